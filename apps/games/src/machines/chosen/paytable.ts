/** Paytable and rules of the chosen-symbol machine. A stake is 20 units: two on each of 10 lines. */
import type { PaySheet, Role } from '../machine.ts';

export const CHOSEN_COST_UNITS = 20;
export const CHOSEN_ROWS = 3;

/** What one line pays in units for 3, 4 and 5 in a row from the left. */
export const CHOSEN_SHEET: PaySheet = {
  by: 'lines',
  pays: [
    { role: 'high1', units: { 3: 100, 4: 1000, 5: 5000 } },
    { role: 'high2', units: { 3: 50, 4: 400, 5: 2000 } },
    { role: 'high3', units: { 3: 40, 4: 240, 5: 1000 } },
    { role: 'high4', units: { 3: 30, 4: 160, 5: 600 } },
    { role: 'low1', units: { 3: 18, 4: 60, 5: 200 } },
    { role: 'low2', units: { 3: 18, 4: 60, 5: 200 } },
    { role: 'low3', units: { 3: 12, 4: 40, 5: 150 } },
    { role: 'low4', units: { 3: 12, 4: 40, 5: 150 } },
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [1, 2, 2, 2, 1],
    [1, 0, 0, 0, 1],
    [2, 2, 1, 0, 0],
    [0, 0, 1, 2, 2],
    [2, 1, 1, 1, 0],
  ],
};

/** What the scatters of one screen pay in units, by how many there are; fewer than 3 pay nothing. */
export const SCATTER_UNITS: Readonly<Record<number, number>> = { 3: 40, 4: 400, 5: 2000 };
export const SCATTERS_NEEDED = 3;

/** Free spins for 3 or more scatters, in the paid spin and again in a free one. */
export const FREE_SPINS = 10;
/** A round never holds more free spins than this. */
export const FREE_SPINS_CAP = 30;

/** Reels that must show the chosen symbol for it to grow. */
export const GROWS_FROM = 3;

/** The most that a round can pay in units (see `most-units.ts`). */
export const CHOSEN_MOST_UNITS = 1_550_470;

/** Symbols in the order the paytable shows them. */
export const CHOSEN_ROLES: readonly Role[] = [
  'wild',
  'scatter',
  ...CHOSEN_SHEET.pays.map(({ role }) => role),
];
