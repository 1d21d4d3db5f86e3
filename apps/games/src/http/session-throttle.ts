import type { Context } from 'hono';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

const SESSIONS_PER_MINUTE = 120;
const SWEEP_MILLISECONDS = 60_000;

/** Set by @hono/node-server. */
interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/**
 * Counts the games that a caller opens: each asks the operator's wallet, and a launch token may not be guessed at.
 * The counters stand in the database, for all processes together.
 * @returns what each opening goes through; it throws Refusal too_many_requests for a caller who must wait
 */
export function createSessionThrottle({ pool, config }: Services): (c: Context) => Promise<void> {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    schemaName: 'games',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'session',
    points: config.sessionsPerMinute ?? SESSIONS_PER_MINUTE,
    duration: 60,
  });
  const callerOf = config.callerOf ?? ((_headers, peer) => peer ?? '');
  let sweptAt = 0;
  const sweep = async (now: number) => {
    if (now - sweptAt < SWEEP_MILLISECONDS) return;
    sweptAt = now;
    await pool.query('DELETE FROM games.rate_limit WHERE expire < $1', [now]);
  };
  return async (c) => {
    const { incoming } = (c.env ?? {}) as Bindings;
    await sweep(Date.now());
    try {
      await limiter.consume(callerOf(c.req.raw.headers, incoming?.socket?.remoteAddress));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Refusal('too_many_requests', refusal.msBeforeNext);
    }
  };
}
