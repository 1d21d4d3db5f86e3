import { type CounterTable, consume, createLimiter } from './counters.ts';

/** Counts guesses at an account's short secret, from any address and for any purpose. */
export interface TryThrottle {
  /**
   * Counts a try before it is checked, so that parallel tries count too.
   * @returns how many tries are left
   * @throws ContractError too_many_requests
   */
  begin(accountId: number): Promise<number>;
  /** The guess was right: forgets the earlier tries. */
  succeeded(accountId: number): Promise<void>;
}

/**
 * Of a million codes of an authenticator app three are valid at a time: five tries per quarter of an hour find one in
 * two years on average, and the one payment password in three. Only a caller who knows the login password gets this
 * far, so a stranger cannot keep the owner out.
 */
const TRIES = 5;
const SECONDS = 900;

/** @param name of the secret: each has its own tries */
export function createTryThrottle(table: CounterTable, name: string): TryThrottle {
  const limiter = createLimiter(table, { keyPrefix: name, points: TRIES, duration: SECONDS });
  return {
    async begin(accountId) {
      return (await consume(limiter, String(accountId), 1)).remainingPoints;
    },
    async succeeded(accountId) {
      await limiter.delete(String(accountId));
    },
  };
}
