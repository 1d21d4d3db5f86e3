import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { APP_ROLE } from '@palpite/ledger';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { createPool } from '@palpite/server/database/pool.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_GRANTS } from '#grants.ts';
import { migrateOperator, migrationsAreCurrent } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
});
afterAll(() => database.drop());

test('processes that migrate an empty database at the same moment all end with it current', async () => {
  const pools = Array.from({ length: 4 }, () => new Pool({ connectionString: database.url }));
  await Promise.all(pools.map((pool) => migrateOperator(pool, OPERATOR_GRANTS)));
  for (const pool of pools) {
    expect(await migrationsAreCurrent(pool)).toBe(true);
    await pool.end();
  }
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

test('an account keeps its real name and payment password in the table of payees, and a locked one stays frozen', async () => {
  const earlier = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  try {
    const folder = resolve(import.meta.dirname, '../../../migrations');
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    const payees = files.indexOf('0030_payee.sql');
    const run = async (names: readonly string[]) => {
      for (const name of names)
        await earlier.pool.query(readFileSync(resolve(folder, name), 'utf8'));
    };
    await run(files.slice(0, payees));
    await earlier.pool.query(`
      INSERT INTO operator.account
        (brand_code, username, username_key, type, status, nickname, language, currency, created_at)
      SELECT 'palpite', name, name, 0, status, name, 'PT', 'BRL', now()
      FROM (VALUES ('ana', 'active'), ('bia', 'locked'), ('caio', 'locked'), ('duda', 'active'))
        AS wanted (name, status)`);
    await earlier.pool.query(`
      INSERT INTO operator.account_profile (account_id, payee_name, payment_password_hash, register_url)
      SELECT id, initcap(username), 'hash of ' || username, '' FROM operator.account
      WHERE username IN ('ana', 'bia')`);
    await run(files.slice(payees, payees + 1));
    const { rows } = await earlier.pool.query(`
      SELECT username, payee_name, payment_password_hash, frozen_at IS NOT NULL AS frozen
      FROM operator.payee JOIN operator.account ON id = account_id ORDER BY username`);
    expect(rows).toEqual([
      { username: 'ana', payee_name: 'Ana', payment_password_hash: 'hash of ana', frozen: false },
      { username: 'bia', payee_name: 'Bia', payment_password_hash: 'hash of bia', frozen: true },
      { username: 'caio', payee_name: null, payment_password_hash: null, frozen: true },
    ]);
  } finally {
    await earlier.drop();
  }
});
