import type { lotteryIssue } from '@palpite/contract/lottery.ts';
import { useQuery } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { useServices } from '../../lib/services.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { issueQuery, type OpenedDraw } from './lottery-queries.ts';

export type LotteryIssue = InferOutput<typeof lotteryIssue>;

export interface IssueClock {
  /**
   * `closing`: the last seconds of a sale. `closed`: nothing is on sale, and numbers are awaited. `none`: neither.
   */
  readonly phase: 'loading' | 'failed' | 'open' | 'closing' | 'closed' | 'none';
  /** The issue on sale. */
  readonly issue: LotteryIssue | null;
  readonly awaiting: readonly LotteryIssue[];
  readonly last: OpenedDraw | null;
  /** Until the sale closes; null while nothing is on sale. */
  readonly secondsLeft: number | null;
  /** Milliseconds that the operator's clock is ahead of this device's; null until it has said its time. */
  readonly serverOffset: number | null;
}

const MINUTE_SECONDS = 60;
/** A sale that lasts longer than this is one of a draw a day. */
const LONG_SALE_MILLISECONDS = 60 * MINUTE_SECONDS * 1_000;

/** How long before the close a sale is closing, in seconds: what is left for a slip. */
export function closingSeconds({ opensAt, closesAt }: Pick<LotteryIssue, 'opensAt' | 'closesAt'>) {
  const isLong = Date.parse(closesAt) - Date.parse(opensAt) > LONG_SALE_MILLISECONDS;
  return isLong ? 2 * MINUTE_SECONDS : 10;
}

/** A game's sale, counted down by the operator's clock: a device whose clock is off counts the same. */
export function useIssueClock(gameCode: string): IssueClock {
  const { data, dataUpdatedAt, isError } = useQuery(issueQuery(useServices(), gameCode));
  const issue = data?.onSale ?? null;
  const serverOffset = data ? Date.parse(data.serverTime) - dataUpdatedAt : null;
  const left = useSecondsLeft(issue ? Date.parse(issue.closesAt) - (serverOffset ?? 0) : 0);
  const awaiting = data?.awaiting ?? [];
  const rest = { awaiting, last: data?.last ?? null, serverOffset };
  if (!data) return { ...rest, phase: isError ? 'failed' : 'loading', issue, secondsLeft: null };
  if (issue && left > 0) {
    const phase = left <= closingSeconds(issue) ? 'closing' : 'open';
    return { ...rest, phase, issue, secondsLeft: left };
  }
  const waits = issue !== null || awaiting.length > 0;
  return { ...rest, phase: waits ? 'closed' : 'none', issue: null, secondsLeft: null };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as a countdown shows them: `00:42`, `2:03:12`. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`;
}
