import { CURRENCY_DIGITS, type Currency, decimalText } from '@palpite/domain';
import { minuteText } from '@palpite/domain/moment-text.ts';

/** The format of amounts and times in texts for people. */

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

/** As the site writes it. @param timeZone IANA name; the brand's */
export const timeText = (at: Date, timeZone: string, tag: string): string =>
  minuteText(at.toISOString(), timeZone, tag);

/** Staff's text, ended like a sentence, because more may follow. */
export const sentence = (text: string): string => (/[.!?。！？]$/.test(text) ? text : `${text}.`);
