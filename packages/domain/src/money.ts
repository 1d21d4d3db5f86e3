/**
 * Money: integer minor units and a currency, nothing else.
 *
 * On the wire and in SQL an amount is an integer count of minor units (cents); in TypeScript a bigint,
 * in JSON a decimal string of digits. No function here ever makes a float of an amount.
 */

/** Minor-unit digits of each currency the project knows (ISO 4217). */
export const CURRENCY_DIGITS = { BRL: 2, USD: 2, VND: 0, CNY: 2, IDR: 2, THB: 2 } as const;
export type Currency = keyof typeof CURRENCY_DIGITS;
export const CURRENCIES = Object.keys(CURRENCY_DIGITS) as readonly Currency[];

/** A wire amount: optional minus, digits, no leading zeros. */
export const MINOR_UNITS_PATTERN = /^(0|-?[1-9]\d{0,17})$/;

/**
 * Reads a wire amount of minor units.
 * @throws RangeError when `text` is not an integer of at most 18 digits
 */
export function parseMinor(text: string): bigint {
  if (!MINOR_UNITS_PATTERN.test(text))
    throw new RangeError(`not an amount in minor units: ${text}`);
  return BigInt(text);
}

/** The decimal text of an amount, e.g. `-12345n` BRL → `-123.45`; exact, for `Intl` and for CSV. */
export function decimalText(minor: bigint, currency: Currency): `${number}` {
  const digits = CURRENCY_DIGITS[currency];
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return (
    digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`
  ) as `${number}`;
}
