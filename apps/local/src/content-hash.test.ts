import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

test('the hash follows contents and names of sources, and nothing else', async () => {
  const root = mkdtempSync(join(tmpdir(), 'palpite-hash-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const hash = () => contentHash(root, ['web', 'lock.json']);
  write('web/src/a.ts', 'a');
  write('lock.json', '{}');
  const first = await hash();
  write('web/src/a.test.ts', 'a test');
  write('web/dist/a.js', 'built');
  write('web/src/tree.gen.ts', 'generated');
  expect(await hash()).toBe(first);
  write('web/src/a.ts', 'b');
  const changed = await hash();
  expect(changed).not.toBe(first);
  write('web/src/b.ts', '');
  expect(await hash()).not.toBe(changed);
  write('lock.json', '{ }');
  expect(await hash()).not.toBe(first);
  rmSync(root, { recursive: true });
});
