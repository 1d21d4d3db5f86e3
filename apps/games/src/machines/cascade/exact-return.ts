/**
 * The exact return of the falling-groups machine, by counting.
 *
 * A spin, with everything that falls after it, is a function of the five stops (`falls.ts`), and a round is one spin.
 * `countRounds` plays every combination of stops once and adds up what each pays. The return is that sum over the sum
 * of the stakes, and the largest result is the most that a round can pay. That the count ends shows that no
 * combination falls for ever.
 *
 * Counting takes a while, so its result is stored in `counts.ts`; a test counts again and compares.
 */
import { type Rational, rational } from '@palpite/domain/rational.ts';
import type { Reel } from '../reel.ts';
import { fallsOf } from './falls.ts';
import { CASCADE_COST_UNITS } from './paytable.ts';

export interface CascadeCounts {
  /** Combinations of stops. */
  readonly rounds: number;
  /** Units paid over all combinations. */
  readonly units: number;
  /** Combinations that pay anything. */
  readonly winningRounds: number;
  /** Combinations in which the low symbols are swept away. */
  readonly sweptRounds: number;
  /** The most units that one combination pays. */
  readonly mostUnits: number;
  /** The most resting pictures that one combination has. */
  readonly mostFalls: number;
}

export interface CascadeReturn {
  /** Everything that a stake returns on average, as a share of it. */
  readonly total: Rational;
  readonly winChance: Rational;
  readonly featureChance: Rational;
}

/** Plays every combination of stops of five reels once. Sums stay far below 2^53. */
export function countRounds(reels: readonly Reel[]): CascadeCounts {
  const counts = {
    rounds: 0,
    units: 0,
    winningRounds: 0,
    sweptRounds: 0,
    mostUnits: 0,
    mostFalls: 0,
  };
  const rings = reels.map((ring) => [...ring.keys()]);
  const [first = [], second = [], third = [], fourth = [], fifth = []] = rings;
  for (const a of first)
    for (const b of second)
      for (const c of third)
        for (const d of fourth)
          for (const e of fifth) {
            const falls = fallsOf(reels, [a, b, c, d, e]);
            let units = 0;
            for (const fall of falls) units += fall.units;
            counts.rounds += 1;
            counts.units += units;
            if (units > 0) counts.winningRounds += 1;
            if (falls.some(({ swept }) => swept)) counts.sweptRounds += 1;
            counts.mostUnits = Math.max(counts.mostUnits, units);
            counts.mostFalls = Math.max(counts.mostFalls, falls.length);
          }
  return counts;
}

/** The return that follows from the counts. */
export function exactCascadeReturn(counts: CascadeCounts): CascadeReturn {
  return {
    total: rational(counts.units, counts.rounds * CASCADE_COST_UNITS),
    winChance: rational(counts.winningRounds, counts.rounds),
    featureChance: rational(counts.sweptRounds, counts.rounds),
  };
}
