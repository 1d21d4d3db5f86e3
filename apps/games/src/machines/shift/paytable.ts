/** Paytable and rules of the shifting-rows machine. A stake is 20 units and plays all ways that there are. */
import type { PaySheet, Role } from '../machine.ts';

export const SHIFT_COST_UNITS = 20;

/** Heights of a reel for one spin, and for how many of the draws it has each. */
export type Heights = readonly { readonly rows: number; readonly draws: number }[];

/** Every reel draws a new height for each paid spin. */
export const BASE_HEIGHTS: Heights = [
  { rows: 2, draws: 6 },
  { rows: 3, draws: 6 },
  { rows: 4, draws: 4 },
  { rows: 5, draws: 2 },
  { rows: 6, draws: 2 },
];
/** In a free spin no reel is low. */
export const FREE_HEIGHTS: Heights = [
  { rows: 5, draws: 3 },
  { rows: 6, draws: 2 },
];
export const SHIFT_ROWS = 6;

/** What one way pays in units for 3, 4 and 5 columns from the left. */
export const SHIFT_SHEET: PaySheet = {
  by: 'ways',
  pays: [
    { role: 'high1', units: { 3: 50, 4: 200, 5: 1000 } },
    { role: 'high2', units: { 3: 20, 4: 75, 5: 300 } },
    { role: 'high3', units: { 3: 10, 4: 30, 5: 110 } },
    { role: 'high4', units: { 3: 7, 4: 17, 5: 55 } },
    { role: 'low1', units: { 3: 2, 4: 5, 5: 13 } },
    { role: 'low2', units: { 3: 2, 4: 4, 5: 12 } },
    { role: 'low3', units: { 3: 1, 4: 3, 5: 9 } },
    { role: 'low4', units: { 3: 1, 4: 3, 5: 9 } },
  ],
  lines: [],
};

/** Scatters that must be in view to win free spins. */
export const SCATTERS_NEEDED = 3;
/** Free spins for that many, in the paid spin and again in a free one. */
export const FREE_SPINS = 8;
/** The multiplier of every win in a free spin. */
export const FREE_MULTIPLIER = 2;
/** A round never holds more free spins than this. */
export const FREE_SPINS_CAP = 40;

/** The most that a round can pay in units (see the test). */
export const SHIFT_MOST_UNITS = 236_538;

/** Symbols in the order the paytable shows them. */
export const SHIFT_ROLES: readonly Role[] = [
  'wild',
  'scatter',
  ...SHIFT_SHEET.pays.map(({ role }) => role),
];

/** How many draws a table of heights has. */
export function drawsOf(heights: Heights): number {
  return heights.reduce((all, { draws }) => all + draws, 0);
}
