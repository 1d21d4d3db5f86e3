import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrateGames } from './migrate.ts';
import { createPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'games', migrate: migrateGames });
});
beforeEach(() => {
  pool = createPool(database.url, 1);
});
afterEach(() => pool.end());
afterAll(() => database.drop());

const one = () => inTransaction(pool, async (tx) => (await tx.execute(sql`select 1 as one`)).rows);

test('a connection that is lost before the transaction begins leaves its place in the pool', async () => {
  pool.once('acquire', (client: pg.Client) => client.connection.stream.destroy());
  await expect(one()).rejects.toThrow(/terminated|not queryable/);
  expect(pool.totalCount).toBe(0);
  expect(await one()).toEqual([{ one: 1 }]);
});

test('a connection that is lost in the transaction leaves its place in the pool', async () => {
  const cut = inTransaction(pool, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await tx.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow();
  expect(pool.totalCount).toBe(0);
  expect(await one()).toEqual([{ one: 1 }]);
});

test('what fails is undone and its error comes through; the connection is used again', async () => {
  const writing = inTransaction(pool, async (tx) => {
    await tx.execute(sql`insert into games.spent_nonce values ('v', 'n', now())`);
    throw new Error('no');
  });
  await expect(writing).rejects.toThrow('no');
  const { rowCount } = await database.pool.query('select from games.spent_nonce');
  expect(rowCount).toBe(0);
  expect(pool.idleCount).toBe(1);
});

test('work that goes on after a failed statement is an error, not a commit', async () => {
  const hidden = inTransaction(pool, async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(hidden).rejects.toThrow('was rolled back, not committed');
  expect(pool.idleCount).toBe(1);
});
