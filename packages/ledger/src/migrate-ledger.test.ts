import { createDatabase } from '@palpite/postgres';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { startThrowAwayServer } from '@palpite/postgres/throw-away-server.ts';
import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appPool } from './connection.ts';
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
    '0001_clock.sql',
    '0002_tables.sql',
    '0003_partitions.sql',
    '0004_transfer.sql',
    '0005_post.sql',
    '0006_holds.sql',
    '0007_resolve.sql',
    '0008_seal.sql',
    '0009_checkpoint.sql',
    '0010_role.sql',
  ]);
});

test('a migration that was changed after it ran is refused', async () => {
  await migrateLedger(database.pool);
  await database.pool.query(
    `update ledger.migration set checksum = 'other' where name = '0005_post.sql'`,
  );
  await expect(migrateLedger(database.pool)).rejects.toThrow(/0005_post\.sql was changed/);
});

test('a ledger of an older shape is refused, and the error says what to do', async () => {
  await database.pool.query(`create schema ledger; create table ledger.migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await database.pool.query(
    `insert into ledger.migration (name, checksum) values ('0001_tables.sql', 'old'), ('0006_period.sql', 'old')`,
  );
  await expect(migrateLedger(database.pool)).rejects.toThrow(LedgerMigrationError);
  await expect(migrateLedger(database.pool)).rejects.toThrow(
    /0001_tables\.sql.*Delete the development data folder/,
  );
  const tables = await database.pool.query(
    `select from pg_class where relnamespace = 'ledger'::regnamespace and relkind = 'r'`,
  );
  expect(tables.rowCount).toBe(1);
});

test('a user who may not make roles learns which statement a superuser has to run', async () => {
  const name = `weak_${Date.now()}`;
  await database.pool.query(`create role ${name} login password 'weak'`);
  const url = new URL(database.url);
  url.username = name;
  url.password = 'weak';
  const weak = surviveLostConnections(new Pool({ connectionString: url.href, max: 2 }));
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

test('a user who is no superuser but may make roles can migrate, post and verify', async () => {
  // A server of its own: on the shared one the role is there already.
  const server = await startThrowAwayServer();
  try {
    await createDatabase(server, 'site');
    const owner = surviveLostConnections(
      new Pool({ connectionString: server.url('site'), max: 1 }),
    );
    await owner.query(`create role plain login createrole password 'plain'`);
    await owner.query('grant create on database site to plain');
    await owner.end();
    const url = new URL(server.url('site'));
    url.username = 'plain';
    url.password = 'plain';
    const plain = surviveLostConnections(new Pool({ connectionString: url.href, max: 1 }));
    await migrateLedger(plain);
    await migrateLedger(plain);
    await plain.end();
    const app = appPool(url.href, 1);
    const ledger = createLedger(app);
    const account = { currency: 'BRL', brandCode: 'palpite' };
    await ledger.openAccount(app, { ...account, ref: 'house', guarded: false });
    await ledger.openAccount(app, { ...account, ref: 'player', guarded: true });
    const postings = [{ source: 'house', destination: 'player', amountMinor: 5n, currency: 'BRL' }];
    await ledger.post(app, { key: 'first', kind: 'deposit', reference: 'plain', postings });
    await ledger.seal();
    expect(await ledger.verify()).toMatchObject({ ok: true, chain: { sealed: 1n } });
    await app.end();
  } finally {
    await server.stop();
  }
});
