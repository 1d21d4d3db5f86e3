import { endpoint } from '@palpite/contract/endpoint.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { handler } from '../http/handler.ts';
import { mergeHandlers } from './merge-handlers.ts';

const ping = endpoint({
  summary: 'Answers',
  method: 'GET',
  path: '/test/ping',
  value: v.null(),
  idempotency: 'safe',
});
const pong = { ...ping, path: '/test/pong' } as const;
const endpoints = { test: { ping, pong } };
const testPing = handler(ping, async () => null);
const testPong = handler(pong, async () => null);

test('the handlers of all modules are one table; a call that no module answers is not in it', () => {
  const merged = mergeHandlers(endpoints, [{ handlers: { testPing } }, { handlers: {} }]);
  expect(merged).toEqual({ testPing });
  expect(
    mergeHandlers(endpoints, [{ handlers: { testPing } }, { handlers: { testPong } }]),
  ).toEqual({ testPing, testPong });
});

test('a call that two modules answer stops the start', () => {
  const twice = [{ handlers: { testPing } }, { handlers: { testPing } }];
  expect(() => mergeHandlers(endpoints, twice)).toThrow('two modules answer testPing');
});

test('a handler without a call stops the start', () => {
  const misspelt = [{ handlers: { testPnig: testPing } }];
  expect(() => mergeHandlers(endpoints, misspelt)).toThrow('no call for the handler testPnig');
});
