/**
 * The exact return of the hold-and-win machine, in closed form.
 *
 * The lines' part is in `line-pays.ts`. For the coins: the 15 cells are independent, which gives the chance of each
 * number of coins on the paid spin. From there the feature is a Markov chain over (coins held, respins left): a respin
 * with n empty cells brings k coins with the binomial chance, any coin resets the respins, and the chain ends when
 * none are left or all cells are full. Every coin's value is drawn independently from one table, so a final count of
 * coins is worth that many averages, plus the grand prize when it is 15.
 */
import { averageLineUnits } from '../line-pays.ts';
import {
  add,
  divide,
  multiply,
  ONE,
  product,
  type Rational,
  rational,
  subtract,
  sum,
  ZERO,
} from '@palpite/domain/rational.ts';
import { chanceOf } from '../reel.ts';
import {
  COIN_DRAWS,
  COIN_ONE_IN,
  COIN_VALUES,
  COINS_NEEDED,
  GRAND_UNITS,
  HOLD_CELLS,
  HOLD_COST_UNITS,
  HOLD_ROWS,
  HOLD_SHEET,
  RESPINS,
} from './paytable.ts';
import { HOLD_REELS } from './reels.ts';

export interface HoldReturn {
  /** Everything that a stake returns on average, as a share of it. */
  readonly total: Rational;
  /** The part that the lines return. */
  readonly base: Rational;
  readonly featureChance: Rational;
}

/** Computes the return from the reels and the paytable alone; takes some milliseconds. */
export function exactHoldReturn(): HoldReturn {
  const cost = rational(HOLD_COST_UNITS);
  const base = divide(averageLineUnits(HOLD_SHEET, HOLD_REELS), cost);
  const start = coinChances().slice(COINS_NEEDED);
  const worth = featureUnits();
  const feature = sum(
    start.map((chance, more) => multiply(chance, worth[COINS_NEEDED + more] ?? ZERO)),
  );
  return { total: add(base, divide(feature, cost)), base, featureChance: sum(start) };
}

/** The chance of each number of coins, from 0 to 15, on the paid spin. */
function coinChances(): Rational[] {
  let chances: Rational[] = [ONE];
  for (const ring of HOLD_REELS) {
    const coin = chanceOf(ring, 'coin');
    for (let row = 0; row < HOLD_ROWS; row += 1) {
      chances = Array.from({ length: chances.length + 1 }, (_, coins) =>
        add(
          multiply(chances[coins] ?? ZERO, subtract(ONE, coin)),
          multiply(chances[coins - 1] ?? ZERO, coin),
        ),
      );
    }
  }
  return chances;
}

/** What the feature pays on average in units, by the coins held when all its respins are left. */
function featureUnits(): Rational[] {
  const average = divide(
    rational(COIN_VALUES.reduce((all, { units, draws }) => all + units * draws, 0)),
    rational(COIN_DRAWS),
  );
  const worth: Rational[] = [];
  worth[HOLD_CELLS] = add(multiply(average, rational(HOLD_CELLS)), rational(GRAND_UNITS));
  for (let coins = HOLD_CELLS - 1; coins >= COINS_NEEDED; coins -= 1) {
    const empty = HOLD_CELLS - coins;
    const none = binomial(empty, 0);
    const some = sum(
      Array.from({ length: empty }, (_, more) =>
        multiply(binomial(empty, more + 1), worth[coins + more + 1] ?? ZERO),
      ),
    );
    // with no respins left the held coins are paid; each respin before that either brings some or not
    let value = multiply(average, rational(coins));
    for (let respin = 0; respin < RESPINS; respin += 1) value = add(multiply(none, value), some);
    worth[coins] = value;
  }
  return worth;
}

/** The chance that a respin brings exactly `coins` coins to `empty` empty cells. */
function binomial(empty: number, coins: number): Rational {
  const coin = rational(1, COIN_ONE_IN);
  const choose = product(
    Array.from({ length: coins }, (_, index) => rational(empty - index, index + 1)),
  );
  const landed = product(Array.from({ length: coins }, () => coin));
  const missed = product(Array.from({ length: empty - coins }, () => subtract(ONE, coin)));
  return product([choose, landed, missed]);
}
