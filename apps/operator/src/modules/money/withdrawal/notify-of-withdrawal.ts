import type { Database } from '@palpite/server/database/transaction.ts';
import { type NoticeValue, noticeOf } from '#kernel/notify/notice.ts';
import { withdrawalOrder } from '@palpite/domain';
import type { Services } from '#kernel/services.ts';
import { sentence } from '#kernel/texts/value-text.ts';
import { HOLD_REASONS } from './hold-reasons.ts';
import { WITHDRAWAL_NOTICES } from './withdrawal-notices.ts';
import type { WithdrawalNotice } from './withdrawal-state.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

interface Work {
  readonly tx: Database;
  readonly services: Pick<Services, 'notifier'>;
  readonly now: Date;
}

/** What its member did, or has been told to expect: it updates the message about the withdrawal, and is no news. */
const QUIET: ReadonlySet<WithdrawalNotice> = new Set([
  'cancelled',
  'received',
  'counted-as-received',
  'receipt-extended',
  'partly-received',
  'not-received',
]);

/** Notifies a member of a withdrawal's new status, in the same transaction: each has one message, which is updated. */
export async function notifyOfWithdrawal(
  { tx, services, now: at }: Work,
  row: WithdrawalRow,
  kind: WithdrawalNotice,
): Promise<void> {
  const order = withdrawalOrder(row.id);
  const values = {
    order,
    amount: { minor: row.payoutMinor ?? row.amountMinor, currency: row.currency },
    missing: { minor: row.missingMinor ?? 0n, currency: row.currency },
    reason: row.holdReason === null ? sentence(row.note ?? '') : HOLD_REASONS[row.holdReason],
    until: row.promisedAt ?? '',
  } as const satisfies Record<string, NoticeValue>;
  const path = `/?${new URLSearchParams({ member: 'withdraw', report: `order=${order}` })}`;
  const notice = noticeOf(WITHDRAWAL_NOTICES[kind], values, { path, label: order });
  await services.notifier.step(tx, { accountId: row.accountId, at }, notice, {
    caseRef: `withdrawal:${row.id}`,
    quiet: QUIET.has(kind),
  });
}
