import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumOfAll, LANDED_LIST, readFunctions } from '@palpite/server/database/functions.ts';
import { expect, test } from 'vitest';

/**
 * A migration that has landed has run somewhere, and that database refuses it once it is edited. The list has the hash of
 * each, so that an edit is seen here and not when the next server starts.
 */

const ROOT = join(import.meta.dirname, '..');
const LIST = 'scripts/landed-migrations.txt';
const FOLDERS = [
  'packages/ledger/migrations',
  'packages/log/migrations',
  'packages/rooms/migrations',
  'packages/work/migrations',
  'apps/operator/migrations',
  'apps/games/migrations',
];

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

/** The last migration that may make functions: from then on they have sources (`apps/operator/functions`). */
const LAST_WITH_FUNCTIONS = '0092';

test('a migration holds tables, types and data: functions and views have a source each', () => {
  const making = files
    .filter((path) => path.startsWith('apps/operator/'))
    .filter((path) => (/\/(\d{4})_/.exec(path)?.[1] ?? '') > LAST_WITH_FUNCTIONS)
    .filter((path) =>
      /^\s*(create|alter)\s+(or\s+replace\s+)?(function|procedure|view)\b/im.test(
        readFileSync(join(ROOT, path), 'utf8'),
      ),
    );
  expect(making, 'put them into apps/operator/functions').toEqual([]);
});

test('the list of what has landed ends with the functions as they are', () => {
  const folder = join(ROOT, 'apps/operator/functions');
  const landedTexts = readFileSync(join(folder, LANDED_LIST), 'utf8').trimEnd().split('\n');
  expect(new Set(landedTexts).size).toBe(landedTexts.length);
  expect(
    landedTexts.at(-1),
    'functions have changed: add their checksum as a line to apps/operator/functions/landed.txt, or replace the last ' +
      'line if it has not landed yet',
  ).toBe(checksumOfAll(readFunctions(folder)));
});
