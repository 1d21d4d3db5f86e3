import { expect, test } from 'vitest';
import { createFreshMemory } from './fresh-memory.ts';

const clock = { now: new Date('2026-03-02T12:00:00.000Z') };
const memory = () =>
  createFreshMemory<string>(() => clock.now, { milliseconds: 10_000, capacity: 2 });

/** A read that goes on until it is let go, and says how often it began. */
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

test('whoever asks while an answer is read waits for that one, however many they are', async () => {
  const { of } = memory();
  const held = heldRead();
  const asked = Array.from({ length: 16 }, () => of('board', held.read));
  held.end('read once');
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['read once']));
  expect(held.begun).toBe(1);
});

test('a read that failed is told to those who waited for it and is not kept', async () => {
  const { of } = memory();
  const held = heldRead();
  const asked = [of('board', held.read), of('board', held.read)];
  held.fail(new Error('the database is away'));
  for (const each of await Promise.allSettled(asked)) expect(each.status).toBe('rejected');
  expect(held.begun).toBe(1);
  expect(await of('board', async () => 'back')).toBe('back');
});

test('an answer is as old as its read’s beginning, and the oldest is forgotten first', async () => {
  const { of } = memory();
  await of('one', async () => 'first');
  expect(await of('one', async () => 'second')).toBe('first');
  clock.now = new Date(clock.now.getTime() + 10_000);
  expect(await of('one', async () => 'second')).toBe('second');
  for (const name of ['two', 'three']) await of(name, async () => name);
  expect(await of('one', async () => 'read anew')).toBe('read anew');
});
