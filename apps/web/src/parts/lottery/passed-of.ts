import type { IssueClock } from './issue-clock.ts';

/** The share of a sale that has passed, 0 to 1; all of it when nothing is on sale. */
export function passedOf(
  issue: { readonly opensAt: string; readonly closesAt: string } | null,
  secondsLeft: number | null,
): number {
  if (!issue || secondsLeft === null) return 1;
  const whole = (Date.parse(issue.closesAt) - Date.parse(issue.opensAt)) / 1_000;
  return Math.min(1, Math.max(0, 1 - secondsLeft / whole));
}

const DAY_SECONDS = 86_400;

/**
 * The share of the last day before a close that has passed: 0 until then and while the sale is not known, 1 when nothing is on
 * sale.
 */
export function passedOfDay({ phase, secondsLeft }: Pick<IssueClock, 'phase' | 'secondsLeft'>) {
  if (secondsLeft === null) return phase === 'loading' || phase === 'failed' ? 0 : 1;
  return 1 - Math.min(secondsLeft, DAY_SECONDS) / DAY_SECONDS;
}
