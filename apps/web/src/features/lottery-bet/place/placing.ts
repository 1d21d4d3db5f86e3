import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { lotteryPlaceSlip } from '@palpite/contract/lottery-bet.ts';
import type * as bet from '../../../parts/bet/placing/placing.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { secondOf } from '../lines/counted.ts';
import type { PlaceOrder, Slip } from '../lines/slip.ts';
import type { SlipLine } from '../lines/slip-line.ts';
import type { LotteryOffer, Offers } from '../offer/offer.ts';
import type { Sales } from '../offer/use-sale.ts';

/** What a press asks to place. */
export type Wanted = Pick<PlaceOrder, 'lines' | 'chase' | 'from'>;

export interface PlaceAnswer {
  readonly totalMinor: string;
  readonly balanceMinor: string;
  /** None of a chase, whose parts are placed one after another. */
  readonly bets: ValueOutput<typeof lotteryPlaceSlip>['bets'];
}

/** An issue of the order is no longer on sale. */
export interface ClosedIssue {
  readonly closedAt: string | null;
  /** The first line that is too late, by its place from 0. */
  readonly line: number;
}

export type Placed = bet.Placed<PlaceOrder, PlaceAnswer>;
export type Asked = bet.Asked<PlaceOrder, ClosedIssue>;
export type Placing = bet.Placing<Wanted, PlaceOrder, PlaceAnswer, ClosedIssue>;

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
