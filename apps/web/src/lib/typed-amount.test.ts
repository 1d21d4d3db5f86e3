import { CURRENCIES, LANGUAGE_TAGS } from '@palpite/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, writeAmount } from './typed-amount.ts';

test.each([
  ['1.234,50', 'BRL', 'pt-BR', '123450'],
  ['1,234.50', 'BRL', 'pt-BR', '123450'],
  ['50', 'BRL', 'pt-BR', '5000'],
  ['50,5', 'BRL', 'pt-BR', '5050'],
  ['50.5', 'BRL', 'pt-BR', '5050'],
  ['1.000', 'BRL', 'pt-BR', '100000'],
  ['1.000,50', 'BRL', 'pt-BR', '100050'],
  ['1 000,50', 'BRL', 'pt-BR', '100050'],
  ['1\u{a0}000,50', 'BRL', 'pt-BR', '100050'],
  ['1\u{202f}000,50', 'BRL', 'pt-BR', '100050'],
  ['1.000.000,05', 'BRL', 'pt-BR', '100000005'],
  ['1,000.50', 'USD', 'en', '100050'],
  ["1'000.50", 'USD', 'en', '100050'],
  ['1.000', 'BRL', 'id', '100000'],
  ['1,000.50', 'BRL', 'th', '100050'],
  ['1,000.50', 'BRL', 'zh-Hans', '100050'],
  ['1.000.000', 'VND', 'vi', '1000000'],
  ['1,000', 'USD', 'en', '100000'],
  ['1.000.000', 'USD', 'en', '100000000'],
  [' 1 234 ', 'USD', 'en', '123400'],
  ['0,05', 'BRL', 'pt-BR', '5'],
  ['007', 'USD', 'en', '700'],
  ['0', 'USD', 'en', '0'],
  ['200000', 'VND', 'vi', '200000'],
  ['200.000', 'VND', 'vi', '200000'],
  ['200,000', 'VND', 'vi', '200000'],
] as const)('%s of %s in %s is read as %s minor units', (typed, currency, locale, minor) => {
  expect(readAmount(typed, currency, locale)).toBe(minor);
});

test.each([
  ['', 'BRL', 'pt-BR'],
  ['-5', 'BRL', 'pt-BR'],
  ['1e3', 'USD', 'en'],
  ['R$ 5', 'BRL', 'pt-BR'],
  ['5,', 'BRL', 'pt-BR'],
  // In English the point stands before decimals, and dollars have two.
  ['1.000', 'USD', 'en'],
  ['1,000', 'BRL', 'pt-BR'],
  ['1.2345', 'USD', 'en'],
  ['12,34,567', 'USD', 'en'],
  ['1.234,567.89', 'USD', 'en'],
  ['1.5', 'VND', 'vi'],
  ['99999999999999999', 'BRL', 'pt-BR'],
] as const)('“%s” of %s in %s is not guessed at', (typed, currency, locale) => {
  expect(readAmount(typed, currency, locale)).toBeNull();
});

test('what is written into the field for somebody is read as the same amount, in every language and currency', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...Object.values(LANGUAGE_TAGS)),
      (minor, currency, locale) => {
        const written = writeAmount(`${minor}`, currency, locale);
        expect(readAmount(written, currency, locale)).toBe(`${minor}`);
      },
    ),
  );
});
