import { DEPOSIT_STATUSES, type DepositStatus } from '@palpite/contract/deposit.ts';
import { openMember } from '../../centre/open-centre.ts';
import { type ReportValues, writeReport } from '../../lib/report-search.ts';
import { oneOf, wholeNumber } from '../../lib/search-value.ts';

/** What the page shows, as its part of the address says it. */
export interface DepositsView {
  tab: 'new' | 'orders';
  /** The way to pay that is chosen for a new deposit. */
  channel?: string | undefined;
  /** Of the orders; from 1. */
  page: number;
  status?: DepositStatus | undefined;
  /** The order that is open, by its number. */
  order?: string | undefined;
}

/** Reads the address; what makes no sense there shows a new deposit. */
export function readView(values: ReportValues): DepositsView {
  return {
    tab: values.tab === 'orders' ? 'orders' : 'new',
    channel: values.channel,
    page: wholeNumber(Number(values.page), 1, 10_000) ?? 1,
    status: oneOf(values.status, DEPOSIT_STATUSES),
    order: values.order,
  };
}

/** Leads to a view of the page: `<Link to="." search={openDeposits({ tab: 'orders' })} resetScroll={false}>`. */
export function openDeposits({ tab, page, ...view }: Partial<DepositsView>) {
  const report = writeReport({
    tab: tab === 'orders' ? tab : undefined,
    page: page === undefined || page === 1 ? undefined : `${page}`,
    ...view,
  });
  return <Search extends object>(search: Search) => ({
    ...openMember('depositv2')(search),
    report,
  });
}
