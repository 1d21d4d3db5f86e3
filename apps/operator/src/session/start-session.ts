import type { SessionStart } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import type { Limits } from '../config.ts';
import { account } from '../database/schema/account.ts';
import { type LoginMethod, loginHistory, session } from '../database/schema/session.ts';
import type { Database } from '../database/transaction.ts';
import { memberInfo } from '../member/load-member.ts';
import { meetPlace } from './known-place.ts';
import { passwordIsOld } from './password-due.ts';
import { absoluteEnd, idleEnd } from './session-end.ts';
import { newToken, tokenHash } from './token.ts';

/** Where and when a session begins. */
export interface SessionCircumstances {
  readonly method: LoginMethod;
  /** How the session began that this one goes on from. */
  readonly beganBy?: LoginMethod;
  readonly address: string;
  /** Of that address; null where nobody says it. */
  readonly country: string | null;
  readonly userAgent: string;
  readonly language: Language;
  readonly now: Date;
  readonly limits: Limits;
  /** When the session began that this one goes on from: neither outlives the other's end. Now, without one. */
  readonly since?: Date;
}

/**
 * Begins a session for an account that has proved who it is, within the caller's transaction: the row, the
 * history, the place, the first login's mark. The token leaves in the answer and is kept nowhere.
 */
export async function startSession(
  tx: Database,
  owner: typeof account.$inferSelect,
  {
    method,
    beganBy = method,
    address,
    country,
    userAgent,
    language,
    now,
    limits,
    since = now,
  }: SessionCircumstances,
): Promise<SessionStart> {
  const token = newToken();
  const [begun] = await tx
    .insert(session)
    .values({
      tokenHash: tokenHash(token),
      accountId: owner.id,
      merchant: owner.merchant,
      method: beganBy,
      createdAt: since,
      lastSeenAt: now,
      expiresAt: idleEnd(since, now, limits),
      address,
      country,
      userAgent,
    })
    .returning({ id: session.id });
  if (begun === undefined) throw new Error('a session was not written');
  await tx.insert(loginHistory).values({
    merchant: owner.merchant,
    accountId: owner.id,
    sessionId: begun.id,
    method,
    outcome: 'ok',
    address,
    country,
    userAgent,
    at: now,
  });
  // A guest has no other way back, and a session that was handed over was proved elsewhere.
  const isOwnLogin = method !== 'freeplay' && method !== 'token';
  const unfamiliarLogin = isOwnLogin
    ? await meetPlace(tx, owner.id, { address, userAgent, now })
    : null;
  const firstTimeLogin = owner.firstLoginAt === null;
  if (firstTimeLogin) {
    await tx.update(account).set({ firstLoginAt: now }).where(eq(account.id, owner.id));
  }
  const end = absoluteEnd(since, limits);
  return {
    token,
    firstTimeLogin,
    passwordExpired: passwordIsOld(owner.passwordChangedAt, since, limits),
    passwordDefault: owner.passwordDefault,
    expiresAt: (owner.expiresAt !== null && owner.expiresAt < end
      ? owner.expiresAt
      : end
    ).toISOString(),
    idleSeconds: limits.sessionIdleSeconds,
    unfamiliarLogin,
    user: await memberInfo(tx, owner, begun.id, language),
  };
}
