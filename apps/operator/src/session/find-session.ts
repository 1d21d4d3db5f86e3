import { isGuest, roleOf } from '@palpite/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { session } from '../database/schema/session.ts';
import type { Database } from '../database/transaction.ts';
import type { Merchant } from '../http/merchant.ts';
import type { Services } from '../services.ts';
import { passwordIsDue } from './password-due.ts';
import { reauthenticationIsDue } from './reauthentication-due.ts';
import type { Session } from './session.ts';
import { idleEnd } from './session-end.ts';
import { tokenHash } from './token.ts';

/** Reading is free of writes but for one in this time per session. */
const TOUCH_MILLISECONDS = 60_000;

/**
 * The session that a token names. `over` when there was one (expired, revoked, its account closed);
 * `unknown` for a token that this merchant never gave.
 */
export async function findSession(
  services: Services,
  merchant: Merchant,
  token: string,
  now: Date,
): Promise<Session | 'over' | 'unknown'> {
  const { database, limits } = services;
  const found = await readSession(database, token);
  if (found === undefined || found.merchant !== merchant.code) return 'unknown';
  const { sessionId, accountId, username, type } = found;
  const accountIsOver = found.accountExpiresAt !== null && found.accountExpiresAt <= now;
  if (
    found.revokedAt !== null ||
    found.expiresAt <= now ||
    found.status !== 'active' ||
    accountIsOver
  ) {
    return 'over';
  }
  const idleMilliseconds = now.getTime() - found.lastSeenAt.getTime();
  const reauthenticationDue = reauthenticationIsDue(found, merchant, now);
  if (idleMilliseconds >= TOUCH_MILLISECONDS) {
    await database
      .update(session)
      .set({
        lastSeenAt: now,
        expiresAt: idleEnd(found.createdAt, now, limits),
        // The mark stays, though the session is used again: only its owner's proof takes it away.
        reauthenticationDue,
      })
      .where(and(eq(session.id, sessionId), isNull(session.revokedAt)));
  }
  // Whoever signs in by a code does without the password: how old it is concerns nobody then.
  const passwordDue =
    found.method !== 'sms' && passwordIsDue(found, found.createdAt, merchant, limits);
  const role = roleOf(found);
  // A guest has agreed to nothing, owns nothing, and has nothing to prove it by.
  const guest = isGuest(type);
  return {
    sessionId,
    accountId,
    merchant: found.merchant,
    username,
    type,
    role,
    passwordDue,
    termsDue: !guest && found.termsVersion !== merchant.termsVersion,
    proofDue: guest || !reauthenticationDue ? null : found.hasPassword ? 'password' : 'login',
  };
}

/** What is kept of the session that a token names, and of its account. */
async function readSession(database: Database, token: string) {
  const [found] = await database
    .select({
      sessionId: session.id,
      method: session.method,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
      reauthenticationDue: session.reauthenticationDue,
      accountId: account.id,
      merchant: account.merchant,
      username: account.username,
      type: account.type,
      isMember: account.isMember,
      status: account.status,
      accountExpiresAt: account.expiresAt,
      hasPassword: isNotNull(account.passwordHash),
      termsVersion: account.termsVersion,
      passwordDefault: account.passwordDefault,
      passwordChangedAt: account.passwordChangedAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(session.tokenHash, tokenHash(token)));
  return found;
}
