import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CURRENCIES,
  CURRENCY_DIGITS,
  type Currency,
  decimalText,
  MINOR_UNITS_PATTERN,
  parseMinor,
} from './money.ts';

const currency = fc.constantFrom(...CURRENCIES);
/** All that the wire can carry: 18 digits and a sign. */
const amount = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n });

describe('an amount on the wire', () => {
  test.each([
    ['0', 0n],
    ['1', 1n],
    ['-1', -1n],
    ['999999999999999999', 999_999_999_999_999_999n],
    ['-999999999999999999', -999_999_999_999_999_999n],
  ])('%s is read', (text, minor) => {
    expect(parseMinor(text)).toBe(minor);
  });

  test.each([
    '',
    ' ',
    '-',
    '-0',
    '+1',
    '01',
    '-01',
    '1.5',
    '1,5',
    '1e3',
    '0x10',
    ' 1',
    '1\n',
    'NaN',
    '١',
    '1000000000000000000',
  ])('%j is refused', (text) => {
    expect(() => parseMinor(text)).toThrow(RangeError);
  });

  test('every amount survives the journey as text', () => {
    fc.assert(
      fc.property(amount, (minor) => {
        const text = minor.toString();
        expect(text).toMatch(MINOR_UNITS_PATTERN);
        expect(parseMinor(text)).toBe(minor);
      }),
    );
  });
});

describe('the decimal text of an amount', () => {
  test.each<[bigint, Currency, string]>([
    [0n, 'BRL', '0.00'],
    [1n, 'BRL', '0.01'],
    [-1n, 'BRL', '-0.01'],
    [10n, 'USD', '0.10'],
    [100n, 'USD', '1.00'],
    [-12_345n, 'BRL', '-123.45'],
    [0n, 'VND', '0'],
    [-7n, 'VND', '-7'],
    [1_000n, 'VND', '1000'],
    [999_999_999_999_999_999n, 'BRL', '9999999999999999.99'],
  ])('%s minor units of %s read %s', (minor, code, text) => {
    expect(decimalText(minor, code)).toBe(text);
  });

  test('keeps every digit: without its point it is the amount again', () => {
    fc.assert(
      fc.property(amount, currency, (minor, code) => {
        expect(BigInt(decimalText(minor, code).replace('.', ''))).toBe(minor);
      }),
    );
  });

  test('has exactly the digits of its currency', () => {
    fc.assert(
      fc.property(amount, currency, (minor, code) => {
        const fraction = decimalText(minor, code).split('.')[1] ?? '';
        expect(fraction).toHaveLength(CURRENCY_DIGITS[code]);
      }),
    );
  });

  test('is formatted by Intl without losing a unit, up to the largest amount', () => {
    const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
    expect(format.format(decimalText(999_999_999_999_999_999n, 'USD'))).toBe(
      '9,999,999,999,999,999.99',
    );
  });
});
