/**
 * The exact return of the growing-wilds machine, as a Markov chain over the held reels.
 *
 * A spin with the reels H held brings wilds to some of the other middle reels, say N. Reels are independent, so the
 * chance of N is a product. Then the reels H ∪ N are full of wilds and no other reel shows one. Under that condition
 * the reels are still independent, and what a line pays on average is a product over its cells: 1 on a full reel, and
 * elsewhere the share of the symbol among the stops that show no wild. Those shares depend on the row (a stop next to
 * a wild is excluded), so each line is computed separately. When N is not empty there is a respin with H ∪ N held,
 * worth as much again as the chain is from there; every step holds one reel more, so the chain ends.
 */
import type { PayLine } from '../machine.ts';
import {
  add,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  sum,
  ZERO,
} from '@palpite/domain/rational.ts';
import { type Reel, symbolAt, windowAt } from '../reel.ts';
import { EXPAND_COST_UNITS, EXPAND_ROWS, EXPAND_SHEET } from './paytable.ts';
import { EXPAND_REELS, WILD_REELS } from './reels.ts';

export interface ExpandReturn {
  /** Everything that a stake returns on average, as a share of it. */
  readonly total: Rational;
  /** The part that the paid spin itself returns, including its grown wilds. */
  readonly base: Rational;
  /** The chance that a paid spin brings a wild, and with it a respin. */
  readonly featureChance: Rational;
}

/** Which columns are full of wilds. */
type Held = ReadonlySet<number>;

/**
 * Computes the return from the reels and the paytable alone; takes some milliseconds.
 * @param reels five of them; those that have a wild are the `WILD_REELS`
 */
export function exactExpandReturn(reels: readonly Reel[] = EXPAND_REELS): ExpandReturn {
  const cost = rational(EXPAND_COST_UNITS);
  const none: Held = new Set();
  const landings = landingsOn(reels, none);
  const without = landings.find(({ held }) => held.size === 0);
  const base = sum(landings.map(({ chance, held }) => multiply(chance, screenUnits(reels, held))));
  return {
    total: divide(unitsFrom(reels, none), cost),
    base: divide(base, cost),
    featureChance: subtract(ONE, without?.chance ?? ZERO),
  };
}

/** Average units of a spin with these reels held, and of all respins after it. */
function unitsFrom(reels: readonly Reel[], held: Held): Rational {
  return sum(
    landingsOn(reels, held).map(({ chance, held: after }) => {
      const shown = screenUnits(reels, after);
      const again = after.size > held.size ? unitsFrom(reels, after) : ZERO;
      return multiply(chance, add(shown, again));
    }),
  );
}

/** Each set of reels that may be full of wilds after a spin with `held`, and its chance. */
function landingsOn(reels: readonly Reel[], held: Held): { held: Held; chance: Rational }[] {
  let landings: { held: Held; chance: Rational }[] = [{ held, chance: ONE }];
  for (const column of WILD_REELS.filter((at) => !held.has(at))) {
    const ring = reels[column] as Reel;
    const misses = rational(stopsWithoutWild(ring).length, ring.length);
    landings = landings.flatMap((landing) => [
      { ...landing, chance: multiply(landing.chance, misses) },
      {
        held: new Set([...landing.held, column]),
        chance: multiply(landing.chance, subtract(ONE, misses)),
      },
    ]);
  }
  return landings;
}

/**
 * Average units of a screen on which exactly the `held` reels are wild: what all combinations of the stops that can
 * show it pay together, divided by their number. Sums stay far below 2^53.
 */
function screenUnits(reels: readonly Reel[], held: Held): Rational {
  const stops = reels.map((ring, column) =>
    held.has(column) ? undefined : stopsWithoutWild(ring),
  );
  const all = stops.map((of) => of?.length ?? 1);
  let units = 0;
  for (const rows of EXPAND_SHEET.lines) {
    for (const pay of EXPAND_SHEET.pays) {
      const match = rows.map((row, column) => {
        const ring = reels[column] as Reel;
        return stops[column]?.filter((at) => symbolAt(ring, at + row) === pay.role).length ?? 1;
      });
      units += pay.units[5] * times(match);
      units += shortRuns(pay, match, all) + shortRuns(pay, match.toReversed(), all.toReversed());
    }
  }
  return rational(units, times(all));
}

/** Units over all combinations for exactly 3 and exactly 4 in a row, from the side where `match` starts. */
function shortRuns({ units }: PayLine, match: readonly number[], all: readonly number[]): number {
  const exactly = (count: number) =>
    times(match.slice(0, count)) *
    ((all[count] as number) - (match[count] as number)) *
    times(all.slice(count + 1));
  return units[3] * exactly(3) + units[4] * exactly(4);
}

function times(factors: readonly number[]): number {
  return factors.reduce((all, factor) => all * factor, 1);
}

function stopsWithoutWild(ring: Reel): number[] {
  return [...ring.keys()].filter((stop) => !windowAt(ring, stop, EXPAND_ROWS).includes('wild'));
}
