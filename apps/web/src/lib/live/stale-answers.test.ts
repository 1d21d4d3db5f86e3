import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seenUpTo } from '../calls.ts';
import { createStaleAnswers, type StaleAnswers } from './stale-answers.ts';

let queryClient: QueryClient;
let stale: StaleAnswers;
let asked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  queryClient = new QueryClient();
  stale = createStaleAnswers(queryClient);
  asked = [];
});
afterEach(() => {
  stale.stop();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A shown answer that depends on a topic, asked for again after its pace. */
async function shown(name: string, staleOn: object) {
  const queryKey = ['member', name];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      asked.push(name);
      return name;
    },
    meta: { staleOn },
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  asked = [];
  const query = queryClient.getQueryCache().find({ queryKey });
  if (!query) throw new Error('the query is not there');
  return query;
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('what depends on a topic is asked for again, and nothing else is', async () => {
  await shown('deposits', { deposit: 0 });
  await shown('messages', { message: 0 });
  stale.hint('deposit', 5, false);
  await pass(0);
  expect(asked).toEqual(['deposits']);
});

test('an answer that has seen the change already is not asked for again', async () => {
  const query = await shown('deposits', { deposit: 0 });
  seenUpTo.set(query, 7);
  stale.hint('deposit', 7, false);
  stale.hint('deposit', 6, false);
  await pass(0);
  expect(asked).toEqual([]);
  stale.hint('deposit', 8, false);
  await pass(0);
  expect(asked).toEqual(['deposits']);
});

test('an answer that has seen the change while the call was planned is not asked for again', async () => {
  const query = await shown('count', { chat: 10 });
  stale.hint('chat', 5, false);
  await pass(5_000);
  seenUpTo.set(query, 5);
  await pass(5_000);
  expect(asked).toEqual([]);
});

test('a lively topic costs one call in its pace', async () => {
  await shown('count', { chat: 10 });
  for (let second = 0; second < 30; second += 1) {
    stale.hint('chat', second, false);
    await pass(1_000);
  }
  expect(asked).toHaveLength(3);
});

test('what everybody hears at once is asked for within a second and a half, not in one moment', async () => {
  await shown('announcements', { announcement: 0 });
  stale.hint('announcement', 5, true);
  await pass(1_499);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['announcements']);
});

test('an answer that comes after a later one’s is not shown', async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const queryKey = ['member', 'overtaken'];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
    meta: { staleOn: { deposit: 0 } },
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => undefined);
  await pass(0);
  answers[0]?.resolve('before');
  await pass(0);
  for (const offset of [5, 6]) {
    stale.hint('deposit', offset, false);
    await pass(0);
  }
  expect(answers).toHaveLength(3);
  answers[2]?.resolve('the sixth');
  await pass(0);
  answers[1]?.resolve('the fifth');
  await pass(0);
  expect(queryClient.getQueryData(queryKey)).toBe('the sixth');
});

test('changes heard in any order, and twice, cost no call more than in their own order', async () => {
  const query = await shown('deposits', { deposit: 0 });
  for (const offset of [7, 5, 7, 6]) stale.hint('deposit', offset, false);
  await pass(0);
  expect(asked).toEqual(['deposits']);
  seenUpTo.set(query, 7);
  for (const offset of [6, 7, 5]) stale.hint('deposit', offset, false);
  await pass(0);
  expect(asked).toEqual(['deposits']);
});
