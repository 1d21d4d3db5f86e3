import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

/** Drizzle on a pool or on one connection; tables are named in the queries, so no schema is bound. */
export type Database = NodePgDatabase;

/** One open transaction, seen by Drizzle and by the ledger. */
export interface Transaction {
  readonly tx: Database;
  readonly client: PoolClient;
}

/**
 * Runs `work` in one transaction on one connection; commits what it returns, rolls back what it throws.
 * `readOnly` makes the database itself refuse every write.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  { readOnly = false } = {},
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(readOnly ? 'BEGIN READ ONLY' : 'BEGIN');
    const result = await work({ tx: drizzle(client, { casing: 'snake_case' }), client });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is of no use to the next caller: it leaves the pool.
    await client.query('ROLLBACK').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
