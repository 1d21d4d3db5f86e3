/** The 20-line machine: 5 × 3, wilds on the middle reels, free spins at three times the pay. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { cellsOf, unitsOf } from '../grid.ts';
import { lineWins } from '../line-pays.ts';
import type { Feature, Grid, Machine, Play, Role, Screen } from '../machine.ts';
import { approximateOneIn } from '../published.ts';
import { type Reel, windowAt } from '../reel.ts';
import { exactLinesReturn } from './exact-return.ts';
import {
  FREE_MULTIPLIER,
  FREE_SPINS,
  FREE_SPINS_CAP,
  LINES_COST_UNITS,
  LINES_MOST_UNITS,
  LINES_ROLES,
  LINES_ROWS,
  LINES_SHEET,
  SCATTER_UNITS,
} from './paytable.ts';
import { BASE_REELS, FREE_REELS } from './reels.ts';

const exact = exactLinesReturn();

export const linesMachine: Machine = {
  id: 'lines',
  version: 1,
  columns: BASE_REELS.length,
  rows: LINES_ROWS,
  costUnits: LINES_COST_UNITS,
  roles: LINES_ROLES,
  sheet: LINES_SHEET,
  facts: {
    lines: LINES_SHEET.lines.length,
    scatter3: SCATTER_UNITS[3] ?? 0,
    scatter4: SCATTER_UNITS[4] ?? 0,
    scatter5: SCATTER_UNITS[5] ?? 0,
    freeSpins: FREE_SPINS,
    freeSpinsCap: FREE_SPINS_CAP,
    freeMultiplier: FREE_MULTIPLIER,
    mostWin: LINES_MOST_UNITS,
  },
  figures: {
    exactReturn: exact.total,
    volatility: 'medium',
    anyWinOneIn: '2.8',
    featureOneIn: approximateOneIn(exact.featureChance),
  },
  play: playLines,
};

function playLines(random: RandomSource): Play {
  const first = screenOf(spin(BASE_REELS, random), 1);
  const screens = [first];
  let winUnits = first.winUnits;
  let total = first.awardedSpins ?? 0;
  for (let played = 1; played <= total; played += 1) {
    const grid = spin(FREE_REELS, random);
    const screen = screenOf(grid, FREE_MULTIPLIER, { played, total }, FREE_SPINS_CAP - total);
    total += screen.awardedSpins ?? 0;
    winUnits += screen.winUnits;
    screens.push(screen);
  }
  return { screens, winUnits };
}

function spin(reels: readonly Reel[], random: RandomSource): Role[][] {
  return reels.map((ring) => windowAt(ring, random.below(ring.length), LINES_ROWS));
}

function screenOf(
  grid: Grid,
  multiplier: number,
  free?: { played: number; total: number },
  budget: number = FREE_SPINS_CAP,
): Screen {
  const wins = lineWins(LINES_SHEET, grid, multiplier);
  const scatters = cellsOf(grid, 'scatter');
  const scatterUnits = SCATTER_UNITS[scatters.length];
  let awarded = 0;
  if (scatterUnits !== undefined) {
    const units = scatterUnits * multiplier;
    wins.push({ role: 'scatter', count: scatters.length, cells: scatters, units });
    awarded = Math.min(FREE_SPINS, budget);
  }
  const feature: { feature?: Feature } = free ? { feature: { kind: 'free-spins', ...free } } : {};
  const award = awarded > 0 ? { awardedSpins: awarded } : {};
  return { how: 'spin', grid, wins, winUnits: unitsOf(wins), multiplier, ...feature, ...award };
}
