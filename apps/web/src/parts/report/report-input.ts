import { readPlace } from '../../lib/page-place.ts';
import type { ReportValues } from '../../lib/report-search.ts';
import { oneOf } from '../../lib/search-value.ts';

/** The days that are asked for; `reportDays` of the contract. */
export interface ReportDays {
  from?: string | undefined;
  to?: string | undefined;
}

/** What every report is asked for, beside its own filters; `reportQuery` of the contract. */
export interface ReportInput<Sort extends string = string> extends ReportDays {
  sort?: Sort | undefined;
  direction?: 'asc' | 'desc' | undefined;
  page?: string | undefined;
  pageSize?: number | undefined;
}

/** The values of an address as the operator is asked for them; what makes no sense there is left out. */
export function readInput<Sort extends string>(
  values: ReportValues,
  sorts: readonly Sort[],
): ReportInput<Sort> {
  const day = (text: string | undefined) =>
    text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  return {
    from: day(values.from),
    to: day(values.to),
    sort: oneOf(values.sort, sorts),
    direction: oneOf(values.direction, ['asc', 'desc']),
    page: readPlace(values.page),
  };
}
