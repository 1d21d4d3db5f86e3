import pg from 'pg';

export interface PoolOptions {
  readonly databaseUrl: string;
  readonly max: number;
  /** Shown in pg_stat_activity. */
  readonly name: string;
  /** The database role that every connection works as. */
  readonly role: string;
  /** `off` only for rows that a power cut may lose (rate limits). */
  readonly synchronousCommit?: 'on' | 'off';
}

/** A pool whose connections all work as `role`, with limits on how long a statement may take. */
export function createPool(options: PoolOptions): pg.Pool {
  const { databaseUrl, max, name, role, synchronousCommit = 'on' } = options;
  const url = new URL(databaseUrl);
  const settings = [
    url.searchParams.get('options'),
    `-c role=${role}`,
    '-c statement_timeout=15000',
    '-c lock_timeout=8000',
    '-c idle_in_transaction_session_timeout=30000',
    `-c synchronous_commit=${synchronousCommit}`,
  ];
  url.searchParams.delete('options');
  const pool = new pg.Pool({
    connectionString: url.href,
    max,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    options: settings.filter((setting) => setting !== null).join(' '),
  });
  return surviveLostConnections(pool);
}

/**
 * Keeps the process alive when the database closes a connection, whether it is idle, checked out, just discarded, or one
 * of an ended pool whose socket is not closed yet: an error event without a listener ends the process. The caller learns
 * of it when its next statement fails.
 */
export function surviveLostConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
