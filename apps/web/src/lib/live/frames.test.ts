import { liveFrame } from '@palpite/contract/live.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { createFrames } from './frames.ts';

/** Frames as text, from operators of this release and of the ones next to it. */

let queryClient: QueryClient;
let asked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  queryClient = new QueryClient();
  asked = [];
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function shown(name: string, staleOn: object) {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['member', name],
    queryFn: () => asked.push(name),
    meta: { staleOn },
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  asked = [];
}
const take = (frame: object) =>
  createFrames({ queryClient } as Services).take(v.parse(liveFrame, frame));

test('an image makes stale what its channel can name, and nothing else', async () => {
  await shown('deposits', { deposit: 0 });
  await shown('chat', { chat: 0 });
  take({ type: 'image', channel: 'account:7', offset: 5, topics: ['deposit'], shared: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['deposits']);
});

test('an image of an operator of the release before makes every answer stale', async () => {
  await shown('deposits', { deposit: 0 });
  await shown('chat', { chat: 9, message: 0 });
  await shown('rules', {});
  take({ type: 'image', channel: 'account', offset: 5 });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked).toEqual(['deposits', 'chat']);
});

test('of the hints of a newer operator, those that this release knows are taken', async () => {
  await shown('deposits', { deposit: 0 });
  const hints = [
    { topic: 'constructor', offset: 5 },
    { topic: 'odds-of-tomorrow', offset: 5 },
    { topic: 'deposit', offset: 5 },
  ];
  take({ type: 'hints', channel: 'account', offset: 5, hints, shared: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['deposits']);
});

test('what many hear at once is asked for within a second and a half, what one hears at once', async () => {
  await shown('deposits', { deposit: 0 });
  const hints = [{ topic: 'deposit', offset: 5 }];
  take({ type: 'hints', channel: 'brand', offset: 5, hints, shared: true });
  await vi.advanceTimersByTimeAsync(1_499);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['deposits']);
});
