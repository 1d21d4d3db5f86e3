/** Ranges of calendar days, both ends included, as reports are asked for. Days are `yyyy-MM-dd` texts. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The longest range that a report is made of. */
export const MOST_REPORT_DAYS = 35;

const DAY_MILLISECONDS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** How many days a range has; zero or less when it ends before it begins. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((at(to) - at(from)) / DAY_MILLISECONDS) + 1;
}

/** The calendar day that many days after `day`, or before it. */
export function dayAfter(day: string, days: number): string {
  return new Date(at(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** Every day of a range, first to last. */
export function eachDay(range: DayRange): string[] {
  return Array.from({ length: Math.max(0, daysIn(range)) }, (_, nth) => dayAfter(range.from, nth));
}
