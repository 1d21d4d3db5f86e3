import { systemStatus } from '@palpite/contract/system.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { moneyText, shortAmount } from './money-text.ts';

/** Spaces of any kind read the same. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['123456789', 'BRL', 'pt-BR', 'R$ 1.234.567,89'],
  ['123456789', 'USD', 'en', '$1,234,567.89'],
  ['123456789', 'USD', 'zh-Hans', '$1,234,567.89'],
  ['123456789', 'IDR', 'id', 'Rp 1.234.567,89'],
  ['123456789', 'THB', 'th', '฿1,234,567.89'],
  ['100', 'BRL', 'pt-BR', 'R$ 1,00'],
  ['5', 'USD', 'en', '$0.05'],
  ['-1234500', 'USD', 'en', '−$12,345.00'],
  // A currency without a smaller unit has nothing to show behind a point.
  ['1234567', 'VND', 'vi', '1.234.567 ₫'],
] as const)('[SHELL-17] %s of %s in %s is %s', (minor, currency, locale, text) => {
  expect(plain(moneyText(minor, currency, locale))).toBe(text);
});

test.each([
  ['31', 'BRL', 'pt-BR', '0,31'],
  ['50', 'BRL', 'en', '0.5'],
  // Never more than it is.
  ['1239999', 'BRL', 'en', '12.3K'],
  ['31000', 'VND', 'vi', '31 N'],
] as const)('in short %s of %s in %s is %s', (minor, currency, locale, text) => {
  expect(plain(shortAmount(minor, currency, locale))).toBe(text);
});

test('[SHELL-17] no digit is lost, however large the amount', () => {
  expect(moneyText('999999999999999999', 'USD', 'en')).toBe('$9,999,999,999,999,999.99');
});

test('[SHELL-17] the operator’s symbol stands for its own currency; without one it is $', () => {
  expect(plain(moneyText('123400', 'BRL', 'pt-BR', 'BRL$'))).toBe('BRL$ 1.234,00');
  expect(v.parse(systemStatus.entries.currencySymbol, undefined)).toBe('$');
});
