import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The role without login that the game host works as: it sees its own schema and nothing else. */
export const GAMES_ROLE = 'palpite_games';

/** Drizzle on a pool or on one connection; without its transactions, which `inTransaction` stands for. */
export type Database = Omit<NodePgDatabase, 'transaction'>;

/** A pool whose every connection works as the game host's role, with bounds on what a statement takes. */
export function createPool(databaseUrl: string, max: number): pg.Pool {
  const url = new URL(databaseUrl);
  const options = [
    url.searchParams.get('options'),
    `-c role=${GAMES_ROLE}`,
    '-c statement_timeout=15000',
    '-c lock_timeout=8000',
    '-c idle_in_transaction_session_timeout=30000',
  ];
  url.searchParams.delete('options');
  const pool = new pg.Pool({
    connectionString: url.href,
    max,
    application_name: 'palpite games',
    connectionTimeoutMillis: 5_000,
    options: options.filter((option) => option !== null).join(' '),
  });
  // The pool listens to idle connections alone. One that is lent, or just thrown away, and ended by the database
  // would end the process too; whoever uses it learns it from the statement that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Drizzle over a pool or one of its connections, with the tables' camelCase names written in snake_case. */
export function openDatabase(pool: pg.Pool | pg.PoolClient): Database {
  return drizzle(pool, { casing: 'snake_case' });
}

/** The code of a PostgreSQL error below whatever wrapped it, e.g. `23505` for a unique key. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code))
      return at.code;
  }
  return undefined;
}
