import { type LiveRequest, liveRequest } from '@palpite/contract/live.ts';
import { beginTab } from '@palpite/ui/tab.ts';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWanted, namesInHello } from './follow-wanted.ts';
import { channelsWanted, wantAgain, wantChannel, wantForOther } from './wanted-channels.ts';

/** What an open connection is asked to follow. */

let said: LiveRequest[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  beginTab();
  said = [];
  stop = followWanted((request) => void said.push(v.parse(liveRequest, request)), []);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('what screens want is followed at once, in messages that every operator takes, and left when they go', async () => {
  const leave = Array.from({ length: 50 }, (_, at) => wantChannel(`odds:${at}`));
  await pass(0);
  expect(said.map(({ type, channels }) => [type, channels.length])).toEqual([
    ['subscribe', 20],
    ['subscribe', 20],
    ['subscribe', 10],
  ]);
  said = [];
  for (const each of leave) each();
  await pass(500);
  expect(said.flatMap(({ type, channels }) => channels.map(() => type))).toEqual(
    Array.from({ length: 50 }, () => 'unsubscribe'),
  );
});

test('a screen that another with the same keys replaces asks for nothing, and changes are said twice a second at most', async () => {
  const first = wantChannel('odds:1');
  await pass(0);
  said = [];
  first();
  wantChannel('odds:1');
  await pass(500);
  expect(said).toEqual([]);
  for (let at = 0; at < 40; at += 1) {
    wantChannel(`odds:${at}`);
    await pass(100);
  }
  expect(said.length).toBeLessThanOrEqual(9);
});

test('a value with a gap is followed again, and one that no screen wants is not', async () => {
  wantChannel('odds:1');
  await pass(0);
  said = [];
  wantAgain('odds:1');
  wantAgain('odds:gone');
  await pass(500);
  expect(said).toEqual([{ type: 'subscribe', channels: ['odds:1'] }]);
});

test('what another tab wants is followed until it wants it no more, or is silent for a minute', async () => {
  wantChannel('odds:1');
  await pass(0);
  said = [];
  wantForOther('b', ['odds:1', 'odds:2'], []);
  await pass(500);
  // Also what is followed already: the other tab has not had its value.
  expect(said).toEqual([{ type: 'subscribe', channels: ['odds:1', 'odds:2'] }]);
  wantForOther('b', ['odds:1'], []);
  expect(channelsWanted()).toEqual(['odds:1']);
  wantForOther('c', ['odds:3'], []);
  await pass(70_000);
  wantForOther('b', [], []);
  expect(channelsWanted()).toEqual(['odds:1']);
});

test('a hello names twenty channels, and the rest where an older operator does not look', () => {
  const names = Array.from({ length: 25 }, (_, at) => `odds:${at}`);
  const { channels, more = [] } = namesInHello(names, ['brand', 'account']);
  expect(channels.slice(0, 2)).toEqual(['brand', 'account']);
  expect(channels).toHaveLength(20);
  expect([...channels, ...more].slice(2)).toEqual(names);
  expect(namesInHello([], ['brand'])).toEqual({ channels: ['brand'] });
});
