import { openMember } from '../../centre/open-centre.ts';
import { type ReportValues, writeReport } from '../../../lib/report-search.ts';
import { oneOf, wholeNumber } from '../../../lib/search-value.ts';

/** What a page of deposits or of withdrawals shows, as its part of the address says it. */
export interface OrdersView<Status extends string = string> {
  tab: 'new' | 'orders';
  /** Of the orders; from 1. */
  page: number;
  status?: Status | undefined;
  /** The order that is open, by its number. */
  order?: string | undefined;
}

/** Reads the address; what makes no sense there shows a new order. */
export function readOrdersView<const Status extends string>(
  values: ReportValues,
  statuses: readonly Status[],
): OrdersView<Status> {
  return {
    tab: values.tab === 'orders' ? 'orders' : 'new',
    page: wholeNumber(Number(values.page), 1, 10_000) ?? 1,
    status: oneOf(values.status, statuses),
    order: values.order,
  };
}

/** Leads to a view of a page of the member centre; other values of the page are kept in the address as they are. */
export function openOrders(centrePage: string, { tab, page, ...view }: Partial<OrdersView>) {
  const report = writeReport({
    tab: tab === 'orders' ? tab : undefined,
    page: page === undefined || page === 1 ? undefined : `${page}`,
    ...view,
  });
  return <Search extends object>(search: Search) => ({ ...openMember(centrePage)(search), report });
}

/** `openOrders` for one kind of orders: `<Link to="." search={openDeposits({ tab: 'orders' })} resetScroll={false}>`. */
export type OpenOrders = (view: Partial<OrdersView<never>>) => ReturnType<typeof openOrders>;
