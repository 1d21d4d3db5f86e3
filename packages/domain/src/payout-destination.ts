import { EMAIL_SHAPE } from './email.ts';
import { findFieldProblem } from './field-rule.ts';
import { plainDigits } from './plain-digits.ts';
import { plainSigns } from './plain-signs.ts';

/**
 * The numbers that payout accounts go by. Pure: both the form, which says what is wrong with them, and the operator, which
 * refuses them, ask here. None of it tells whether there is such an account.
 */

/** A CPF's 11 digits, whichever of the usual signs stand between them; null where it is none. */
export function readCpf(typed: string): string | null {
  const digits = plainDigits(typed);
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return null;
  const isRight = [9, 10].every(
    (length) => cpfCheckDigit(digits, length) === Number(digits[length]),
  );
  return isRight ? digits : null;
}

/** Modulo 11 over the digits before it, weighted 2, 3, 4 … from the right (Receita Federal). */
function cpfCheckDigit(digits: string, length: number): number {
  const sum = Array.from(digits.slice(0, length)).reduce(
    (total, digit, at) => total + Number(digit) * (length + 1 - at),
    0,
  );
  return ((sum * 10) % 11) % 10;
}

/** A random PIX key, a UUID in lower case; null where it is none. */
export function readRandomKey(typed: string): string | null {
  const key = plainSigns(typed).trim().toLowerCase();
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) ? key : null;
}

/** PIX takes no longer ones. */
const LONGEST_EMAIL_KEY = 77;

/**
 * An e-mail address as a PIX key, in lower case; null where it is none. Printable ASCII and nothing else, as PIX has it:
 * staff who pay by hand read it off a terminal.
 */
export function readEmailKey(typed: string): string | null {
  const key = typed.trim().toLowerCase();
  const rule = { ...EMAIL_SHAPE, maxLength: LONGEST_EMAIL_KEY, required: true };
  return /^[!-~]+$/.test(key) && findFieldProblem(rule, key) === null ? key : null;
}

/** A number of so many digits, without the signs that people put between them; null where it is none. */
export function readDigits(
  typed: string,
  { from, to }: { readonly from: number; readonly to: number },
): string | null {
  const digits = plainDigits(typed);
  return /^\d+$/.test(digits) && digits.length >= from && digits.length <= to ? digits : null;
}

/** Whether nine digits are a routing number: weighted 3, 7, 1 they add up to a multiple of ten (ABA). */
export function isRoutingNumber(digits: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0),
    0,
  );
  return digits.length === 9 && sum > 0 && sum % 10 === 0;
}
