import { endpoints } from '@palpite/contract';
import { DOWNLINES_LISTED } from '@palpite/contract/message.ts';
import { maskedName } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { handler } from '../http/handler.ts';
import { foldUsername } from '../session/username.ts';
import type { Mailbox } from './mailbox.ts';

/** Who can read what is written to them: members whose account is not closed. An affiliate has no member centre. */
const reads = and(eq(account.isMember, true), eq(account.status, 'active'));

/** Whom the caller may write to: the direct upline, and direct downlines whose name begins as asked. */
export const listCorrespondents = handler(
  endpoints.messageCorrespondents,
  async ({ tx, session, query }) => {
    const upline = await uplineOf(tx, session.accountId);
    const begins = foldUsername(query.name ?? '');
    const found = await tx
      .select({ id: account.id, username: account.username })
      .from(account)
      .where(
        and(
          eq(account.uplineId, session.accountId),
          reads,
          begins === '' ? undefined : sql`starts_with(${account.usernameKey}, ${begins})`,
        ),
      )
      .orderBy(asc(account.usernameKey))
      .limit(DOWNLINES_LISTED + 1);
    return {
      upline: upline && { name: maskedName(upline.username) },
      downlines: found
        .slice(0, DOWNLINES_LISTED)
        .map(({ id, username }) => ({ downlineId: String(id), name: username })),
      more: found.length > DOWNLINES_LISTED,
    };
  },
);

/** The direct upline of an account; null without one that can be written to. */
export async function uplineOf(tx: Database, accountId: number) {
  const own = tx
    .select({ uplineId: account.uplineId })
    .from(account)
    .where(eq(account.id, accountId));
  const [found] = await tx
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(and(eq(account.id, sql`(${own})`), reads));
  return found ?? null;
}

/** A direct downline of an account that can be written to; null for every other. */
export async function downlineOf(tx: Database, accountId: number, downlineId: number) {
  const [found] = await tx
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(and(eq(account.id, downlineId), eq(account.uplineId, accountId), reads));
  return found ?? null;
}

/** Whether an account's owner may write to another, whatever they once wrote. */
export async function canWriteTo(
  tx: Database,
  mailbox: Pick<Mailbox, 'id'>,
  other: { readonly id: number },
): Promise<boolean> {
  const upline = await uplineOf(tx, mailbox.id);
  return upline?.id === other.id || (await downlineOf(tx, mailbox.id, other.id)) !== null;
}
