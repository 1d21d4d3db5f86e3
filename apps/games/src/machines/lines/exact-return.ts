/**
 * The exact return of the 20-line machine, in closed form.
 *
 * What the lines pay on average is in `line-pays.ts`. A reel has one scatter and three rows, so it shows one at 3 of
 * its stops; the reels are independent, which gives the chance of each number of scatters. `free-spins.ts` counts the
 * free spins; what a free spin pays does not depend on how many there are, so their total is their number times their
 * average.
 */
import { expectedFreeSpins, type SpinAward } from '../free-spins.ts';
import { averageLineUnits } from '../line-pays.ts';
import {
  add,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  sum,
} from '@palpite/domain/rational.ts';
import { chanceOf, type Reel } from '../reel.ts';
import {
  FREE_MULTIPLIER,
  FREE_SPINS,
  FREE_SPINS_CAP,
  LINES_COST_UNITS,
  LINES_ROWS,
  LINES_SHEET,
  SCATTER_UNITS,
} from './paytable.ts';
import { BASE_REELS, FREE_REELS } from './reels.ts';

export interface LinesReturn {
  /** Everything that a stake returns on average, as a share of it. */
  readonly total: Rational;
  /** The part that the paid spin itself returns. */
  readonly base: Rational;
  /** The chance that a paid spin opens the free spins. */
  readonly featureChance: Rational;
  /** The average number of free spins in a round. */
  readonly freeSpins: Rational;
}

/** Computes the return from the reels and the paytable alone; takes about a millisecond. */
export function exactLinesReturn(): LinesReturn {
  const cost = rational(LINES_COST_UNITS);
  const base = divide(spinUnits(BASE_REELS), cost);
  const free = divide(multiply(spinUnits(FREE_REELS), rational(FREE_MULTIPLIER)), cost);
  const featureChance = triggerChance(BASE_REELS);
  const award = (chance: Rational): SpinAward[] => [{ spins: FREE_SPINS, chance }];
  const freeSpins = expectedFreeSpins(
    award(featureChance),
    award(triggerChance(FREE_REELS)),
    FREE_SPINS_CAP,
  );
  return { total: add(base, multiply(freeSpins, free)), base, featureChance, freeSpins };
}

/** Average units that one spin of these reels pays, before any multiplier. */
function spinUnits(reels: readonly Reel[]): Rational {
  const scatters = Object.entries(SCATTER_UNITS).map(([count, units]) =>
    multiply(rational(units), scatterChance(reels, Number(count))),
  );
  return add(averageLineUnits(LINES_SHEET, reels), sum(scatters));
}

/** The chance that exactly `count` reels show their scatter. */
function scatterChance(reels: readonly Reel[], count: number): Rational {
  let chances: Rational[] = [ONE];
  for (const ring of reels) {
    const shows = multiply(chanceOf(ring, 'scatter'), rational(LINES_ROWS));
    const misses = subtract(ONE, shows);
    chances = Array.from({ length: chances.length + 1 }, (_, seen) =>
      add(
        multiply(chances[seen] ?? rational(0), misses),
        multiply(chances[seen - 1] ?? rational(0), shows),
      ),
    );
  }
  return chances[count] ?? rational(0);
}

function triggerChance(reels: readonly Reel[]): Rational {
  return sum([3, 4, 5].map((count) => scatterChance(reels, count)));
}
