import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('work under one name goes on one at a time, in the order in which it came; under another it does not wait', async () => {
  const { take } = createTurns();
  const told: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = take('account 1', async () => {
    told.push('one begins');
    await first.promise;
    told.push('one ends');
  });
  const two = take('account 1', async () => void told.push('two'));
  await take('account 2', async () => void told.push('another account'));
  expect(told).toEqual(['one begins', 'another account']);
  first.resolve();
  await Promise.all([one, two]);
  expect(told).toEqual(['one begins', 'another account', 'one ends', 'two']);
});

test('what fails is told to its own caller, and the next has its turn', async () => {
  const { take } = createTurns();
  const failing = take('account 1', () => Promise.reject(new Error('no database')));
  const next = take('account 1', async () => 'done');
  await expect(failing).rejects.toThrow('no database');
  expect(await next).toBe('done');
});
