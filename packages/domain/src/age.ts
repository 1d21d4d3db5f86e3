import { dateFormat } from './formats.ts';

/** Ages by the calendar (GLI-19 2.5.2: no account below the legal age). Days are `yyyy-MM-dd` texts. */

/** True for a day that the calendar has: no 31 April, no 29 February but in leap years. */
export function isCalendarDay(day: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  // Date takes the years 0 to 99 for 1900 to 1999.
  if (!year || !month || !date || year < '0100') return false;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(date);
}

/** Whether somebody born on `birthday` has turned `years` by `today`; who is born on 29 February does so on 1 March. */
export function isOfAge(birthday: string, today: string, years: number): boolean {
  if (!isCalendarDay(birthday) || birthday > today) return false;
  const turned = String(Number(birthday.slice(0, 4)) + years).padStart(4, '0');
  // Compared as text: `2044-02-29` of a year that has none stands between 28 February and 1 March.
  return `${turned}${birthday.slice(4)}` <= today;
}

/** Nobody who plays is older, in years: an earlier birthday is a slip. */
const OLDEST = 120;

/** What is wrong with a birthday: no living person can have been born then, or the day is too late. */
export function findAgeProblem(
  birthday: string,
  today: string,
  years: number,
): 'unfit' | 'under age' | null {
  if (!isCalendarDay(birthday) || birthday > today || isOfAge(birthday, today, OLDEST)) {
    return 'unfit';
  }
  return isOfAge(birthday, today, years) ? null : 'under age';
}

/** The calendar day at `now` in a time zone (IANA name): `yyyy-MM-dd`. */
export function dayIn(timeZone: string, now: Date): string {
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
