import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { checkCalendar, checkWork } from './check-days.ts';
import { closeDays } from './close-days.ts';
import { rollUp } from './roll-up.ts';

/** The door of tally: read models of play and teams by day, filled from events. */

export { type CountedDays, turnoverOfDays } from './turnover-of-days.ts';
export { tallyStaff } from './use-cases.ts';

export function createTally(kernel: Services): Module {
  return {
    handlers: {},
    consumers: [rollUp],
    schedules: [closeDays],
    work: [checkWork(kernel)],
    calendars: [checkCalendar],
  };
}
