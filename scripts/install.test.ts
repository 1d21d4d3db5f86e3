import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { explain } from './install.mjs';
import { withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'palpite-install-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['npm error code ENOTFOUND', 'does not answer'],
  ['npm error code ENOSPC', 'disk is full'],
  ['npm error code EACCES', 'writable'],
  ['npm error code EUSAGE', 'npm install'],
  ['npm error something nobody foresaw', 'something nobody foresaw'],
])('an installation that fails with %o says what to do', (output, sentence) => {
  const said = explain(output, 'exit code 1', folder);
  expect(said).toContain(sentence);
  expect(said).toMatch(/run the command again/i);
});

test('two commands at once: the second waits until the first has finished', async () => {
  const file = join(folder, 'both.lock');
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = withLock(
    file,
    () => order.push('first waits'),
    async () => {
      order.push('first begins');
      await gate.promise;
      order.push('first ends');
    },
  );
  await expect.poll(() => order).toContain('first begins');
  const second = withLock(
    file,
    () => {
      order.push('second waits');
      gate.resolve();
    },
    async () => void order.push('second runs'),
  );
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'second waits', 'first ends', 'second runs']);
});

test('the lock of a command that was killed holds nobody up', async () => {
  const file = join(folder, 'dead.lock');
  // No process has this number: it is above every system's limit.
  writeFileSync(file, '999999999');
  await expect(
    withLock(
      file,
      () => undefined,
      async () => 'ran',
    ),
  ).resolves.toBe('ran');
});
