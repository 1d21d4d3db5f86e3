import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { lotteryPlaceSlip } from '@palpite/contract/lottery-bet.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { secondOf } from '../lines/counted.ts';
import type { PlaceOrder, SentOrder } from '../lines/sent-order.ts';
import type { Slip } from '../lines/slip.ts';
import type { SlipLine } from '../lines/slip-line.ts';
import type { LotteryOffer, Offers } from '../offer/offer.ts';
import type { Sales } from '../offer/use-sale.ts';
import type { PlaceFailure } from './place-failure.ts';

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
  /** The same order for the issues that are on sale now. */
  readonly goOn: () => void;
  readonly close: () => void;
}

/**
 * The lotteries of an order whose issue is no longer on sale.
 * @param line that the operator has called too late, whatever this device knows
 */
export function lateGames(
  { numeros, lines }: PlaceOrder,
  sales: Sales,
  line?: number,
): readonly string[] {
  const called = line === undefined ? undefined : lines[line]?.gameCode;
  return Object.entries(numeros).flatMap(([code, numero]) =>
    code === called || sales.get(code)?.issue?.numero !== numero ? [code] : [],
  );
}

export interface PlaceSheetProps {
  path: LotteryPath;
  /** The board's. */
  game: LotteryOffer;
  offers: Offers;
  slip: Slip;
  sales: Sales;
  placing: Placing;
  onEdit: (line: SlipLine) => void;
}

/**
 * Until when all bets can be cancelled: until the first of their issues closes. Of a bet at two stations that is the one that
 * closes first.
 */
export function cancelUntil({
  offers,
  sales,
  order,
}: Pick<PlaceSheetProps, 'offers' | 'sales'> & { order: PlaceOrder }): string | undefined {
  if (lateGames(order, sales).length > 0) return undefined;
  const closes = order.lines.flatMap((line) => {
    const game = offers.get(line.gameCode);
    const second = game && secondOf(game, line)?.closesAt;
    return [sales.get(line.gameCode)?.issue?.closesAt ?? [], second ?? []].flat();
  });
  return closes.toSorted()[0];
}
