import { costOf } from '../lines/counted.ts';
import type { PlaceOrder } from '../lines/slip.ts';
import { gamesOf } from '../lines/slip-line.ts';
import type { Offers } from '../offer/offer.ts';
import type { Sales } from '../offer/use-sale.ts';
import type { Wanted } from './placing.ts';

/**
 * What is confirmed, with its price; null while one of its lotteries is not on sale. Few slips are chased: the code of a
 * plan comes with one that is.
 */
export async function orderOf(
  offers: Offers,
  sales: Sales,
  { lines, chase, from }: Wanted,
): Promise<PlaceOrder | null> {
  const games = gamesOf(lines);
  const onSale = games.flatMap((code) => {
    const numero = sales.get(code)?.issue?.numero;
    return numero === undefined ? [] : [[code, numero] as const];
  });
  if (lines.length === 0 || onSale.length < games.length) return null;
  const game = offers.get(games[0] ?? '');
  const chased =
    chase && game ? (await import('../chase/chase-plan.ts')).chaseOf(game, lines, chase) : null;
  return {
    numeros: Object.fromEntries(onSale),
    lines,
    chase,
    multiples: chased ? chased.steps.map(({ multiple }) => multiple) : [],
    totalMinor: String(chased?.totalMinor ?? costOf(offers, lines)),
    from,
  };
}
