import type { Database } from '@palpite/server/database/transaction.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { AccountType } from '@palpite/domain';
import { emit } from '#kernel/events/operator-log.ts';
import { accountLocked } from '#kernel/live/session-ends.ts';
import { account } from '../tables/account.table.ts';

/** Accounts as other modules see them: other modules use these functions, not identity's tables. */

const columns = {
  id: account.id,
  brandCode: account.brandCode,
  username: account.username,
  nickname: account.nickname,
  type: account.type,
  status: account.status,
  isMember: account.isMember,
  language: account.language,
  currency: account.currency,
  uplineId: account.uplineId,
  createdAt: account.createdAt,
};

const GUEST: AccountType = 4;

export type AccountView = Pick<typeof account.$inferSelect, keyof typeof columns>;

/** An account; undefined for an unknown id. */
export async function findAccount(
  database: Database,
  id: number,
): Promise<AccountView | undefined> {
  const [found] = await database.select(columns).from(account).where(eq(account.id, id));
  return found;
}

/** The account of a row. @throws Error when there is none, which is a defect */
export async function accountOfRow(database: Database, id: number): Promise<AccountView> {
  const found = await findAccount(database, id);
  if (found === undefined) throw new Error(`account ${id} does not exist`);
  return found;
}

/** Accounts by their id, without unknown ids. */
export async function accountsById(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AccountView>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select(columns)
    .from(account)
    .where(inArray(account.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The account of a brand with this invite code, in capitals. */
export async function accountByInviteCode(
  database: Database,
  brandCode: string,
  code: string,
): Promise<AccountView | undefined> {
  const [found] = await database
    .select(columns)
    .from(account)
    .where(and(eq(account.brandCode, brandCode), eq(account.inviteCode, code)));
  return found;
}

/** The account of a brand with this name, folded. */
export async function accountByName(
  database: Database,
  brandCode: string,
  usernameKey: string,
): Promise<(AccountView & { readonly inviteCode: string | null }) | undefined> {
  const [found] = await database
    .select({ ...columns, inviteCode: account.inviteCode })
    .from(account)
    .where(and(eq(account.brandCode, brandCode), eq(account.usernameKey, usernameKey)));
  return found;
}

/** The newest accounts of a brand. */
export function newestAccounts(
  database: Database,
  brandCode: string,
  { guests, most }: { readonly guests: boolean; readonly most: number },
): Promise<AccountView[]> {
  return database
    .select(columns)
    .from(account)
    .where(and(eq(account.brandCode, brandCode), guests ? undefined : ne(account.type, GUEST)))
    .orderBy(desc(account.id))
    .limit(most);
}

/** Locks an account or unlocks it. */
export async function setAccountStatus(
  tx: Database,
  id: number,
  status: AccountView['status'],
): Promise<void> {
  const [changed] = await tx
    .update(account)
    .set({ status })
    .where(eq(account.id, id))
    .returning({ brandCode: account.brandCode });
  if (changed === undefined || status === 'active') return;
  await emit(tx, accountLocked, { brandCode: changed.brandCode, accountId: id }, {});
}

/** Gives an account another password. @param passwordHash PHC string; hash before the transaction, because it takes long */
export async function setPassword(
  tx: Database,
  id: number,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await tx.update(account).set({ passwordHash, passwordChangedAt: at }).where(eq(account.id, id));
}

/** The direct upline of an account. */
export async function findUpline(database: Database, id: number): Promise<AccountView | undefined> {
  const own = database
    .select({ uplineId: account.uplineId })
    .from(account)
    .where(eq(account.id, id));
  const [found] = await database
    .select(columns)
    .from(account)
    .where(eq(account.id, sql`(${own})`));
  return found;
}

/**
 * Direct downlines that use the member side and are active, by name. @param begins the beginning of the folded name
 */
export function listDownlines(
  database: Database,
  uplineId: number,
  begins: string,
  most: number,
): Promise<AccountView[]> {
  return database
    .select(columns)
    .from(account)
    .where(
      and(
        eq(account.uplineId, uplineId),
        eq(account.isMember, true),
        eq(account.status, 'active'),
        begins === '' ? undefined : sql`starts_with(${account.usernameKey}, ${begins})`,
      ),
    )
    .orderBy(asc(account.usernameKey))
    .limit(most);
}

/**
 * The type of the account whose id a column holds, as part of another query: for the path of a bet, which is one
 * query.
 */
export const accountTypeSql = (id: SQLWrapper): SQL<AccountType> =>
  sql<AccountType>`(select owner.type from ${account} owner where owner.id = ${id})`;

export interface Registrations {
  readonly registered: number;
  /** How many of them meet the condition. */
  readonly counted: number;
}

/**
 * How many accounts registered by each of an agent's links; a link without registrations is left out.
 * @param condition of an account, by its id
 */
export async function countRegistrations(
  database: Database,
  linkIds: readonly number[],
  condition: (accountId: SQL) => SQL,
): Promise<ReadonlyMap<number, Registrations>> {
  if (linkIds.length === 0) return new Map();
  const rows = await database
    .select({
      linkId: account.affiliateLinkId,
      registered: count(),
      counted: sql<number>`(count(*) filter (where ${condition(sql`${account}.id`)}))::int`,
    })
    .from(account)
    .where(inArray(account.affiliateLinkId, [...linkIds]))
    .groupBy(account.affiliateLinkId);
  return new Map(
    rows.flatMap(({ linkId, ...counts }) => (linkId === null ? [] : [[linkId, counts] as const])),
  );
}
