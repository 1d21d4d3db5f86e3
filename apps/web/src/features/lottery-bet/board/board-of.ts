import type { UnpricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { takesTickets } from '@palpite/lottery/selection.ts';

/**
 * How a play is chosen, read from its row: the hundred numbers with their heads and tails; longer numbers, built digit by
 * digit; a pool of symbols; a row of symbols for each place or multiplicity; named choices.
 */
export type Board = 'numbers' | 'digits' | 'pool' | 'rows' | 'choices';

export function boardOf(play: UnpricedPlay): Board {
  if (play.area.kind === 'choices') return 'choices';
  if (play.area.kind !== 'pool') return 'rows';
  const count = areaSymbols(play)[0]?.length ?? 0;
  if (count === 100) return 'numbers';
  return count > 100 ? 'digits' : 'pool';
}

/** A pool of fewer symbols is chosen faster than typed. */
const TYPED_FROM = 20;

/** Whether bets can be typed: numbers of a large pool, or tickets of a window. */
export const isTyped = (play: UnpricedPlay): boolean =>
  takesTickets(play) ||
  (play.area.kind === 'pool' && (areaSymbols(play)[0]?.length ?? 0) >= TYPED_FROM);

/** Bankers that a selection of this play may have; every bet needs one more number. */
export const mostBankers = ({ area }: UnpricedPlay): number =>
  area.kind === 'pool' && area.banker ? area.choose - 1 : 0;
