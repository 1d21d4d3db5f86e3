import {
  type Database,
  inSavepoint,
  type Transaction,
} from '@palpite/server/database/transaction.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { payee } from '../tables/payee.table.ts';
import { withdrawal } from '../tables/withdrawal.table.ts';
import type { Job, TransactionJob } from '#kernel/work/job.ts';
import type { Services } from '#kernel/services.ts';
import { sweepReceiptImages } from './receipt-images.ts';
import { advance, approval, type WithdrawalWork } from './withdrawal-orders.ts';
import type { WithdrawalAct } from './withdrawal-state.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

/** The most withdrawals in one run, whose transaction stays open for them. */
const AT_ONCE = 50;
const DAY_MILLISECONDS = 86_400_000;
/** How long one that failed is left alone. */
const PUT_OFF_MILLISECONDS = 60_000;

/**
 * Advances the withdrawals whose time has come: those that pass automatically, those that the clock pays, and those
 * whose payout was not confirmed. A locked one is left to the next run; one that fails stays as it was, and delays no
 * other.
 */
export const advanceWithdrawals = (services: Services): TransactionJob => ({
  name: 'advance-withdrawals',
  everySeconds: 10,
  async run(transaction) {
    const at = services.now();
    let advanced = 0;
    for (const id of await dueIds(transaction, at)) {
      if (await advanceOne(transaction, services, id, at)) advanced += 1;
    }
    return { advanced };
  },
});

export const withdrawalJobs = (services: Services): readonly Job[] => [
  advanceWithdrawals(services),
  {
    name: 'sweep-receipt-images',
    everySeconds: 3_600,
    run: async ({ tx }, slot) => ({
      removed: await sweepReceiptImages(tx, new Date(slot.getTime() - DAY_MILLISECONDS)),
    }),
  },
];

/** Of payees that are not frozen: money of a locked account waits for staff. */
async function dueIds({ tx }: Transaction, at: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .leftJoin(payee, eq(payee.accountId, withdrawal.accountId))
    .where(and(isNotNull(withdrawal.dueAt), lte(withdrawal.dueAt, at), isNull(payee.frozenAt)))
    .orderBy(asc(withdrawal.dueAt), asc(withdrawal.id))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/** @returns whether it was advanced */
async function advanceOne(
  transaction: Transaction,
  services: Services,
  id: number,
  at: Date,
): Promise<boolean> {
  const { tx, client } = transaction;
  try {
    return await inSavepoint(transaction, async () => {
      // Never waits: the transaction with the row's lock may be waiting for a wallet that this run has locked.
      const [row] = await tx
        .select()
        .from(withdrawal)
        .where(and(eq(withdrawal.id, id), lte(withdrawal.dueAt, at)))
        .for('update', { skipLocked: true });
      if (row === undefined) return false;
      const work = { tx, client, services, now: at, by: 'automatic' } as const;
      await advance(work, row, await actOf(work, row));
      return true;
    });
  } catch (error) {
    services.log.error({ err: error, withdrawal: id }, 'could not advance withdrawal');
    await putOff(tx, id, at);
    return false;
  }
}

/** Behind the others: however many fail, those that do not are advanced. */
async function putOff(tx: Database, id: number, at: Date): Promise<void> {
  const free = tx
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.id, id), lte(withdrawal.dueAt, at)))
    .for('update', { skipLocked: true });
  const dueAt = new Date(at.getTime() + PUT_OFF_MILLISECONDS);
  await tx.update(withdrawal).set({ dueAt }).where(inArray(withdrawal.id, free));
}

/** The clock's act on a withdrawal whose time has come. */
async function actOf(work: WithdrawalWork, row: WithdrawalRow): Promise<WithdrawalAct> {
  const { id, status } = row;
  if (status === 'awaiting-review') return approval(work, row);
  if (status === 'awaiting-payout') return { kind: 'paid' };
  if (status === 'paid') return { kind: 'counted-as-received' };
  throw new Error(`withdrawal ${id} is ${status} and waits for the clock`);
}
