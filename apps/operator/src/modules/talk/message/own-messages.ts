import type { MessageTab } from '@palpite/contract/message.ts';
import { and, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { shownAnnouncements } from '../announcement/list-announcements.ts';
import { announcement } from '../tables/announcement.table.ts';
import { message, messageMark } from '../tables/message.table.ts';
import type { Mailbox } from './mailbox.ts';

/** Which rows are in an account's list. Every call about messages uses these conditions and no others. */

/** The messages of a tab that belong to the account, including deleted ones. */
export function ownMessages(mailbox: Mailbox, tab: Exclude<MessageTab, 'announcements'>): SQL {
  const kept = [gte(message.sentAt, mailbox.keptSince), isNull(message.withdrawnAt)];
  const own = eq(message.accountId, mailbox.id);
  if (tab === 'personal') {
    const mine = or(own, eq(message.senderId, mailbox.id));
    return all(isNotNull(message.senderId), mine, ...kept);
  }
  const everybodys = and(
    isNull(message.accountId),
    eq(message.brandCode, mailbox.brand.code),
    gte(message.sentAt, mailbox.since),
  );
  return all(isNull(message.senderId), or(own, everybodys), ...kept);
}

/** The current announcements of the account's list, including deleted ones. */
export function ownAnnouncements({ brand, now }: Mailbox): SQL {
  return all(shownAnnouncements(brand, now));
}

/** Joins the account's own mark to a message or an announcement. */
export function ownMark(mailbox: Mailbox, tab: MessageTab): SQL {
  const marked = tab === 'announcements' ? announcement.id : message.id;
  return all(
    eq(messageMark.accountId, mailbox.id),
    eq(messageMark.tab, tab),
    eq(messageMark.messageId, marked),
  );
}

/** With the mark joined: still in the list. */
export const notDeleted = isNull(messageMark.deletedAt);

/** Of a case, the newest step; any other message. */
export const newest = isNull(message.replacedAt);

/**
 * With the mark joined: in the list and not read. The owner's own messages, and those from before the account, never
 * count as unread.
 */
export function unread(mailbox: Mailbox, tab: MessageTab): SQL {
  const news: Record<MessageTab, SQL | undefined> = {
    system: newest,
    personal: eq(message.accountId, mailbox.id),
    announcements: gte(announcement.publishedAt, mailbox.since),
  };
  return all(notDeleted, isNull(messageMark.readAt), news[tab]);
}

const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
