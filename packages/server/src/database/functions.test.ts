import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Migrations, migrationsAreCurrent, runMigrations } from './migrate.ts';

let database: TestDatabase;
let root: string;
beforeEach(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  root = mkdtempSync(join(tmpdir(), 'palpite-functions-'));
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  await database.drop();
});

/** A build: the texts of its functions, and how often such texts have landed. */
function build(name: string, landed: number, texts: Readonly<Record<string, string>>): Migrations {
  const functions = join(root, name, 'functions');
  const folder = join(root, name, 'migrations');
  mkdirSync(join(functions, 'farm'), { recursive: true });
  mkdirSync(folder);
  for (const [file, text] of Object.entries(texts)) {
    writeFileSync(join(functions, 'farm', `${file}.sql`), text);
  }
  writeFileSync(join(functions, 'landed.txt'), 'a checksum\n'.repeat(landed));
  return { folder, functions, schema: 'farm', lock: 5, role: 'palpite_app', grants: 'SELECT 1' };
}
const saying = (text: string) =>
  `create or replace function farm.sound() returns text language sql as $$ select '${text}' $$;`;
async function sound(): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ sound: string }>('SELECT farm.sound()');
  return rows[0]?.sound;
}

test('a text that has changed is applied, in whatever order the functions call each other', async () => {
  await runMigrations(
    database.pool,
    build('one', 1, {
      a: 'create or replace function farm.twice() returns text language sql as $$ select farm.sound() || farm.sound() $$;',
      b: 'create or replace view farm.heard as select farm.twice() as all_of_it;',
      c: saying('moo'),
    }),
  );
  const { rows } = await database.pool.query('SELECT all_of_it FROM farm.heard');
  expect(rows).toEqual([{ all_of_it: 'moomoo' }]);
  const next = build('two', 1, { c: saying('baa') });
  expect(await migrationsAreCurrent(database.pool, next)).toBe(false);
  await runMigrations(database.pool, next);
  expect(await sound()).toBe('baa');
  expect(await migrationsAreCurrent(database.pool, next)).toBe(true);
});

test('an older process that starts beside a newer one leaves the newer texts as they are', async () => {
  const older = build('older', 1, { c: saying('moo') });
  await runMigrations(database.pool, older);
  await runMigrations(database.pool, build('newer', 2, { c: saying('baa') }));
  await runMigrations(database.pool, older);
  expect(await sound()).toBe('baa');
  expect(await migrationsAreCurrent(database.pool, older)).toBe(true);
});

test('a text that the database refuses changes nothing, and is not taken for applied', async () => {
  await runMigrations(database.pool, build('one', 1, { c: saying('moo') }));
  const broken = build('two', 2, { c: saying('baa'), d: 'create or replace function farm.' });
  await expect(runMigrations(database.pool, broken)).rejects.toThrow(/syntax error/);
  expect(await sound()).toBe('moo');
  await runMigrations(database.pool, build('three', 2, { c: saying('baa') }));
  expect(await sound()).toBe('baa');
});
