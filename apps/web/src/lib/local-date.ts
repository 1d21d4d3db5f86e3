import { dateFormat } from '@palpite/domain/formats.ts';
import { isCalendarDay } from '@palpite/domain/age.ts';
import { plainSigns } from '@palpite/domain/plain-signs.ts';

/**
 * A day as people type it in their language, and back. Lenient in what is read: any signs between the numbers or none,
 * the year first, full-width digits; one way of writing it.
 */

type Part = 'day' | 'month' | 'year';
const LENGTHS: Readonly<Record<Part, number>> = { day: 2, month: 2, year: 4 };
/** What the years of the Buddhist calendar are ahead by. */
const BUDDHIST_YEARS = 543;

const formatOf = (locale: string) =>
  dateFormat(locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

/** `1990-12-31` as the language writes it in numbers: `31/12/1990`. */
export function writeDay(day: string, locale: string): string {
  return formatOf(locale).format(new Date(`${day}T00:00:00Z`));
}

/** @returns `yyyy-MM-dd`; null where what was typed is no day of the calendar */
export function readDay(typed: string, locale: string): string | null {
  const format = formatOf(locale);
  const order = format
    .formatToParts(new Date(0))
    .flatMap(({ type }) => (type in LENGTHS ? [type as Part] : []));
  const numbers = splitNumbers(plainSigns(typed), order);
  if (numbers.length !== 3) return null;
  const yearFirst = numbers[0]?.length === LENGTHS.year;
  const parts = yearFirst ? (['year', 'month', 'day'] as const) : order;
  const valueOf = (part: Part) => numbers[parts.indexOf(part)] ?? '';
  const year = valueOf('year');
  if (year.length !== LENGTHS.year) return null;
  const isBuddhist = format.resolvedOptions().calendar === 'buddhist' && Number(year) > 2_400;
  const common = isBuddhist ? String(Number(year) - BUDDHIST_YEARS) : year;
  const day = `${common}-${valueOf('month').padStart(2, '0')}-${valueOf('day').padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

/** The numbers of a day; one of eight digits is taken apart in the language's order. */
function splitNumbers(typed: string, order: readonly Part[]): string[] {
  const numbers = typed.match(/\d+/g) ?? [];
  const [only] = numbers;
  if (numbers.length !== 1 || only?.length !== 8) return numbers;
  let at = 0;
  return order.map((part) => {
    at += LENGTHS[part];
    return only.slice(at - LENGTHS[part], at);
  });
}
