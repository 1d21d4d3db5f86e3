import type { I18n } from '@lingui/core';
import { ODDS_SCALE } from '@palpite/lottery/play.ts';
import type { OfferedPlay } from './offer.ts';

type Odds = number | bigint;

const written = (i18n: I18n, odds: Odds, decimals: number) =>
  i18n.number(Number(odds) / Number(ODDS_SCALE), {
    maximumFractionDigits: decimals,
    roundingMode: 'floor',
  });

/** Odds as the reader's language writes them, exact. @param odds in ten-thousandths */
export const oddsText = (i18n: I18n, odds: Odds): string => written(i18n, odds, 4);

/** From here on decimals say nothing to a player. */
const BIG = 1000n * ODDS_SCALE;

/** Odds for boards and lists: with few decimals, and never more than is paid. @param odds in ten-thousandths */
export const shortOdds = (i18n: I18n, odds: Odds): string =>
  written(i18n, odds, odds < BIG ? 2 : 0);

/** Percent with at most so many decimals, never more than it is. @param percent as on the wire, "97.8000" */
export const percentText = (i18n: I18n, percent: string, decimals = 1): string =>
  // Moved in the text: 2.8 / 100 is a little less than 0.028.
  i18n.number(Number(`${percent}e-2`), {
    style: 'percent',
    maximumFractionDigits: decimals,
    roundingMode: 'floor',
  });

const range = (least: string, most: string) => (least === most ? least : `${least}–${most}`);

/** What the bets of plays pay, from the least to the most. @param write exactly, or in short */
export function paysText(
  i18n: I18n,
  plays: readonly OfferedPlay[],
  write: (i18n: I18n, odds: Odds) => string = shortOdds,
): string {
  const odds = plays.flatMap(({ row }) => Object.values(row.odds)).toSorted((a, b) => a - b);
  return range(write(i18n, odds[0] ?? 0), write(i18n, odds.at(-1) ?? 0));
}

/** What the bets of plays return on average, from the least to the most. */
export function returnsText(i18n: I18n, ...plays: readonly OfferedPlay[]): string {
  const percents = plays
    .flatMap(({ returnPercent: { least, most } }) => [least, most])
    .toSorted((one, other) => Number(one) - Number(other));
  return range(percentText(i18n, percents[0] ?? '0'), percentText(i18n, percents.at(-1) ?? '0'));
}
