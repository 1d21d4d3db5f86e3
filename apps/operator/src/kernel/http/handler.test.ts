import { type Endpoint, endpoint } from '@palpite/contract/endpoint.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createAuthenticate } from '#modules/identity/session/find-session.ts';
import { houseAccount, mainWallet } from '#modules/money/wallet/accounts.ts';
import { withOperator } from '#testing/with-operator.ts';
import { mountContract } from './contract-routes.ts';
import { createFrame } from './frame.ts';
import { type Handler, handler } from './handler.ts';

const ping = endpoint({
  summary: 'Answers',
  method: 'GET',
  path: '/test/ping',
  value: v.object({ name: v.string() }),
  idempotency: 'safe',
});
const pong = { ...ping, path: '/test/pong' } as const;
const readsNoSession = handler(ping, async ({ session }) => ({ name: session.username }));

const operator = withOperator();
function mount(test: Record<string, Endpoint>, handlers: Record<string, Handler>) {
  const app = createFrame(operator.services);
  mountContract(app, operator.services, createAuthenticate(operator.services), { test }, handlers);
  return app;
}

describe('the table of handlers', () => {
  test('is refused at the start when an entry was made for another call', () => {
    expect(() => mount({ pong }, { testPong: readsNoSession })).toThrow(
      /test\.pong.*another endpoint/,
    );
    expect(() => mount({ ping, again: ping }, {})).toThrow(
      /GET \/test\/ping is a duplicate endpoint/,
    );
  });
});

test('a ledger key that comes with another body is a defect: logged with the key, never answered as the caller’s error', async () => {
  const { id: accountId } = await operator.account();
  const act = { ...ping, idempotency: 'natural' } as const;
  const collide = handler(act, async ({ client, services }) => {
    const [main, house] = [
      mainWallet(accountId),
      houseAccount('bets', { code: 'palpite', currency: 'BRL' }),
    ];
    const move = (amountMinor: bigint) =>
      services.ledger.post(client, {
        key: 'withdrawal:77:held',
        kind: 'test',
        reference: 'test',
        postings: [{ source: main, destination: house, amountMinor, currency: 'BRL' }],
      });
    await move(1n);
    await move(2n);
    return { name: '' };
  });
  const app = mount({ ping: act }, { testPing: collide });
  const request = new Request('http://localhost/test/ping', { headers: { host: 'localhost' } });
  const response = await app.fetch(request, { peerAddress: '203.0.113.1' });
  expect([response.status, await response.json()]).toMatchObject([
    500,
    { message: 'internal_error' },
  ]);
  const told = operator.logLines.map((line) => JSON.parse(line));
  expect(told.filter(({ level }) => level === 'error')).toMatchObject([
    {
      err: {
        name: 'Error',
        code: 'key_reused',
        message: expect.stringContaining('withdrawal:77:held'),
      },
    },
  ]);
});

test('a handler that only answers opens no transaction, and its answer is parsed like any other', async () => {
  const acquired: unknown[] = [];
  const note = (client: unknown) => acquired.push(client);
  operator.services.pool.on('acquire', note);
  const natural = { ...ping, idempotency: 'natural' } as const;
  const answers = handler(natural, { answer: () => ({ name: 'plain', secret: 'not listed' }) });
  const app = mount({ ping: natural }, { testPing: answers });
  const request = new Request('http://localhost/test/ping', { headers: { host: 'localhost' } });
  const response = await app.fetch(request, { peerAddress: '203.0.113.1' });
  operator.services.pool.off('acquire', note);
  expect((await response.json()).value).toEqual({ name: 'plain' });
  expect(acquired).toEqual([]);
});

test('a call whose answer is kept by a key cannot have a handler without a transaction', () => {
  const keyed = { ...ping, method: 'POST', idempotency: 'key' } as const;
  expect(() => handler(keyed, { answer: () => ({ name: '' }) })).toThrow(/needs a transaction/);
});

test('a handler that reads the session of a call without one is a defect, and answered as one', async () => {
  const app = mount({ ping }, { testPing: readsNoSession });
  const request = new Request('http://localhost/test/ping', { headers: { host: 'localhost' } });
  const response = await app.fetch(request, { peerAddress: '203.0.113.1' });
  expect(response.status).toBe(500);
  expect(operator.logLines.join('\n')).toContain('read the session of a call without one');
});
