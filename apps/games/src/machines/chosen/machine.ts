/** The chosen-symbol machine: rare free spins in which one symbol fills its reels and pays every line. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { cellsOf, unitsOf } from '../grid.ts';
import { lineWins } from '../line-pays.ts';
import type { Feature, Grid, Machine, Play, Role, Screen } from '../machine.ts';
import { approximateOneIn } from '../published.ts';
import { windowAt } from '../reel.ts';
import { exactChosenReturn } from './exact-return.ts';
import {
  CHOSEN_COST_UNITS,
  CHOSEN_MOST_UNITS,
  CHOSEN_ROLES,
  CHOSEN_ROWS,
  CHOSEN_SHEET,
  FREE_SPINS,
  FREE_SPINS_CAP,
  GROWS_FROM,
  SCATTER_UNITS,
  SCATTERS_NEEDED,
} from './paytable.ts';
import { CHOSEN_REELS } from './reels.ts';

const exact = exactChosenReturn();

export const chosenMachine: Machine = {
  id: 'chosen',
  version: 1,
  columns: CHOSEN_REELS.length,
  rows: CHOSEN_ROWS,
  costUnits: CHOSEN_COST_UNITS,
  roles: CHOSEN_ROLES,
  sheet: CHOSEN_SHEET,
  facts: {
    lines: CHOSEN_SHEET.lines.length,
    scatter3: SCATTER_UNITS[3] ?? 0,
    scatter4: SCATTER_UNITS[4] ?? 0,
    scatter5: SCATTER_UNITS[5] ?? 0,
    freeSpins: FREE_SPINS,
    freeSpinsCap: FREE_SPINS_CAP,
    growsFrom: GROWS_FROM,
    mostWin: CHOSEN_MOST_UNITS,
  },
  figures: {
    exactReturn: exact.total,
    volatility: 'high',
    anyWinOneIn: '3.9',
    featureOneIn: approximateOneIn(exact.featureChance),
  },
  play: playChosen,
};

type FreeSpin = Extract<Feature, { kind: 'free-spins' }>;

function playChosen(random: RandomSource): Play {
  const paid = spin(random, FREE_SPINS_CAP);
  const screens = [paid];
  let total = paid.awardedSpins ?? 0;
  if (total > 0) {
    const { role: chosen } = pick(CHOSEN_SHEET.pays, random);
    for (let played = 1; played <= total; played += 1) {
      const feature: FreeSpin = { kind: 'free-spins', played, total, chosen };
      const free = { ...spin(random, FREE_SPINS_CAP - total), feature };
      total += free.awardedSpins ?? 0;
      screens.push(free, ...grownFrom(free.grid, chosen, feature));
    }
  }
  return { screens, winUnits: unitsOf(screens.map(({ winUnits }) => ({ units: winUnits }))) };
}

/** Spins all reels; `budget` is how many free spins the round may still award. */
function spin(random: RandomSource, budget: number): Screen {
  const grid = CHOSEN_REELS.map((ring) => windowAt(ring, random.below(ring.length), CHOSEN_ROWS));
  const wins = lineWins(CHOSEN_SHEET, grid, 1);
  const cells = cellsOf(grid, 'scatter');
  const units = SCATTER_UNITS[cells.length];
  if (units !== undefined) wins.push({ role: 'scatter', count: cells.length, cells, units });
  const awarded = cells.length >= SCATTERS_NEEDED ? Math.min(FREE_SPINS, budget) : 0;
  const award = awarded > 0 ? { awardedSpins: awarded } : {};
  return { how: 'spin', grid, wins, winUnits: unitsOf(wins), multiplier: 1, ...award };
}

/** The screen on which the chosen symbol has filled its reels, when it is on enough of them. */
function grownFrom(grid: Grid, chosen: Role, feature: FreeSpin): Screen[] {
  const shows = grid.map((column) => column.includes(chosen));
  const count = shows.filter(Boolean).length;
  const pay = CHOSEN_SHEET.pays.find(({ role }) => role === chosen);
  if (count < GROWS_FROM || !pay) return [];
  const grown = grid.map((column, at) => (shows[at] ? column.map(() => chosen) : column));
  const units = pay.units[count as 3 | 4 | 5] * CHOSEN_SHEET.lines.length;
  const cells = cellsOf(grown, chosen);
  const wins = [{ role: chosen, count, cells, units }];
  return [{ how: 'grow', grid: grown, wins, winUnits: units, multiplier: 1, feature }];
}

function pick<Item>(items: readonly Item[], random: RandomSource): Item {
  return items[random.below(items.length)] as Item;
}
