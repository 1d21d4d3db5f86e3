/** Steps from one selection to the next. A selection that is being chosen need not hold a bet yet. */
import { MOST_AREA_SYMBOLS } from '@palpite/contract/lottery-bet.ts';
import type { UnpricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { EMPTY, type Selection } from '@palpite/lottery/selection.ts';
import { mostBankers } from './board-of.ts';
import { areaOfKey, keysOf, symbolOfKey } from './cell-key.ts';

/** The areas of a selection, as many as the play has. */
export const areasOf = (play: UnpricedPlay, { areas }: Selection): (readonly string[])[] =>
  areaSymbols(play).map((_, at) => areas[at] ?? []);

/** The keys of all chosen cells, bankers among them. */
export const chosenKeys = ({ areas, bankers }: Selection): Set<string> =>
  new Set(keysOf([[...(areas[0] ?? []), ...bankers], ...areas.slice(1)]));

export const isEmpty = ({ areas, bankers, tickets }: Selection): boolean =>
  bankers.length === 0 && tickets.length === 0 && areas.every((area) => area.length === 0);

/** Puts cells into their areas or takes them out. Typed bets go: a selection holds either. */
export function put(
  play: UnpricedPlay,
  selection: Selection,
  keys: readonly string[],
  on: boolean,
): Selection {
  const areas = areasOf(play, selection).map((area) => new Set(area));
  const bankers = new Set(selection.bankers);
  for (const key of keys) {
    const [area, symbol] = [areaOfKey(key), symbolOfKey(key)];
    if (!on) {
      areas[area]?.delete(symbol);
      if (area === 0) bankers.delete(symbol);
    } else if (!bankers.has(symbol)) {
      areas[area]?.add(symbol);
    }
  }
  return sorted(play, areas, bankers);
}

/** Makes numbers bankers, as many as the play allows, or takes them out. */
export function putBankers(
  play: UnpricedPlay,
  selection: Selection,
  keys: readonly string[],
  on: boolean,
): Selection {
  const areas = areasOf(play, selection).map((area) => new Set(area));
  const bankers = new Set(selection.bankers);
  for (const symbol of keys.map(symbolOfKey)) {
    if (!on) bankers.delete(symbol);
    else if (bankers.size < mostBankers(play)) {
      bankers.add(symbol);
      areas[0]?.delete(symbol);
    }
  }
  return sorted(play, areas, bankers);
}

/** Exactly these symbols in one area. */
export function fill(
  play: UnpricedPlay,
  selection: Selection,
  area: number,
  symbols: readonly string[],
): Selection {
  const areas = areasOf(play, selection).map((held, at) => new Set(at === area ? symbols : held));
  return sorted(play, areas, new Set(selection.bankers));
}

/** In value order, and no more in an area than a line may hold: what was chosen first may go. */
function sorted(
  play: UnpricedPlay,
  areas: readonly ReadonlySet<string>[],
  bankers: ReadonlySet<string>,
): Selection {
  const offered = areaSymbols(play);
  const within = (symbols: readonly string[] = [], held: ReadonlySet<string> = new Set()) =>
    symbols.filter((symbol) => held.has(symbol));
  return {
    ...EMPTY,
    areas: offered.map((symbols, at) => within(symbols, areas[at]).slice(0, MOST_AREA_SYMBOLS)),
    bankers: within(offered[0], bankers),
  };
}
