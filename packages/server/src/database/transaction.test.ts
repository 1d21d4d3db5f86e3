import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { surviveLostConnections } from './pool.ts';
import { inSavepoint, inTransaction, type Transaction } from './transaction.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  pool = surviveLostConnections(new Pool({ connectionString: database.url, max: 3 }));
  await pool.query('CREATE TABLE thing (id int PRIMARY KEY, touched int NOT NULL DEFAULT 0)');
});
beforeEach(async () => {
  await pool.query('TRUNCATE thing');
  await pool.query('INSERT INTO thing VALUES (1), (2)');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const touch = ({ client }: Transaction, id: number) =>
  client.query('UPDATE thing SET touched = touched + 1 WHERE id = $1', [id]);
const touched = async () =>
  (await pool.query('SELECT touched FROM thing ORDER BY id')).rows.map((row) => row.touched);

test('work that returns is committed; work that throws is rolled back', async () => {
  await inTransaction(pool, (transaction) => touch(transaction, 1));
  await expect(
    inTransaction(pool, async (transaction) => {
      await touch(transaction, 2);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await touched()).toEqual([1, 0]);
});

test('a failed savepoint rolls back alone, even if the database refused a statement, and the rest is committed', async () => {
  await inTransaction(pool, async (transaction) => {
    await inSavepoint(transaction, () => touch(transaction, 1));
    const part = inSavepoint(transaction, async () => {
      await touch(transaction, 2);
      await transaction.client.query('INSERT INTO thing VALUES (1)');
    });
    await expect(part).rejects.toMatchObject({ code: '23505' });
    await touch(transaction, 1);
  });
  expect(await touched()).toEqual([2, 0]);
});

test('a task for after the commit runs once the work is committed, and never after a rollback', async () => {
  const ran: string[] = [];
  await inTransaction(pool, async ({ afterCommit }) => {
    afterCommit(() => ran.push('kept'));
    expect(ran).toEqual([]);
  });
  await expect(
    inTransaction(pool, async ({ afterCommit }) => {
      afterCommit(() => ran.push('undone'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(ran).toEqual(['kept']);
});

test('tasks that a savepoint added are dropped with that savepoint alone', async () => {
  const ran: string[] = [];
  await inTransaction(pool, async (transaction) => {
    const add = (what: string) => {
      transaction.afterCommit(() => ran.push(`${what} after`));
      transaction.duringCommit(async () => ran.push(`${what} during`));
    };
    add('before');
    await inSavepoint(transaction, async () => add('kept'));
    const part = inSavepoint(transaction, async () => {
      add('undone');
      throw new Error('no');
    });
    await expect(part).rejects.toThrow('no');
    add('last');
  });
  expect(ran.toSorted()).toEqual(
    ['before', 'kept', 'last'].flatMap((what) => [`${what} after`, `${what} during`]),
  );
});

test('a savepoint that cannot be rolled back reports its first error', async () => {
  const lost = inTransaction(pool, (transaction) =>
    inSavepoint(transaction, async () => {
      await transaction.client.query('ROLLBACK');
      throw new Error('the first reason');
    }),
  );
  await expect(lost).rejects.toThrow('the first reason');
});

test('tasks during the commit are awaited without holding the connection, and their failures are reported', async () => {
  const small = surviveLostConnections(new Pool({ connectionString: database.url, max: 1 }));
  const failures: unknown[] = [];
  const answer = await inTransaction(
    small,
    async (transaction) => {
      await touch(transaction, 1);
      transaction.duringCommit(() => {
        throw new Error('at once');
      });
      // It ends only if the only connection is free before it does.
      transaction.duringCommit(() =>
        small.query('UPDATE thing SET touched = touched + 1 WHERE id = 2'),
      );
      transaction.duringCommit(() => Promise.reject(new Error('later')));
      transaction.afterCommit(() => {
        throw new Error('after');
      });
      return 'done';
    },
    { onTaskFailed: (error) => failures.push(error) },
  );
  expect(answer).toBe('done');
  expect(await touched()).toEqual([1, 1]);
  expect(failures.map(String).toSorted()).toEqual([
    'Error: after',
    'Error: at once',
    'Error: later',
  ]);
  await small.end();
});

test('a statement prepared before a migration changed its column costs the connection, not the call', async () => {
  const planned = { name: 'planned', text: 'SELECT * FROM thing WHERE id = 1' };
  const read = () =>
    inTransaction(pool, async ({ client }) => (await client.query(planned)).rows[0]);
  expect(await read()).toEqual({ id: 1, touched: 0 });
  await pool.query('ALTER TABLE thing ALTER touched TYPE text');
  try {
    expect(await read()).toEqual({ id: 1, touched: '0' });
  } finally {
    await pool.query('ALTER TABLE thing ALTER touched TYPE int USING touched::int');
  }
  expect(await read()).toEqual({ id: 1, touched: 0 });
});

test('work that ignores a failed statement fails: nothing was committed', async () => {
  const ignoring = inTransaction(pool, async (transaction) => {
    await touch(transaction, 1);
    await transaction.client.query('SELECT no_such_column FROM thing').catch(() => undefined);
    return 'done';
  });
  await expect(ignoring).rejects.toThrow('rolled back, not committed');
  expect(await touched()).toEqual([0, 0]);
});

test('a read-only transaction cannot write', async () => {
  await expect(
    inTransaction(pool, (transaction) => touch(transaction, 1), { readOnly: true }),
  ).rejects.toThrow(/read-only transaction/);
  expect(await touched()).toEqual([0, 0]);
});

test('two transactions that deadlock both succeed', async () => {
  let meet: () => void = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  let waiting = 0;
  const crossing = (first: number, second: number) =>
    inTransaction(pool, async (transaction) => {
      await touch(transaction, first);
      waiting += 1;
      if (waiting === 2) meet();
      await met;
      await touch(transaction, second);
    });
  await Promise.all([crossing(1, 2), crossing(2, 1)]);
  expect(await touched()).toEqual([2, 2]);
  // A third attempt shows that one of them was done again, not that they never met.
  expect(waiting).toBeGreaterThanOrEqual(3);
});

test('a connection that the server closes mid-transaction fails that call only', async () => {
  const lost = inTransaction(pool, async (transaction) => {
    await touch(transaction, 1);
    const { rows } = await transaction.client.query('SELECT pg_backend_pid() AS pid');
    const ended = new Promise<void>((resolve) => transaction.client.once('end', resolve));
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    // The connection's end is heard while no statement is under way.
    await ended;
    await touch(transaction, 2);
  });
  await expect(lost).rejects.toThrow();
  expect(await touched()).toEqual([0, 0]);
  await inTransaction(pool, (transaction) => touch(transaction, 1));
  expect(await touched()).toEqual([1, 0]);
});
