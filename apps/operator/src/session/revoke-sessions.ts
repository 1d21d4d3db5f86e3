import { and, eq, isNull } from 'drizzle-orm';
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

/** Ends every session of an account at once. @returns how many were still open */
export async function revokeSessionsOf(
  tx: Database,
  accountId: number,
  reason: RevocationReason,
  now: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(session)
    .set({ revokedAt: now, revokedFor: reason })
    .where(and(eq(session.accountId, accountId), isNull(session.revokedAt)));
  return rowCount ?? 0;
}
