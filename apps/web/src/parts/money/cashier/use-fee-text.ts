import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { useMoneyText } from '../../../lib/use-money-text.ts';

/** What a channel takes for itself: minor units, and thousandths of the amount. */
interface FeeTerms {
  fixedMinor: string;
  perMille: number;
}

/** Writes a fee as it is agreed, before there is an amount: `R$ 1.50 + 1.2%`. */
export function useFeeText(): (fee: FeeTerms, currency: Currency) => string {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  return ({ fixedMinor, perMille }, currency) => {
    const share = i18n.number(perMille / 1_000, { style: 'percent', maximumFractionDigits: 1 });
    const fixed = moneyText(fixedMinor, currency);
    if (fixedMinor === '0') return perMille === 0 ? t`No fee` : share;
    return perMille === 0 ? fixed : `${fixed} + ${share}`;
  };
}
