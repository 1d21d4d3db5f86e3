/**
 * The exact return of the climbing machine, in closed form.
 *
 * Screens are independent of each other, and a respin happens when every screen before it paid. With p and u for a
 * paid spin's chance to pay and its average units, and q and v for a respin's, respin number k happens with the chance
 * p · q^(k − 1) and is worth its step's multiplier times v. Both averages and both chances come from `ways-pays.ts`.
 */
import { add, divide, multiply, type Rational, rational } from '@palpite/domain/rational.ts';
import { type Reel, windowAt } from '../reel.ts';
import { averageWaysUnits, mostWaysUnits, type ReelShowings, waysWinChance } from '../ways-pays.ts';
import { CLIMB_COST_UNITS, CLIMB_ROWS, CLIMB_SHEET, LADDER } from './paytable.ts';
import { BASE_REELS, RESPIN_REELS } from './reels.ts';

export interface ClimbReturn {
  /** Everything that a stake returns on average, as a share of it. */
  readonly total: Rational;
  /** The part that the paid spin itself returns. */
  readonly base: Rational;
  /** The chance that a paid spin pays, which is the chance of a first respin. */
  readonly winChance: Rational;
}

/** Computes the return from the reels and the paytable alone; takes some milliseconds. */
export function exactClimbReturn(): ClimbReturn {
  const cost = rational(CLIMB_COST_UNITS);
  const paid = showingsOf(BASE_REELS);
  const again = showingsOf(RESPIN_REELS);
  const base = divide(averageWaysUnits(CLIMB_SHEET, paid), cost);
  const respin = divide(averageWaysUnits(CLIMB_SHEET, again), cost);
  const winChance = waysWinChance(CLIMB_SHEET, paid);
  const againChance = waysWinChance(CLIMB_SHEET, again);
  let total = base;
  let reached = winChance;
  for (const multiplier of LADDER) {
    total = add(total, multiply(reached, multiply(rational(multiplier), respin)));
    reached = multiply(reached, againChance);
  }
  return { total, base, winChance };
}

/** The most units that a round can pay: the best paid spin and the best respin at every step. */
export function mostClimbUnits(): number {
  const bestOf = (reels: readonly Reel[]) =>
    Math.max(...mostWaysUnits(CLIMB_SHEET, showingsOf(reels)));
  const steps = LADDER.reduce((all, multiplier) => all + multiplier, 0);
  return bestOf(BASE_REELS) + steps * bestOf(RESPIN_REELS);
}

function showingsOf(reels: readonly Reel[]): ReelShowings[] {
  return reels.map((ring) =>
    ring.map((_, stop) => ({ shown: windowAt(ring, stop, CLIMB_ROWS), draws: 1 })),
  );
}
