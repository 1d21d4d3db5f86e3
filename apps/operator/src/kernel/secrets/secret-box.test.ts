import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSecretBox, readMasterKey } from './secret-box.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palpite-box-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a sealed text', () => {
  const box = createSecretBox(new Uint8Array(32).fill(1));

  test('opens only with the same master key and for the same purpose', async () => {
    const sealed = await box.seal('vendor-secret', 'kept');
    expect(await box.open('vendor-secret', sealed)).toBe('kept');
    await expect(box.open('payload-key', sealed)).rejects.toThrow();
    await expect(
      createSecretBox(new Uint8Array(32)).open('vendor-secret', sealed),
    ).rejects.toThrow();
  });

  test('differs each time, and is useless once altered', async () => {
    const sealed = await box.seal('captcha', 'kept');
    expect(await box.seal('captcha', 'kept')).not.toBe(sealed);
    const parts = sealed.split('.');
    parts[3] = Buffer.from('forged').toString('base64url');
    await expect(box.open('captcha', parts.join('.'))).rejects.toThrow();
  });
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
