import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '@palpite/contract/withdrawal.ts';
import {
  openOrders,
  type OrdersView,
  readOrdersView,
} from '../../parts/money/cashier/orders-address.ts';
import type { ReportValues } from '../../lib/report-search.ts';

/** Reads the address; an invalid one shows a new withdrawal. */
export const readView = (values: ReportValues) => readOrdersView(values, WITHDRAWAL_STATUSES);

/** Opens a view of the page: `<Link to="." search={openWithdrawals({ tab: 'orders' })} resetScroll={false}>`. */
export const openWithdrawals = (view: Partial<OrdersView<WithdrawalStatus>>) =>
  openOrders('withdraw', view);
