import { findFieldProblem, type ValueRule } from './field-rule.ts';
import { plainDigits } from './plain-digits.ts';

/**
 * A mobile number as it is dialled inside its country, however it was written: "(11) 98757-8294", "+55 11 98757-8294",
 * "0912 345 678". One home for the rule: a form measures and sends the number so, and the operator reads it so.
 * @param countryDialingCode digits alone
 * @param rule the brand's rule for the number; without it, a number is taken as it was written
 * @returns digits, or what was typed where it is no number, or another country's
 */
export function localNumber(
  typed: string,
  countryDialingCode: string,
  rule: ValueRule | undefined,
): string {
  const digits = plainDigits(typed);
  const international = `+${countryDialingCode}`;
  if (digits.startsWith(international)) {
    return firstThatFits(withAndWithoutZero(digits.slice(international.length)), rule);
  }
  // Without its plus a code may as well be the area's: it counts as one only where the number has too many digits.
  const readings = ['', countryDialingCode, `00${countryDialingCode}`]
    .filter((prefix) => digits.startsWith(prefix))
    .flatMap((prefix) => withAndWithoutZero(digits.slice(prefix.length)));
  return firstThatFits(readings, rule);
}

/** The first of them where none fits: the rule says what is wrong with it. */
function firstThatFits(readings: readonly string[], rule: ValueRule | undefined): string {
  const fitting = readings.find((each) => rule && findFieldProblem(rule, each) === null);
  return fitting ?? readings[0] ?? '';
}

/** A zero is dialled ahead of the number inside many countries; in some it is a part of it. */
const withAndWithoutZero = (digits: string) => [digits, digits.replace(/^0/, '')];
