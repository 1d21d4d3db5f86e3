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
  // As keyboards of Chinese and Thai write them.
  ['１００', 'BRL', 'pt-BR', '10000'],
  ['１，２３４．５０', 'USD', 'en', '123450'],
  ['100。50', 'CNY', 'zh-Hans', '10050'],
  ['๑,๒๓๔.๕๐', 'THB', 'th', '123450'],
  // As pages and spreadsheets write them, and what a clipboard brings with them.
  ['R$ 1.234,50', 'BRL', 'pt-BR', '123450'],
  ['R$\u{a0}1.234,50', 'BRL', 'pt-BR', '123450'],
  ['100.000 ₫', 'VND', 'vi', '100000'],
  ['100.000đ', 'VND', 'vi', '100000'],
  ['100.000 VNĐ', 'VND', 'vi', '100000'],
  ['$1,234.50', 'USD', 'en', '123450'],
  ['US$ 12', 'USD', 'pt-BR', '1200'],
  ['￥１００', 'CNY', 'zh-Hans', '10000'],
  ['100元', 'CNY', 'zh-Hans', '10000'],
  ['Rp 100.000', 'IDR', 'id', '10000000'],
  ['100 บาท', 'THB', 'th', '10000'],
  ['\u{feff}\u{200e}1\u{200b}00\u{2069}', 'BRL', 'pt-BR', '10000'],
  ['10.500', 'BRL', 'pt-BR', '1050000'],
  ['0.50', 'BRL', 'pt-BR', '50'],
] as const)('%s of %s in %s is read as %s minor units', (typed, currency, locale, minor) => {
  expect(readAmount(typed, currency, locale)).toBe(minor);
});

test.each([
  ['', 'BRL', 'pt-BR'],
  ['-5', 'BRL', 'pt-BR'],
  ['1e3', 'USD', 'en'],
  ['US$ 5', 'BRL', 'pt-BR'],
  ['R$', 'BRL', 'pt-BR'],
  ['R$ 5 R$', 'BRL', 'pt-BR'],
  ['R$ -5', 'BRL', 'pt-BR'],
  ['5%', 'BRL', 'pt-BR'],
  ['10²', 'BRL', 'pt-BR'],
  ['100k', 'VND', 'vi'],
  ['5,', 'BRL', 'pt-BR'],
  // In English the point stands before decimals, and dollars have two.
  ['1.000', 'USD', 'en'],
  ['1,000', 'BRL', 'pt-BR'],
  ['1.2345', 'USD', 'en'],
  ['12,34,567', 'USD', 'en'],
  ['1.234,567.89', 'USD', 'en'],
  ['1.5', 'VND', 'vi'],
  ['99999999999999999', 'BRL', 'pt-BR'],
  // No group begins with a lone 0: people who write so mean less than one.
  ['0.500', 'BRL', 'pt-BR'],
  ['0,500', 'USD', 'en'],
  ['0 500', 'BRL', 'pt-BR'],
  ["0'500", 'USD', 'en'],
  ['00.500', 'BRL', 'id'],
  ['0.500.000', 'VND', 'vi'],
  ['0,500', 'VND', 'zh-Hans'],
  ['0.500,00', 'BRL', 'pt-BR'],
  ['0,500.00', 'THB', 'th'],
  // Nor is a space between other numbers of digits a group.
  ['1 50', 'BRL', 'pt-BR'],
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
