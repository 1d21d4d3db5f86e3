import type { Transaction } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type HoldReason, withdrawal } from '../tables/withdrawal.table.ts';
import type { Services } from '#kernel/services.ts';
import { advance, type WithdrawalWork } from './withdrawal-orders.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

/** The effects of an account's changes on its withdrawals. */

/** The transaction and the account. */
interface Scene extends Pick<Transaction, 'tx' | 'client'> {
  readonly services: Services;
  readonly accountId: number;
  readonly at: Date;
  readonly by: WithdrawalWork['by'];
}

/**
 * Puts an account's unpaid withdrawals on hold: from here on only staff advance them.
 * @returns how many
 */
export const holdOpenWithdrawals = (scene: Scene, reason: HoldReason): Promise<number> =>
  holdEach(scene, reason, isOpen);

/** The same for those that await review and go to one of its payout accounts. @returns how many */
export const holdWithdrawalsTo = (scene: Scene, payoutAccountId: number): Promise<number> =>
  holdEach(
    scene,
    'payout-account-removed',
    and(
      eq(withdrawal.status, 'awaiting-review'),
      sql`${withdrawal.destination} ->> 'payoutAccountId' = ${String(payoutAccountId)}`,
    ),
  );

/**
 * Prepares an account's withdrawals for the clock again. Those that it would pay are put on hold: they were requested
 * before the account was locked, or at that moment. A member who could not log in to report what arrived gets the
 * whole time for it.
 */
export async function readyForUnlock(scene: Scene): Promise<void> {
  await holdEach(scene, 'account-locked', and(isOpen, isNotNull(withdrawal.dueAt)));
  for (const row of await lockRows(scene, eq(withdrawal.status, 'paid'))) {
    await advance({ ...scene, now: scene.at }, row, { kind: 'receipt-extended' });
  }
}

const isOpen = inArray(withdrawal.status, ['awaiting-review', 'awaiting-payout']);

async function holdEach(scene: Scene, code: HoldReason, which: SQL | undefined) {
  const rows = await lockRows(scene, which);
  for (const row of rows) {
    await advance({ ...scene, now: scene.at }, row, { kind: 'held', why: { code }, until: null });
  }
  return rows.length;
}

/** Limited by how many an account may have open at a time. */
function lockRows({ tx, accountId }: Scene, which: SQL | undefined): Promise<WithdrawalRow[]> {
  return tx
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.accountId, accountId), which))
    .orderBy(asc(withdrawal.id))
    .for('update');
}
