import type pg from 'pg';
import { type Database, openDatabase } from './pool.ts';

/**
 * Runs `work` in one transaction on one connection; commits what it returns, rolls back what it throws. Drizzle's own
 * `transaction` keeps the connection for ever when already its BEGIN fails, as it does for whoever is there first after
 * a database has ended: the pool runs dry, and cannot be closed any more.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(openDatabase(client));
    const { command } = await client.query('COMMIT');
    // To work that went on after a failed statement the server says ROLLBACK, without an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back, not committed');
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
