import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

test('tasks with the same key run one at a time, in order; another key does not wait', async () => {
  const { run } = createKeyedMutex();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = run('account 1', async () => {
    log.push('one begins');
    await first.promise;
    log.push('one ends');
  });
  const two = run('account 1', async () => void log.push('two'));
  await run('account 2', async () => void log.push('another account'));
  expect(log).toEqual(['one begins', 'another account']);
  first.resolve();
  await Promise.all([one, two]);
  expect(log).toEqual(['one begins', 'another account', 'one ends', 'two']);
});

test('a task that fails rejects for its own caller, and the next one runs', async () => {
  const { run } = createKeyedMutex();
  const failing = run('account 1', () => Promise.reject(new Error('no database')));
  const next = run('account 1', async () => 'done');
  await expect(failing).rejects.toThrow('no database');
  expect(await next).toBe('done');
});
