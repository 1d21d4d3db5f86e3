/** The shifting-rows machine: every spin draws the height of each reel, so the number of ways varies. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { cellsOf, unitsOf } from '../grid.ts';
import type { Machine, Play, Role, Screen } from '../machine.ts';
import { approximateOneIn } from '../published.ts';
import { windowAt } from '../reel.ts';
import { waysWins } from '../ways-pays.ts';
import { exactShiftReturn } from './exact-return.ts';
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
  SHIFT_MOST_UNITS,
  SHIFT_ROLES,
  SHIFT_ROWS,
  SHIFT_SHEET,
} from './paytable.ts';
import { SHIFT_REELS } from './reels.ts';

const exact = exactShiftReturn();

export const shiftMachine: Machine = {
  id: 'shift',
  version: 1,
  columns: SHIFT_REELS.length,
  rows: SHIFT_ROWS,
  lowestRows: BASE_HEIGHTS[0]?.rows,
  costUnits: SHIFT_COST_UNITS,
  roles: SHIFT_ROLES,
  sheet: SHIFT_SHEET,
  facts: {
    lowest: BASE_HEIGHTS[0]?.rows ?? 0,
    tallest: SHIFT_ROWS,
    ways: SHIFT_ROWS ** SHIFT_REELS.length,
    scattersNeeded: SCATTERS_NEEDED,
    freeSpins: FREE_SPINS,
    freeSpinsCap: FREE_SPINS_CAP,
    freeLowest: FREE_HEIGHTS[0]?.rows ?? 0,
    freeMultiplier: FREE_MULTIPLIER,
    mostWin: SHIFT_MOST_UNITS,
  },
  figures: {
    exactReturn: exact.total,
    volatility: 'medium',
    anyWinOneIn: '2.0',
    featureOneIn: approximateOneIn(exact.featureChance),
  },
  play: playShift,
};

function playShift(random: RandomSource): Play {
  const paid = spin(BASE_HEIGHTS, 1, random, FREE_SPINS_CAP);
  const screens = [paid];
  let winUnits = paid.winUnits;
  let total = paid.awardedSpins ?? 0;
  for (let played = 1; played <= total; played += 1) {
    const free = spin(FREE_HEIGHTS, FREE_MULTIPLIER, random, FREE_SPINS_CAP - total);
    screens.push({ ...free, feature: { kind: 'free-spins', played, total } });
    total += free.awardedSpins ?? 0;
    winUnits += free.winUnits;
  }
  return { screens, winUnits };
}

/** Draws heights and spins all reels; `budget` is how many free spins the round may still award. */
function spin(heights: Heights, multiplier: number, random: RandomSource, budget: number): Screen {
  const grid = SHIFT_REELS.map((ring): Role[] => {
    const rows = heightFrom(heights, random);
    return windowAt(ring, random.below(ring.length), rows);
  });
  const wins = waysWins(SHIFT_SHEET, grid, multiplier);
  const scatters = cellsOf(grid, 'scatter').length;
  const awarded = scatters >= SCATTERS_NEEDED ? Math.min(FREE_SPINS, budget) : 0;
  const award = awarded > 0 ? { awardedSpins: awarded } : {};
  return { how: 'spin', grid, wins, winUnits: unitsOf(wins), multiplier, ...award };
}

function heightFrom(heights: Heights, random: RandomSource): number {
  let draw = random.below(drawsOf(heights));
  for (const { rows, draws } of heights) {
    if (draw < draws) return rows;
    draw -= draws;
  }
  throw new RangeError('the table of heights ended before its draws did');
}
