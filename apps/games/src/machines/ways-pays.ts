/** Paying by ways: what a grid pays, what it pays on average, how often it pays, and the most it can. */
import type { Cell, Grid, PayLine, PaySheet, Role, Win } from './machine.ts';
import { product, type Rational, rational, sum } from '@palpite/domain/rational.ts';

/** One picture in which a reel can come to rest, and how many of its equally likely draws show it. */
export interface Showing {
  readonly shown: readonly Role[];
  readonly draws: number;
}

/** Everything a reel can show. Reels come to rest independently of each other. */
export type ReelShowings = readonly Showing[];

/** What every way pays: a symbol in each column from the left, with wilds as substitutes. */
export function waysWins(sheet: PaySheet, grid: Grid, multiplier: number): Win[] {
  const wins: Win[] = [];
  for (const { role, units } of sheet.pays) {
    let ways = 1;
    let count = 0;
    while (count < grid.length) {
      const matching = matchesIn(grid[count] as readonly Role[], role);
      if (matching === 0) break;
      ways *= matching;
      count += 1;
    }
    if (count < 3) continue;
    const pay = units[count as 3 | 4 | 5] * ways * multiplier;
    wins.push({ role, count, cells: matchingCells(grid, role, count), units: pay, ways });
  }
  return wins;
}

/**
 * Average units that all ways pay together, before any multiplier. The ways of a symbol over n columns
 * are the product of the columns' numbers of matching cells; columns are independent, so the average of
 * the product is the product of the averages, times the chance that the next column has no match.
 */
export function averageWaysUnits(sheet: PaySheet, reels: readonly ReelShowings[]): Rational {
  return sum(sheet.pays.map((pay) => averageUnitsOf(pay, reels)));
}

/**
 * The chance that a grid pays anything. It does exactly when some symbol, or a wild for it, is in each of the first
 * three columns, so only they matter; each is reduced to the set of symbols that it matches.
 */
export function waysWinChance(sheet: PaySheet, reels: readonly ReelShowings[]): Rational {
  let draws = new Map<number, bigint>([[2 ** sheet.pays.length - 1, 1n]]);
  for (const showings of reels.slice(0, 3)) {
    const next = new Map<number, bigint>();
    for (const [served, before] of draws) {
      for (const { shown, draws: count } of showings) {
        const both = served & servedBy(sheet, shown);
        next.set(both, (next.get(both) ?? 0n) + before * BigInt(count));
      }
    }
    draws = next;
  }
  const all = [...draws.values()].reduce((total, count) => total + count, 0n);
  return rational(all - (draws.get(0) ?? 0n), all);
}

/**
 * The most that any grid pays before multipliers, by the number of scatters in view. Columns are added from the left;
 * two beginnings with the same scatters and the same numbers of open ways are worth the same from there on, so only
 * the better is kept.
 */
export function mostWaysUnits(sheet: PaySheet, reels: readonly ReelShowings[]): number[] {
  let open: Beginning[] = [{ ways: sheet.pays.map(() => 1), scatters: 0, units: 0 }];
  reels.forEach((showings, column) => {
    const offers = bestOffers(sheet, showings);
    const best = new Map<string, Beginning>();
    for (const { ways, scatters, units } of open) {
      for (const offer of offers) {
        const after = ways.map((count, at) => count * (offer.matching[at] as number));
        const seen = scatters + offer.scatters;
        // a symbol that ends here is paid for the columns before
        const paid = units + paidFor(sheet, column, ways, (at) => after[at] === 0);
        const key = `${seen}: ${after.join(' ')}`;
        if (paid < (best.get(key)?.units ?? 0)) continue;
        best.set(key, { ways: after, scatters: seen, units: paid });
      }
    }
    open = [...best.values()];
  });
  const most: number[] = [];
  for (const { ways, scatters, units } of open) {
    const total = units + paidFor(sheet, reels.length, ways, () => true);
    most[scatters] = Math.max(most[scatters] ?? 0, total);
  }
  return most;
}

/** Some columns from the left: the ways that each symbol still has, and what has been paid. */
interface Beginning {
  readonly ways: readonly number[];
  readonly scatters: number;
  readonly units: number;
}

/** What a window contributes: matching cells for each pay, and scatters. */
interface Offer {
  readonly matching: readonly number[];
  readonly scatters: number;
}

/**
 * What a reel's windows contribute, without those that another one dominates: with the same scatters and nowhere fewer
 * matching cells it never pays less, since no symbol pays less for more columns.
 */
function bestOffers(sheet: PaySheet, showings: ReelShowings): Offer[] {
  const offers: Offer[] = [];
  for (const { shown } of showings) {
    const scatters = shown.filter((role) => role === 'scatter').length;
    const offer = { matching: sheet.pays.map(({ role }) => matchesIn(shown, role)), scatters };
    if (offers.some((other) => covers(other, offer))) continue;
    offers.splice(0, offers.length, ...offers.filter((other) => !covers(offer, other)), offer);
  }
  return offers;
}

function covers(one: Offer, other: Offer): boolean {
  return (
    one.scatters === other.scatters &&
    one.matching.every((count, at) => count >= (other.matching[at] as number))
  );
}

function paidFor(
  sheet: PaySheet,
  columns: number,
  ways: readonly number[],
  ends: (at: number) => boolean,
): number {
  if (columns < 3) return 0;
  let units = 0;
  sheet.pays.forEach((pay, at) => {
    if (ends(at)) units += (ways[at] ?? 0) * pay.units[columns as 3 | 4 | 5];
  });
  return units;
}

function averageUnitsOf({ role, units }: PayLine, reels: readonly ReelShowings[]): Rational {
  const matching = reels.map((showings) => {
    let [all, matches, misses] = [0, 0, 0];
    for (const { shown, draws } of showings) {
      const count = matchesIn(shown, role);
      all += draws;
      matches += count * draws;
      if (count === 0) misses += draws;
    }
    return { average: rational(matches, all), none: rational(misses, all) };
  });
  const averages = matching.map(({ average }) => average);
  return sum(
    ([3, 4, 5] as const).map((count) =>
      product([
        rational(units[count]),
        ...averages.slice(0, count),
        matching[count]?.none ?? rational(1),
      ]),
    ),
  );
}

/** The pays, as bits in the sheet's order, that have a matching cell here. */
function servedBy(sheet: PaySheet, shown: readonly Role[]): number {
  let served = 0;
  sheet.pays.forEach(({ role }, at) => {
    if (matchesIn(shown, role) > 0) served |= 1 << at;
  });
  return served;
}

function matchesIn(shown: readonly Role[], wanted: Role | undefined): number {
  let matching = 0;
  for (const role of shown) if (role === wanted || role === 'wild') matching += 1;
  return matching;
}

function matchingCells(grid: Grid, role: Role, columns: number): Cell[] {
  const cells: Cell[] = [];
  for (let column = 0; column < columns; column += 1) {
    const shown = grid[column] as readonly Role[];
    for (let row = 0; row < shown.length; row += 1) {
      if (shown[row] === role || shown[row] === 'wild') cells.push([column, row]);
    }
  }
  return cells;
}
