import { isReportDay, REPORT_DAYS } from '@palpite/contract/report.ts';
import { addDays, daysBetween, startOfWeek } from '@palpite/domain';

/** First and last day of a report, both included: `yyyy-MM-dd` in the operator's time zone. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const SHORTCUTS = [
  'today',
  'yesterday',
  'last-7-days',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** The days that a shortcut stands for on a day; what goes on ends today. */
export function shortcutDays(shortcut: Shortcut, today: string): Days {
  const yesterday = addDays(today, -1);
  const monday = startOfWeek(today);
  const first = `${today.slice(0, 7)}-01`;
  const lastOfMonthBefore = addDays(first, -1);
  switch (shortcut) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'last-7-days':
      return { from: addDays(today, -6), to: today };
    case 'this-week':
      return { from: monday, to: today };
    case 'last-week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'this-month':
      return { from: first, to: today };
    case 'last-month':
      return { from: `${lastOfMonthBefore.slice(0, 7)}-01`, to: lastOfMonthBefore };
  }
}

/** Why days cannot be asked for, and at which of the two; in the operator's own words for it. */
export interface DaysProblem {
  readonly field: 'from' | 'to';
  readonly reason: 'unfit' | 'not_kept' | 'before_from' | 'too_long';
}

/** What the operator would refuse about these days, found before it is asked. */
export function findDaysProblem({ from, to }: Days, keptFrom: string): DaysProblem | undefined {
  if (!isReportDay(from)) return { field: 'from', reason: 'unfit' };
  if (!isReportDay(to)) return { field: 'to', reason: 'unfit' };
  if (from < keptFrom) return { field: 'from', reason: 'not_kept' };
  if (to < from) return { field: 'to', reason: 'before_from' };
  if (daysBetween(from, to) >= REPORT_DAYS) return { field: 'to', reason: 'too_long' };
  return undefined;
}
