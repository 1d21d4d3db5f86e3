/**
 * The most that a round of the hold-and-win machine can pay: a paid spin that opens the feature and pays its lines at
 * their best, then all cells full of the highest coins.
 *
 * Each cell spins separately, so wherever the coins are, every other cell can show the symbol that pays most for every
 * length. That is the best for each line at once; only the places of the coins remain to be tried.
 */
import { lineWins } from '../line-pays.ts';
import type { Role } from '../machine.ts';
import { unitsOf } from '../grid.ts';
import {
  COIN_VALUES,
  COINS_NEEDED,
  GRAND_UNITS,
  HOLD_CELLS,
  HOLD_COLUMNS,
  HOLD_ROWS,
  HOLD_SHEET,
} from './paytable.ts';

export function mostHoldUnits(): number {
  const highest = Math.max(...COIN_VALUES.map(({ units }) => units));
  const collected = HOLD_CELLS * highest + GRAND_UNITS;
  let most = 0;
  for (let coins = 0; coins < 2 ** HOLD_CELLS; coins += 1) {
    const opens = bitsOf(coins) >= COINS_NEEDED;
    most = Math.max(most, lineUnits(coins) + (opens ? collected : 0));
  }
  return most;
}

/** The symbol that pays most, for any length. */
const BEST = HOLD_SHEET.pays.reduce((best, pay) =>
  ([3, 4, 5] as const).every((count) => pay.units[count] >= best.units[count]) ? pay : best,
).role;

/** What the lines pay when `coins` marks the cells that hold a coin, one bit for each cell. */
function lineUnits(coins: number): number {
  const grid = Array.from({ length: HOLD_COLUMNS }, (_, column) =>
    Array.from({ length: HOLD_ROWS }, (__, row): Role => {
      return (coins >> (column * HOLD_ROWS + row)) & 1 ? 'coin' : BEST;
    }),
  );
  return unitsOf(lineWins(HOLD_SHEET, grid, 1));
}

function bitsOf(value: number): number {
  let bits = 0;
  for (let rest = value; rest > 0; rest >>= 1) bits += rest & 1;
  return bits;
}
