/** Paytable and rules of the falling-groups machine. A stake is 20 units. */
import type { GroupSheet, Role } from '../machine.ts';

export const CASCADE_COST_UNITS = 20;
export const CASCADE_ROWS = 5;

/** What a group of touching symbols pays in units, by its size. */
export const CASCADE_SHEET: GroupSheet = {
  by: 'groups',
  sizes: [5, 6, 7, 8, 9],
  pays: [
    { role: 'high1', units: [110, 250, 600, 1500, 4000] },
    { role: 'high2', units: [65, 140, 300, 700, 1800] },
    { role: 'high3', units: [45, 90, 190, 450, 1100] },
    { role: 'high4', units: [30, 60, 130, 350, 800] },
    { role: 'low1', units: [10, 20, 45, 110, 280] },
    { role: 'low2', units: [9, 18, 40, 100, 250] },
    { role: 'low3', units: [8, 16, 35, 90, 220] },
    { role: 'low4', units: [8, 16, 35, 90, 220] },
  ],
  lines: [],
};

/**
 * How many screens of one spin must have paid for the low symbols to be swept away, once nothing pays any more. It
 * happens at most once in a spin.
 */
export const SWEEP_FROM = 3;
/** What is swept away. */
export const SWEPT_ROLES: readonly Role[] = ['low1', 'low2', 'low3', 'low4'];

/** The multiplier of everything that pays after the sweep. */
export const SWEPT_MULTIPLIER = 3;

/** Symbols in the order the paytable shows them. */
export const CASCADE_ROLES: readonly Role[] = [
  'wild',
  ...CASCADE_SHEET.pays.map(({ role }) => role),
];
