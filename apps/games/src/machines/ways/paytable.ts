/** Paytable and rules of the 243-ways machine. A stake is 20 units and plays all ways. */
import type { PaySheet, Role } from '../machine.ts';

export const WAYS_COST_UNITS = 20;
export const WAYS_ROWS = 3;

/** What one way pays in units for 3, 4 and 5 columns from the left. */
export const WAYS_SHEET: PaySheet = {
  by: 'ways',
  pays: [
    { role: 'high1', units: { 3: 15, 4: 60, 5: 250 } },
    { role: 'high2', units: { 3: 10, 4: 35, 5: 150 } },
    { role: 'high3', units: { 3: 8, 4: 20, 5: 75 } },
    { role: 'high4', units: { 3: 6, 4: 15, 5: 50 } },
    { role: 'low1', units: { 3: 3, 4: 6, 5: 20 } },
    { role: 'low2', units: { 3: 3, 4: 6, 5: 20 } },
    { role: 'low3', units: { 3: 2, 4: 5, 5: 16 } },
    { role: 'low4', units: { 3: 2, 4: 5, 5: 16 } },
  ],
  lines: [],
};

/** The multiplier of a win in the paid spin: first fall, second, third, fourth and later. */
export const BASE_MULTIPLIERS = [1, 2, 3, 5] as const;
/** The same in a free spin. */
export const FREE_MULTIPLIERS = [3, 6, 9, 15] as const;

/** Scatters that must be in view, once nothing falls any more, to win free spins. */
export const SCATTERS_NEEDED = 3;
/** Free spins for that many, in the paid spin and again in a free one. */
export const FREE_SPINS = 10;
/** A round never holds more free spins than this. */
export const FREE_SPINS_CAP = 50;

/** Symbols in the order the paytable shows them. */
export const WAYS_ROLES: readonly Role[] = [
  'wild',
  'scatter',
  ...WAYS_SHEET.pays.map(({ role }) => role),
];

/** The multiplier of the cascade with this number, from 0. */
export function multiplierOf(cascade: number, free: boolean): number {
  const steps = free ? FREE_MULTIPLIERS : BASE_MULTIPLIERS;
  return steps[Math.min(cascade, steps.length - 1)] as number;
}
