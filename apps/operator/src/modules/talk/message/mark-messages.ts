import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { MessageTab } from '@palpite/contract/message.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { announcement } from '../tables/announcement.table.ts';
import { message, messageMark } from '../tables/message.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { readMessageId } from './message-id.ts';
import { ownAnnouncements, ownMark, ownMessages, unread } from './own-messages.ts';
import { type Mailbox, mailboxOf } from './mailbox.ts';
import { newestStepOf } from './steps.ts';

export const messageMarkRead = handler(endpoints.message.markRead, async (call) => {
  const { tx, body, now } = call;
  const mailbox = await mailboxOf(tx, call.session, call);
  if (body.messageId === null) await readAll(tx, mailbox, body.tab);
  else await mark(tx, mailbox, body.tab, body.messageId, { readAt: now });
  return null;
});

/** A deleted message counts as read: it is not unread once it is restored. */
export const messageDelete = handler(endpoints.message.delete, async (call) => {
  const { tx, query, now } = call;
  const mailbox = await mailboxOf(tx, call.session, call);
  await mark(tx, mailbox, query.tab, query.messageId, { readAt: now, deletedAt: now });
  return null;
});

export const messageRestore = handler(endpoints.message.restore, async (call) => {
  const { tx, body } = call;
  const mailbox = await mailboxOf(tx, call.session, call);
  await mark(tx, mailbox, body.tab, body.messageId, { deletedAt: null });
  if (body.tab !== 'system') return null;
  // A quiet step of its case may have come since it was deleted.
  const newest = await newestStepOf(tx, mailbox, readMessageId(body.messageId));
  if (String(newest) !== body.messageId)
    await mark(tx, mailbox, body.tab, String(newest), { deletedAt: null });
  return null;
});

/** Sets the owner's mark on a message of theirs. @throws ContractError `not_found` for any other */
async function mark(
  tx: Database,
  mailbox: Mailbox,
  tab: MessageTab,
  named: string,
  set: { readAt?: Date; deletedAt?: Date | null },
): Promise<void> {
  const messageId = readMessageId(named);
  if (!(await isOwn(tx, mailbox, tab, messageId))) throw new ContractError('not_found');
  await tx
    .insert(messageMark)
    .values({ accountId: mailbox.id, tab, messageId, ...set })
    .onConflictDoUpdate({
      target: [messageMark.accountId, messageMark.tab, messageMark.messageId],
      // Only the first reading counts.
      set: {
        ...set,
        ...(set.readAt && {
          readAt: sql`coalesce(${messageMark.readAt}, excluded.read_at)`,
        }),
      },
    });
}

async function isOwn(
  tx: Database,
  mailbox: Mailbox,
  tab: MessageTab,
  id: number,
): Promise<boolean> {
  const rows =
    tab === 'announcements'
      ? await tx
          .select({ id: announcement.id })
          .from(announcement)
          .where(and(eq(announcement.id, id), ownAnnouncements(mailbox)))
      : await tx
          .select({ id: message.id })
          .from(message)
          .where(and(eq(message.id, id), ownMessages(mailbox, tab)));
  return rows.length > 0;
}

async function readAll(tx: Database, mailbox: Mailbox, tab: MessageTab): Promise<void> {
  const waiting =
    tab === 'announcements'
      ? await tx
          .select({ id: announcement.id })
          .from(announcement)
          .leftJoin(messageMark, ownMark(mailbox, tab))
          .where(and(ownAnnouncements(mailbox), unread(mailbox, tab)))
      : await tx
          .select({ id: message.id })
          .from(message)
          .leftJoin(messageMark, ownMark(mailbox, tab))
          .where(and(ownMessages(mailbox, tab), unread(mailbox, tab)));
  const ids = waiting.map(({ id }) => id);
  // As one array: a list of values would have a parameter for each.
  await tx.execute(sql`
    insert into ${messageMark} (account_id, tab, message_id, read_at)
    select ${mailbox.id}, ${tab}, id, ${mailbox.now.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::bigint[]) as id
    on conflict (account_id, tab, message_id) do update set read_at = excluded.read_at
    where ${isNull(messageMark.readAt)}`);
}
