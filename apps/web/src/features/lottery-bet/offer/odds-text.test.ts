import { expect, test } from 'vitest';
import { i18n, offered, rowOf } from '../board/testing.tsx';
import { oddsText, paysText, percentText, returnsText, shortOdds } from './odds-text.ts';

test.each([
  [140_832, '14.08', '14.0832'],
  [704_160, '70.41', '70.416'],
  [19_560, '1.95', '1.956'],
  [9_999_999, '999.99', '999.9999'],
  [10_005_000, '1,000', '1,000.5'],
  [80_000, '8', '8'],
])(
  'odds of %i ten-thousandths are %s on a board, never more than is paid, and exactly %s',
  (odds, short, exact) => {
    expect(shortOdds(i18n, odds)).toBe(short);
    expect(oddsText(i18n, odds)).toBe(exact);
  },
);

test('plays together pay from the least to the most of them', () => {
  const [sum, triple] = [offered(rowOf('k3', 'sum')), offered(rowOf('k3', 'any-triple'))];
  expect(paysText(i18n, [triple])).toBe('35.2');
  expect(paysText(i18n, [sum, triple])).toBe('7.82–211.24');
  expect(paysText(i18n, [sum], oddsText)).toBe('7.824–211.248');
});

test('returns are rounded down too, and those of several plays are a range', () => {
  const play = offered(rowOf('k3', 'sum'));
  const lower = { ...play, returnPercent: { least: '97.7999', most: '97.7999' } };
  expect(percentText(i18n, '97.7999')).toBe('97.7%');
  expect(returnsText(i18n, play)).toBe('97.8%');
  expect(returnsText(i18n, play, lower)).toBe('97.7%–97.8%');
});
