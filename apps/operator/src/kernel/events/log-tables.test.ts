import { APP_ROLE, migrateLedger } from '@palpite/ledger';
import { LOG_MIGRATIONS } from '@palpite/log/migrations.ts';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { type Migrations, runMigrations } from '@palpite/server/database/migrate.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_GRANTS } from '#grants.ts';
import { migrateOperator } from '../database/migrate.ts';

/** The operator made its log itself, before the package did: tables and functions must stay what the package's are. */

/** A program that has nothing but the package's. */
const FARM: Migrations = {
  folder: import.meta.dirname,
  packages: [LOG_MIGRATIONS],
  schema: 'farm',
  lock: 6,
  role: APP_ROLE,
  grants: 'SELECT 1',
};
/** What the operator's log has of its own: the clock that tests shift, and the numbers of its locks. */
const OWN = [
  ['ledger.now()', 'clock_timestamp()'],
  ['7377251923', "hashtextextended('event_head', 0)"],
  ['7377251924', "hashtextextended('event', 0)"],
] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  await migrateLedger(database.pool);
  await migrateOperator(database.pool, OPERATOR_GRANTS);
  await runMigrations(database.pool, FARM);
});
afterAll(() => database.drop());

/** The name of a schema alone, or in that of its channel, is left out. */
const withoutSchema = (text: string, schema: string) =>
  text.replaceAll(`${schema}.`, '').replaceAll(`'${schema}_event'`, "'_event'");

/** Columns, constraints, indexes, partitions and storage settings of the tables of a log, without the schema's name. */
async function tablesIn(schema: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ made: string }>(
    `with tables as (
      select oid, relname, relkind, reloptions, pg_get_partkeydef(oid) as partitions from pg_class
      where relnamespace = $1::regnamespace and relname in ('event_new', 'event', 'event_head', 'consumer')
    )
    select format('%s.%s %s %s %s %s %s', relname, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
      attidentity, pg_get_expr(adbin, adrelid)) as made
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all select format('%s %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
    from tables join pg_constraint on conrelid = tables.oid
    union all select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
    union all select format('%s %s %s %s', relname, relkind, partitions, reloptions) from tables
    order by made`,
    [schema],
  );
  return rows.map(({ made }) => withoutSchema(made, schema));
}

/** The whole definitions of a log's functions, with what they are called with and as whom. */
async function functionsIn(schema: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ made: string }>(
    `select pg_get_functiondef(oid) as made from pg_proc
     where pronamespace = $1::regnamespace
       and proname in ('emit', 'hand_out', 'make_event_days', 'drop_event_days') order by proname`,
    [schema],
  );
  return rows.map(({ made }) => withoutSchema(made, schema));
}

test('the tables of a log in another schema are those of the operator, in everything', async () => {
  const own = await tablesIn('operator');
  expect(own.length).toBeGreaterThan(30);
  expect(await tablesIn('farm')).toEqual(own);
});

test('the functions of a log in another schema are those of the operator, but for its clock and its locks', async () => {
  const own = (await functionsIn('operator')).map((text) =>
    OWN.reduce((each, [from, to]) => each.replaceAll(from, to), text),
  );
  expect(own).toHaveLength(4);
  expect(await functionsIn('farm')).toEqual(own);
});
