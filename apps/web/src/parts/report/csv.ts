import { dateFormat, numberFormat } from '@palpite/domain/formats.ts';

/**
 * CSV as RFC 4180 has it, for the spreadsheet of a reader: one set to a language that writes 5,40 parts cells by `;`, and takes
 * 5.40 for a day in May.
 */

/** A value that a spreadsheet may read as what it is: a decimal with a point, or a day or instant of ISO 8601. */
interface Typed {
  readonly is: 'number' | 'moment';
  readonly text: string;
}
/** A cell. A plain text stays a text, whatever a spreadsheet would make of it. */
export type CsvValue = string | Typed;

export const csvNumber = (text: string): Typed => ({ is: 'number', text });
export const csvMoment = (text: string): Typed => ({ is: 'moment', text });

/** How the files of a language are written. */
export interface CsvStyle {
  readonly separator: ',' | ';';
  readonly decimal: string;
  /** What spreadsheets of the language take for a day by the name of its month, such as "5 mai". */
  readonly namedDay: RegExp;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));

function monthNames(locale: string): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = dateFormat(locale, { month, timeZone: 'UTC' });
    return MONTHS.map((at) => format.format(at).replace(/\.$/, '').toLowerCase());
  });
}

export function csvStyle(locale: string): CsvStyle {
  const parts = numberFormat(locale).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const names = [...new Set([...monthNames(locale), ...monthNames('en')])].join('|');
  return {
    separator: decimal === ',' ? ';' : ',',
    decimal,
    namedDay: new RegExp(`^\\d{1,4}[\\s./-]*(${names})|^(${names})[\\s./-]*\\d{1,4}`, 'iu'),
  };
}

/** The text of a file. */
export function csvText(lines: readonly (readonly CsvValue[])[], style: CsvStyle): string {
  const cell = (value: CsvValue) => csvCell(value, style);
  return lines.map((line) => `${line.map(cell).join(style.separator)}\r\n`).join('');
}

export function csvCell(value: CsvValue, style: CsvStyle): string {
  if (typeof value !== 'string') return typedCell(value, style);
  const text = plainCell(value, style);
  // Whichever separator is in it, since a spreadsheet of another language parts cells by its own.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const typedCell = ({ is, text }: Typed, { decimal }: CsvStyle): string =>
  is === 'number' ? text.replace('.', decimal) : text;

/** What is not drawn before the first sign. */
const UNSEEN = /^[\s\p{C}\p{Z}\p{DI}]+/u;
/** A text of digits and the signs of numbers, sums, days, hours and powers of ten: `07`, `R$ 5`, `1/2`, `12:30`, `1E5`. */
const NUMERIC =
  /^(?=\P{Nd}*\p{Nd})(?:[a-z]{0,3}\p{Sc}|rp\.?)?[\p{Nd}\s.,:;/\\()%+\-–—\p{Sc}][\p{Nd}\s.,:;/\\()%+\-–—\p{Sc}e]*(?:[ap]\.?m\.?)?$/iu;

/**
 * A text. Spreadsheets run what begins like a formula, some of them in the wide forms of East Asia too, and make numbers and
 * days of what looks like one: such a text gets an apostrophe ahead of it, which they take for "this is text".
 */
function plainCell(text: string, { namedDay }: CsvStyle): string {
  const seen = text.replace(UNSEEN, '').normalize('NFKC');
  const runs = /^[=+\-@\u2212]/.test(seen) || /^[\t\r\n]/.test(text);
  const isRead = NUMERIC.test(seen) || namedDay.test(seen);
  return runs || isRead ? `'${text}` : text;
}
