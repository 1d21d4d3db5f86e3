import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { payee } from '../tables/payee.table.ts';

type Payee = typeof payee.$inferSelect;

/** The payee of an account; undefined while there is none. */
export async function findPayee(database: Database, accountId: number): Promise<Payee | undefined> {
  const [found] = await database.select().from(payee).where(eq(payee.accountId, accountId));
  return found;
}

/** The same, locked until the transaction ends. */
export async function holdPayee(tx: Database, accountId: number): Promise<Payee | undefined> {
  const [found] = await tx.select().from(payee).where(eq(payee.accountId, accountId)).for('share');
  return found;
}

/** Changes a payee, whatever it was before. */
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

/** Stops the clock from advancing an account's withdrawals. Called before any of them is locked. */
export const freezePayee = (tx: Database, accountId: number, at: Date): Promise<void> =>
  updatePayee(tx, accountId, { frozenAt: at });

/** Lets the clock advance them again. Called before any of them is locked. */
export const unfreezePayee = (tx: Database, accountId: number): Promise<void> =>
  updatePayee(tx, accountId, { frozenAt: null });
