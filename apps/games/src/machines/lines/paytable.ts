/** Paytable and rules of the 20-line machine. A stake is 20 units: one on each line. */
import type { PaySheet, Role } from '../machine.ts';

export const LINES_COST_UNITS = 20;
export const LINES_ROWS = 3;

/** What one line pays in units for 3, 4 and 5 in a row from the left. */
export const LINES_SHEET: PaySheet = {
  by: 'lines',
  pays: [
    { role: 'high1', units: { 3: 50, 4: 250, 5: 1500 } },
    { role: 'high2', units: { 3: 40, 4: 160, 5: 800 } },
    { role: 'high3', units: { 3: 35, 4: 120, 5: 450 } },
    { role: 'high4', units: { 3: 30, 4: 90, 5: 350 } },
    { role: 'low1', units: { 3: 16, 4: 50, 5: 180 } },
    { role: 'low2', units: { 3: 16, 4: 50, 5: 180 } },
    { role: 'low3', units: { 3: 12, 4: 36, 5: 120 } },
    { role: 'low4', units: { 3: 12, 4: 36, 5: 120 } },
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
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 2, 1],
    [1, 2, 1, 0, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 2, 0, 0],
    [2, 2, 0, 2, 2],
    [0, 2, 2, 2, 0],
  ],
};

/** What the scatters of one screen pay in units, by how many there are; fewer than 3 pay nothing. */
export const SCATTER_UNITS: Readonly<Record<number, number>> = { 3: 40, 4: 200, 5: 1000 };

/** Scatters from which a screen awards free spins. */
export const SCATTERS_NEEDED = 3;
/** Free spins for 3 or more scatters, in the paid spin and again in a free one. */
export const FREE_SPINS = 10;
/** A round never holds more free spins than this. */
export const FREE_SPINS_CAP = 50;
/** The multiplier of every win in a free spin, including the scatters'. */
export const FREE_MULTIPLIER = 3;

/** The most that a round can pay in units (see `most-units.ts`). */
export const LINES_MOST_UNITS = 682_496;

/** Symbols that the wild substitutes for: all but the scatter. */
export const LINES_ROLES: readonly Role[] = [
  'wild',
  'scatter',
  ...LINES_SHEET.pays.map(({ role }) => role),
];
