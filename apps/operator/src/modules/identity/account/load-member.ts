import type { MemberInfo } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { isGuest, type Language } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, desc, eq, ne, type Placeholder, type SQL } from 'drizzle-orm';
import { account } from '../tables/account.table.ts';
import { loginHistory } from '../tables/session.table.ts';
import type { Caller } from '#kernel/http/caller.ts';
import { clubRank } from './club-ranks.ts';

/** The row of a signed-in account. @throws ContractError `not_found` when it no longer exists */
export async function loadAccount(
  tx: Database,
  accountId: number,
): Promise<typeof account.$inferSelect> {
  const [row] = await tx.select().from(account).where(eq(account.id, accountId));
  if (row === undefined) throw new ContractError('not_found');
  return row;
}

/** The signed-in account in wire form; texts in `language`. */
export async function loadMember(
  tx: Database,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  language: Language,
): Promise<MemberInfo> {
  const [before] = await signIns(tx, accountId, ne(loginHistory.sessionId, sessionId));
  return memberInfo(await loadAccount(tx, accountId), before?.at ?? null, language);
}

/** When an account last signed in. */
export function signIns(tx: Database, accountId: number | Placeholder, but?: SQL) {
  return tx
    .select({ at: loginHistory.at })
    .from(loginHistory)
    .where(and(eq(loginHistory.accountId, accountId), eq(loginHistory.outcome, 'ok'), but))
    .orderBy(desc(loginHistory.id))
    .limit(1);
}

/**
 * The same for an account that is already loaded.
 * @param lastLoginAt the sign-in before this one, which a player should recognise, or be alarmed by
 */
export function memberInfo(
  row: typeof account.$inferSelect,
  lastLoginAt: Date | null,
  language: Language,
): MemberInfo {
  const { rankLevel, name, color, color2 } = clubRank(row.rankLevel);
  return {
    id: String(row.id),
    account: row.username,
    username: row.username,
    nickname: row.nickname,
    merchantCode: row.brandCode,
    customerId: `${row.brandCode}-${row.id}`,
    type: row.type,
    isMember: row.isMember,
    toUpline: row.toUpline,
    clubLabel: isGuest(row.type) ? null : { labelName: name[language], color, color2, rankLevel },
    currency: row.currency,
    language: row.language,
    registeredAt: row.createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}
