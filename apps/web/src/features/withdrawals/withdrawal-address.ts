import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '@palpite/contract/withdrawal.ts';
import { openMember } from '../../centre/open-centre.ts';
import { type ReportValues, writeReport } from '../../lib/report-search.ts';
import { oneOf, wholeNumber } from '../../lib/search-value.ts';

/** What the page shows, as its part of the address says it. */
export interface WithdrawalsView {
  tab: 'new' | 'orders';
  /** Of the orders; from 1. */
  page: number;
  status?: WithdrawalStatus | undefined;
  /** The withdrawal that is open, by its number. */
  order?: string | undefined;
}

/** Reads the address; what makes no sense there shows a new withdrawal. */
export function readView(values: ReportValues): WithdrawalsView {
  return {
    tab: values.tab === 'orders' ? 'orders' : 'new',
    page: wholeNumber(Number(values.page), 1, 10_000) ?? 1,
    status: oneOf(values.status, WITHDRAWAL_STATUSES),
    order: values.order,
  };
}

/** Leads to a view of the page: `<Link to="." search={openWithdrawals({ tab: 'orders' })} resetScroll={false}>`. */
export function openWithdrawals({ tab, page, ...view }: Partial<WithdrawalsView>) {
  const report = writeReport({
    tab: tab === 'orders' ? tab : undefined,
    page: page === undefined || page === 1 ? undefined : `${page}`,
    ...view,
  });
  return <Search extends object>(search: Search) => ({ ...openMember('withdraw')(search), report });
}
