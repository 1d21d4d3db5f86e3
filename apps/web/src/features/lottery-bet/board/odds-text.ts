import type { I18n } from '@lingui/core';
import { ODDS_SCALE } from '@palpite/lottery/play.ts';
import type { OfferedPlay } from './offer.ts';

/** Odds as the reader's language writes them, exact. @param odds in ten-thousandths */
export const oddsText = (i18n: I18n, odds: number | bigint): string =>
  i18n.number(Number(odds) / Number(ODDS_SCALE), { maximumFractionDigits: 4 });

/** Percent with at most so many decimals, never more than it is. @param percent as on the wire, "97.8000" */
export const percentText = (i18n: I18n, percent: string, decimals = 1): string =>
  // Moved in the text: 2.8 / 100 is a little less than 0.028.
  i18n.number(Number(`${percent}e-2`), {
    style: 'percent',
    maximumFractionDigits: decimals,
    roundingMode: 'floor',
  });

const range = (least: string, most: string) => (least === most ? least : `${least}–${most}`);

/** What the bets of a play pay, from the least to the most. */
export function paysText(i18n: I18n, { row }: OfferedPlay): string {
  const odds = Object.values(row.odds).toSorted((a, b) => a - b);
  return range(oddsText(i18n, odds[0] ?? 0), oddsText(i18n, odds.at(-1) ?? 0));
}

export const returnsText = (i18n: I18n, { returnPercent: { least, most } }: OfferedPlay): string =>
  range(percentText(i18n, least), percentText(i18n, most));
