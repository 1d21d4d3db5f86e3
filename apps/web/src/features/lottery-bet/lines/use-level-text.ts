import { useLingui } from '@lingui/react/macro';
import { percentText } from '../offer/odds-text.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import { hasRebate, rebatePercent } from './rebate.ts';

const DECIMALS = 2;

/** Both sides of a prize level, in words. */
export function useLevelText(game: LotteryOffer) {
  const { t, i18n } = useLingui();
  return (prizeLevel: number): string => {
    const level = String(prizeLevel);
    const percent = rebatePercent(game, prizeLevel);
    const rebate = percentText(i18n, percent, DECIMALS);
    return !hasRebate(game, prizeLevel)
      ? t`Prize level ${level} · no rebate`
      : t`Prize level ${level} · rebate ${rebate}`;
  };
}
