import { endpoints } from '@palpite/contract';
import { DOWNLINES_LISTED } from '@palpite/contract/message.ts';
import { foldUsername, maskedName } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { handler } from '#kernel/http/handler.ts';
import {
  type AccountView,
  findAccount,
  findUpline,
  listDownlines,
} from '#modules/identity/index.ts';
import type { Mailbox } from './mailbox.ts';

/** Who can read messages: members whose account is not closed. An affiliate has no member centre. */
const reads = ({ isMember, status }: AccountView) => isMember && status === 'active';

/**
 * The recipients that the caller may write to: the direct upline, and direct downlines by the beginning of their name.
 */
export const messageListCorrespondents = handler(
  endpoints.message.listCorrespondents,
  async ({ tx, session, query }) => {
    const upline = await uplineOf(tx, session.accountId);
    const begins = foldUsername(query.name ?? '');
    const found = await listDownlines(tx, session.accountId, begins, DOWNLINES_LISTED + 1);
    return {
      upline: upline && { name: maskedName(upline.username) },
      downlines: found
        .slice(0, DOWNLINES_LISTED)
        .map(({ id, username }) => ({ downlineId: String(id), name: username })),
      more: found.length > DOWNLINES_LISTED,
    };
  },
);

/** The direct upline of an account; null without one that can receive messages. */
export async function uplineOf(tx: Database, accountId: number): Promise<AccountView | null> {
  const found = await findUpline(tx, accountId);
  return found && reads(found) ? found : null;
}

/** A direct downline of an account that can receive messages; null for any other. */
export async function downlineOf(
  tx: Database,
  accountId: number,
  downlineId: number,
): Promise<AccountView | null> {
  const found = await findAccount(tx, downlineId);
  return found?.uplineId === accountId && reads(found) ? found : null;
}

/** Whether an account's owner may write to another now, whatever they wrote before. */
export async function canWriteTo(
  tx: Database,
  mailbox: Pick<Mailbox, 'id'>,
  other: { readonly id: number },
): Promise<boolean> {
  const upline = await uplineOf(tx, mailbox.id);
  return upline?.id === other.id || (await downlineOf(tx, mailbox.id, other.id)) !== null;
}
