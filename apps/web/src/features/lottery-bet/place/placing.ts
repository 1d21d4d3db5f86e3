import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { lotteryPlaceSlip } from '@palpite/contract/lottery-bet.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import type { LotteryOffer } from '../board/offer.ts';
import type { Sale } from '../use-sale.ts';
import type { PlaceFailure } from './place-failure.ts';
import type { PlaceOrder, SentOrder } from './sent-order.ts';

/** What was placed, as the operator answered. */
export interface Placed {
  readonly order: SentOrder;
  readonly totalMinor: string;
  readonly balanceMinor: string;
  /** None of a chase, whose parts are placed one after another. */
  readonly bets: ValueOutput<typeof lotteryPlaceSlip>['bets'];
}

/** What a press asks to place. */
export type Wanted = Pick<PlaceOrder, 'lines' | 'chase' | 'from'>;

/** The order on the sheet: being confirmed, or why it failed. */
export interface Asked {
  readonly order: PlaceOrder;
  readonly failure: PlaceFailure | null;
}

/** The way of an order from the press to its receipt. */
export interface Placing {
  readonly asked: Asked | null;
  readonly placed: Placed | null;
  /** Sent, and not answered. */
  readonly sent: SentOrder | null;
  readonly busy: boolean;
  readonly ask: (wanted: Wanted) => void;
  /** @param totalMinor that the member agrees to; what they were shown without it */
  readonly place: (totalMinor?: string) => void;
  readonly askAgain: () => void;
  /** The same order for the issue that is on sale now. */
  readonly goOn: () => void;
  readonly close: () => void;
}

export interface PlaceSheetProps {
  path: LotteryPath;
  game: LotteryOffer;
  sale: Sale;
  placing: Placing;
}
