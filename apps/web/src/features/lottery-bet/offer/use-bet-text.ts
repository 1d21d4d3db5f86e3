import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import type { Selection } from '@palpite/lottery/selection.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { symbolsText } from '../../../parts/lottery/play-names.ts';

interface Charged {
  readonly bets: bigint;
  readonly units: bigint;
  readonly unitMinor: bigint;
}

/** What was chosen, and what is charged for it, in words. */
export function useBetText(currency: Currency) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();

  const selectionWords = (area: PricedPlay['area'] | undefined, selection: Selection): string => {
    const { areas, bankers, tickets } = selection;
    if (tickets.length > 0) return tickets.join(' ');
    const areChoices = area?.kind === 'choices' || undefined;
    const written = areas.map((symbols) => symbolsText(i18n, symbols, areChoices) || '–');
    const free = written.join(' | ');
    return bankers.length > 0 ? `${bankers.join(' ')} + ${free}` : free;
  };

  const countWords = (row: PricedPlay | undefined, many: bigint): string => {
    const bets = Number(many);
    const areNumbers = row?.area.kind === 'pool' && row.area.choose === 1;
    return areNumbers
      ? t`${plural(bets, { one: '# number', other: '# numbers' })}`
      : t`${plural(bets, { one: '# bet', other: '# bets' })}`;
  };

  const unitWords = (many: bigint): string => {
    const units = Number(many);
    return t`${plural(units, { one: '# unit', other: '# units' })}`;
  };

  /** `6 numbers × 27 units × ₫1,000`. */
  const chargeWords = (
    row: PricedPlay | undefined,
    { bets, units, unitMinor }: Charged,
  ): string => {
    const price = moneyText(String(unitMinor), currency);
    const each = bets === 0n ? 0n : units / bets;
    // Choices that cost differently have no number of units each.
    if (each * bets !== units || (row?.rule.kind === 'measure' && each > 1n)) {
      return `${unitWords(units)} × ${price}`;
    }
    const ofEach = each > 1n ? [unitWords(each)] : [];
    return [countWords(row, bets), ...ofEach, price].join(' × ');
  };

  return { selectionWords, countWords, chargeWords };
}
