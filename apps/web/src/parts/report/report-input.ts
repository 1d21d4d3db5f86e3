import type { ReportValues } from '../../lib/report-search.ts';
import { oneOf } from '../../lib/search-value.ts';

/** What every report is asked for, beside its own filters; `reportQuery` of the contract. */
export interface ReportInput<Sort extends string = string> {
  from?: string | undefined;
  to?: string | undefined;
  sort?: Sort | undefined;
  direction?: 'asc' | 'desc' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}

/** The values of an address as the operator is asked for them; what makes no sense there is left out. */
export function readInput<Sort extends string>(
  values: ReportValues,
  sorts: readonly Sort[],
): ReportInput<Sort> {
  const day = (text: string | undefined) =>
    text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  const page = /^[1-9]\d{0,4}$/.test(values.page ?? '') ? Number(values.page) : undefined;
  return {
    from: day(values.from),
    to: day(values.to),
    sort: oneOf(values.sort, sorts),
    direction: oneOf(values.direction, ['asc', 'desc']),
    pageNo: page,
  };
}
