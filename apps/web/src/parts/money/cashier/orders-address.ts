import { openMember } from '../../centre/open-centre.ts';
import { type ReportValues, writeReport } from '../../../lib/report-search.ts';
import { readPlace } from '../../../lib/page-place.ts';
import { oneOf } from '../../../lib/search-value.ts';

/** What a page of deposits or of withdrawals shows, as its part of the address says it. */
export interface OrdersView<Status extends string = string> {
  tab: 'new' | 'orders';
  /** The place of the page of orders; undefined for the first. */
  page?: string | undefined;
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
    page: readPlace(values.page),
    status: oneOf(values.status, statuses),
    order: values.order,
  };
}

/** Leads to a view of a page of the member centre; other values of the page are kept in the address as they are. */
export function openOrders(centrePage: string, { tab, ...view }: Partial<OrdersView>) {
  const report = writeReport({
    tab: tab === 'orders' ? tab : undefined,
    ...view,
  });
  return <Search extends object>(search: Search) => ({ ...openMember(centrePage)(search), report });
}

/** `openOrders` for one kind of orders: `<Link to="." search={openDeposits({ tab: 'orders' })} resetScroll={false}>`. */
export type OpenOrders = (view: Partial<OrdersView<never>>) => ReturnType<typeof openOrders>;
