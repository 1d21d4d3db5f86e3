// @vitest-environment node
import { expect, test } from 'vitest';
import { validateLotterySearch } from './lottery-search.ts';

test('an address names an issue in either form of its number, and nothing else', () => {
  const numeroOf = (numero: unknown) => validateLotterySearch({ numero }).numero;
  expect(numeroOf('20261129-1036')).toBe('20261129-1036');
  expect(numeroOf('202611291036')).toBe('202611291036');
  expect(numeroOf('20261129')).toBe('20261129');
  expect(numeroOf('2026/11/29')).toBeUndefined();
  expect(numeroOf('<b>')).toBeUndefined();
});
