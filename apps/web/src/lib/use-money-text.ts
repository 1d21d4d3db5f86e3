import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { moneyText } from './money-text.ts';
import { useServices } from './services.ts';

/** Writes amounts for the reader of this page; those in the brand's own currency with the symbol that it gives. */
export function useMoneyText(): (minor: string, currency: Currency) => string {
  const { i18n } = useLingui();
  const { currency: own, currencySymbol } = useServices().boot.status;
  return (minor, currency) =>
    moneyText(minor, currency, i18n.locale, currency === own ? currencySymbol : undefined);
}
