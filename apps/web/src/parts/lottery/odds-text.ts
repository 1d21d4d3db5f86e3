import type { I18n } from '@lingui/core';
import { ODDS_SCALE } from '@palpite/lottery/play.ts';

/** Odds as the reader's language writes them, exactly as they are sold: `1.956` pays 1.956 for 1. */
export const decimalOddsText = (i18n: I18n, odds: number): string =>
  i18n.number(odds, { maximumFractionDigits: 4 });

/** The same, of odds as plays have them. @param odds in ten-thousandths */
export const oddsText = (i18n: I18n, odds: number | bigint): string =>
  decimalOddsText(i18n, Number(odds) / Number(ODDS_SCALE));
