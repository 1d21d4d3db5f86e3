import { consume, createLimiter, sweepCounters } from '@palpite/server/throttle/counters.ts';
import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

const SESSIONS_PER_MINUTE = 120;
const SWEEP_MILLISECONDS = 60_000;

/** Set by @hono/node-server. */
interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/**
 * Limits how many games a caller opens, across all processes: each opening calls the operator's wallet, and launch
 * tokens must not be guessed.
 * @returns a check for each opening, which throws Refusal too_many_requests for a caller who must wait
 */
export function createSessionThrottle({ pool, config }: Services): (c: Context) => Promise<void> {
  const counters = { pool, schema: 'games' };
  const limiter = createLimiter(counters, {
    keyPrefix: 'session',
    points: config.sessionsPerMinute ?? SESSIONS_PER_MINUTE,
    duration: 60,
  });
  const callerOf = config.callerOf ?? ((_headers, peer) => peer ?? '');
  const mustWait = (milliseconds: number) => new Refusal('too_many_requests', milliseconds);
  let sweptAt = 0;
  const sweep = async (now: Date) => {
    if (now.getTime() - sweptAt < SWEEP_MILLISECONDS) return;
    sweptAt = now.getTime();
    await sweepCounters(counters, now);
  };
  return async (c) => {
    const { incoming } = (c.env ?? {}) as Bindings;
    await sweep(new Date());
    const caller = callerOf(c.req.raw.headers, incoming?.socket?.remoteAddress);
    await consume(limiter, caller, 1, mustWait);
  };
}
