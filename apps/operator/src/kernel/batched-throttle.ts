import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts calls that are too frequent for a statement each. */
export interface BatchedThrottle {
  /** @throws ContractError too_many_requests */
  spend(key: string): Promise<void>;
}

/**
 * Calls that are counted at a time. A busy key writes one row in this many calls. A process uses the calls that it has
 * counted in advance later, so that in each window a key is answered the promised number of calls, give or take fewer
 * than this many for each process, however many come at once.
 */
export const BATCH = 10;
const LOCAL_KEYS = 20_000;

/** This process's calls of one key. */
interface Purse {
  /** Calls counted in advance. */
  left: number;
  /** Calls that are waiting for one. */
  waiting: number;
  /** The one statement that all of them wait for. */
  payment: Promise<void> | null;
}

/** @param refusal of calls that must wait for so many milliseconds */
export function createBatchedThrottle(
  limiter: RateLimiterPostgres,
  refusal: (milliseconds: number) => Error,
): BatchedThrottle {
  const purses = new Map<string, Purse>();
  const purseOf = (key: string): Purse => {
    const found = purses.get(key);
    if (found !== undefined) return found;
    const [oldest] = purses.keys();
    if (purses.size >= LOCAL_KEYS && oldest !== undefined) purses.delete(oldest);
    const purse: Purse = { left: 0, waiting: 0, payment: null };
    purses.set(key, purse);
    return purse;
  };
  async function pay(key: string, purse: Purse): Promise<void> {
    try {
      // At most one batch more than is used at once.
      purse.left += await buy(limiter, key, Math.max(BATCH, purse.waiting), refusal);
    } finally {
      purse.payment = null;
    }
  }
  return {
    async spend(key) {
      const purse = purseOf(key);
      purse.waiting += 1;
      try {
        while (purse.left === 0) {
          purse.payment ??= pay(key, purse);
          await purse.payment;
        }
        purse.left -= 1;
      } finally {
        purse.waiting -= 1;
      }
    },
  };
}

/** @returns how many calls were counted: the requested ones, or the last of the window */
async function buy(
  limiter: RateLimiterPostgres,
  key: string,
  wanted: number,
  refusal: (milliseconds: number) => Error,
): Promise<number> {
  try {
    await limiter.consume(key, wanted);
    return wanted;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const last = limiter.points - (refused.consumedPoints - wanted);
    if (last > 0) return last;
    throw refusal(refused.msBeforeNext);
  }
}
