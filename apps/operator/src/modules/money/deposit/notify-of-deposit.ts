import { type NoticeValue, noticeOf } from '#kernel/notify/notice.ts';
import { depositOrderNumber } from '@palpite/domain';
import { sentence } from '#kernel/texts/value-text.ts';
import { DEPOSIT_NOTICES, type DepositNotice } from './deposit-notices.ts';
import type { OrderRow, OrderWork } from './order.ts';

/** Notifies a member of an order's new status, in the same transaction: each order has one message, which is updated. */
export async function notifyOfDeposit(
  { tx, services, now }: Pick<OrderWork, 'tx' | 'services' | 'now'>,
  order: OrderRow,
  kind: DepositNotice,
): Promise<void> {
  const number = depositOrderNumber(order.id);
  const money = (minor: bigint | null) => ({ minor: minor ?? 0n, currency: order.currency });
  const reason = kind === 'refused' ? order.refusalReason : order.refundReason;
  const values = {
    order: {
      path: `/?${new URLSearchParams({ member: 'depositv2', report: `order=${number}` })}`,
      label: number,
    },
    amount: money(order.amountMinor),
    paid: money(order.paidMinor ?? order.amountMinor),
    credited: money(order.creditedMinor),
    refund: money(order.refundMinor),
    reference: order.refundReference ?? '',
    reason: reason === null ? '' : sentence(reason),
    until: order.promisedAt ?? '',
  } as const satisfies Record<string, NoticeValue>;
  const notice = noticeOf(DEPOSIT_NOTICES[kind], values);
  await services.notifier.step(tx, { accountId: order.accountId, at: now }, notice, {
    caseRef: `deposit:${order.id}`,
    quiet: false,
  });
}
