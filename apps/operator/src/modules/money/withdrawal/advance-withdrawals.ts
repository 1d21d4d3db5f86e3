import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import type { Services } from '#kernel/services.ts';
import { handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import { findPayee } from '../payout/payee.ts';
import { withdrawal } from '../tables/withdrawal.table.ts';
import { advance, approval, type WithdrawalWork } from './withdrawal-orders.ts';
import type { WithdrawalAct } from './withdrawal-state.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';
import { advanceWithdrawal } from './withdrawal-work.ts';

/**
 * Advances a withdrawal whose time has come: one that passes automatically, one that the clock pays, one whose payout
 * was not confirmed. Where staff or its member have decided otherwise in the meantime, its time is another or none, and
 * nothing happens.
 */
export const withdrawalWork = (services: Services): WorkHandler =>
  handleWork(advanceWithdrawal, {
    async inside({ tx, client }, { withdrawalId, dueAt }) {
      const row = await lockDue(tx, withdrawalId, dueAt);
      if (row === undefined) return;
      const work = { tx, client, services, now: services.now(), by: 'automatic' } as const;
      await advance(work, row, await actOf(work, row));
    },
  });

/** Not of a frozen payee: money of a locked account waits for staff, and gets another time when it is unlocked. */
async function lockDue(
  tx: Database,
  id: number,
  dueAt: string,
): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update');
  if (row?.dueAt?.toISOString() !== dueAt) return undefined;
  const payee = await findPayee(tx, row.accountId);
  return payee === undefined || payee.frozenAt === null ? row : undefined;
}

/** The clock's act on a withdrawal whose time has come. */
async function actOf(work: WithdrawalWork, row: WithdrawalRow): Promise<WithdrawalAct> {
  const { id, status } = row;
  if (status === 'awaiting-review') return approval(work, row);
  if (status === 'awaiting-payout') return { kind: 'paid' };
  if (status === 'paid') return { kind: 'counted-as-received' };
  throw new Error(`withdrawal ${id} is ${status} and waits for the clock`);
}
