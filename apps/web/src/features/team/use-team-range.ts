import { MOST_TEAM_DAYS } from '@palpite/contract/team.ts';
import { addDays, daysBetween, dayIn, isCalendarDay, startOfWeek } from '@palpite/domain';
import { useState } from 'react';
import { useReport } from '../../centre/use-report.ts';
import { useServices } from '../../lib/services.ts';

/** Days of the operator's time zone, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Whether the operator makes a report of that range. */
export function isReportRange({ from, to }: DayRange): boolean {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return false;
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= MOST_TEAM_DAYS;
}

/** The range that the address names, or the last seven days. */
export function useTeamRange(): { range: DayRange; today: string } {
  const { timeZone } = useServices().boot.status;
  const [today] = useState(() => dayIn(timeZone, new Date()));
  const [{ from = '', to = '' }] = useReport();
  const named = { from, to };
  return {
    range: isReportRange(named) ? named : { from: addDays(today, -6), to: today },
    today,
  };
}

/** The ranges that one press asks for; a week begins on Monday. */
export function shortcutsOf(today: string) {
  const week = startOfWeek(today);
  const month = `${today.slice(0, 8)}01`;
  const before = addDays(month, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    thisWeek: { from: week, to: today },
    lastWeek: { from: addDays(week, -7), to: addDays(week, -1) },
    thisMonth: { from: month, to: today },
    lastMonth: { from: `${before.slice(0, 8)}01`, to: before },
  } satisfies Record<string, DayRange>;
}
