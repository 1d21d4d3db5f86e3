import { expect, test } from 'vitest';
import { createTtlCache } from './ttl-cache.ts';

const clock = { now: new Date('2026-03-02T12:00:00.000Z') };
const cache = () => createTtlCache<string>(() => clock.now, { ttlMs: 10_000, capacity: 2 });

/** A read that runs until the test ends it, and counts how often it began. */
function heldRead() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const held = {
    begun: 0,
    end: resolve,
    fail: reject,
    read() {
      held.begun += 1;
      return promise;
    },
  };
  return held;
}

test('callers who ask while a value is being read share that read', async () => {
  const { get } = cache();
  const held = heldRead();
  const asked = Array.from({ length: 16 }, () => get('board', held.read));
  held.end('read once');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['read once']));
  expect(held.begun).toBe(1);
});

test('a failed read rejects for everyone who waits for it and is not cached', async () => {
  const { get } = cache();
  const held = heldRead();
  const asked = [get('board', held.read), get('board', held.read)];
  held.fail(new Error('the database is away'));
  for (const each of await Promise.allSettled(asked)) expect(each.status).toBe('rejected');
  expect(held.begun).toBe(1);
  expect(await get('board', async () => 'back')).toBe('back');
});

test('a value’s age counts from the start of its read, and the oldest value is dropped first', async () => {
  const { get } = cache();
  await get('one', async () => 'first');
  expect(await get('one', async () => 'second')).toBe('first');
  clock.now = new Date(clock.now.getTime() + 10_000);
  expect(await get('one', async () => 'second')).toBe('second');
  for (const name of ['two', 'three']) await get(name, async () => name);
  expect(await get('one', async () => 'read again')).toBe('read again');
});

test('what is forgotten is read again, and a read that was under way is not kept', async () => {
  const { get, clear } = cache();
  await get('board', async () => 'old');
  clear();
  const held = heldRead();
  const late = get('board', held.read);
  clear();
  expect(await get('board', async () => 'new')).toBe('new');
  held.end('older');
  expect(await late).toBe('older');
  expect(await get('board', async () => 'newest')).toBe('new');
});
