import type { UnpricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { takesTickets } from '@palpite/lottery/selection.ts';

/**
 * How a play is chosen, read from its row: the hundred numbers with their heads and tails; longer numbers, built digit by
 * digit; a pool of symbols; a row of symbols for each place or multiplicity; a grid of many places; named choices.
 */
export type Board = 'numbers' | 'digits' | 'pool' | 'rows' | 'grid' | 'choices';

export function boardOf(play: UnpricedPlay): Board {
  if (play.area.kind === 'choices') return 'choices';
  if (play.area.kind !== 'pool') return isGrid(play) ? 'grid' : 'rows';
  const count = areaSymbols(play)[0]?.length ?? 0;
  if (count === 100) return 'numbers';
  return count > 100 ? 'digits' : 'pool';
}

/** Rows one under the other are too long from so many places on; their symbols are bets of their own. */
const GRID_FROM = 6;

const isGrid = (play: UnpricedPlay) =>
  play.area.kind === 'positions' &&
  play.area.join === 'each' &&
  areaSymbols(play).length >= GRID_FROM;

/** A pool of fewer symbols is chosen faster than typed. */
const TYPED_FROM = 20;

/** Whether bets can be typed: numbers of a large pool, or tickets of a window. */
export const isTyped = (play: UnpricedPlay): boolean =>
  takesTickets(play) ||
  (play.area.kind === 'pool' && (areaSymbols(play)[0]?.length ?? 0) >= TYPED_FROM);

/** Bankers that a selection of this play may have; every bet needs one more number. */
export const mostBankers = ({ area }: UnpricedPlay): number =>
  area.kind === 'pool' && area.banker ? area.choose - 1 : 0;
