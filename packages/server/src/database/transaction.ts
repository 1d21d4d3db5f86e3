import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { databaseErrorCode } from './error-code.ts';

/**
 * Drizzle on a pool or on one connection. Queries name their tables, so no schema is bound. Drizzle's own transactions
 * are left out: if their BEGIN fails they never return the connection, and the pool runs dry. Use `inTransaction`.
 * An interface: the compiler's parallel checkers sometimes lost the same type as an alias.
 */
export interface Database extends Omit<NodePgDatabase, 'transaction'> {}

/** Drizzle on a pool or on one of its connections; camelCase columns are written in snake_case. */
export function openDatabase(connection: Pool | PoolClient): Database {
  return drizzle(connection, { casing: 'snake_case' });
}

/** One open transaction, for Drizzle and for the ledger. */
export interface Transaction {
  readonly tx: Database;
  readonly client: PoolClient;
  /** Runs a task after commit; drops it if the transaction, or the savepoint it was added in, rolls back. */
  afterCommit(this: void, task: () => void): void;
  /**
   * Runs a task while the commit runs; the transaction's promise waits for it. Neither can undo the other, so this is
   * only for counters, which other connections write.
   */
  duringCommit(this: void, task: () => Promise<unknown>): void;
  /** @returns a function that drops every task added since this call */
  markTasks(this: void): () => void;
}

/** How a transaction runs. */
export interface TransactionOptions {
  /** The database itself refuses every write. */
  readonly readOnly?: boolean;
  /** Receives the errors of tasks that run during or after the commit. The commit stands. */
  readonly onTaskFailed?: (error: unknown) => void;
}

/** feature_not_supported: a migration changed the result type of a statement that this connection had prepared before. */
const STALE_PLAN = '0A000';
/** With deadlock_detected and serialization_failure: nothing was done, and a retry may succeed. */
const RETRYABLE = new Set(['40P01', '40001', STALE_PLAN]);
const ATTEMPTS = 3;

/**
 * Runs `work` in one transaction on one connection; commits what it returns, rolls back what it throws.
 * If the database breaks a deadlock, `work` runs again, so it must have no effects outside the transaction.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, work, options);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(databaseErrorCode(error) ?? '')) throw error;
      // A random delay, so that two transactions that collided do not collide at the same point again.
      await sleep(randomInt(5, 40 * attempt));
    }
  }
}

/**
 * Runs part of a transaction. If it throws, only this part is rolled back and the transaction goes on.
 * @throws what `work` throws, after the rollback
 */
export async function inSavepoint<T>(
  { client, markTasks }: Pick<Transaction, 'client' | 'markTasks'>,
  work: () => Promise<T>,
): Promise<T> {
  const dropTasks = markTasks();
  await client.query('SAVEPOINT part');
  try {
    const result = await work();
    await client.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    dropTasks();
    // If the savepoint cannot be rolled back, the whole transaction fails anyway; the first error says more.
    await client.query('ROLLBACK TO SAVEPOINT part').catch(() => undefined);
    throw error;
  }
}

async function attemptOnce<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  { readOnly = false, onTaskFailed = () => undefined }: TransactionOptions,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // If the server closes the connection between two statements, the client emits an event; unhandled, it ends the process.
  const onLost = (error: Error) => {
    broken = error;
  };
  client.on('error', onLost);
  const { after, during, tasks } = createTasks();
  const run = async (task: () => unknown) => {
    try {
      await task();
    } catch (error) {
      onTaskFailed(error);
    }
  };
  let running: Promise<unknown>;
  let result: T;
  try {
    await client.query(readOnly ? 'BEGIN READ ONLY' : 'BEGIN');
    result = await work({ tx: databaseOn(client), client, ...tasks });
    const committing = client.query('COMMIT');
    running = Promise.all(during.map(run));
    const { command } = await committing;
    // If the work ignored a failed statement, the server answers COMMIT with ROLLBACK and no error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back, not committed');
  } catch (error) {
    // The statement stays prepared for the life of its connection.
    if (databaseErrorCode(error) === STALE_PLAN) {
      broken = new Error('a prepared statement is stale', { cause: error });
    }
    // A connection that cannot roll back is of no use to the next caller: remove it from the pool.
    await client.query('ROLLBACK').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(broken);
  }
  // The connection is back in the pool, so tasks that need one can have it.
  for (const task of after) void run(task);
  await running;
  return result;
}

/** The tasks that a transaction collects for its commit. */
function createTasks() {
  const after: (() => void)[] = [];
  const during: (() => Promise<unknown>)[] = [];
  const tasks: Pick<Transaction, 'afterCommit' | 'duringCommit' | 'markTasks'> = {
    afterCommit: (task) => void after.push(task),
    duringCommit: (task) => void during.push(task),
    markTasks() {
      const [afterCount, duringCount] = [after.length, during.length];
      return () => {
        after.length = afterCount;
        during.length = duringCount;
      };
    },
  };
  return { after, during, tasks };
}

const databases = new WeakMap<PoolClient, Database>();

/** The same object for every transaction of a connection, so that prepared statements stay prepared. */
function databaseOn(client: PoolClient): Database {
  const database = databases.get(client) ?? openDatabase(client);
  databases.set(client, database);
  return database;
}
