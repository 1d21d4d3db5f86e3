/**
 * What a selection wins. A matcher is prepared once for a row and a result and then asked for every selection of the
 * draw; it reads the selection's areas and never lists its bets.
 */

import { chargeOf } from './charge.ts';
import { choose, tally } from './combinatorics.ts';
import { FORMS, formOf, measure } from './measures.ts';
import { oddsOf, type PricedPlay, type RuleOf, type UnpricedPlay } from './play.ts';
import { alphabetOf, classesOf, shownAt, tableOf, wins } from './reading.ts';
import { payoutOf, type Selection } from './selection.ts';

/** Wins of one tier, counted in halves: 2 is one win. */
export interface Win {
  /** What the odds are named by; `push` returns the stake. */
  readonly tier: string;
  readonly halves: bigint;
}
export type Matcher = (selection: Selection) => Win[];

/**
 * Prepares a row for a result.
 * @param results the numbers of the draw in order; of as many stations as the row plays at
 * @throws RangeError when there are more or fewer results than stations
 */
export function matcher(play: UnpricedPlay, results: readonly (readonly string[])[]): Matcher {
  if (results.length !== play.stations) {
    throw new RangeError(`${play.code} needs the results of ${play.stations} stations`);
  }
  const { rule } = play;
  switch (rule.kind) {
    case 'spots':
    case 'came':
    case 'wheel': {
      const shape = tableOf(play);
      const shown = tally(results.flatMap((numbers) => shownAt(shape, rule.spots, numbers)));
      if (rule.kind === 'spots') return spotWins(shown);
      return rule.kind === 'came' ? cameWins(play, rule, shown) : wheelWins(play, rule, shown);
    }
    case 'measure':
      return measureWins(play, rule, results[0] ?? []);
    default:
      return windowWins(
        play,
        rule,
        rule.window.map((at) => results[0]?.[at] ?? ''),
      );
  }
}

/** What wins pay together, in minor units, rounded down once at the end of the line. */
export function payoutMinor(
  { odds }: Pick<PricedPlay, 'odds'>,
  won: readonly Win[],
  unitMinor: bigint,
): bigint {
  const weighted = won.reduce((sum, { tier, halves }) => sum + oddsOf(odds, tier) * halves, 0n);
  return payoutOf(weighted, unitMinor);
}

const win = (halves: bigint, tier = 'win'): Win[] => (halves > 0n ? [{ tier, halves }] : []);
const whole = (wins: bigint | number, tier?: string): Win[] => win(2n * BigInt(wins), tier);

function spotWins(shown: ReadonlyMap<string, number>): Matcher {
  return ({ areas }) =>
    whole((areas[0] ?? []).reduce((hits, number) => hits + (shown.get(number) ?? 0), 0));
}

function cameWins(
  { area }: UnpricedPlay,
  { came, pays }: RuleOf<'came'>,
  shown: ReadonlyMap<string, number>,
): Matcher {
  const size = area.kind === 'pool' ? area.choose : 1;
  const counts = (numbers: readonly string[]) => numbers.map((number) => shown.get(number) ?? 0);
  return ({ areas, bankers }) => {
    const fixed = counts(bankers);
    const free = counts(areas[0] ?? []);
    const open = size - fixed.length;
    if (pays === 'once') {
      const fixedCame = fixed.filter((count) => count > 0).length;
      const freeCame = free.filter((count) => count > 0).length;
      const needed = came - fixedCame;
      return whole(choose(freeCame, needed) * choose(free.length - freeCame, open - needed));
    }
    return win(pays === 'least' ? 2n * leastWins(fixed, free, open) : sumHalves(fixed, free, open));
  };
}

function wheelWins(
  play: UnpricedPlay,
  { sizes }: RuleOf<'wheel'>,
  shown: ReadonlyMap<string, number>,
): Matcher {
  const came = (numbers: readonly string[]) => numbers.filter((number) => shown.has(number)).length;
  return ({ areas: [free = []], bankers }) =>
    sizes.flatMap((size) => {
      const found = { bankers: came(bankers), free: came(free) };
      return whole(groupsWon(play, size, { bankers, free }, found), String(size));
    });
}

/** Groups of a size whose numbers all came, in all bets of a wheel together. */
export function groupsWon(
  { area }: Pick<UnpricedPlay, 'area'>,
  size: number,
  chosen: { readonly bankers: readonly string[]; readonly free: readonly string[] },
  came: { readonly bankers: number; readonly free: number },
): bigint {
  const open = (area.kind === 'pool' ? area.choose : 1) - chosen.bankers.length;
  let groups = 0n;
  for (let fixed = 0; fixed <= size; fixed += 1) {
    const free = size - fixed;
    // A group is in as many bets as there are ways to choose the rest of the bet.
    const bets = choose(chosen.free.length - free, open - free);
    groups += choose(came.bankers, fixed) * choose(came.free, free) * bets;
  }
  return groups;
}

/** Wins if each bet pays the least of its counts: the bets that pay once, and those that pay twice, and so on. */
export function leastWins(fixed: readonly number[], free: readonly number[], open: number): bigint {
  let total = 0n;
  for (let least = 1; least <= Math.min(Math.max(0, ...free), ...fixed); least += 1) {
    total += choose(free.filter((count) => count >= least).length, open);
  }
  return total;
}

/** Halves if each bet whose numbers all came pays half the sum of their counts. */
export function sumHalves(fixed: readonly number[], free: readonly number[], open: number): bigint {
  if (fixed.includes(0)) return 0n;
  const came = free.filter((count) => count > 0);
  const sum = (counts: readonly number[]) => BigInt(counts.reduce((all, count) => all + count, 0));
  // Each of the free numbers is in as many bets as there are ways to choose the others.
  return sum(fixed) * choose(came.length, open) + sum(came) * choose(came.length - 1, open - 1);
}

function windowWins(
  play: UnpricedPlay,
  rule: RuleOf<'exact' | 'group' | 'hits' | 'repeats'>,
  drawn: readonly string[],
): Matcher {
  switch (rule.kind) {
    case 'exact': {
      const each = play.area.kind === 'positions' && play.area.join === 'each';
      const ticket = drawn.join('');
      return ({ areas, tickets }) => {
        const right = drawn.filter((symbol, at) => areas[at]?.includes(symbol)).length;
        if (each) return whole(right);
        return whole((right === drawn.length ? 1 : 0) + (tickets.includes(ticket) ? 1 : 0));
      };
    }
    case 'group': {
      const times = tally(drawn);
      const classes = classesOf(rule.pattern).map((each) => ({
        ...each,
        drawn: [...times].flatMap(([symbol, count]) => (count === each.times ? [symbol] : [])),
      }));
      const fits = classes.every((each) => each.drawn.length === each.symbols);
      const ticket = drawn.toSorted().join('');
      return ({ areas, tickets }) => {
        const held = classes.every((each, at) =>
          each.drawn.every((symbol) => areas[at]?.includes(symbol)),
        );
        return whole((fits && held ? 1 : 0) + (tickets.includes(ticket) ? 1 : 0));
      };
    }
    case 'hits':
      return hitWins(play, rule, new Set(drawn));
    case 'repeats': {
      const times = tally(drawn);
      return ({ areas }) =>
        whole((areas[0] ?? []).filter((symbol) => (times.get(symbol) ?? 0) >= rule.atLeast).length);
    }
  }
}

function hitWins(
  { area }: UnpricedPlay,
  { paid }: RuleOf<'hits'>,
  drawn: ReadonlySet<string>,
): Matcher {
  const size = area.kind === 'pool' ? area.choose : 1;
  return ({ areas: [free = []], bankers }) => {
    const fixedHits = bankers.filter((symbol) => drawn.has(symbol)).length;
    const freeHits = free.filter((symbol) => drawn.has(symbol)).length;
    const open = size - bankers.length;
    return paid.flatMap((hits) => {
      const needed = hits - fixedHits;
      const others = choose(free.length - freeHits, open - needed);
      return whole(choose(freeHits, needed) * others, String(hits));
    });
  };
}

function measureWins(
  play: UnpricedPlay,
  rule: RuleOf<'measure'>,
  numbers: readonly string[],
): Matcher {
  const { of } = rule;
  const texts =
    'spots' in of
      ? shownAt(tableOf(play), of.spots, numbers).slice(0, 1)
      : of.window.map((at) => numbers[at] ?? '');
  const values = texts.map(Number);
  const alphabet = alphabetOf(play, rule);
  const value = measure(rule.measure, values, alphabet);
  const form = values.length === 3 ? (FORMS[formOf(values, alphabet)] ?? '') : '';
  const weights = chargeOf(play, rule);
  return ({ areas }) =>
    (areas[0] ?? []).flatMap((code) => {
      const choice = rule.choices.find((each) => each.code === code);
      if (!choice) return [];
      if (choice.push.includes(value)) return whole(weights.get(code) ?? 0n, 'push');
      return wins(rule, choice, { value, form })
        ? whole(1, rule.tierBy === 'form' ? form : code)
        : [];
    });
}
