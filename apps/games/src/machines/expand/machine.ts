/** The growing-wilds machine: frequent, small results; wilds fill their reels and stay for a respin. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { unitsOf } from '../grid.ts';
import type { Feature, Grid, Machine, Play, Role, Screen } from '../machine.ts';
import { approximateOneIn } from '../published.ts';
import { windowAt } from '../reel.ts';
import { bothWaysWins } from './both-ways.ts';
import { exactExpandReturn } from './exact-return.ts';
import {
  EXPAND_COST_UNITS,
  EXPAND_MOST_UNITS,
  EXPAND_ROLES,
  EXPAND_ROWS,
  EXPAND_SHEET,
} from './paytable.ts';
import { EXPAND_REELS, WILD_REELS } from './reels.ts';

const exact = exactExpandReturn();

export const expandMachine: Machine = {
  id: 'expand',
  version: 1,
  columns: EXPAND_REELS.length,
  rows: EXPAND_ROWS,
  costUnits: EXPAND_COST_UNITS,
  roles: EXPAND_ROLES,
  sheet: EXPAND_SHEET,
  facts: {
    lines: EXPAND_SHEET.lines.length,
    respins: WILD_REELS.length,
    mostWin: EXPAND_MOST_UNITS,
  },
  figures: {
    exactReturn: exact.total,
    volatility: 'low',
    anyWinOneIn: '2.2',
    featureOneIn: approximateOneIn(exact.featureChance),
  },
  play: playExpand,
};

function playExpand(random: RandomSource): Play {
  const screens: Screen[] = [];
  const held: number[] = [];
  for (let respin = 0; ; respin += 1) {
    const grid = turn(held, random);
    const fresh = WILD_REELS.filter(
      (column) => !held.includes(column) && grid[column]?.includes('wild'),
    );
    const part = partOf(held, respin);
    if (fresh.length === 0) {
      screens.push({ how: 'spin', grid, ...paidBy(grid), ...part });
      return { screens, winUnits: unitsOf(screens.map(({ winUnits }) => ({ units: winUnits }))) };
    }
    // the wilds grow before anything is paid
    screens.push({ how: 'spin', grid, wins: [], winUnits: 0, multiplier: 1, ...part });
    held.push(...fresh);
    const grown = grid.map((column, at) => (held.includes(at) ? fullOfWilds() : column));
    screens.push({ how: 'grow', grid: grown, ...paidBy(grown), ...part });
  }
}

/** Spins every reel that is not held; held ones are full of wilds. */
function turn(held: readonly number[], random: RandomSource): Role[][] {
  return EXPAND_REELS.map((ring, column) =>
    held.includes(column) ? fullOfWilds() : windowAt(ring, random.below(ring.length), EXPAND_ROWS),
  );
}

function fullOfWilds(): Role[] {
  return Array.from({ length: EXPAND_ROWS }, (): Role => 'wild');
}

function paidBy(grid: Grid): Pick<Screen, 'wins' | 'winUnits' | 'multiplier'> {
  const wins = bothWaysWins(EXPAND_SHEET, grid);
  return { wins, winUnits: unitsOf(wins), multiplier: 1 };
}

function partOf(
  held: readonly number[],
  respin: number,
): { feature?: Feature; held?: readonly number[] } {
  return respin === 0 ? {} : { feature: { kind: 'respin', played: respin }, held: [...held] };
}
