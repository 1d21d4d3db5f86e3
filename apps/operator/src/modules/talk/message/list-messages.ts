import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { MESSAGES_PER_PAGE, type MessageTab } from '@palpite/contract/message.ts';
import type { Language } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { announcementIn } from '../announcement/list-announcements.ts';
import { announcement } from '../tables/announcement.table.ts';
import { message, messageMark } from '../tables/message.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { accountsById } from '#modules/identity/index.ts';
import { canWriteTo } from './correspondents.ts';
import { readMessageId } from './message-id.ts';
import { type InboxEntry, messageOf, summaryOf } from './message-view.ts';
import { notDeleted, ownAnnouncements, ownMark, ownMessages } from './own-messages.ts';
import { type Mailbox, mailboxOf } from './mailbox.ts';

type WrittenTab = Exclude<MessageTab, 'announcements'>;
interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A page of one tab, newest first, without deleted messages. */
export const messageList = handler(endpoints.message.list, async (call) => {
  const { tx, query, language, services } = call;
  const { tab = 'system', pageNo = 1, pageSize = MESSAGES_PER_PAGE } = query;
  const mailbox = await mailboxOf(tx, call.session, call);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { list, rows } =
    tab === 'announcements'
      ? await pageOfAnnouncements(tx, mailbox, language, page)
      : await pageOfMessages(tx, mailbox, tab, language, page);
  return {
    list,
    totalPages: Math.ceil(rows / pageSize),
    keptDays: services.limits.messageDays,
  };
});

export const messageGet = handler(endpoints.message.get, async (call) => {
  const { tx, query, language } = call;
  const id = readMessageId(query.messageId);
  const mailbox = await mailboxOf(tx, call.session, call);
  if (query.tab === 'announcements') {
    const here = and(eq(announcement.id, id), ownAnnouncements(mailbox));
    const [found] = await findAnnouncements(tx, mailbox, language, here, { limit: 1, offset: 0 });
    if (found === undefined) throw new ContractError('not_found');
    return {
      ...found.summary,
      content: found.content,
      answerable: false,
      fromCustomerService: false,
    };
  }
  const here = and(eq(message.id, id), ownMessages(mailbox, query.tab), notDeleted);
  const [found] = await findMessages(tx, mailbox, query.tab, here, { limit: 1, offset: 0 });
  if (found === undefined) throw new ContractError('not_found');
  const answerable = found.other !== null && (await canWriteTo(tx, mailbox, found.other));
  return messageOf(found, mailbox, language, answerable);
});

async function pageOfMessages(
  tx: Database,
  mailbox: Mailbox,
  tab: WrittenTab,
  language: Language,
  page: Page,
) {
  const listed = and(ownMessages(mailbox, tab), notDeleted);
  const [total] = await tx
    .select({ rows: count() })
    .from(message)
    .leftJoin(messageMark, ownMark(mailbox, tab))
    .where(listed);
  const found = await findMessages(tx, mailbox, tab, listed, page);
  return {
    list: found.map((each) => summaryOf(each, mailbox, language)),
    rows: total?.rows ?? 0,
  };
}

async function pageOfAnnouncements(tx: Database, mailbox: Mailbox, language: Language, page: Page) {
  const listed = and(ownAnnouncements(mailbox), notDeleted);
  const [total] = await tx
    .select({ rows: count() })
    .from(announcement)
    .leftJoin(messageMark, ownMark(mailbox, 'announcements'))
    .where(listed);
  const found = await findAnnouncements(tx, mailbox, language, listed, page);
  return { list: found.map(({ summary }) => summary), rows: total?.rows ?? 0 };
}

async function findMessages(
  tx: Database,
  mailbox: Mailbox,
  tab: WrittenTab,
  where: SQL | undefined,
  { limit, offset }: Page,
): Promise<InboxEntry[]> {
  const rows = await tx
    .select({ row: message, readAt: messageMark.readAt })
    .from(message)
    .leftJoin(messageMark, ownMark(mailbox, tab))
    .where(where)
    .orderBy(desc(message.sentAt), desc(message.id))
    .limit(limit)
    .offset(offset);
  const others = await accountsById(
    tx,
    rows.flatMap(({ row }) => otherSide(row, mailbox) ?? []),
  );
  return rows.map(({ row, readAt }) => {
    const id = otherSide(row, mailbox);
    return { row, readAt, other: (id !== null && others.get(id)) || null };
  });
}

/** For a personal message: the other of its two accounts. Null for the operator's. */
function otherSide(row: InboxEntry['row'], mailbox: Mailbox): number | null {
  return row.senderId === mailbox.id ? row.accountId : row.senderId;
}

async function findAnnouncements(
  tx: Database,
  mailbox: Mailbox,
  language: Language,
  where: SQL | undefined,
  { limit, offset }: Page,
) {
  const rows = await tx
    .select({ row: announcement, readAt: messageMark.readAt })
    .from(announcement)
    .leftJoin(messageMark, ownMark(mailbox, 'announcements'))
    .where(where)
    .orderBy(desc(announcement.publishedAt), desc(announcement.id))
    .limit(limit)
    .offset(offset);
  return rows.flatMap(({ row, readAt }) =>
    announcementIn(row, language, mailbox.brand).map(
      ({ announcementId, title, content, timestamp }) => ({
        content,
        summary: {
          messageId: announcementId,
          title,
          sentAt: timestamp,
          read: readAt !== null || row.publishedAt < mailbox.since,
          correspondent: null,
        },
      }),
    ),
  );
}
