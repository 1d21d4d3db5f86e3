import { isCalendarDay } from '@palpite/domain';
import * as v from 'valibot';
import { count, day } from './wire.ts';

/**
 * What every report has in common: a period in days of the operator's time zone, an order, pages of 20 rows, and
 * totals over everything that was asked for and not the page alone.
 */

/** The most days that one query may ask for, first and last included. */
export const REPORT_DAYS = 35;
/** How many days back reports reach. Nothing is deleted by it: the books keep everything. */
export const REPORT_KEPT_DAYS = 365;
/** Rows of a page, where nobody asks for more at once. */
export const REPORT_PAGE_SIZE = 20;
/** The most rows that one answer holds: what a file is collected by. */
export const REPORT_MOST_ROWS = 1_000;
/** The most rows that a downloaded file holds. */
export const REPORT_FILE_ROWS = 10_000;

/** Whether a report can be asked for a day of that name: it is in the calendar, and in this century. */
export const isReportDay = (text: string): boolean => v.is(day, text) && isCalendarDay(text);

/**
 * The part of a report's query that is the same in each.
 * @param sorts the columns that it can be ordered by
 * @param mostRows of one page
 */
export function reportQuery<const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  mostRows = REPORT_MOST_ROWS,
) {
  return {
    /** First and last day, both included; without them today. */
    from: v.optional(day),
    to: v.optional(day),
    sort: v.optional(v.picklist(sorts)),
    /** Descending without it: the newest or the largest first. */
    direction: v.optional(v.picklist(['asc', 'desc'])),
    pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostRows))),
  };
}

/** The part of a report's answer that is the same in each, beside its rows and totals. */
export const reportAnswer = {
  /** What was asked for, and what can be: days of the operator's time zone. */
  period: v.object({
    from: day,
    to: day,
    /** The first day that is still kept. */
    keptFrom: day,
    today: day,
    timeZone: v.pipe(v.string(), v.maxLength(64)),
  }),
  /** Rows of the whole result. */
  totalRows: count,
  totalPages: count,
};
export type ReportPeriod = v.InferOutput<typeof reportAnswer.period>;
