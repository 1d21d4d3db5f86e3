/** The hold-and-win machine: rare, large results; six coins hold while the other cells are drawn again. */
import type { RandomSource } from '@palpite/domain/random-words.ts';
import { cellsOf, unitsOf } from '../grid.ts';
import { lineWins } from '../line-pays.ts';
import type { Grid, Machine, Play, Role, Screen, Win } from '../machine.ts';
import { approximateOneIn } from '../published.ts';
import { exactHoldReturn } from './exact-return.ts';
import {
  COIN_DRAWS,
  COIN_ONE_IN,
  COIN_VALUES,
  COINS_NEEDED,
  GRAND_UNITS,
  HOLD_CELLS,
  HOLD_COLUMNS,
  HOLD_COST_UNITS,
  HOLD_MOST_UNITS,
  HOLD_ROLES,
  HOLD_ROWS,
  HOLD_SHEET,
  RESPINS,
} from './paytable.ts';
import { HOLD_REELS } from './reels.ts';

const exact = exactHoldReturn();

export const holdMachine: Machine = {
  id: 'hold',
  version: 1,
  columns: HOLD_COLUMNS,
  rows: HOLD_ROWS,
  costUnits: HOLD_COST_UNITS,
  roles: HOLD_ROLES,
  sheet: HOLD_SHEET,
  facts: {
    lines: HOLD_SHEET.lines.length,
    coinsNeeded: COINS_NEEDED,
    respins: RESPINS,
    coinOneIn: COIN_ONE_IN,
    coinLowest: COIN_VALUES[0]?.units ?? 0,
    coinHighest: COIN_VALUES[COIN_VALUES.length - 1]?.units ?? 0,
    grand: GRAND_UNITS,
    mostWin: HOLD_MOST_UNITS,
  },
  figures: {
    exactReturn: exact.total,
    volatility: 'high',
    anyWinOneIn: '5.2',
    featureOneIn: approximateOneIn(exact.featureChance),
  },
  play: playHold,
};

function playHold(random: RandomSource): Play {
  const grid = HOLD_REELS.map((ring): Role[] =>
    Array.from({ length: HOLD_ROWS }, () => ring[random.below(ring.length)] as Role),
  );
  const wins = lineWins(HOLD_SHEET, grid, 1);
  const winUnits = unitsOf(wins);
  const paid: Screen = { how: 'spin', grid, wins, winUnits, multiplier: 1 };
  if (cellsOf(grid, 'coin').length < COINS_NEEDED) return { screens: [paid], winUnits };
  const held = holdFeature(grid, random);
  const collected = held[held.length - 1]?.winUnits ?? 0;
  return { screens: [paid, ...held], winUnits: winUnits + collected };
}

/** The feature's screens: the held coins, then one screen for each respin; the last one pays. */
function holdFeature(grid: Grid, random: RandomSource): Screen[] {
  const units = grid.map((column) =>
    column.map((role) => (role === 'coin' ? coinValue(random) : 0)),
  );
  const screens = [heldScreen(units, RESPINS)];
  let respinsLeft = RESPINS;
  while (respinsLeft > 0 && countCoins(units) < HOLD_CELLS) {
    const before = countCoins(units);
    for (const column of units) {
      for (let row = 0; row < column.length; row += 1) {
        if (column[row] === 0 && random.below(COIN_ONE_IN) === 0) column[row] = coinValue(random);
      }
    }
    respinsLeft = countCoins(units) > before ? RESPINS : respinsLeft - 1;
    screens.push(heldScreen(units, respinsLeft));
  }
  const last = screens.pop() as Screen;
  const wins = collect(last);
  return [...screens, { ...last, wins, winUnits: unitsOf(wins) }];
}

function heldScreen(units: readonly (readonly number[])[], respinsLeft: number): Screen {
  return {
    how: 'respin',
    grid: units.map((column) => column.map((value): Role => (value > 0 ? 'coin' : 'blank'))),
    wins: [],
    winUnits: 0,
    multiplier: 1,
    feature: { kind: 'hold', respinsLeft },
    coinUnits: units.map((column) => [...column]),
  };
}

function collect({ grid, coinUnits = [] }: Screen): Win[] {
  const cells = cellsOf(grid, 'coin');
  const units = coinUnits.flat().reduce((all, value) => all + value, 0);
  const coins: Win = { role: 'coin', count: cells.length, cells, units };
  if (cells.length < HOLD_CELLS) return [coins];
  return [coins, { role: 'coin', count: cells.length, cells, units: GRAND_UNITS, grand: true }];
}

function countCoins(units: readonly (readonly number[])[]): number {
  let coins = 0;
  for (const column of units) for (const value of column) if (value > 0) coins += 1;
  return coins;
}

function coinValue(random: RandomSource): number {
  let draw = random.below(COIN_DRAWS);
  for (const { units, draws } of COIN_VALUES) {
    if (draw < draws) return units;
    draw -= draws;
  }
  throw new RangeError('the coin table ended before its draws did');
}
