import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { MESSAGES_PER_PAGE, type MessageTab } from '@palpite/contract/message.ts';
import type { Language } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, type SQL } from 'drizzle-orm';
import { announcementIn } from '../announcement/list-announcements.ts';
import { announcement } from '../tables/announcement.table.ts';
import { message, messageMark } from '../tables/message.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { type AnsweredPage, type Keyset, keysetPage } from '#kernel/paging/keyset.ts';
import type { PageQuery } from '#kernel/paging/page-key.ts';
import { accountsById } from '#modules/identity/index.ts';
import { canWriteTo } from './correspondents.ts';
import { readMessageId } from './message-id.ts';
import { type InboxEntry, messageOf, summaryOf } from './message-view.ts';
import { newest, notDeleted, ownAnnouncements, ownMark, ownMessages } from './own-messages.ts';
import { type Mailbox, mailboxOf } from './mailbox.ts';
import { earlierSteps, newestStepOf } from './steps.ts';

type WrittenTab = Exclude<MessageTab, 'announcements'>;
/** The order in which they were written. */
const messagesBy = (tab: WrittenTab): Keyset => ({
  name: `messages ${tab}`,
  columns: [{ by: message.id, type: 'number' }],
  direction: 'desc',
});
/** An announcement may be written long before it is published. */
const ANNOUNCEMENTS: Keyset = {
  name: 'messages announcements',
  columns: [
    { by: announcement.publishedAt, type: 'instant' },
    { by: announcement.id, type: 'number' },
  ],
  direction: 'desc',
};
/** The page of one entry that its number names. */
const ONE = { pageSize: 1 };

/** A page of one tab, newest first, without deleted messages. */
export const messageList = handler(endpoints.message.list, async (call) => {
  const { tx, query, language, services } = call;
  const { tab = 'system' } = query;
  const mailbox = await mailboxOf(tx, call.session, call);
  const { list, pages } =
    tab === 'announcements'
      ? await pageOfAnnouncements(tx, mailbox, language, query)
      : await pageOfMessages(tx, mailbox, tab, language, query);
  return { list, pages, keptDays: services.limits.messageDays };
});

export const messageGet = handler(endpoints.message.get, async (call) => {
  const { tx, query, language } = call;
  const named = readMessageId(query.messageId);
  const mailbox = await mailboxOf(tx, call.session, call);
  if (query.tab === 'announcements') {
    const here = and(eq(announcement.id, named), ownAnnouncements(mailbox));
    const {
      rows: [found],
    } = await findAnnouncements(tx, mailbox, language, here, ONE);
    if (found === undefined) throw new ContractError('not_found');
    return {
      ...found.summary,
      content: found.content,
      answerable: false,
      fromCustomerService: false,
      earlier: [],
    };
  }
  const id = await newestStepOf(tx, mailbox, named);
  const here = and(eq(message.id, id), ownMessages(mailbox, query.tab), notDeleted);
  const {
    rows: [found],
  } = await findMessages(tx, mailbox, query.tab, here, ONE);
  if (found === undefined) throw new ContractError('not_found');
  const answerable = found.other !== null && (await canWriteTo(tx, mailbox, found.other));
  const earlier = await earlierSteps(tx, mailbox, found.row);
  return messageOf(found, mailbox, language, { answerable, earlier });
});

async function pageOfMessages(
  tx: Database,
  mailbox: Mailbox,
  tab: WrittenTab,
  language: Language,
  query: PageQuery,
) {
  const listed = and(ownMessages(mailbox, tab), newest, notDeleted);
  const { rows, pages } = await findMessages(tx, mailbox, tab, listed, query);
  return { list: rows.map((each) => summaryOf(each, mailbox, language)), pages };
}

async function pageOfAnnouncements(
  tx: Database,
  mailbox: Mailbox,
  language: Language,
  query: PageQuery,
) {
  const listed = and(ownAnnouncements(mailbox), notDeleted);
  const { rows, pages } = await findAnnouncements(tx, mailbox, language, listed, query);
  return { list: rows.map(({ summary }) => summary), pages };
}

async function findMessages(
  tx: Database,
  mailbox: Mailbox,
  tab: WrittenTab,
  where: SQL | undefined,
  query: PageQuery,
): Promise<AnsweredPage<InboxEntry>> {
  const page = keysetPage(messagesBy(tab), query, MESSAGES_PER_PAGE);
  const found = await tx
    .select({ row: message, readAt: messageMark.readAt, key: page.key })
    .from(message)
    .leftJoin(messageMark, ownMark(mailbox, tab))
    .where(and(where, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows, pages } = page.answer(found);
  const others = await accountsById(
    tx,
    rows.flatMap(({ row }) => otherSide(row, mailbox) ?? []),
  );
  return {
    rows: rows.map(({ row, readAt }) => {
      const id = otherSide(row, mailbox);
      return { row, readAt, other: (id !== null && others.get(id)) || null };
    }),
    pages,
  };
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
  query: PageQuery,
) {
  const page = keysetPage(ANNOUNCEMENTS, query, MESSAGES_PER_PAGE);
  const found = await tx
    .select({ row: announcement, readAt: messageMark.readAt, key: page.key })
    .from(announcement)
    .leftJoin(messageMark, ownMark(mailbox, 'announcements'))
    .where(and(where, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows, pages } = page.answer(found);
  const entries = rows.flatMap(({ row, readAt }) =>
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
  return { rows: entries, pages };
}
