import { expect, test } from 'vitest';
import { i18n, offered, rowOf } from '../board/testing.tsx';
import { decimalOddsText, oddsText } from '../../../parts/lottery/odds-text.ts';
import { paysText, percentText, returnsText } from './odds-text.ts';

test.each([
  [140_832, '14.0832'],
  [704_160, '70.416'],
  [19_560, '1.956'],
  [9_999_999, '999.9999'],
  [10_005_000, '1,000.5'],
  [80_000, '8'],
])('odds of %i ten-thousandths are %s, as sold, on boards and in records', (odds, text) => {
  expect(oddsText(i18n, odds)).toBe(text);
  expect(oddsText(i18n, BigInt(odds))).toBe(text);
  expect(decimalOddsText(i18n, odds / 10_000)).toBe(text);
});

test('plays together pay from the least to the most of them', () => {
  const [sum, triple] = [offered(rowOf('k3', 'sum')), offered(rowOf('k3', 'any-triple'))];
  expect(paysText(i18n, [triple])).toBe('35.208');
  expect(paysText(i18n, [sum, triple])).toBe('7.824–211.248');
});

test('returns are rounded down too, and those of several plays are a range', () => {
  const play = offered(rowOf('k3', 'sum'));
  const lower = { ...play, returnPercent: { least: '97.7999', most: '97.7999' } };
  expect(percentText(i18n, '97.7999')).toBe('97.7%');
  expect(returnsText(i18n, play)).toBe('97.8%');
  expect(returnsText(i18n, play, lower)).toBe('97.7%–97.8%');
});
