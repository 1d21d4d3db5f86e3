const FIRST_MILLISECONDS = 1_000;
const LONGEST_MILLISECONDS = 3_600_000;

/** How a kind of work waits between its attempts, in milliseconds. */
export interface RetryTerms {
  /** After the first failed attempt; a second without this. */
  readonly firstWait?: number | undefined;
  /** The most between two tries; about an hour without this. */
  readonly longestWait?: number | undefined;
}

/**
 * How long work waits after its n-th failed attempt: 1 s, 2 s, 4 s … to an hour, and up to a quarter more, so that what
 * failed together is not tried together. A limit is never exceeded.
 * @param random from 0 inclusive to 1 exclusive
 * @returns milliseconds
 */
export function retryWait(
  attempts: number,
  random: number,
  { firstWait = FIRST_MILLISECONDS, longestWait }: RetryTerms = {},
): number {
  const whole = Math.min(firstWait * 2 ** (attempts - 1), LONGEST_MILLISECONDS);
  const spread = Math.round(whole * (1 + random / 4));
  return longestWait === undefined
    ? spread
    : Math.min(spread, Math.round(longestWait * (1 - random / 4)));
}
