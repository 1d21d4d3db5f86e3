import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/**
 * Drizzle on a pool or on one connection; tables are named in the queries, so no schema is bound. Its own transactions
 * are left out: they keep their connection for ever when their BEGIN fails.
 */
export type Database = Omit<NodePgDatabase, 'transaction'>;

/** One open transaction, seen by Drizzle and by the ledger. */
export interface Transaction {
  readonly tx: Database;
  readonly client: PoolClient;
  /** Leaves something for when all of it is done for good; for nothing where it, or its part, is undone. */
  afterCommit(this: void, begin: () => void): void;
  /**
   * Leaves something to go on while the commit does, and to be waited for after it. Neither can undo the other: only for
   * counters, which are kept by other connections.
   */
  besideCommit(this: void, begin: () => Promise<unknown>): void;
  /** @returns what takes back all that was left by either since now */
  markLeft(this: void): () => void;
}

/** How a transaction is run. */
export interface TransactionOptions {
  /** The database itself refuses every write. */
  readonly readOnly?: boolean;
  /** Is told what failed of what was left for after or beside the commit, which stays done. */
  readonly onLeftFailed?: (error: unknown) => void;
}

/** feature_not_supported: here a statement that was planned before a migration changed the type of what it answers. */
const STALE_PLAN = new Set(['0A000']);
/** With deadlock_detected and serialization_failure: nothing was done, and doing it again may succeed. */
const REPEATABLE = new Set(['40P01', '40001', ...STALE_PLAN]);
const ATTEMPTS = 3;

/**
 * Runs `work` in one transaction on one connection; commits what it returns, rolls back what it throws.
 * When the database breaks a deadlock the work is done again, so it must keep its effects in the transaction.
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
      if (attempt === ATTEMPTS || !hasCode(error, REPEATABLE)) throw error;
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
  { client, markLeft }: Pick<Transaction, 'client' | 'markLeft'>,
  work: () => Promise<T>,
): Promise<T> {
  const takeBack = markLeft();
  await client.query('SAVEPOINT part');
  try {
    const result = await work();
    await client.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    takeBack();
    // What cannot be undone in part is not committed either: the first error says more.
    await client.query('ROLLBACK TO SAVEPOINT part').catch(() => undefined);
    throw error;
  }
}

async function attemptOnce<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  { readOnly = false, onLeftFailed = () => undefined }: TransactionOptions,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that the server ends between two statements says so by an event; unheard, it ends the process.
  const onLost = (error: Error) => {
    broken = error;
  };
  client.on('error', onLost);
  const { after, beside, leaving } = createLeft();
  const begun = async (begin: () => unknown) => {
    try {
      await begin();
    } catch (error) {
      onLeftFailed(error);
    }
  };
  let going: Promise<unknown>;
  let result: T;
  try {
    await client.query(readOnly ? 'BEGIN READ ONLY' : 'BEGIN');
    result = await work({ tx: databaseOn(client), client, ...leaving });
    const committing = client.query('COMMIT');
    going = Promise.all(beside.map(begun));
    const { command } = await committing;
    // To work that went on after a failed statement the server says ROLLBACK, without an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back, not committed');
  } catch (error) {
    // The statement stays planned for as long as its connection lives.
    if (hasCode(error, STALE_PLAN)) broken = new Error('a plan is stale', { cause: error });
    // A connection that cannot even roll back is of no use to the next caller: it leaves the pool.
    await client.query('ROLLBACK').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(broken);
  }
  // The connection is free by now: what is waited for here has others.
  for (const begin of after) void begun(begin);
  await going;
  return result;
}

/** What a transaction leaves for its end. */
function createLeft() {
  const after: (() => void)[] = [];
  const beside: (() => Promise<unknown>)[] = [];
  const leaving: Pick<Transaction, 'afterCommit' | 'besideCommit' | 'markLeft'> = {
    afterCommit: (begin) => void after.push(begin),
    besideCommit: (begin) => void beside.push(begin),
    markLeft() {
      const [ofAfter, ofBeside] = [after.length, beside.length];
      return () => {
        after.length = ofAfter;
        beside.length = ofBeside;
      };
    },
  };
  return { after, beside, leaving };
}

const onConnections = new WeakMap<PoolClient, Database>();

/** The same for every transaction of a connection, so that what is prepared on it stays prepared. */
function databaseOn(client: PoolClient): Database {
  const known = onConnections.get(client) ?? drizzle(client, { casing: 'snake_case' });
  onConnections.set(client, known);
  return known;
}

/** The driver's code stands on the error, or on the cause that Drizzle wraps. */
function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if (typeof code === 'string' && codes.has(code)) return true;
  }
  return false;
}
