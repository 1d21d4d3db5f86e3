import type { KeyedPages } from '@palpite/contract/paging.ts';
import type { ReportPeriod } from '@palpite/contract/report.ts';
import type { QueryKey, UnusedSkipTokenOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReportValues } from '../../lib/report-search.ts';
import type { CompactRow } from './compact-row.tsx';
import type { ReportColumn } from './report-column.ts';
import type { ReportField } from './report-fields.tsx';
import type { ReportDays, ReportInput } from './report-input.ts';

/** What every page of a report is answered with. */
export interface ReportPage<Row> {
  readonly period: ReportPeriod;
  readonly pages: KeyedPages;
  readonly rows: readonly Row[];
}

/** What every report's whole result is counted as. */
export interface ReportTotals {
  readonly totalRows: number;
}

/** A call of the contract with its input, as `callQuery` makes it. */
export type ReportCall<Answer> = Pick<
  UnusedSkipTokenOptions<Answer, Error, Answer, QueryKey>,
  'queryKey' | 'queryFn' | 'meta'
>;

/** `byDay`: rows of a day follow each other, so that each says its hour alone. */
export type CompactOf<Row> = (row: Row, byDay: boolean) => CompactRow;

export interface ReportProps<
  Row,
  Page extends ReportPage<Row>,
  Totals extends ReportTotals,
  Sort extends string,
> {
  /** Its name for those who do not see the heading above it. */
  label: string;
  /** What a downloaded file begins with: `bets`. */
  fileName: string;
  /** The call of a page; `values` are those of the address, the report's own filters among them. */
  call: (input: ReportInput<Sort>, values: ReportValues) => ReportCall<Page>;
  /** The call of what all pages add up to: it may take longer, and comes when it is there. */
  totalsCall: (days: ReportDays, values: ReportValues) => ReportCall<Totals>;
  /** How many days the operator shows when none are asked for, today the last of them; 1 by default. */
  days?: number;
  /** The columns that it can be ordered by; the first one is its order where nobody asks for another. */
  sorts: readonly [Sort, ...Sort[]];
  /** The order in which no row moves when others come; by default by the first of `sorts`, the oldest first. */
  fileOrder?: { readonly sort: Sort; readonly direction: 'asc' | 'desc' };
  /** The filters beside the period; made from the last answer where it says what can be chosen. */
  fields: (page: Page | undefined) => readonly ReportField[];
  /** Made from the last answers; the totals are undefined until they have come. */
  columns: (page: Page, totals: Totals | undefined) => readonly ReportColumn<Row>[];
  rowKey: (row: Row) => string;
  /** A row on two lines, where a table has no room; without it each row is a card there. */
  compact?: CompactOf<Row>;
  /** What the whole result is counted as: "Total of 43 bets". */
  renderTotal: (totalRows: number) => ReactNode;
  /** What an empty report says: that there is nothing, and what to do next. */
  empty: {
    readonly title: string;
    readonly text: string;
    readonly picture: ReactNode;
    /** A link to what fills it, where no filter hides anything. */
    readonly way?: ReactNode;
  };
}
