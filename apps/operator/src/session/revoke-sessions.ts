import { and, eq, isNull, sql } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { type RevocationReason, session } from '../database/schema/session.ts';
import type { Database } from '../database/transaction.ts';

/** Ends one session at once. @returns false when it was over already */
export async function revokeSession(
  tx: Database,
  sessionId: number,
  reason: RevocationReason,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(session)
    .set({ revokedAt: now, revokedFor: reason })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)));
  return rowCount === 1;
}

/**
 * Ends every session of an account at once. Whoever begins one holds the account's row meanwhile: waiting for
 * it finds that session too.
 * @returns how many were still open
 */
export async function revokeSessionsOf(
  tx: Database,
  accountId: number,
  reason: RevocationReason,
  now: Date,
): Promise<number> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
  const { rowCount } = await tx
    .update(session)
    .set({ revokedAt: now, revokedFor: reason })
    .where(and(eq(session.accountId, accountId), isNull(session.revokedAt)));
  return rowCount ?? 0;
}

/**
 * Ends every session of a merchant at once. The table's lock waits for whoever is beginning one and lets nobody
 * begin another meanwhile: a login that was under way is found too.
 * @returns how many were still open
 */
export async function revokeEverySession(
  tx: Database,
  merchant: string,
  reason: RevocationReason,
  now: Date,
): Promise<number> {
  await tx.execute(sql`lock table ${session} in share row exclusive mode`);
  const { rowCount } = await tx
    .update(session)
    .set({ revokedAt: now, revokedFor: reason })
    .where(and(eq(session.merchant, merchant), isNull(session.revokedAt)));
  return rowCount ?? 0;
}
