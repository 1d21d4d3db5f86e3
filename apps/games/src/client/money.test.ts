import { expect, test } from 'vitest';
import { moneyFormat } from './money.ts';

/** Intl uses several kinds of spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('amounts are written in the player’s language and currency, to the last unit', () => {
  expect(plain(moneyFormat('PT', 'BRL')('123456'))).toBe('R$ 1.234,56');
  expect(plain(moneyFormat('EN', 'USD')(5n))).toBe('$0.05');
  expect(plain(moneyFormat('VI', 'VND')('25000'))).toBe('25.000 ₫');
  expect(plain(moneyFormat('EN', 'USD')('90071992547409931'))).toBe('$900,719,925,474,099.31');
});

test('a result shows its sign, and the value on a coin is short', () => {
  const money = moneyFormat('EN', 'USD');
  expect(plain(money.signed(150n))).toBe('+$1.50');
  expect(plain(money.signed(-150n))).toBe('-$1.50');
  expect(plain(money.signed(0n))).toBe('$0.00');
  expect(money.short(150_000n)).toBe('1.5K');
});
