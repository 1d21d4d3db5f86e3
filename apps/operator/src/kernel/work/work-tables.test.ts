import { APP_ROLE, migrateLedger } from '@palpite/ledger';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import {
  type Migrations,
  migrationsAreCurrent,
  runMigrations,
} from '@palpite/server/database/migrate.ts';
import { WORK_MIGRATIONS } from '@palpite/work/migrations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_GRANTS } from '#grants.ts';
import { migrateOperator } from '../database/migrate.ts';

/** The operator made its tables of work itself, before the package did: they must stay what the package's are. */

/** A program that has no tables but those of the package. */
const FARM: Migrations = {
  folder: import.meta.dirname,
  packages: [WORK_MIGRATIONS],
  schema: 'farm',
  lock: 6,
  role: APP_ROLE,
  grants: 'SELECT 1',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  await migrateLedger(database.pool);
  await migrateOperator(database.pool, OPERATOR_GRANTS);
  await runMigrations(database.pool, FARM);
});
afterAll(() => database.drop());

/** Columns, constraints, indexes and storage settings of the tables of work in a schema, without its name. */
async function madeIn(schema: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ made: string }>(
    `with tables as (
      select oid, relname, reloptions from pg_class
      where relnamespace = $1::regnamespace and relkind = 'r' and relname in ('work', 'work_calendar', 'job_slot')
    )
    select format('%s.%s %s %s %s %s %s', relname, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
      attidentity, pg_get_expr(adbin, adrelid)) as made
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all select format('%s %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
    from tables join pg_constraint on conrelid = tables.oid
    union all select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
    union all select format('%s %s', relname, reloptions) from tables
    order by made`,
    [schema],
  );
  return rows.map(({ made }) => made.replaceAll(`${schema}.`, ''));
}

test('the tables of work in another schema are those of the operator, in everything', async () => {
  const own = await madeIn('operator');
  expect(own.length).toBeGreaterThan(30);
  expect(await madeIn('farm')).toEqual(own);
});

test('tables of a package are made once, and count as the program’s own', async () => {
  await runMigrations(database.pool, FARM);
  expect(await migrationsAreCurrent(database.pool, FARM)).toBe(true);
  const { rows } = await database.pool.query(
    "select name from migrations.farm where name <> 'grants'",
  );
  expect(rows).toEqual([{ name: 'work/0001_work.sql' }]);
});
