import { secondOf } from '../lines/counted.ts';
import { lateGames, type PlaceSheetProps } from './placing.ts';
import type { PlaceOrder } from '../lines/sent-order.ts';

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
