import { APP_ROLE, outlivingDatabase } from '@palpite/ledger';
import pg from 'pg';

export interface PoolOptions {
  readonly databaseUrl: string;
  readonly max: number;
  /** Shown in pg_stat_activity. */
  readonly name: string;
  /** `off` only for rows that may be lost in a power cut (rate limits). */
  readonly synchronousCommit?: 'on' | 'off';
}

/** A pool whose every connection works as the application role, with bounds on what a statement may take. */
export function createPool({ databaseUrl, max, name, synchronousCommit = 'on' }: PoolOptions) {
  const url = new URL(databaseUrl);
  const options = [
    url.searchParams.get('options'),
    `-c role=${APP_ROLE}`,
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
    options: options.filter((option) => option !== null).join(' '),
  });
  return outlivingDatabase(pool);
}
