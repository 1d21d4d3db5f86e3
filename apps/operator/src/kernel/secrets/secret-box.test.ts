import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSecretBox, defineSecret, readMasterKey } from './secret-box.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palpite-box-'));
});
afterEach(() => rm(folder, { recursive: true }));

const PASS = defineSecret('pass');

describe('a sealed text', () => {
  const box = createSecretBox(new Uint8Array(32).fill(1));

  test('opens only with the same master key and for the same purpose', async () => {
    const sealed = await box.seal(PASS, 'kept');
    expect(await box.open(PASS, sealed)).toBe('kept');
    await expect(box.open('payload-key', sealed)).rejects.toThrow();
    await expect(createSecretBox(new Uint8Array(32)).open(PASS, sealed)).rejects.toThrow();
  });

  test('differs each time, and is useless once altered', async () => {
    const sealed = await box.seal(PASS, 'kept');
    expect(await box.seal(PASS, 'kept')).not.toBe(sealed);
    const parts = sealed.split('.');
    parts[3] = Buffer.from('forged').toString('base64url');
    await expect(box.open(PASS, parts.join('.'))).rejects.toThrow();
  });
});

test('no two purposes of the operator have the same name, and so the same key', () => {
  const source = resolve(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] });
  const names = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/= defineSecret\('([\w-]+)'\)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(5);
  const own = ['payload-key', 'kept-answer', 'work'];
  expect(new Set([...own, ...names]).size).toBe(own.length + names.length);
});

describe('the master key', () => {
  test('is made at the first start, readable by this user alone, and the same ever after', async () => {
    const made = await readMasterKey(folder, undefined);
    expect(made).toHaveLength(32);
    expect(await readMasterKey(folder, undefined)).toEqual(made);
    expect((await stat(join(folder, 'master-key'))).mode & 0o777).toBe(0o600);
  });

  test('is one key, though several processes start at the same moment', async () => {
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => readMasterKey(folder, undefined)),
    );
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
  });

  test('is the configured one when there is one', async () => {
    const key = Buffer.alloc(32, 9);
    expect(await readMasterKey(folder, key.toString('base64url'))).toEqual(new Uint8Array(key));
  });

  test('is never guessed when the file or the setting is damaged', async () => {
    await writeFile(join(folder, 'master-key'), 'half');
    await expect(readMasterKey(folder, undefined)).rejects.toThrow(/master-key.*backup/);
    await expect(readMasterKey(folder, 'short')).rejects.toThrow(/MASTER_KEY/);
  });
});
