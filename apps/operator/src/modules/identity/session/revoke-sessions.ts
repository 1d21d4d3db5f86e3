import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { emit } from '#kernel/events/operator-log.ts';
import { sessionEnded } from '#kernel/live/session-ends.ts';
import { account } from '../tables/account.table.ts';
import { type RevocationReason, session } from '../tables/session.table.ts';

/** Ends one session at once, in one statement with its event. @returns false when it was over already */
export async function revokeSession(
  tx: Database,
  sessionId: number,
  reason: RevocationReason,
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with ended as (
      update ${session} set revoked_at = ${now.toISOString()}::timestamptz, revoked_for = ${reason}
      where id = ${sessionId} and revoked_at is null
      returning id, account_id, brand_code)
    select operator.emit(brand_code, account_id, ${sessionEnded.name}, jsonb_build_object('sessionId', id)) from ended`);
  return rows.length === 1;
}

/**
 * Ends one of an account's own sessions at once; ending one that is already over is not a failure.
 * @param named the session as a caller names it: any text
 * @returns false when the account has no such session
 */
export async function revokeOwnSession(
  tx: Database,
  accountId: number,
  named: string,
  now: Date,
): Promise<boolean> {
  if (!/^[1-9]\d{0,14}$/.test(named)) return false;
  const [found] = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, Number(named)), eq(session.accountId, accountId)));
  if (found === undefined) return false;
  await revokeSession(tx, found.id, 'logout', now);
  return true;
}

/**
 * Ends every session of an account at once, or every one but `kept`. A transaction that begins one locks the account's
 * row, so waiting for the row finds that session too.
 * @returns how many were still open
 */
export async function revokeSessionsOf(
  tx: Database,
  accountId: number,
  reason: RevocationReason,
  now: Date,
  kept?: number,
): Promise<number> {
  const [owner] = await tx
    .select({ brandCode: account.brandCode })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update');
  const { rowCount } = await tx
    .update(session)
    .set({ revokedAt: now, revokedFor: reason })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        kept === undefined ? undefined : ne(session.id, kept),
      ),
    );
  if (owner !== undefined && rowCount) {
    const about = { brandCode: owner.brandCode, accountId };
    await emit(tx, sessionEnded, about, kept === undefined ? {} : { exceptSessionId: kept });
  }
  return rowCount ?? 0;
}

/**
 * Ends every session of a brand at once. The table lock waits for logins in progress and blocks new ones until commit, so
 * their sessions end too.
 * @returns how many were still open
 */
export async function revokeEverySession(
  tx: Database,
  brandCode: string,
  reason: RevocationReason,
  now: Date,
): Promise<number> {
  await tx.execute(sql`lock table ${session} in share row exclusive mode`);
  const { rowCount } = await tx
    .update(session)
    .set({ revokedAt: now, revokedFor: reason })
    .where(and(eq(session.brandCode, brandCode), isNull(session.revokedAt)));
  await emit(tx, sessionEnded, { brandCode }, {});
  return rowCount ?? 0;
}
