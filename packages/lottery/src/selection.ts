/**
 * What a player chose in a play, in its one canonical form, and what it costs. A selection holds many bets; all that can
 * be said of it (bets, units, cost) is counted without listing them.
 */

import { chargeOf } from './charge.ts';
import { choose, combinations } from './combinatorics.ts';
import { ODDS_SCALE, type RuleOf, type UnpricedPlay } from './play.ts';
import { areaSymbols, classesOf, sequenceOf, symbolPlaces } from './reading.ts';

export interface Selection {
  /** Symbols by area, each sorted and without repeats. */
  readonly areas: readonly (readonly string[])[];
  /** Symbols of the pool that are in every bet; never also in `areas`. */
  readonly bankers: readonly string[];
  /** Bets typed one by one: the symbols of the window joined, sorted where order does not count. */
  readonly tickets: readonly string[];
}

export type SelectionFault =
  | { readonly fault: 'unknown_symbol' | 'repeated' | 'bad_ticket'; readonly symbol: string }
  | { readonly fault: 'areas' | 'bankers' | 'tickets_not_taken' | 'no_bet' };

export const EMPTY: Selection = { areas: [], bankers: [], tickets: [] };

/**
 * Brings a selection into its canonical form.
 * @returns the selection, or the first thing that is wrong with it
 */
export function normalise(play: UnpricedPlay, raw: Selection): Selection | SelectionFault {
  const offered = areaSymbols(play);
  if (raw.areas.length > offered.length) return { fault: 'areas' };
  const areas: (readonly string[])[] = [];
  for (const [at, symbols] of offered.entries()) {
    const sorted = inOrder(raw.areas[at] ?? [], symbols);
    if ('fault' in sorted) return sorted;
    areas.push(sorted);
  }
  const bankers = inOrder(raw.bankers, offered[0] ?? []);
  if ('fault' in bankers) return bankers;
  if (bankers.length > 0 && !bankersFit(play, bankers, areas[0] ?? [])) return { fault: 'bankers' };
  const tickets = canonicalTickets(play, raw.tickets);
  if (!Array.isArray(tickets)) return tickets;
  // A bet in both would be charged twice.
  if (tickets.length > 0 && areas.some((symbols) => symbols.length > 0)) return { fault: 'areas' };
  const selection = { areas, bankers, tickets };
  return betsOf(play, selection) === 0n ? { fault: 'no_bet' } : selection;
}

function inOrder(
  chosen: readonly string[],
  offered: readonly string[],
): readonly string[] | SelectionFault {
  if (chosen.length === 0) return chosen;
  const places = symbolPlaces(offered);
  const seen = new Set<string>();
  for (const symbol of chosen) {
    if (!places.has(symbol)) return { fault: 'unknown_symbol', symbol };
    if (seen.has(symbol)) return { fault: 'repeated', symbol };
    seen.add(symbol);
  }
  return chosen.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function bankersFit({ area }: UnpricedPlay, bankers: readonly string[], drags: readonly string[]) {
  return (
    area.kind === 'pool' &&
    area.banker &&
    bankers.length < area.choose &&
    bankers.every((banker) => !drags.includes(banker))
  );
}

function canonicalTickets(
  play: UnpricedPlay,
  tickets: readonly string[],
): string[] | SelectionFault {
  if (tickets.length === 0) return [];
  if (!takesTickets(play)) return { fault: 'tickets_not_taken' };
  const canonical = tickets.map((text) => ticketOf(play, text));
  const bad = canonical.indexOf(undefined);
  if (bad >= 0) return { fault: 'bad_ticket', symbol: tickets[bad] ?? '' };
  const found = canonical.filter((text) => text !== undefined);
  const seen = new Set<string>();
  for (const ticket of found) {
    if (seen.has(ticket)) return { fault: 'repeated', symbol: ticket };
    seen.add(ticket);
  }
  return found.toSorted();
}

/** Whether the play takes bets typed one by one. */
export function takesTickets({ area, rule }: UnpricedPlay): boolean {
  return (
    rule.kind === 'group' ||
    (rule.kind === 'exact' && area.kind === 'positions' && area.join === 'all')
  );
}

/** The canonical ticket of a typed text (symbols joined), or undefined when it is not a bet of the play. */
export function ticketOf(play: UnpricedPlay, text: string): string | undefined {
  const { rule } = play;
  if (rule.kind !== 'exact' && rule.kind !== 'group') return undefined;
  const shape = sequenceOf(play);
  const width = String(shape.high).length;
  const symbols = text.match(new RegExp(`.{${width}}`, 'g')) ?? [];
  const offered = symbolPlaces(areaSymbols(play)[0] ?? []);
  const whole = symbols.length === rule.window.length && symbols.join('') === text;
  if (!whole || symbols.some((symbol) => !offered.has(symbol))) return undefined;
  if (rule.kind === 'group') {
    const times = [...new Set(symbols)].map((one) => symbols.filter((each) => each === one).length);
    const wanted = rule.pattern.toSorted((a, b) => b - a).join();
    if (times.toSorted((a, b) => b - a).join() !== wanted) return undefined;
    return symbols.toSorted().join('');
  }
  if (!shape.repeats && new Set(symbols).size !== symbols.length) return undefined;
  return text;
}

/** What was chosen, one by one: the work of a selection grows with it. */
export const symbolsChosen = ({ areas, bankers, tickets }: Selection): number =>
  areas.reduce((sum, symbols) => sum + symbols.length, bankers.length + tickets.length);

/** How many bets a canonical selection holds. */
export function betsOf(play: UnpricedPlay, { areas, bankers, tickets }: Selection): bigint {
  const { area, rule } = play;
  const [first = []] = areas;
  const typed = BigInt(tickets.length);
  switch (area.kind) {
    case 'pool':
      return choose(first.length, area.choose - bankers.length);
    case 'choices':
      return BigInt(first.length);
    case 'pattern':
      return rule.kind === 'group' ? typed + groupsHeld(rule, areas) : 0n;
    case 'positions':
      if (area.join === 'each') return BigInt(areas.flat().length);
      return typed + linesHeld(areas, sequenceOf(play).repeats);
  }
}

/** Ways to take one symbol of each area, all different unless the game repeats symbols. */
function linesHeld(areas: readonly (readonly string[])[], repeats: boolean): bigint {
  if (repeats) return areas.reduce((lines, area) => lines * BigInt(area.length), 1n);
  const [last = [], ...others] = areas.toReversed();
  if (others.length === 0) return BigInt(last.length);
  return last.reduce((lines, symbol) => {
    const rest = others.map((area) => area.filter((other) => other !== symbol));
    return lines + linesHeld(rest, false);
  }, 0n);
}

/** Multisets of the pattern that the areas hold: each symbol takes one multiplicity at most. */
function groupsHeld({ pattern }: RuleOf<'group'>, areas: readonly (readonly string[])[]): bigint {
  const classes = classesOf(pattern);
  const symbols = [...new Set(areas.flat())];
  const count = (at: number, left: readonly number[]): bigint => {
    if (left.every((needed) => needed === 0)) return 1n;
    const symbol = symbols[at];
    if (symbol === undefined) return 0n;
    return left.reduce(
      (total, needed, of) =>
        needed > 0 && areas[of]?.includes(symbol)
          ? total + count(at + 1, left.with(of, needed - 1))
          : total,
      count(at + 1, left),
    );
  };
  return count(
    0,
    classes.map((each) => each.symbols),
  );
}

/** Units charged for a canonical selection at one draw (or one set of stations). */
export function unitsOf(play: UnpricedPlay, selection: Selection): bigint {
  const { rule } = play;
  if (rule.kind !== 'measure') return betsOf(play, selection) * BigInt(play.units);
  const weights = chargeOf(play, rule);
  return (selection.areas[0] ?? []).reduce(
    (units, code) => units + (weights.get(code) ?? 0n) * BigInt(play.units),
    0n,
  );
}

/** The sets of stations that a selection is played at: each is charged, matched and settled on its own. */
export function stationSets(play: UnpricedPlay, stations: readonly string[]): string[][] {
  return [...combinations([...new Set(stations)].toSorted(), play.stations)];
}

/** What a selection costs at one draw. @param unitMinor the price of a unit in minor units */
export const costMinor = (play: UnpricedPlay, selection: Selection, unitMinor: bigint): bigint =>
  unitsOf(play, selection) * unitMinor;

/** The price of wins, rounded down once. `weighted` is odds in ten-thousandths × wins in halves. */
export const payoutOf = (weighted: bigint, unitMinor: bigint): bigint =>
  (weighted * unitMinor) / (2n * ODDS_SCALE);

/** The selection as one text, the same for the same bets: for keys, limits and receipts. */
export function selectionText({ areas, bankers, tickets }: Selection): string {
  const text = areas.map((area) => area.join(' ')).join('|');
  const fixed = bankers.length > 0 ? `${bankers.join(' ')}+` : '';
  return `${fixed}${text}${tickets.length > 0 ? `#${tickets.join(' ')}` : ''}`;
}
