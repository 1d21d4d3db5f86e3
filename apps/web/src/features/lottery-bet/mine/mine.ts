import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { LotteryBet, lotteryGetReceipt } from '@palpite/contract/lottery-bet.ts';
import type { lotteryListChases } from '@palpite/contract/lottery-chase.ts';

export type Chase = ValueOutput<typeof lotteryListChases>['list'][number];
export type Receipt = ValueOutput<typeof lotteryGetReceipt>;

/** Where a bet is placed: its lottery, or both its stations. */
export const stationsText = ({ gameName, secondGameName }: LotteryBet): string =>
  secondGameName === undefined ? gameName : `${gameName} + ${secondGameName}`;

/** What a bet gives back, whatever is drawn; null where there is none: a stake that returned has none. */
export function betRebate({ status, rebateMinor }: LotteryBet): string | null {
  const isReturned = status === 'cancelled' || status === 'refunded';
  return isReturned ? null : (rebateMinor ?? null);
}

/** While a bet or a chase goes on and the page is not live. */
export const ASK_AGAIN_MILLISECONDS = 5_000;
