import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/** Drizzle on a pool or on one connection; tables are named in the queries, so no schema is bound. */
export type Database = NodePgDatabase;

/** One open transaction, seen by Drizzle and by the ledger. */
export interface Transaction {
  readonly tx: Database;
  readonly client: PoolClient;
  /** Leaves something for when all of it is done for good; for nothing where it is undone. */
  afterCommit(this: void, begin: () => void): void;
  /**
   * Leaves something to go on while the commit does, and to be waited for with it. Neither can undo the other: only for
   * counters, which are kept by other connections.
   */
  besideCommit(this: void, begin: () => Promise<unknown>): void;
}

/** deadlock_detected and serialization_failure: nothing was done, and doing it again may succeed. */
const REPEATABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 3;

/**
 * Runs `work` in one transaction on one connection; commits what it returns, rolls back what it throws.
 * When the database breaks a deadlock the work is done again, so it must keep its effects in the transaction.
 * `readOnly` makes the database itself refuse every write.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  { readOnly = false } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, work, readOnly);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
      // By chance, so that two that got in each other's way do not meet again at the same point.
      await sleep(randomInt(5, 40 * attempt));
    }
  }
}

/**
 * Does a part of a transaction that is undone alone where it throws: the rest goes on.
 * @throws what `work` throws, once its part is undone
 */
export async function inSavepoint<T>(
  { client }: Pick<Transaction, 'client'>,
  work: () => Promise<T>,
): Promise<T> {
  await client.query('SAVEPOINT part');
  try {
    const result = await work();
    await client.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT part');
    throw error;
  }
}

async function attemptOnce<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  readOnly: boolean,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that the server ends between two statements says so by an event; unheard, it ends the process.
  const onLost = (error: Error) => {
    broken = error;
  };
  client.on('error', onLost);
  const left: (() => void)[] = [];
  const beside: (() => Promise<unknown>)[] = [];
  const afterCommit = (begin: () => void) => void left.push(begin);
  try {
    await client.query(readOnly ? 'BEGIN READ ONLY' : 'BEGIN');
    const result = await work({
      tx: databaseOn(client),
      client,
      afterCommit,
      besideCommit: (begin) => void beside.push(begin),
    });
    const committing = client.query('COMMIT');
    const going = Promise.allSettled(beside.map((begin) => begin()));
    const { command } = await committing;
    // To work that went on after a failed statement the server says ROLLBACK, without an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back, not committed');
    for (const begin of left) begin();
    await going;
    return result;
  } catch (error) {
    // A connection that cannot even roll back is of no use to the next caller: it leaves the pool.
    await client.query('ROLLBACK').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(broken);
  }
}

const onConnections = new WeakMap<PoolClient, Database>();

/** The same for every transaction of a connection, so that what is prepared on it stays prepared. */
function databaseOn(client: PoolClient): Database {
  const known = onConnections.get(client) ?? drizzle(client, { casing: 'snake_case' });
  onConnections.set(client, known);
  return known;
}

/** The driver's code stands on the error, or on the cause that Drizzle wraps. */
function isRepeatable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if (typeof code === 'string' && REPEATABLE.has(code)) return true;
  }
  return false;
}
