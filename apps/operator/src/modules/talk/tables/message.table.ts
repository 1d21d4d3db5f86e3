import type { MessageTab } from '@palpite/contract/message.ts';
import type { RichText } from '@palpite/contract/rich-text.ts';
import type { Language } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';
import { supportMessage } from './support.table.ts';

/** The text of an operator's message, by language. */
export type MessageTexts = Readonly<
  Partial<Record<Language, { readonly title: string; readonly content: RichText }>>
>;

/**
 * A message: from the operator (`texts`) to one account or to all members of a brand, or from one account (`text`) to
 * its upline or to a direct downline. `message_mark` has its state in each account's list.
 */
export const message = operatorSchema.table(
  'message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandCode: text().notNull(),
    /** The recipient; null for all members of the brand. */
    accountId: bigint({ mode: 'number' }).references(() => account.id),
    /** The sender; null for the operator. */
    senderId: bigint({ mode: 'number' }).references(() => account.id),
    /** The direction of a personal message, even if the accounts have changed since; null for the operator's. */
    toUpline: boolean(),
    texts: jsonb().$type<MessageTexts>(),
    /** The message to customer service that this one answers; null for any other. */
    supportMessageId: bigint({ mode: 'number' }).references(() => supportMessage.id),
    text: text(),
    /** The case whose step it is, such as `withdrawal:7`; null for a message of its own. */
    caseRef: text(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** Withdrawn by the operator: no longer in any list. */
    withdrawnAt: timestamp({ withTimezone: true }),
    /** A later step of its case is in the list in its place; it is shown below that one. */
    replacedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('message_account').on(table.accountId, table.id.desc()),
    index('message_sender').on(table.senderId, table.id.desc()),
    index('message_everybody')
      .on(table.brandCode, table.id.desc())
      .where(sql`${table.accountId} is null`),
    index('message_sent_at').on(table.sentAt),
    index('message_support')
      .on(table.supportMessageId)
      .where(sql`${table.supportMessageId} is not null`),
    uniqueIndex('message_case')
      .on(table.accountId, table.caseRef)
      .where(
        sql`${table.caseRef} is not null and ${table.replacedAt} is null and ${table.withdrawnAt} is null`,
      ),
    check(
      'message_case_to_one',
      sql`${table.caseRef} is null
        or (${table.senderId} is null and ${table.accountId} is not null)`,
    ),
    check(
      'message_of_one_kind',
      sql`case when ${table.senderId} is null
        then ${table.texts} is not null and ${table.text} is null and ${table.toUpline} is null
        else ${table.texts} is null and ${table.text} is not null and ${table.toUpline} is not null
          and ${table.accountId} is not null and ${table.accountId} <> ${table.senderId} end`,
    ),
    check(
      'message_support_to_one',
      sql`${table.supportMessageId} is null
        or (${table.senderId} is null and ${table.accountId} is not null)`,
    ),
  ],
);

/** An account's acts on a message or an announcement in its own list; without a row there were none. */
export const messageMark = operatorSchema.table(
  'message_mark',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    tab: text().$type<MessageTab>().notNull(),
    /** Of the message, or of the announcement in their tab. */
    messageId: bigint({ mode: 'number' }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tab, table.messageId] }),
    index('message_mark_message').on(table.tab, table.messageId),
    check('message_mark_tab_known', sql`${table.tab} in ('system', 'personal', 'announcements')`),
  ],
);
