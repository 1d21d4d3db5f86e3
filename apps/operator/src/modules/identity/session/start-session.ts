import type { SessionStart } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import { prepared } from '@palpite/server/database/prepared.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import {
  type LoginMethod,
  loginHistory,
  type RevocationReason,
  session,
} from '../tables/session.table.ts';
import { memberInfo, signIns } from '../account/load-member.ts';
import type { Services } from '#kernel/services.ts';
import { rememberDevice, deviceValues, acknowledgeUnfamiliarLogin } from './known-device.ts';
import { findSessionToContinue } from './keep-alive.ts';
import { unfamiliarLogin } from './report-unfamiliar-login.ts';
import { passwordIsOld } from './password-due.ts';
import { revokeSessionsOf } from './revoke-sessions.ts';
import { absoluteEnd, idleEnd } from './session-end.ts';
import { newToken, tokenHash } from '#kernel/secrets/token.ts';

/** The origin and time of a new session. */
export interface SessionCircumstances {
  readonly method: LoginMethod;
  /**
   * The session that it continues, which was proved elsewhere: it counts as begun when and how that one began, so that it
   * outlives its end by nothing. None for a login.
   */
  readonly continues?: Pick<typeof session.$inferSelect, 'method' | 'createdAt'>;
  readonly address: string;
  /** Of that address; null when unknown. */
  readonly country: string | null;
  readonly userAgent: string;
  readonly language: Language;
  readonly now: Date;
  readonly services: Pick<Services, 'limits' | 'work'>;
}

/**
 * Begins a session for an account that has proved its identity, within the caller's transaction: the row, the history,
 * the device, the first login's mark, and the report that a login from an unfamiliar device owes.
 */
export async function startSession(
  tx: Database,
  row: typeof account.$inferSelect,
  circumstances: SessionCircumstances,
): Promise<SessionStart> {
  const { language, now, services, continues } = circumstances;
  const { limits } = services;
  const since = continues?.createdAt ?? now;
  const { token, before } = await writeSession(tx, row, circumstances);
  const end = absoluteEnd(since, limits);
  return {
    token,
    firstTimeLogin: row.firstLoginAt === null,
    passwordExpired: passwordIsOld(row.passwordChangedAt, since, limits),
    passwordDefault: row.passwordDefault,
    expiresAt: (row.expiresAt !== null && row.expiresAt < end ? row.expiresAt : end).toISOString(),
    idleSeconds: limits.sessionIdleSeconds,
    unfamiliarLogin:
      before.knownSince !== null && before.noticeIsDue
        ? await acknowledgeUnfamiliarLogin(tx, row.id, before.knownSince)
        : null,
    user: memberInfo(row, before.lastLoginAt, language),
  };
}

/**
 * Begins the session that continues `from`, and ends every other one of the account, `from` included: what their tokens
 * gave out (hand-overs, games, live connections, passes) ends with them. The caller's transaction has locked the account's
 * row.
 * @returns the token of the session that continues; null when `from` is over already
 */
export async function replaceSessions(
  tx: Database,
  row: typeof account.$inferSelect,
  from: number,
  reason: RevocationReason,
  circumstances: Omit<SessionCircumstances, 'continues'>,
): Promise<string | null> {
  const { now } = circumstances;
  const continues = await findSessionToContinue(tx, from, now);
  if (continues === null) return null;
  const { token, before } = await writeSession(tx, row, { ...circumstances, continues });
  await revokeSessionsOf(tx, row.id, reason, now, before.sessionId);
  return token;
}

/** Writes the session. Its token leaves in the answer, and is stored only where that is kept sealed for a repeat. */
async function writeSession(
  tx: Database,
  row: typeof account.$inferSelect,
  { method, continues, address, country, userAgent, now, services }: SessionCircumstances,
) {
  const token = newToken();
  const since = continues?.createdAt ?? now;
  // A guest cannot log in again, and a session that continues another was proved elsewhere.
  const isOwnLogin = method !== 'freeplay' && continues === undefined;
  const [before] = await (isOwnLogin ? beginOnDevice : begin)(tx).execute({
    tokenHash: tokenHash(token),
    accountId: row.id,
    brandCode: row.brandCode,
    method,
    beganBy: continues?.method ?? method,
    since,
    now,
    expiresAt: idleEnd(since, now, services.limits),
    address,
    country,
    userAgent,
    ...deviceValues({ address, userAgent, now }),
  });
  if (before === undefined) throw new Error('a session was not written');
  if (before.isUnfamiliar) {
    await services.work.owe(tx, unfamiliarLogin(row.id, { address, userAgent, now }));
  }
  return { token, before };
}

/**
 * The writes of a new session as one statement, because the caller waits for the database.
 * @returns the previous state
 */
const begin = prepared((tx) => {
  const { writes, lastLoginAt } = beginning(tx);
  return tx
    .with(...writes)
    .select({
      sessionId: writes[0].id,
      lastLoginAt,
      knownSince: sql<Date | null>`null`,
      noticeIsDue: sql<boolean>`false`,
      isUnfamiliar: sql<boolean>`false`,
    })
    .from(writes[0])
    .prepare('begin-session');
});

/** The same, and remembers the device. */
const beginOnDevice = prepared((tx) => {
  const { writes, lastLoginAt } = beginning(tx);
  const { remembered, knownSince, noticeIsDue, isUnfamiliar } = rememberDevice(tx);
  return tx
    .with(...writes, remembered)
    .select({ sessionId: writes[0].id, lastLoginAt, knownSince, noticeIsDue, isUnfamiliar })
    .from(writes[0])
    .prepare('begin-session-on-device');
});

/** The row, the history, the first login's mark. */
function beginning(tx: Database) {
  const value = (name: string) => sql.placeholder(name);
  const accountId = value('accountId');
  const circumstances = {
    brandCode: value('brandCode'),
    accountId,
    address: value('address'),
    country: value('country'),
    userAgent: value('userAgent'),
  };
  const begun = tx.$with('begun').as(
    tx
      .insert(session)
      .values({
        ...circumstances,
        tokenHash: value('tokenHash'),
        method: value('beganBy'),
        createdAt: value('since'),
        lastSeenAt: value('now'),
        expiresAt: value('expiresAt'),
      })
      .returning({ id: session.id }),
  );
  const noted = tx.$with('noted').as(
    tx
      .insert(loginHistory)
      .values({
        ...circumstances,
        sessionId: sql`(select ${begun.id} from ${begun})`,
        method: value('method'),
        outcome: 'ok',
        at: value('now'),
      })
      .returning({ id: loginHistory.id }),
  );
  const marked = tx.$with('marked').as(
    tx
      .update(account)
      .set({ firstLoginAt: sql`${value('now')}::timestamptz` })
      .where(and(eq(account.id, accountId), isNull(account.firstLoginAt)))
      .returning({ id: account.id }),
  );
  const last = signIns(tx, accountId);
  return {
    writes: [begun, noted, marked] as const,
    lastLoginAt: sql<Date | null>`${last}`.mapWith(loginHistory.at),
  };
}
