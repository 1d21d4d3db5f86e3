import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts calls that come too often for a statement each. */
export interface BatchedThrottle {
  /** @throws ContractError too_many_requests */
  spend(key: string): Promise<void>;
}

/**
 * Calls that are paid for at a time. A busy key writes one row in this many calls. What a process has paid for and not
 * used it uses later, so that in each window a key is answered the promised number of calls, give or take fewer than
 * this many for each process, however many come at once.
 */
export const BATCH = 10;
const LOCAL_KEYS = 20_000;

/** What this process has of one key. */
interface Purse {
  /** Calls that are paid for. */
  left: number;
  /** Calls that want one now. */
  waiting: number;
  /** The one payment that all of them wait for. */
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
      // No more than a batch beyond what is used at once.
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

/** @returns how many calls were bought: those that are wanted, or the last of the window */
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
