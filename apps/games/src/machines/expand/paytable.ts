/** Paytable and rules of the growing-wilds machine. A stake is 20 units: two on each of 10 lines. */
import type { PaySheet, Role } from '../machine.ts';

export const EXPAND_COST_UNITS = 20;
export const EXPAND_ROWS = 3;

/** What one line pays in units for 3, 4 and 5 in a row from either side; 5 in a row pay once. */
export const EXPAND_SHEET: PaySheet = {
  by: 'lines',
  pays: [
    { role: 'high1', units: { 3: 30, 4: 60, 5: 120 } },
    { role: 'high2', units: { 3: 20, 4: 42, 5: 80 } },
    { role: 'high3', units: { 3: 15, 4: 32, 5: 60 } },
    { role: 'high4', units: { 3: 12, 4: 28, 5: 50 } },
    { role: 'low1', units: { 3: 8, 4: 15, 5: 30 } },
    { role: 'low2', units: { 3: 7, 4: 13, 5: 25 } },
    { role: 'low3', units: { 3: 6, 4: 10, 5: 20 } },
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 2, 2, 2, 1],
    [1, 0, 0, 0, 1],
    [1, 0, 1, 0, 1],
  ],
};

/** The most that a round can pay in units (see the test). */
export const EXPAND_MOST_UNITS = 3_040;

/** Symbols in the order the paytable shows them. */
export const EXPAND_ROLES: readonly Role[] = ['wild', ...EXPAND_SHEET.pays.map(({ role }) => role)];
