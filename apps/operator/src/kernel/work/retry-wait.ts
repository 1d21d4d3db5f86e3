const FIRST_MILLISECONDS = 1_000;
const LONGEST_MILLISECONDS = 3_600_000;

/**
 * How long work waits after its n-th failed attempt: 1 s, 2 s, 4 s … to an hour, and up to a quarter more, so that what
 * failed together is not tried together.
 * @param random from 0 inclusive to 1 exclusive
 * @returns milliseconds
 */
export function retryWait(attempts: number, random: number): number {
  const whole = Math.min(FIRST_MILLISECONDS * 2 ** (attempts - 1), LONGEST_MILLISECONDS);
  return Math.round(whole * (1 + random / 4));
}
