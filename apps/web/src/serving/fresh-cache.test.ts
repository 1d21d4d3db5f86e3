// @vitest-environment node
import { expect, test } from 'vitest';
import { FreshCache } from './fresh-cache.ts';

function cacheAt() {
  const clock = { now: 0 };
  let made = 0;
  const cache = new FreshCache<number>({
    freshMilliseconds: 10,
    staleMilliseconds: 100,
    capacity: 2,
    now: () => clock.now,
  });
  return { clock, cache, make: async () => ++made };
}

test('a fresh value is served without asking again', async () => {
  const { cache, make, clock } = cacheAt();
  expect(await cache.get('a', make)).toBe(1);
  clock.now = 9;
  expect(await cache.get('a', make)).toBe(1);
});

test('a stale value is served at once while a new one is made for the next', async () => {
  const { cache, make, clock } = cacheAt();
  await cache.get('a', make);
  clock.now = 50;
  expect(await cache.get('a', make)).toBe(1);
  expect(await cache.get('a', make)).toBe(2);
});

test('a value that is too old is waited for', async () => {
  const { cache, make, clock } = cacheAt();
  await cache.get('a', make);
  clock.now = 111;
  expect(await cache.get('a', make)).toBe(2);
});

test('many at once make it once', async () => {
  const { cache, make } = cacheAt();
  expect(await Promise.all([1, 2, 3].map(() => cache.get('a', make)))).toEqual([1, 1, 1]);
});

test('a failure reaches the caller and is not kept, and an old value outlives it', async () => {
  const { cache, make, clock } = cacheAt();
  const fail = async () => {
    throw new Error('down');
  };
  await expect(cache.get('a', fail)).rejects.toThrow('down');
  expect(await cache.get('a', make)).toBe(1);
  clock.now = 50;
  expect(await cache.get('a', fail)).toBe(1);
  expect(await cache.get('a', make)).toBe(1);
});

test('the least recently used goes first', async () => {
  const { cache, make } = cacheAt();
  await cache.get('a', make);
  await cache.get('b', make);
  await cache.get('a', make);
  await cache.get('c', make);
  expect(await cache.get('a', make)).toBe(1);
  expect(await cache.get('b', make)).toBe(4);
});

test('where no new value can be made the old one stands for it, for as long as it may', async () => {
  const clock = { now: 0 };
  const cache = new FreshCache<string>({
    freshMilliseconds: 10,
    staleMilliseconds: 0,
    failedMilliseconds: 100,
    capacity: 2,
    now: () => clock.now,
  });
  const fail = async () => {
    throw new Error('down');
  };
  await cache.get('a', async () => 'first');
  clock.now = 11;
  expect(await cache.get('a', fail)).toBe('first');
  expect(await cache.get('a', async () => 'second')).toBe('second');
  clock.now = 11 + 110;
  await expect(cache.get('a', fail)).rejects.toThrow('down');
});
