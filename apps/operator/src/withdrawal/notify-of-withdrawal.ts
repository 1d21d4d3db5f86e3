import { type NoticeValue, noticeOf } from '../notify/notice.ts';
import { withdrawalOrder } from '../record/order-number.ts';
import { sentence } from '../texts/value-text.ts';
import { WITHDRAWAL_NOTICES } from './withdrawal-notices.ts';
import type { Step } from './withdrawal-step.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

/** Notifies a member of a withdrawal's new status, in the same transaction. */
export async function notifyOfWithdrawal(
  { tx, services, at }: Pick<Step, 'tx' | 'services' | 'at'>,
  row: WithdrawalRow,
  kind: keyof typeof WITHDRAWAL_NOTICES,
): Promise<void> {
  const order = withdrawalOrder(row.id);
  const values = {
    order,
    amount: { minor: row.payoutMinor ?? row.amountMinor, currency: row.currency },
    reason: sentence(row.note ?? ''),
    until: row.promisedAt ?? '',
  } as const satisfies Record<string, NoticeValue>;
  const path = `/?${new URLSearchParams({ member: 'withdraw', report: `order=${order}` })}`;
  const notice = noticeOf(WITHDRAWAL_NOTICES[kind], values, { path, label: order });
  await services.notifier.notice(tx, { accountId: row.accountId, at }, notice);
}
