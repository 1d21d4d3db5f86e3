import type { IssueClock, LotteryIssue } from './issue-clock.ts';

/**
 * A share of a time that passes, from 0 to 1: between two instants by this device's clock, in epoch milliseconds; a number
 * where it stays.
 */
export type Passing = number | { readonly from: number; readonly end: number };

/** The share that has passed now. */
export function passedNow(passing: Passing): number {
  if (typeof passing === 'number') return passing;
  const { from, end } = passing;
  return Math.min(1, Math.max(0, (Date.now() - from) / (end - from)));
}

/** Of a sale; all of it when nothing is on sale. */
export function passedOf(
  issue: Pick<LotteryIssue, 'opensAt' | 'closesAt'> | null,
  end: number | null,
): Passing {
  if (!issue || end === null) return 1;
  return { from: end - (Date.parse(issue.closesAt) - Date.parse(issue.opensAt)), end };
}

const DAY_MILLISECONDS = 86_400_000;

/** Of the last day before a close: 0 while the sale is not known, 1 when nothing is on sale. */
export function passedOfDay({ phase, end }: Pick<IssueClock, 'phase' | 'end'>): Passing {
  if (end === null) return phase === 'loading' || phase === 'failed' ? 0 : 1;
  return { from: end - DAY_MILLISECONDS, end };
}
