/** Paytable and rules of the climbing machine. A stake is 20 units and plays all 1,024 ways. */
import type { PaySheet, Role } from '../machine.ts';

export const CLIMB_COST_UNITS = 20;
export const CLIMB_ROWS = 4;

/** What one way pays in units for 3, 4 and 5 columns from the left. */
export const CLIMB_SHEET: PaySheet = {
  by: 'ways',
  pays: [
    { role: 'high1', units: { 3: 4, 4: 15, 5: 75 } },
    { role: 'high2', units: { 3: 3, 4: 8, 5: 40 } },
    { role: 'high3', units: { 3: 2, 4: 5, 5: 25 } },
    { role: 'high4', units: { 3: 1, 4: 5, 5: 20 } },
    { role: 'low1', units: { 3: 1, 4: 2, 5: 6 } },
    { role: 'low2', units: { 3: 1, 4: 2, 5: 6 } },
    { role: 'low3', units: { 3: 1, 4: 2, 5: 6 } },
    { role: 'low4', units: { 3: 1, 4: 2, 5: 6 } },
  ],
  lines: [],
};

/**
 * The multiplier of each respin, in order. A respin follows every screen that pays; there are never more of them than
 * this ladder has steps.
 */
export const LADDER = [2, 3, 4, 6, 10, 15, 25] as const;

/** The most that a round can pay in units: the best screen of each kind at every step (see the test). */
export const CLIMB_MOST_UNITS = 427_680;

/** Symbols in the order the paytable shows them. */
export const CLIMB_ROLES: readonly Role[] = ['wild', ...CLIMB_SHEET.pays.map(({ role }) => role)];
