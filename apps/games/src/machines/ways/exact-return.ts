/**
 * The exact return of the 243-ways machine, by counting.
 *
 * A spin, with everything that falls after it, is a function of the five stops (`cascade.ts`). `countSpins` plays
 * every combination of stops once and adds up what each cascade step pays before multipliers, and how often each
 * number of scatters is left at the end. From these integers the return follows as a fraction: the paid spin and the
 * free spins use the same reels with other multipliers, and the number of free spins comes from `free-spins.ts`.
 *
 * Counting takes seconds, so its result is stored in `counts.ts`; a test counts again and compares.
 */
import { expectedFreeSpins, mostWithFreeSpins, type SpinAward } from '../free-spins.ts';
import { add, multiply, type Rational, rational, sum } from '@palpite/domain/rational.ts';
import type { Reel } from '../reel.ts';
import { type Fall, fallsOf } from './cascade.ts';
import {
  FREE_SPINS,
  FREE_SPINS_CAP,
  multiplierOf,
  SCATTERS_NEEDED,
  WAYS_COST_UNITS,
} from './paytable.ts';

export interface WaysCounts {
  /** Combinations of stops. */
  readonly spins: number;
  /** Units paid by cascade step over all combinations, before multipliers. */
  readonly unitsByStep: readonly number[];
  /** Combinations that leave this many scatters in view at the end, from 0. */
  readonly spinsByScatters: readonly number[];
  /** Combinations that pay anything. */
  readonly winningSpins: number;
  /** The most units of a paid spin, multipliers included, by the scatters left at the end. */
  readonly mostPaid: readonly number[];
  /** The same for a free spin. */
  readonly mostFree: readonly number[];
}

export interface WaysReturn {
  /** Everything that a stake returns on average, as a share of it. */
  readonly total: Rational;
  readonly base: Rational;
  readonly featureChance: Rational;
  readonly freeSpins: Rational;
}

/** Plays every combination of stops of five reels once. Sums stay far below 2^53. */
export function countSpins(reels: readonly Reel[]): WaysCounts {
  const unitsByStep: number[] = [];
  const spinsByScatters = [0, 0, 0, 0, 0, 0];
  const mostPaid: number[] = [0, 0, 0, 0, 0, 0];
  const mostFree: number[] = [0, 0, 0, 0, 0, 0];
  let spins = 0;
  let winningSpins = 0;
  for (const stops of combinations(reels.map((ring) => ring.length))) {
    const falls = fallsOf(reels, stops);
    falls.forEach(({ units }, step) => {
      if (units > 0) unitsByStep[step] = (unitsByStep[step] ?? 0) + units;
    });
    const rest = falls[falls.length - 1]?.grid ?? [];
    let scatters = 0;
    for (const column of rest) for (const role of column) if (role === 'scatter') scatters += 1;
    spinsByScatters[scatters] = (spinsByScatters[scatters] ?? 0) + 1;
    mostPaid[scatters] = Math.max(mostPaid[scatters] ?? 0, paidFor(falls, false));
    mostFree[scatters] = Math.max(mostFree[scatters] ?? 0, paidFor(falls, true));
    spins += 1;
    if (falls.length > 1) winningSpins += 1;
  }
  return { spins, unitsByStep, spinsByScatters, winningSpins, mostPaid, mostFree };
}

/** What a spin pays with everything that falls after it. */
function paidFor(falls: readonly Fall[], free: boolean): number {
  let paid = 0;
  falls.forEach(({ units }, step) => {
    paid += units * multiplierOf(step, free);
  });
  return paid;
}

/** The most units of a whole round: the best paid spin that opens the free spins, and those at their best. */
export function mostWaysRoundUnits({ mostPaid, mostFree }: WaysCounts): number {
  return mostWithFreeSpins(mostPaid, mostFree, {
    needed: SCATTERS_NEEDED,
    award: FREE_SPINS,
    cap: FREE_SPINS_CAP,
  });
}

/** The return that follows from the counts. */
export function exactWaysReturn(counts: WaysCounts): WaysReturn {
  const averageUnits = (free: boolean) =>
    sum(
      counts.unitsByStep.map((units, step) =>
        rational(units * multiplierOf(step, free), counts.spins),
      ),
    );
  const perStake = rational(1, WAYS_COST_UNITS);
  const base = multiply(averageUnits(false), perStake);
  const triggers = counts.spinsByScatters
    .slice(SCATTERS_NEEDED)
    .reduce((all, spins) => all + spins, 0);
  const featureChance = rational(triggers, counts.spins);
  const awards: SpinAward[] = [{ spins: FREE_SPINS, chance: featureChance }];
  const freeSpins = expectedFreeSpins(awards, awards, FREE_SPINS_CAP);
  return {
    total: add(base, multiply(freeSpins, multiply(averageUnits(true), perStake))),
    base,
    featureChance,
    freeSpins,
  };
}

function* combinations(lengths: readonly number[]): Generator<readonly number[]> {
  const stops = lengths.map(() => 0);
  for (;;) {
    yield stops;
    let reel = 0;
    while (reel < stops.length) {
      stops[reel] = (stops[reel] as number) + 1;
      if ((stops[reel] as number) < (lengths[reel] as number)) break;
      stops[reel] = 0;
      reel += 1;
    }
    if (reel === stops.length) return;
  }
}
