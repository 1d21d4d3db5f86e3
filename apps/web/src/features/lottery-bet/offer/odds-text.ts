import type { I18n } from '@lingui/core';
import { oddsText } from '../../../parts/lottery/odds-text.ts';
import type { OfferedPlay } from './offer.ts';

/** Percent with at most so many decimals, never more than it is. @param percent as on the wire, "97.8000" */
export const percentText = (i18n: I18n, percent: string, decimals = 1): string =>
  // Moved in the text: 2.8 / 100 is a little less than 0.028.
  i18n.number(Number(`${percent}e-2`), {
    style: 'percent',
    maximumFractionDigits: decimals,
    roundingMode: 'floor',
  });

const range = (least: string, most: string) => (least === most ? least : `${least}–${most}`);

/** What the bets of plays pay, from the least to the most. */
export function paysText(i18n: I18n, plays: readonly OfferedPlay[]): string {
  const odds = plays.flatMap(({ row }) => Object.values(row.odds)).toSorted((a, b) => a - b);
  return range(oddsText(i18n, odds[0] ?? 0), oddsText(i18n, odds.at(-1) ?? 0));
}

/** What the bets of plays return on average, from the least to the most. */
export function returnsText(i18n: I18n, ...plays: readonly OfferedPlay[]): string {
  const percents = plays
    .flatMap(({ returnPercent: { least, most } }) => [least, most])
    .toSorted((one, other) => Number(one) - Number(other));
  return range(percentText(i18n, percents[0] ?? '0'), percentText(i18n, percents.at(-1) ?? '0'));
}
