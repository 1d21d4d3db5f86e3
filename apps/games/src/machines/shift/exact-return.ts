/**
 * The exact return of the shifting-rows machine, in closed form.
 *
 * A reel draws its height and then, independently, its stop, so it shows one of a list of windows with known numbers
 * of draws. Reels are independent: what all ways pay on average is a sum of products over the reels (`ways-pays.ts`),
 * and so is the chance of each number of scatters, since a reel shows at most one. Free spins use the same reels with
 * other heights; what one pays does not depend on how many there are, so their total is their number (`free-spins.ts`)
 * times their average.
 */
import { countChances } from '../count-chances.ts';
import { expectedFreeSpins, mostWithFreeSpins, type SpinAward } from '../free-spins.ts';
import { add, divide, multiply, type Rational, rational, sum } from '@palpite/domain/rational.ts';
import { windowAt } from '../reel.ts';
import { averageWaysUnits, mostWaysUnits, type ReelShowings } from '../ways-pays.ts';
import {
  BASE_HEIGHTS,
  drawsOf,
  FREE_HEIGHTS,
  FREE_MULTIPLIER,
  FREE_SPINS,
  FREE_SPINS_CAP,
  type Heights,
  SCATTERS_NEEDED,
  SHIFT_COST_UNITS,
  SHIFT_SHEET,
} from './paytable.ts';
import { SHIFT_REELS } from './reels.ts';

export interface ShiftReturn {
  /** Everything that a stake returns on average, as a share of it. */
  readonly total: Rational;
  /** The part that the paid spin itself returns. */
  readonly base: Rational;
  /** The chance that a paid spin opens the free spins. */
  readonly featureChance: Rational;
  /** The average number of free spins in a round. */
  readonly freeSpins: Rational;
}

/** Computes the return from the reels and the paytable alone; takes some milliseconds. */
export function exactShiftReturn(): ShiftReturn {
  const cost = rational(SHIFT_COST_UNITS);
  const average = (heights: Heights) =>
    divide(averageWaysUnits(SHIFT_SHEET, showingsOf(heights)), cost);
  const base = average(BASE_HEIGHTS);
  const free = multiply(average(FREE_HEIGHTS), rational(FREE_MULTIPLIER));
  const featureChance = triggerChance(BASE_HEIGHTS);
  const award = (chance: Rational): SpinAward[] => [{ spins: FREE_SPINS, chance }];
  const freeSpins = expectedFreeSpins(
    award(featureChance),
    award(triggerChance(FREE_HEIGHTS)),
    FREE_SPINS_CAP,
  );
  return { total: add(base, multiply(freeSpins, free)), base, featureChance, freeSpins };
}

/** The most units that a round can pay. */
export function mostShiftUnits(): number {
  const most = (heights: Heights) => mostWaysUnits(SHIFT_SHEET, showingsOf(heights));
  const free = most(FREE_HEIGHTS).map((units) => units * FREE_MULTIPLIER);
  return mostWithFreeSpins(most(BASE_HEIGHTS), free, {
    needed: SCATTERS_NEEDED,
    award: FREE_SPINS,
    cap: FREE_SPINS_CAP,
  });
}

function triggerChance(heights: Heights): Rational {
  const draws = drawsOf(heights);
  const chances = showingsOf(heights).map((showings, column) => {
    const stops = SHIFT_REELS[column]?.length ?? 0;
    const seen = showings.filter(({ shown }) => shown.includes('scatter'));
    return rational(
      seen.reduce((all, showing) => all + showing.draws, 0),
      draws * stops,
    );
  });
  return sum(countChances(chances).slice(SCATTERS_NEEDED));
}

/** Everything that each reel can show; a window counts as often as its height is drawn. */
function showingsOf(heights: Heights): ReelShowings[] {
  return SHIFT_REELS.map((ring) =>
    heights.flatMap(({ rows, draws }) =>
      ring.map((_, stop) => ({ shown: windowAt(ring, stop, rows), draws })),
    ),
  );
}
