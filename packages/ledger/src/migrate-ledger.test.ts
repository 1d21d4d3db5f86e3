import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLedger } from './ledger.ts';
import { LedgerMigrationError, migrateLedger } from './migrate-ledger.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: async () => undefined });
});
afterEach(() => database.drop());

test('processes that start at the same moment migrate once, and again is nothing', async () => {
  await Promise.all(Array.from({ length: 6 }, () => migrateLedger(database.pool)));
  await migrateLedger(database.pool);
  const applied = await database.pool.query('select name from ledger.migration order by name');
  expect(applied.rows.map((row) => row.name)).toEqual([
    '0001_tables.sql',
    '0002_post.sql',
    '0003_holds.sql',
    '0004_seal.sql',
    '0005_role.sql',
  ]);
});

test('a migration that was changed after it ran is refused', async () => {
  await migrateLedger(database.pool);
  await database.pool.query(
    `update ledger.migration set checksum = 'other' where name = '0002_post.sql'`,
  );
  await expect(migrateLedger(database.pool)).rejects.toThrow(/0002_post\.sql was changed/);
});

test('a user who may not make roles is told which sentence a superuser has to run', async () => {
  const name = `weak_${Date.now()}`;
  await database.pool.query(`create role ${name} login password 'weak'`);
  const url = new URL(database.url);
  url.username = name;
  url.password = 'weak';
  const weak = new Pool({ connectionString: url.href, max: 2 });
  try {
    await expect(migrateLedger(weak)).rejects.toThrow(LedgerMigrationError);
    await expect(migrateLedger(weak)).rejects.toThrow(`grant palpite_app to "${name}"`);
    // And that sentence is enough.
    await database.pool.query(`do $$ begin create role palpite_app nologin;
      exception when duplicate_object then null; end $$`);
    await database.pool.query(`grant palpite_app to "${name}"`);
    await database.pool.query(`grant create on database ${url.pathname.slice(1)} to "${name}"`);
    await migrateLedger(weak);
    expect(await createLedger(weak).verify()).toMatchObject({ ok: true });
  } finally {
    await weak.end();
    await database.pool.query(`drop owned by ${name} cascade`);
    await database.pool.query(`drop role ${name}`);
  }
});
