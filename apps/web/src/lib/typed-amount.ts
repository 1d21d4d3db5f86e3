import { numberFormat } from '@palpite/domain/formats.ts';
import type { Currency } from '@palpite/domain';
import { CURRENCY_DIGITS, decimalText, parseMinor } from '@palpite/domain/money.ts';
import { plainSigns } from '@palpite/domain/plain-signs.ts';

/** Signs that separate groups of digits or decimals, in one language or another. */
const SEPARATORS = /[.,]/g;
/** Longest amount of the wire. */
const MOST_DIGITS = 18;

/**
 * Reads an amount as people type or paste it, in any of the site's languages: `1.234,50`, `1,234.50`, `1234.5`, `1 234`,
 * `R$ 50`. Exact: no float is made. A sign that could mean a group or decimals (`1.234` where amounts have two decimals) is
 * read as the reader's language writes it; no group begins with a lone 0, so `0.500` is never five hundred.
 *
 * @param locale BCP 47 tag of that language
 * @returns integer minor units; null where it is no amount, has more decimals than the currency, or could be read two ways
 */
export function readAmount(typed: string, currency: Currency, locale: string): string | null {
  const text = withoutMark(plainSigns(typed).replaceAll('。', '.').trim(), currency);
  if (!/^\d[\d.,'’ ]*$/.test(text)) return null;
  const point = decimalSign(text, currency, locale);
  const [whole = '', decimals = ''] = point === null ? [text] : splitAtLast(text, point);
  if (!isGrouped(whole)) return null;
  const digits = CURRENCY_DIGITS[currency];
  if (decimals.length > digits || (point !== null && decimals === '')) return null;
  const minor = `${whole.replaceAll(/\D/g, '')}${decimals.padEnd(digits, '0')}`;
  const short = minor.replace(/^0+(?=\d)/, '');
  return short.length > MOST_DIGITS ? null : short;
}

/** An amount as the reader would type it, `1.234,50` or `50`: what `readAmount` reads. @param minor integer minor units */
export function writeAmount(minor: string, currency: Currency, locale: string): string {
  const amount = parseMinor(minor);
  const digits = CURRENCY_DIGITS[currency];
  const whole = amount % 10n ** BigInt(digits) === 0n;
  const format = numberFormat(locale, { minimumFractionDigits: whole ? 0 : digits });
  return format.format(decimalText(amount, currency));
}

/** The sign that stands before the decimals; null where there are none. */
function decimalSign(text: string, currency: Currency, locale: string): string | null {
  const signs = text.match(SEPARATORS) ?? [];
  const last = signs.at(-1);
  if (last === undefined || CURRENCY_DIGITS[currency] === 0) return null;
  // Two different ones: the last can only stand before decimals. The same one twice can only group.
  if (signs.some((sign) => sign !== last)) return last;
  if (signs.length > 1) return null;
  const behind = text.length - text.indexOf(last) - 1;
  return behind !== 3 || last === ownDecimalSign(locale) ? last : null;
}

function splitAtLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Digits alone, or groups of three by one kind of sign, the first of which is not 0. */
function isGrouped(whole: string): boolean {
  return /^(?:\d+|[1-9]\d{0,2}(?:([., ’'])\d{3}(?:\1\d{3})*))$/.test(whole);
}

/** How people mark amounts of each currency, in lower case. */
const MARKS: Readonly<Record<Currency, readonly string[]>> = {
  BRL: ['r$', 'brl', 'reais', 'real'],
  USD: ['us$', '$', 'usd', '美元'],
  VND: ['₫', 'đ', 'vnđ', 'vnd', 'đồng'],
  CNY: ['cn¥', '¥', 'cny', 'rmb', '元', '人民币'],
  IDR: ['rp', 'rp.', 'idr'],
  THB: ['฿', 'thb', 'บาท'],
};

/** An amount without the mark of its currency; that of another one stays, since it is no such amount. */
function withoutMark(text: string, currency: Currency): string {
  const [, before = '', amount = '', after = ''] =
    /^([^\d]*?) *(\d|\d.*\d) *([^\d]*)$/u.exec(text) ?? [];
  const isMark = (mark: string) =>
    mark === '' || MARKS[currency].includes(mark.normalize('NFC').toLowerCase());
  return isMark(before) && isMark(after) && (before === '' || after === '') ? amount : text;
}

function ownDecimalSign(locale: string): string {
  const parts = numberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
