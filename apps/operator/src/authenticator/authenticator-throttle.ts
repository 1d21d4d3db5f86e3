import type { Pool } from 'pg';
import { consume, createLimiter } from '../http/throttle.ts';

/** Counts guesses at an account's codes, wherever they come from and whatever for. */
export interface AuthenticatorThrottle {
  /**
   * Counts a try before it is made, so that a burst in parallel is counted too.
   * @throws ContractError too_many_requests
   */
  begin(accountId: number): Promise<void>;
  /** The code was right: the tries before it are forgotten. */
  succeeded(accountId: number): Promise<void>;
}

/**
 * Three codes are right at a time, of a million: five tries in a quarter of an hour find one in two years on average.
 * Only who has the password gets as far as this, so that a stranger cannot keep the owner waiting.
 */
const TRIES = 5;
const SECONDS = 900;

export function createAuthenticatorThrottle(pool: Pool): AuthenticatorThrottle {
  const limiter = createLimiter(pool, {
    keyPrefix: 'authenticator',
    points: TRIES,
    duration: SECONDS,
  });
  return {
    begin: (accountId) => consume(limiter, String(accountId), 1),
    async succeeded(accountId) {
      await limiter.delete(String(accountId));
    },
  };
}
