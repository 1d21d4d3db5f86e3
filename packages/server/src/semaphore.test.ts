import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('only as many tasks run at once as there are permits; the others wait, in order', async () => {
  const { run } = createSemaphore(2);
  const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const tasks = gates.map(({ promise }, index) =>
    run(() => {
      begun.push(index);
      return promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve();
  await tasks[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(tasks);
});

test('a task that fails passes its permit on', async () => {
  const { run } = createSemaphore(1);
  const failing = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a flood is refused once eight callers wait for each permit; the waiting ones still run', async () => {
  const { run } = createSemaphore(1);
  const gate = Promise.withResolvers<void>();
  const first = run(() => gate.promise);
  const waiting = Array.from({ length: 8 }, (_, index) => run(async () => index));
  await expect(run(async () => 'one too many')).rejects.toMatchObject({ code: 'unavailable' });
  gate.resolve();
  await first;
  expect(await Promise.all(waiting)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
