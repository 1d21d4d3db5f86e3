import { isCalendarDay } from '@palpite/domain';
import * as v from 'valibot';
import { keyedPageQuery, keyedPages } from './paging.ts';
import { count, day } from './wire.ts';

/**
 * What every report has in common: a period in days of the operator's time zone, an order, pages of 20 rows. What the
 * whole result adds up to is a call of its own where counting it takes longer than a page.
 */

/** The most days in one query, first and last included. */
export const REPORT_DAYS = 35;
/** How many days back reports reach. Older data is not deleted: the ledger keeps everything. */
export const REPORT_KEPT_DAYS = 365;
/** Rows on a page by default. */
export const REPORT_PAGE_SIZE = 20;
/** The most rows of one answer: a download is collected in steps of this size. */
export const REPORT_MOST_ROWS = 1_000;
/** The most rows of a download. */
export const REPORT_FILE_ROWS = 10_000;

/** Whether a report accepts this day: it exists in the calendar and is in this century. */
export const isReportDay = (text: string): boolean => v.is(day, text) && isCalendarDay(text);

/** The days that are asked for. */
export const reportDays = {
  /** First and last day, both included; by default today, or the last days that the report names. */
  from: v.optional(day),
  to: v.optional(day),
};

/**
 * The part of the query that every report shares.
 * @param sorts the columns that it can be sorted by
 * @param mostRows on one page
 */
export function reportQuery<const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  mostRows = REPORT_MOST_ROWS,
) {
  return {
    ...reportDays,
    sort: v.optional(v.picklist(sorts)),
    /** Descending by default: newest or largest first. */
    direction: v.optional(v.picklist(['asc', 'desc'])),
    ...keyedPageQuery(mostRows),
  };
}

/** The part of the answer that every report shares, besides its rows. */
export const reportAnswer = {
  /** The period of the answer and the earliest possible one: days of the operator's time zone. */
  period: v.object({
    from: day,
    to: day,
    /** The first day that reports reach. */
    keptFrom: day,
    today: day,
    timeZone: v.pipe(v.string(), v.maxLength(64)),
  }),
  pages: keyedPages,
};

/** What every report's whole result is counted as. */
export const reportTotals = {
  /** Rows of the whole result, on all pages. */
  totalRows: count,
};
export type ReportPeriod = v.InferOutput<typeof reportAnswer.period>;
