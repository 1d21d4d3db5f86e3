import { endpoints } from '@palpite/contract';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, count } from 'drizzle-orm';
import { announcement } from '../database/schema/announcement.ts';
import { message, messageMark } from '../database/schema/message.ts';
import { handler } from '../http/handler.ts';
import { ownAnnouncements, ownMark, ownMessages, unread } from './own-messages.ts';
import { type Owner, ownerOf } from './owner.ts';

/** How much of each tab waits to be read. */
export const unreadCount = handler(endpoints.unreadCount, async (call) => {
  const owner = await ownerOf(call.tx, call.session, call);
  const system = await unreadMessages(call.tx, owner, 'system');
  const personal = await unreadMessages(call.tx, owner, 'personal');
  const announcements = await unreadAnnouncements(call.tx, owner);
  return { unread: system + personal + announcements, system, personal, announcements };
});

async function unreadMessages(
  tx: Database,
  owner: Owner,
  tab: 'system' | 'personal',
): Promise<number> {
  const [found] = await tx
    .select({ rows: count() })
    .from(message)
    .leftJoin(messageMark, ownMark(owner, tab))
    .where(and(ownMessages(owner, tab), unread(owner, tab)));
  return found?.rows ?? 0;
}

async function unreadAnnouncements(tx: Database, owner: Owner): Promise<number> {
  const [found] = await tx
    .select({ rows: count() })
    .from(announcement)
    .leftJoin(messageMark, ownMark(owner, 'announcements'))
    .where(and(ownAnnouncements(owner), unread(owner, 'announcements')));
  return found?.rows ?? 0;
}
