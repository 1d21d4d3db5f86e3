import type { lotteryIssue } from '@palpite/contract/lottery.ts';
import { useQuery } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { useServices } from '../../lib/services.ts';
import { secondsUntil, useAsTimePasses } from '../../lib/ticking.ts';
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
  /** When the sale closes, by this device's clock, in epoch milliseconds; null while nothing is on sale. */
  readonly end: number | null;
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

/**
 * A game's sale by the operator's clock: a device whose clock is off counts the same. Renders when its phase changes, not
 * with each second.
 */
export function useIssueClock(gameCode: string): IssueClock {
  const { data, dataUpdatedAt, isError } = useQuery(issueQuery(useServices(), gameCode));
  const onSale = data?.onSale ?? null;
  const awaiting = data?.awaiting ?? [];
  const serverOffset = data ? Date.parse(data.serverTime) - dataUpdatedAt : null;
  const end = onSale && Date.parse(onSale.closesAt) - (serverOffset ?? 0);
  const phase = useAsTimePasses((): IssueClock['phase'] => {
    if (!data) return isError ? 'failed' : 'loading';
    const left = end === null ? 0 : secondsUntil(end);
    if (onSale && left > 0) return left <= closingSeconds(onSale) ? 'closing' : 'open';
    return onSale || awaiting.length > 0 ? 'closed' : 'none';
  });
  const sells = phase === 'open' || phase === 'closing';
  return {
    phase,
    issue: sells ? onSale : null,
    awaiting,
    last: data?.last ?? null,
    end: sells ? end : null,
    serverOffset,
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as a countdown shows them: `00:42`, `2:03:12`. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${two(minutes)}:${rest}`;
}
