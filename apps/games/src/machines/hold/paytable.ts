/** Paytable and rules of the hold-and-win machine. A stake is 20 units: two on each of 10 lines. */
import type { PaySheet, Role } from '../machine.ts';

export const HOLD_COST_UNITS = 20;
export const HOLD_ROWS = 3;
export const HOLD_COLUMNS = 5;
export const HOLD_CELLS = HOLD_ROWS * HOLD_COLUMNS;

/** What one line pays in units for 3, 4 and 5 in a row from the left. */
export const HOLD_SHEET: PaySheet = {
  by: 'lines',
  pays: [
    { role: 'high1', units: { 3: 150, 4: 600, 5: 5000 } },
    { role: 'high2', units: { 3: 100, 4: 400, 5: 2000 } },
    { role: 'high3', units: { 3: 80, 4: 250, 5: 1000 } },
    { role: 'high4', units: { 3: 60, 4: 200, 5: 1000 } },
    { role: 'low1', units: { 3: 30, 4: 100, 5: 300 } },
    { role: 'low2', units: { 3: 30, 4: 100, 5: 300 } },
    { role: 'low3', units: { 3: 30, 4: 100, 5: 300 } },
    { role: 'low4', units: { 3: 30, 4: 100, 5: 300 } },
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 2, 1],
  ],
};

/** Coins in view that open the feature. They stay while the other cells are drawn again. */
export const COINS_NEEDED = 6;
/** Respins at the start, and again after every respin that brings a coin. */
export const RESPINS = 3;
/** In a respin each empty cell gets a coin at one of this many draws. */
export const COIN_ONE_IN = 20;

/** What a coin is worth in units, and for how many of the draws. */
export const COIN_VALUES: readonly { readonly units: number; readonly draws: number }[] = [
  { units: 20, draws: 420 },
  { units: 40, draws: 250 },
  { units: 60, draws: 150 },
  { units: 100, draws: 100 },
  { units: 160, draws: 50 },
  { units: 300, draws: 20 },
  { units: 1000, draws: 7 },
  { units: 10000, draws: 3 },
];
export const COIN_DRAWS = COIN_VALUES.reduce((all, { draws }) => all + draws, 0);

/** What filling all 15 cells pays on top of the coins, in units. */
export const GRAND_UNITS = 40000;

/** The most that a round can pay in units (see `most-units.ts`). */
export const HOLD_MOST_UNITS = 205_600;

/** Symbols in the order the paytable shows them. */
export const HOLD_ROLES: readonly Role[] = [
  'wild',
  'coin',
  ...HOLD_SHEET.pays.map(({ role }) => role),
];
