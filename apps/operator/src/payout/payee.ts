import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { payee } from '../database/schema/payee.ts';

type Payee = typeof payee.$inferSelect;

/** Who an account's money is paid to; undefined where nothing is known yet. */
export async function findPayee(database: Database, accountId: number): Promise<Payee | undefined> {
  const [found] = await database.select().from(payee).where(eq(payee.accountId, accountId));
  return found;
}

/** The same, kept as it is until the transaction ends. */
export async function holdPayee(tx: Database, accountId: number): Promise<Payee | undefined> {
  const [found] = await tx.select().from(payee).where(eq(payee.accountId, accountId)).for('share');
  return found;
}

/** Changes what is known of a payee, whatever it was before. */
export async function updatePayee(
  tx: Database,
  accountId: number,
  values: Partial<Omit<Payee, 'accountId'>>,
): Promise<void> {
  await tx
    .insert(payee)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: payee.accountId, set: values });
}

/** Keeps the clock from moving an account's withdrawals on. Called before any of them is locked. */
export const freezePayee = (tx: Database, accountId: number, at: Date): Promise<void> =>
  updatePayee(tx, accountId, { frozenAt: at });

/** Lets the clock move them again. Called before any of them is locked. */
export const unfreezePayee = (tx: Database, accountId: number): Promise<void> =>
  updatePayee(tx, accountId, { frozenAt: null });
