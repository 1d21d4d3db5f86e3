import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { readAmount, writeAmount } from '../../lib/typed-amount.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

interface AmountBounds {
  readonly currency: Currency;
  /** Integer minor units. */
  readonly minMinor: string;
}

/**
 * Reads what was typed as an amount, and says what is wrong with it.
 * @param tooMuch what is wrong with an amount of minor units that is at least the minimum; undefined where nothing is
 */
export function useAmountRule(
  { currency, minMinor }: AmountBounds,
  tooMuch: (amountMinor: bigint) => string | undefined,
) {
  const { t, i18n } = useLingui();
  const least = useMoneyText()(minMinor, currency);
  /** Integer minor units; null where the text is no amount. */
  const read = (typed: string) => readAmount(typed, currency, i18n.locale);
  /** In words; undefined where nothing is wrong. */
  const problem = (typed: string): string | undefined => {
    if (typed.trim() === '') return t`Enter an amount`;
    const minor = read(typed);
    if (minor === null) {
      const example = writeAmount(minMinor, currency, i18n.locale);
      return t`Write the amount in digits, such as ${example}`;
    }
    const amount = BigInt(minor);
    return amount < BigInt(minMinor) ? t`Minimum ${least}` : tooMuch(amount);
  };
  return { read, problem };
}
