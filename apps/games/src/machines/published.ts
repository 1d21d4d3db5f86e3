import { decimal, divide, ONE, type Rational } from '@palpite/domain/rational.ts';

/** "One round in about n", for a chance that is published in words; frequent ones with one decimal. */
export function approximateOneIn(chance: Rational): number {
  const rounds = divide(ONE, chance);
  return Number(decimal(rounds, rounds.numerator < 20n * rounds.denominator ? 1 : 0));
}
