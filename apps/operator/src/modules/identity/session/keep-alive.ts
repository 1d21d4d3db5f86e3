import { isGuest } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq, sql } from 'drizzle-orm';
import type { Limits } from '#kernel/config.ts';
import { account } from '../tables/account.table.ts';
import { session } from '../tables/session.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { reauthenticationIsDue } from './reauthentication-due.ts';
import { idleEnd } from './session-end.ts';

/**
 * A session that another is to continue, by its id. The caller's transaction has locked the account's row, and this locks
 * the table against the end of a brand's sessions: whatever ends all sessions of the account or of the brand has either
 * ended this one already, or waits and ends the one that continues it.
 * @returns null as for `findLiveSession`
 */
export async function findSessionToContinue(tx: Database, sessionId: number, now: Date) {
  await tx.execute(sql`lock table ${session} in row exclusive mode`);
  return findLiveSession(tx, sessionId, now);
}

/**
 * A session that is still signed in, by its id.
 * @returns null after a logout, an expiry, or when the account is no longer active
 */
export async function findLiveSession(tx: Database, sessionId: number, now: Date) {
  const [row] = await tx
    .select({
      method: session.method,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
      reauthenticationDue: session.reauthenticationDue,
      type: account.type,
      status: account.status,
      accountExpiresAt: account.expiresAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(session.id, sessionId));
  const over =
    !row ||
    row.revokedAt !== null ||
    row.expiresAt <= now ||
    row.status !== 'active' ||
    (row.accountExpiresAt !== null && row.accountExpiresAt <= now);
  return over ? null : row;
}

interface Use {
  readonly tx: Database;
  readonly brand: LiveBrand;
  readonly limits: Limits;
  readonly now: Date;
}

/**
 * Makes sure that a member is still signed in, and counts playing as a use of the site's session. Every use is stored:
 * a player who stakes within the idle time must never count as idle.
 * @returns whether the session's owner must prove their identity first; null once the session is over
 */
export async function keepSessionAlive(
  { tx, brand, limits, now }: Use,
  sessionId: number,
): Promise<{ readonly proofIsDue: boolean } | null> {
  const found = await findLiveSession(tx, sessionId, now);
  if (found === null) return null;
  const reauthenticationDue = reauthenticationIsDue(found, brand, now);
  await tx
    .update(session)
    .set({
      lastSeenAt: now,
      expiresAt: idleEnd(found.createdAt, now, limits),
      reauthenticationDue,
    })
    .where(eq(session.id, sessionId));
  // A guest has no means of proof.
  return { proofIsDue: reauthenticationDue && !isGuest(found.type) };
}
