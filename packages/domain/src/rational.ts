/** Exact fractions of bigints, always in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Makes a fraction.
 * @throws RangeError when the denominator is zero
 */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  if (bottom === 0n) throw new RangeError('a fraction has no zero denominator');
  const shared = greatestCommonDivisor(top, bottom);
  const sign = bottom < 0n ? -1n : 1n;
  return { numerator: (sign * top) / shared, denominator: (sign * bottom) / shared };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);

export function add(left: Rational, right: Rational): Rational {
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function subtract(left: Rational, right: Rational): Rational {
  return add(left, { numerator: -right.numerator, denominator: right.denominator });
}

export function multiply(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

export function divide(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator);
}

export function equal(left: Rational, right: Rational): boolean {
  return left.numerator === right.numerator && left.denominator === right.denominator;
}

/** Sum of fractions; zero for none. */
export function sum(terms: readonly Rational[]): Rational {
  return terms.reduce(add, ZERO);
}

/** Product of fractions; one for none. */
export function product(factors: readonly Rational[]): Rational {
  return factors.reduce(multiply, ONE);
}

/** The decimal text of a non-negative fraction with `digits` decimals, rounded half up. */
export function decimal(value: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const scaled = (value.numerator * scale * 2n + value.denominator) / (value.denominator * 2n);
  const text = scaled.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The nearest double, for statistics; never for an amount. */
export function approximate(value: Rational): number {
  return Number(decimal(value, 15));
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let a = left < 0n ? -left : left;
  let b = right < 0n ? -right : right;
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
