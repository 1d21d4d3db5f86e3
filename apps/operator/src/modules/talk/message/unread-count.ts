import { endpoints } from '@palpite/contract';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, count } from 'drizzle-orm';
import { announcement } from '../tables/announcement.table.ts';
import { message, messageMark } from '../tables/message.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { ownAnnouncements, ownMark, ownMessages, unread } from './own-messages.ts';
import { type Mailbox, mailboxOf } from './mailbox.ts';

/** The number of unread messages in each tab. */
export const messageCountUnread = handler(endpoints.message.countUnread, async (call) => {
  const mailbox = await mailboxOf(call.tx, call.session, call);
  const system = await unreadMessages(call.tx, mailbox, 'system');
  const personal = await unreadMessages(call.tx, mailbox, 'personal');
  const announcements = await unreadAnnouncements(call.tx, mailbox);
  return { unread: system + personal + announcements, system, personal, announcements };
});

async function unreadMessages(
  tx: Database,
  mailbox: Mailbox,
  tab: 'system' | 'personal',
): Promise<number> {
  const [total] = await tx
    .select({ rows: count() })
    .from(message)
    .leftJoin(messageMark, ownMark(mailbox, tab))
    .where(and(ownMessages(mailbox, tab), unread(mailbox, tab)));
  return total?.rows ?? 0;
}

async function unreadAnnouncements(tx: Database, mailbox: Mailbox): Promise<number> {
  const [total] = await tx
    .select({ rows: count() })
    .from(announcement)
    .leftJoin(messageMark, ownMark(mailbox, 'announcements'))
    .where(and(ownAnnouncements(mailbox), unread(mailbox, 'announcements')));
  return total?.rows ?? 0;
}
