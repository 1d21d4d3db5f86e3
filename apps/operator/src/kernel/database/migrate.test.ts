import { APP_ROLE, migrateLedger } from '@palpite/ledger';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { MigrationError } from '@palpite/server/database/migrate.ts';
import { createPool, surviveLostConnections } from '@palpite/server/database/pool.ts';
import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OPERATOR_GRANTS } from '#grants.ts';
import * as tables from '#tables.ts';
import { migrateOperator, migrationsAreCurrent } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  // The operator's functions call the ledger's.
  await migrateLedger(database.pool);
});
afterAll(() => database.drop());

test('processes that migrate an empty database at the same moment all end with it current', async () => {
  const pools = Array.from({ length: 4 }, () =>
    surviveLostConnections(new Pool({ connectionString: database.url })),
  );
  await Promise.all(pools.map((pool) => migrateOperator(pool, OPERATOR_GRANTS)));
  for (const pool of pools) {
    expect(await migrationsAreCurrent(pool)).toBe(true);
    await pool.end();
  }
});

/** A process at work: it has changed a table's entry in the catalogue, as a new partition does, and is not done yet. */
async function beginChange(): Promise<{ commit(): Promise<void> }> {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  await client.query('GRANT SELECT ON operator.account TO current_user');
  return {
    async commit() {
      await client.query('COMMIT');
      client.release();
    },
  };
}

test('a start with nothing to migrate does not meet with a process that makes a partition', async () => {
  await migrateOperator(database.pool, OPERATOR_GRANTS);
  const change = await beginChange();
  const pool = new Pool({ connectionString: database.url, options: '-c lock_timeout=3s' });
  try {
    await migrateOperator(pool, OPERATOR_GRANTS);
  } finally {
    await pool.end();
    await change.commit();
  }
});

test('rights that have changed are granted beside a process that makes a partition', async () => {
  await migrateOperator(database.pool, OPERATOR_GRANTS);
  const change = await beginChange();
  const grants = `GRANT TRUNCATE ON operator.announcement TO ${APP_ROLE}; ${OPERATOR_GRANTS}`;
  const migrating = migrateOperator(database.pool, grants);
  const waits = async () => {
    const { rowCount } = await database.pool.query(
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'GRANT TRUNCATE%'",
    );
    expect(rowCount).toBe(1);
  };
  await vi.waitFor(waits, { timeout: 10_000 }).finally(() => change.commit());
  await migrating;
  const { rows } = await database.pool.query(
    "SELECT has_table_privilege($1, 'operator.announcement', 'TRUNCATE') AS granted",
    [APP_ROLE],
  );
  expect(rows).toEqual([{ granted: true }]);
});

test('the application’s own connections can work with rows and nothing more', async () => {
  await migrateOperator(database.pool, OPERATOR_GRANTS);
  const pool = createPool({ databaseUrl: database.url, max: 2, name: 'test', role: APP_ROLE });
  const role = await pool.query('SELECT current_user AS name');
  expect(role.rows).toEqual([{ name: 'palpite_app' }]);
  await pool.query('SELECT count(*) FROM operator.account');
  for (const statement of [
    'CREATE TABLE operator.mine (id int)',
    'DROP TABLE operator.account',
    'ALTER TABLE operator.account ADD COLUMN mine int',
    'TRUNCATE operator.account',
    "DELETE FROM operator.login_history WHERE outcome = 'ok'",
    'DELETE FROM migrations.operator',
    'CREATE SCHEMA mine',
  ]) {
    await expect(pool.query(statement), statement).rejects.toThrow(
      /permission denied|must be owner/,
    );
  }
  await pool.end();
});

test('the database ends a statement that takes too long', async () => {
  const pool = createPool({ databaseUrl: database.url, max: 1, name: 'test', role: APP_ROLE });
  const { rows } = await pool.query(
    "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock",
  );
  expect(rows).toEqual([{ statement: '15s', lock: '8s' }]);
  await pool.end();
});

test('the tables of the code are those of the database, column by column, with their keys and checks', async () => {
  await migrateOperator(database.pool, OPERATOR_GRANTS);
  const { rows } = await database.pool.query<{ named: string }>(`
    SELECT format('%s.%s %s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN ' not null' ELSE '' END) AS named
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'operator'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND a.attnum > 0 AND NOT a.attisdropped`);
  const configs = Object.values(tables)
    .filter((each) => is(each, PgTable))
    .map((each) => getTableConfig(each as PgTable));
  const inCode = configs.flatMap(({ name, columns }) =>
    columns.map((each) => columnText(name, each)),
  );
  expect(inCode.toSorted()).toEqual(rows.map(({ named }) => named).toSorted());

  const known = await database.pool.query<{ name: string }>(`
    SELECT conname AS name FROM pg_constraint WHERE connamespace = 'operator'::regnamespace
    UNION SELECT indexname FROM pg_indexes WHERE schemaname = 'operator'`);
  const names = new Set(known.rows.map(({ name }) => name));
  const declared = configs.flatMap(({ checks, indexes, foreignKeys }) => [
    ...checks.map(({ name }) => name),
    ...indexes.map(({ config }) => config.name ?? ''),
    ...foreignKeys.map((key) => key.getName()),
  ]);
  expect(declared.map(toSnakeCase).filter((name) => !names.has(name))).toEqual([]);
});

const toSnakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** As the database writes it: `account.id bigint not null`. */
function columnText(table: string, column: PgColumn): string {
  const type = column.getSQLType().replace(/^numeric\((\d+), (\d+)\)$/, 'numeric($1,$2)');
  const written = type.replace(/^varchar/, 'character varying');
  return `${table}.${toSnakeCase(column.name)} ${written}${column.notNull ? ' not null' : ''}`;
}

describe('a database that cannot be brought up to date', () => {
  const refusing = async (before: string) => {
    const other = await createTestDatabase({ template: 'empty', migrate: async () => {} });
    try {
      await other.pool.query(before);
      await expect(migrateOperator(other.pool, OPERATOR_GRANTS)).rejects.toThrow(
        expect.objectContaining({ constructor: MigrationError }) as Error,
      );
      return await migrateOperator(other.pool, OPERATOR_GRANTS).catch(
        (error: MigrationError) => error.message,
      );
    } finally {
      await other.drop();
    }
  };

  test('is refused with what to do where it is from before the first release', async () => {
    const message = await refusing(`
      CREATE SCHEMA migrations;
      CREATE TABLE migrations.operator (id serial, hash text, created_at bigint)`);
    expect(message).toContain('remove the data folder');
  });

  test('is refused where it has run another text of a migration, by the name of the file', async () => {
    const message = await refusing(`
      CREATE SCHEMA migrations;
      CREATE TABLE migrations.operator (name text, checksum text, applied_at timestamptz);
      INSERT INTO migrations.operator VALUES ('0001_kernel.sql', 'another', now())`);
    expect(message).toContain('0001_kernel.sql');
  });
});
