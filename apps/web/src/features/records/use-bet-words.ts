import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Bet } from '@palpite/contract/record.ts';
import { decimalOddsText } from '../../parts/lottery/odds-text.ts';
import { playName, symbolsText } from '../../parts/lottery/play-names.ts';

/** `big small|07 11` as people read it; numbers are their own names, and a place without any has a dash. */
const choicesIn = (i18n: I18n, selection: string): string =>
  selection
    .split('|')
    .map((area) => symbolsText(i18n, area.split(' ')) || '–')
    .join(' | ');

/** What a record says of a bet in the reader's language: of a lottery the operator has its own short names. */
export function useBetWords() {
  const { t, i18n } = useLingui();
  const isLottery = ({ game }: Bet) => game.picture === null;
  return {
    isLottery,
    vendor: (bet: Bet) => (isLottery(bet) ? t`Lottery` : bet.game.vendorName),
    play: (bet: Bet) => (bet.play !== null && isLottery(bet) ? playName(i18n, bet.play) : bet.play),
    selection: (bet: Bet) =>
      bet.selection !== null && isLottery(bet) ? choicesIn(i18n, bet.selection) : bet.selection,
    odds: ({ odds }: Bet) => (odds === null ? null : decimalOddsText(i18n, Number(odds))),
  };
}
