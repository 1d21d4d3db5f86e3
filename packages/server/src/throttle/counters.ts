import { ContractError } from '@palpite/contract/errors.ts';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Where the counters of attempts are kept, shared by all processes through PostgreSQL: table `rate_limit` of a schema.
 * The table is UNLOGGED: a power cut may lose counts.
 */
export interface CounterTable {
  /** With `synchronousCommit: 'off'` no request waits for a disk; then write nothing but counters through it. */
  readonly pool: Pool;
  readonly schema: string;
}

/** One kind of counter in the shared table; the library itself never creates or sweeps the table. */
export function createLimiter(
  { pool, schema }: CounterTable,
  options: { keyPrefix: string; points: number; duration: number; blockDuration?: number },
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    schemaName: schema,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...options,
  });
}

/**
 * Counts `points` for a key.
 * @param refusal makes the error of a caller who must wait that many milliseconds
 * @throws ContractError too_many_requests, or what `refusal` makes
 */
export async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  points: number,
  refusal: (milliseconds: number) => Error = mustWait,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key, points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw refusal(refused.msBeforeNext);
  }
}

/** The refusal of a caller who must wait that many milliseconds. */
export const mustWait = (milliseconds: number): ContractError =>
  tooManyRequests(Math.ceil(milliseconds / 1_000));

/** The refusal of a caller who must wait; its value and the `Retry-After` header say how long. */
export function tooManyRequests(retryAfterSeconds: number): ContractError {
  return new ContractError('too_many_requests', { retryAfterSeconds });
}

/**
 * Reads counters by their full names (`<prefix>:<key>`). An expired counter, or one that never began, is missing.
 * Counts nothing.
 */
export async function readCounters(
  { pool, schema }: CounterTable,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ key: string; points: number }>({
    name: 'read-counters',
    text: `SELECT key, points FROM ${schema}.rate_limit WHERE key = ANY ($1) AND expire > $2`,
    values: [names, Date.now()],
  });
  return new Map(rows.map(({ key, points }) => [key, points]));
}

/** Removes the counters that expired before `now`. @returns how many */
export async function sweepCounters({ pool, schema }: CounterTable, now: Date): Promise<number> {
  const { rowCount } = await pool.query(`DELETE FROM ${schema}.rate_limit WHERE expire < $1`, [
    now.getTime(),
  ]);
  return rowCount ?? 0;
}

/** A counter without a limit of its own. Its window starts with the first count and has a fixed length. */
export interface WindowCounter {
  /** @returns the count in this window */
  add(key: string): Promise<number>;
}

export function createWindowCounter(
  table: CounterTable,
  keyPrefix: string,
  seconds: number,
): WindowCounter {
  const limiter = createLimiter(table, { keyPrefix, points: 1, duration: seconds });
  return { add: async (key) => (await limiter.penalty(key, 1)).consumedPoints };
}

/** A counter without a limit of its own that resets only after a quiet time. */
export interface QuietCounter {
  /** The full name of a key's counter. */
  nameOf(key: string): string;
  /** @returns the count now */
  add(key: string): Promise<number>;
  subtract(key: string, points: number): Promise<void>;
}

/**
 * The library's windows have a fixed length: three tries at the end of one window and three at the start of the next
 * would be six within a moment. Here each try restarts the window.
 */
export function createQuietCounter(
  { pool, schema }: CounterTable,
  keyPrefix: string,
  quietSeconds: number,
): QuietCounter {
  const nameOf = (key: string) => `${keyPrefix}:${key}`;
  return {
    nameOf,
    async add(key) {
      const now = Date.now();
      const { rows } = await pool.query<{ points: number }>(
        `INSERT INTO ${schema}.rate_limit AS kept (key, points, expire) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET expire = $2,
           points = CASE WHEN kept.expire <= $3 THEN 1 ELSE kept.points + 1 END
         RETURNING points`,
        [nameOf(key), now + quietSeconds * 1_000, now],
      );
      return rows[0]?.points ?? 1;
    },
    async subtract(key, points) {
      await pool.query(
        `UPDATE ${schema}.rate_limit SET points = greatest(points - $2, 0) WHERE key = $1`,
        [nameOf(key), points],
      );
    },
  };
}
