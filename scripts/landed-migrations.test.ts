import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * A migration that has landed has run somewhere, and that database refuses it once it is edited. The list has the hash of
 * each, so that an edit is seen here and not when the next server starts.
 */

const ROOT = join(import.meta.dirname, '..');
const LIST = 'scripts/landed-migrations.txt';
const FOLDERS = ['packages/ledger/migrations', 'apps/operator/migrations', 'apps/games/migrations'];

const hashOf = (path: string) =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, path), 'utf8'))
    .digest('hex');

const landed = readFileSync(join(ROOT, LIST), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [hash = '', path = ''] = line.split('  ');
    return { hash, path };
  });
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => `${folder}/${name}`),
);

test('a migration that has landed is still there, as it was', () => {
  const changed = landed
    .filter(({ hash, path }) => !existsSync(join(ROOT, path)) || hashOf(path) !== hash)
    .map(({ path }) => path);
  expect(changed, 'restore them, and put the change into a new file').toEqual([]);
});

test('each migration is on the list once', () => {
  const listed = new Set(landed.map(({ path }) => path));
  expect(listed.size).toBe(landed.length);
  const missing = files.filter((path) => !listed.has(path));
  expect(
    missing.map((path) => `${hashOf(path)}  ${path}`),
    `add these lines to ${LIST}`,
  ).toEqual([]);
});

test('no two migrations of a schema have the same number', () => {
  const numbers = files.map((path) => /^(.+\/\d{4})_[a-z0-9_]+\.sql$/.exec(path)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(files.length);
});
