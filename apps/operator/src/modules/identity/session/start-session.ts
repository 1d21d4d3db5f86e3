import type { SessionStart } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import { prepared } from '@palpite/server/database/prepared.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Limits } from '#kernel/config.ts';
import { account } from '../tables/account.table.ts';
import { type LoginMethod, loginHistory, session } from '../tables/session.table.ts';
import { memberInfo, signIns } from '../account/load-member.ts';
import { rememberDevice, deviceValues, acknowledgeUnfamiliarLogin } from './known-device.ts';
import { passwordIsOld } from './password-due.ts';
import { absoluteEnd, idleEnd } from './session-end.ts';
import { newToken, tokenHash } from '#kernel/secrets/token.ts';

/** The origin and time of a new session. */
export interface SessionCircumstances {
  readonly method: LoginMethod;
  /** How the original session began, for one that continues it. */
  readonly beganBy?: LoginMethod;
  readonly address: string;
  /** Of that address; null when unknown. */
  readonly country: string | null;
  readonly userAgent: string;
  readonly language: Language;
  readonly now: Date;
  readonly limits: Limits;
  /**
   * When the original session began, for one that continues it: neither outlives the other's end. Now, without one.
   */
  readonly since?: Date;
}

/**
 * Begins a session for an account that has proved its identity, within the caller's transaction: the row, the history,
 * the device, the first login's mark. The token leaves in the answer and is stored nowhere.
 */
export async function startSession(
  tx: Database,
  row: typeof account.$inferSelect,
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
  // A guest cannot log in again, and a session that was handed over was proved elsewhere.
  const isOwnLogin = method !== 'freeplay' && method !== 'token';
  const [before] = await (isOwnLogin ? beginOnDevice : begin)(tx).execute({
    tokenHash: tokenHash(token),
    accountId: row.id,
    brandCode: row.brandCode,
    method,
    beganBy,
    since,
    now,
    expiresAt: idleEnd(since, now, limits),
    address,
    country,
    userAgent,
    ...deviceValues({ address, userAgent, now }),
  });
  if (before === undefined) throw new Error('a session was not written');
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
 * The writes of a new session as one statement, because the caller waits for the database.
 * @returns the previous state
 */
const begin = prepared((tx) => {
  const { writes, lastLoginAt } = beginning(tx);
  return tx
    .with(...writes)
    .select({
      lastLoginAt,
      knownSince: sql<Date | null>`null`,
      noticeIsDue: sql<boolean>`false`,
    })
    .from(writes[0])
    .prepare('begin-session');
});

/** The same, and remembers the device. */
const beginOnDevice = prepared((tx) => {
  const { writes, lastLoginAt } = beginning(tx);
  const { remembered, knownSince, noticeIsDue } = rememberDevice(tx);
  return tx
    .with(...writes, remembered)
    .select({ lastLoginAt, knownSince, noticeIsDue })
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
