/**
 * The exact return of the chosen-symbol machine, in closed form.
 *
 * What the lines pay on average is in `line-pays.ts`. The reels are independent, so the chance that each of them shows
 * a scatter gives the chance of each number of scatters, and the chance that each shows the chosen symbol gives the
 * chance of each number of reels that it fills. A grown symbol pays every line for that many reels wherever they are,
 * on top of what the lines paid before. Every paying symbol is chosen equally often, before the first free spin and
 * for all of them, so what a free spin pays does not depend on how many there are: their total is their number
 * (`free-spins.ts`) times their average.
 */
import { countChances, showsChance } from '../count-chances.ts';
import { expectedFreeSpins, type SpinAward } from '../free-spins.ts';
import { averageLineUnits } from '../line-pays.ts';
import type { PayLine, Role } from '../machine.ts';
import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  sum,
  ZERO,
} from '@palpite/domain/rational.ts';
import {
  CHOSEN_COST_UNITS,
  CHOSEN_ROWS,
  CHOSEN_SHEET,
  FREE_SPINS,
  FREE_SPINS_CAP,
  SCATTER_UNITS,
  SCATTERS_NEEDED,
} from './paytable.ts';
import { CHOSEN_REELS } from './reels.ts';

export interface ChosenReturn {
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
export function exactChosenReturn(): ChosenReturn {
  const scatters = reelsShowing('scatter');
  const scatterUnits = sum(
    Object.entries(SCATTER_UNITS).map(([count, units]) =>
      multiply(rational(units), scatters[Number(count)] ?? ZERO),
    ),
  );
  const spinUnits = add(averageLineUnits(CHOSEN_SHEET, CHOSEN_REELS), scatterUnits);
  const featureChance = sum(scatters.slice(SCATTERS_NEEDED));
  const awards: SpinAward[] = [{ spins: FREE_SPINS, chance: featureChance }];
  const freeSpins = expectedFreeSpins(awards, awards, FREE_SPINS_CAP);
  const cost = rational(CHOSEN_COST_UNITS);
  const grown = divide(sum(CHOSEN_SHEET.pays.map(grownUnits)), rational(CHOSEN_SHEET.pays.length));
  const base = divide(spinUnits, cost);
  const free = divide(add(spinUnits, grown), cost);
  return { total: add(base, multiply(freeSpins, free)), base, featureChance, freeSpins };
}

/** Average units that a symbol pays by growing in one free spin for which it is chosen. */
function grownUnits({ role, units }: PayLine): Rational {
  const chances = reelsShowing(role);
  return sum(
    ([3, 4, 5] as const).map((count) =>
      multiply(rational(CHOSEN_SHEET.lines.length * units[count]), chances[count] ?? ZERO),
    ),
  );
}

/** The chance that each number of reels, from 0, shows a symbol. */
function reelsShowing(role: Role): Rational[] {
  return countChances(CHOSEN_REELS.map((ring) => showsChance(ring, CHOSEN_ROWS, role)));
}
