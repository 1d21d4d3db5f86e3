import { DEPOSIT_STATUSES, type DepositStatus } from '@palpite/contract/deposit.ts';
import {
  openOrders,
  type OrdersView,
  readOrdersView,
} from '../../parts/money/cashier/orders-address.ts';
import type { ReportValues } from '../../lib/report-search.ts';

/** The view of the page, as its part of the address describes it. */
export interface DepositsView extends OrdersView<DepositStatus> {
  /** The method chosen for a new deposit. */
  channel?: string | undefined;
}

/** Reads the address; an invalid one shows a new deposit. */
export function readView(values: ReportValues): DepositsView {
  return { ...readOrdersView(values, DEPOSIT_STATUSES), channel: values.channel };
}

/** Opens a view of the page: `<Link to="." search={openDeposits({ tab: 'orders' })} resetScroll={false}>`. */
export const openDeposits = (view: Partial<DepositsView>) => openOrders('depositv2', view);
