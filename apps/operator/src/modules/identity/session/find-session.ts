import { isGuest, roleOf } from '@palpite/domain';
import { prepared } from '@palpite/server/database/prepared.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import {
  and,
  type Column,
  eq,
  type GetColumnData,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Limits } from '#kernel/config.ts';
import type { Authenticate, Caller } from '#kernel/http/caller.ts';
import { tokenHash } from '#kernel/secrets/token.ts';
import type { Services } from '#kernel/services.ts';
import { account } from '../tables/account.table.ts';
import { session } from '../tables/session.table.ts';
import { passwordIsDue } from './password-due.ts';
import { reauthenticationIsDue } from './reauthentication-due.ts';
import { idleEnd } from './session-end.ts';

/** Reading a session writes at most once in this time. */
const TOUCH_MILLISECONDS = 60_000;
/** Sessions that a process keeps, of callers who act by what it has in memory. */
const MOST_KEPT = 10_000;

/** The columns of a session and its account. */
const sessionColumns = {
  sessionId: session.id,
  tokenHash: session.tokenHash,
  method: session.method,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
  expiresAt: session.expiresAt,
  revokedAt: session.revokedAt,
  reauthenticationDue: session.reauthenticationDue,
  accountId: account.id,
  brandCode: account.brandCode,
  username: account.username,
  type: account.type,
  isMember: account.isMember,
  status: account.status,
  accountExpiresAt: account.expiresAt,
  hasPassword: isNotNull(account.passwordHash),
  termsVersion: account.termsVersion,
  passwordDefault: account.passwordDefault,
  passwordChangedAt: account.passwordChangedAt,
  sessionVersion: sql<string>`${session}.xmin::text`.as('session_version'),
  accountVersion: sql<string>`${account}.xmin::text`.as('account_version'),
};

/** A session and its account, as `sessionColumns` reads them. */
type SessionRow = {
  readonly [Name in keyof typeof sessionColumns]: (typeof sessionColumns)[Name] extends infer C extends
    Column
    ? GetColumnData<C>
    : (typeof sessionColumns)[Name] extends SQL.Aliased<infer Value>
      ? Value
      : unknown;
};

/**
 * The session of a token. Of one that has ended (expired, revoked, its account closed) only whose it was; `unknown` for a
 * token that this brand never issued.
 */
export function createAuthenticate({
  database,
  limits,
}: Pick<Services, 'database' | 'limits'>): Authenticate {
  const kept = createKept();
  return async (brand, token, now, from) => {
    const hash = tokenHash(token);
    const before = from === 'memory' ? kept.get(hash, brand, now) : undefined;
    if (before !== undefined) {
      const { sessionVersion, accountVersion } = before;
      const seen = { session: sessionVersion, account: accountVersion };
      return { ...sessionOfRow(before, brand, limits, now), seen };
    }
    const row = await findRow(database, hash);
    if (row === undefined || row.brandCode !== brand.code) return 'unknown';
    if (isOver(row, now)) return { endedOf: row.accountId };
    const idleMilliseconds = now.getTime() - row.lastSeenAt.getTime();
    if (idleMilliseconds >= TOUCH_MILLISECONDS) {
      await database
        .update(session)
        .set({
          lastSeenAt: now,
          expiresAt: idleEnd(row.createdAt, now, limits),
          // The mark stays, though the session is used again: only its owner's proof removes it.
          reauthenticationDue: reauthenticationIsDue(row, brand, now),
        })
        .where(and(eq(session.id, row.sessionId), isNull(session.revokedAt)));
    }
    if (from === 'memory') kept.keep(hash, row);
    return sessionOfRow(row, brand, limits, now);
  };
}

/** Rows of sessions in use, each until it would be written again. */
function createKept() {
  const rows = new Map<string, SessionRow>();
  return {
    get(hash: Buffer, brand: LiveBrand, now: Date): SessionRow | undefined {
      const row = rows.get(hash.toString('base64'));
      if (row === undefined || row.brandCode !== brand.code || isOver(row, now)) return undefined;
      return Math.abs(now.getTime() - row.lastSeenAt.getTime()) < TOUCH_MILLISECONDS
        ? row
        : undefined;
    },
    keep(hash: Buffer, row: SessionRow): void {
      const name = hash.toString('base64');
      rows.delete(name);
      rows.set(name, row);
      const [oldest] = rows.keys();
      if (rows.size > MOST_KEPT && oldest !== undefined) rows.delete(oldest);
    },
  };
}

/**
 * The caller whose token has this hash, without counting it as a use; null for a session that is over or not the
 * brand's.
 */
export async function callerOf(
  { database, limits }: Pick<Services, 'database' | 'limits'>,
  brand: LiveBrand,
  hash: Buffer,
  now: Date,
): Promise<Caller | null> {
  const row = await findRow(database, hash);
  if (row === undefined || row.brandCode !== brand.code || isOver(row, now)) return null;
  return sessionOfRow(row, brand, limits, now);
}

async function findRow(database: Database, hash: Buffer): Promise<SessionRow | undefined> {
  const [row] = await sessionByToken(database).execute({ hash });
  return row;
}

/** Built and planned once: every call of a member begins with it. */
const sessionByToken = prepared((database) =>
  database
    .select(sessionColumns)
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(session.tokenHash, sql.placeholder('hash')))
    .prepare('session-by-token'),
);

/** Whether a session, or its account, has ended. */
function isOver(row: SessionRow, now: Date): boolean {
  const accountIsOver = row.accountExpiresAt !== null && row.accountExpiresAt <= now;
  return row.revokedAt !== null || row.expiresAt <= now || row.status !== 'active' || accountIsOver;
}

/** An active session, with what is due before its owner does anything else. */
function sessionOfRow(row: SessionRow, brand: LiveBrand, limits: Limits, now: Date): Caller {
  const { sessionId, tokenHash, accountId, username, type } = row;
  const reauthenticationDue = reauthenticationIsDue(row, brand, now);
  // A sign-in by code does not use the password, so its age does not matter.
  const passwordDue = row.method !== 'sms' && passwordIsDue(row, row.createdAt, brand, limits);
  const role = roleOf(row);
  // A guest has agreed to nothing, owns nothing, and has no means of proof.
  const guest = isGuest(type);
  return {
    sessionId,
    tokenHash,
    accountId,
    brandCode: row.brandCode,
    username,
    type,
    role,
    passwordDue,
    termsDue: !guest && row.termsVersion !== brand.settings.termsVersion,
    proofDue: guest || !reauthenticationDue ? null : row.hasPassword ? 'password' : 'login',
    seen: null,
  };
}
