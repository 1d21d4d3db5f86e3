import type { Pool } from 'pg';
import { consume, createLimiter } from '../http/throttle.ts';

/** Counts guesses at an account's short secrets, wherever they come from and whatever for. */
export interface TryThrottle {
  /**
   * Counts a try before it is made, so that a burst in parallel is counted too.
   * @returns how many there are after it
   * @throws ContractError too_many_requests
   */
  begin(accountId: number): Promise<number>;
  /** It was right: the tries before it are forgotten. */
  succeeded(accountId: number): Promise<void>;
}

/**
 * Of an authenticator app three codes are right at a time, of a million: five tries in a quarter of an hour find one in two
 * years on average, and the one payment password in three. Only who is behind the login's password
 * gets as far as this, so that a stranger cannot keep the owner waiting.
 */
const TRIES = 5;
const SECONDS = 900;

/** @param name of the secret: each has tries of its own */
export function createTryThrottle(pool: Pool, name: string): TryThrottle {
  const limiter = createLimiter(pool, { keyPrefix: name, points: TRIES, duration: SECONDS });
  return {
    begin: (accountId) => consume(limiter, String(accountId), 1),
    async succeeded(accountId) {
      await limiter.delete(String(accountId));
    },
  };
}
