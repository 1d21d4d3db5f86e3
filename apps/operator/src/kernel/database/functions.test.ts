import { fileURLToPath } from 'node:url';
import { APP_ROLE, migrateLedger } from '@palpite/ledger';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { readFunctions } from '@palpite/server/database/functions.ts';
import { runMigrations } from '@palpite/server/database/migrate.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_GRANTS } from '#grants.ts';
import { migrateOperator } from './migrate.ts';

const ROOT = new URL('../../../', import.meta.url);
const { files } = readFunctions(fileURLToPath(new URL('functions', ROOT)));

const databases: TestDatabase[] = [];
async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  databases.push(database);
  await migrateLedger(database.pool);
  return database;
}
let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await emptyDatabase();
  await migrateOperator(fresh.pool, OPERATOR_GRANTS);
});
afterAll(() => Promise.all(databases.map((database) => database.drop())));

/** Each function, view and trigger of the schema: its text, owner, rights and settings. */
async function madeIn({ pool }: TestDatabase): Promise<readonly string[]> {
  const { rows } = await pool.query<{ made: string }>(`
    select format('%s|%s|%s', pg_get_functiondef(oid), proowner::regrole, proacl) as made
    from pg_proc where pronamespace = 'operator'::regnamespace
    union all select format('%s|%s|%s|%s', oid::regclass, pg_get_viewdef(oid), relowner::regrole, relacl)
    from pg_class where relnamespace = 'operator'::regnamespace and relkind = 'v'
    union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'operator'::regnamespace and not t.tgisinternal
    order by made`);
  return rows.map(({ made }) => made);
}

test('each function and view of the schema has one source, which is named as it is', async () => {
  const { rows } = await fresh.pool.query<{ name: string }>(`
    select proname as name from pg_proc where pronamespace = 'operator'::regnamespace
    union all select relname from pg_class where relnamespace = 'operator'::regnamespace and relkind = 'v'`);
  const made = files.map(({ name, sql }) => {
    const names = [...sql.matchAll(/^create or replace (?:function|view) operator\.(\w+)/gm)];
    expect(names.length, name).toBe(1);
    expect(name).toMatch(new RegExp(`/${names[0]?.[1]}\\.sql$`));
    return names[0]?.[1];
  });
  expect(made.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('a source says nothing but how its function is made, and which earlier form it replaces', () => {
  for (const { name, sql } of files) {
    const statements = sql
      .replace(/\$\$[\s\S]*?\$\$/g, '')
      .replace(/^\s*--.*$/gm, '')
      .split(';')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '');
    for (const statement of statements) {
      expect(statement, name).toMatch(
        /^(create or replace (function|view)|drop function if exists) operator\./,
      );
    }
  }
});

test('a database from before the sources ends with what a new one has', async () => {
  const old = await emptyDatabase();
  await runMigrations(old.pool, {
    folder: fileURLToPath(new URL('migrations', ROOT)),
    schema: 'operator',
    lock: 1,
    role: APP_ROLE,
    grants: OPERATOR_GRANTS,
  });
  await migrateOperator(old.pool, OPERATOR_GRANTS);
  expect(await madeIn(old)).toEqual(await madeIn(fresh));
});
