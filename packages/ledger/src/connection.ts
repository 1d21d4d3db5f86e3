/** What the ledger runs its statements on: a pool (each call alone) or a client in a transaction. */
import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { DatabaseError, Pool, type PoolClient, type QueryResultRow } from 'pg';

/**
 * A pool: the call commits by itself before it answers, and is repeated when the database asks for that.
 * A client: the call is part of that client's transaction and counts once it commits.
 */
export type Connection = Pool | PoolClient | { query: PoolClient['query'] };

/** The database role that the application takes: it can post, and cannot write a table. */
export const APP_ROLE = 'palpite_app';

/** A pool that connects as the application does: in its role from the first statement on. */
export function appPool(url: string, max = 20): Pool {
  return surviveLostConnections(
    new Pool({ connectionString: url, options: `-c role=${APP_ROLE}`, max }),
  );
}

/** A statement with a name, so that the server plans it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

// serialization_failure and deadlock_detected: nothing was done, the same call may succeed.
const AGAIN = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** Runs one statement; on a pool it is repeated when the database could not order it among others. */
export async function runStatement<Row extends QueryResultRow>(
  on: Connection,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const alone = on instanceof Pool;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await on.query<Row>({ ...statement, values: [...values] });
      return result.rows;
    } catch (error) {
      const code = error instanceof DatabaseError ? (error.code ?? '') : '';
      if (!alone || attempt === ATTEMPTS || !AGAIN.has(code)) throw error;
    }
  }
}
