import type { Currency } from '@palpite/domain';
import { CURRENCY_DIGITS, decimalText, parseMinor } from '@palpite/domain/money.ts';
import { numberFormat } from '@palpite/domain/formats.ts';

/**
 * An amount as the reader's language writes it, e.g. `123456` BRL in Portuguese → `R$ 1.234,56`. Exact: the
 * digits reach `Intl` as text.
 * @param minor integer minor units, as on the wire
 * @param locale BCP 47 tag
 * @param symbol in place of the one that the language knows
 */
export function moneyText(
  minor: string,
  currency: Currency,
  locale: string,
  symbol?: string,
): string {
  const format = formatOf(currency, locale);
  return format
    .formatToParts(decimalText(parseMinor(minor), currency))
    .map(({ type, value }) => {
      if (type === 'currency') return symbol ?? value;
      return type === 'minusSign' ? MINUS : value;
    })
    .join('');
}

/** As wide as a figure: `Intl` writes a hyphen. */
export const MINUS = '\u2212';

/** An amount in three digits without its currency, never more than it is, e.g. `1234567` BRL → `12.3K`. */
export const shortAmount = (minor: string, currency: Currency, locale: string): string =>
  numberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: 3,
    roundingMode: 'floor',
  }).format(decimalText(parseMinor(minor), currency));

function formatOf(currency: Currency, locale: string): Intl.NumberFormat {
  const digits = CURRENCY_DIGITS[currency];
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // As many as the ledger keeps: for some currencies `Intl` would round the rest away.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
