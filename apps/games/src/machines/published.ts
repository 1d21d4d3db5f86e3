import { decimal, divide, ONE, type Rational } from './rational.ts';

/** "One round in about n", for a chance that is published in words. */
export function approximateOneIn(chance: Rational): number {
  return Number(decimal(divide(ONE, chance), 0));
}
