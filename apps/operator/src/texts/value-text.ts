import { CURRENCY_DIGITS, type Currency, decimalText } from '@palpite/domain';

/** How amounts and times are written in what people read. */

/** @param tag BCP 47 tag of the reader's language */
export function moneyText(minor: bigint, currency: Currency, tag: string): string {
  const digits = CURRENCY_DIGITS[currency];
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimalText(minor, currency));
}

/** @param timeZone IANA name; the brand's */
export const timeText = (at: Date, timeZone: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);

/** What staff typed, ended like a sentence: more may follow. */
export const sentence = (text: string): string => (/[.!?。！？]$/.test(text) ? text : `${text}.`);
