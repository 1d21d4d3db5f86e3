import type { Currency } from '@palpite/domain';
import { decimalText, parseMinor } from '@palpite/domain/money.ts';

/**
 * An amount as the reader's language writes it, e.g. `123456` BRL in Portuguese → `R$ 1.234,56`. Exact: the
 * digits reach `Intl` as text.
 * @param minor integer minor units, as on the wire
 * @param locale BCP 47 tag
 */
export function moneyText(minor: string, currency: Currency, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(decimalText(parseMinor(minor), currency));
}
