import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let role: string;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  const { rows } = await database.pool.query<{ name: string }>('SELECT current_user AS name');
  role = rows[0]?.name ?? '';
  await database.pool.query('CREATE TABLE thing (id int PRIMARY KEY)');
});
beforeEach(() => {
  pool = createPool({ databaseUrl: database.url, max: 1, name: 'test', role });
});
afterEach(() => pool.end());
afterAll(() => database.drop());

const one = () =>
  inTransaction(pool, async ({ client }) => (await client.query('SELECT 1 AS one')).rows);

test('a connection that is lost before the transaction begins leaves the pool', async () => {
  pool.once('acquire', (client: pg.Client) => client.connection.stream.destroy());
  await expect(one()).rejects.toThrow(/terminated|not queryable/);
  expect(pool.totalCount).toBe(0);
  expect(await one()).toEqual([{ one: 1 }]);
});

test('a connection that is lost during the transaction leaves the pool', async () => {
  const cut = inTransaction(pool, async ({ client }) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await client.query('SELECT 1');
  });
  await expect(cut).rejects.toThrow();
  expect(pool.totalCount).toBe(0);
  expect(await one()).toEqual([{ one: 1 }]);
});

test('an idle connection that the database ends leaves the pool, and the process goes on', async () => {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const removed = new Promise((resolve) => pool.once('remove', resolve));
  await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await removed;
  expect(await one()).toEqual([{ one: 1 }]);
});

test('a connection whose transaction was rolled back is used again', async () => {
  const writing = inTransaction(pool, async ({ client }) => {
    await client.query('INSERT INTO thing VALUES (1)');
    throw new Error('no');
  });
  await expect(writing).rejects.toThrow('no');
  const { rowCount } = await database.pool.query('SELECT FROM thing');
  expect(rowCount).toBe(0);
  expect(pool.idleCount).toBe(1);
});

test('a connection whose work ignored a failed statement is used again', async () => {
  const ignoring = inTransaction(pool, async ({ client }) => {
    await client.query('SELECT 1 / 0').catch(() => undefined);
  });
  await expect(ignoring).rejects.toThrow('was rolled back, not committed');
  expect(pool.idleCount).toBe(1);
});
