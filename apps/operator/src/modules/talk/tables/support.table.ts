import type { Language } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

/** The desk of a message: the common one, or the one for the club's higher ranks. */
export type SupportChannel = 'live' | 'vip';

/** A message to customer service, and the answer to it. */
export const supportMessage = operatorSchema.table(
  'support_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** 50 random bits: the sender quotes it, and a person who knows it may read the answer. */
    reference: text().notNull(),
    /** Made with the form, so that a form sent twice leaves one message. */
    formId: text().notNull(),
    brandCode: text().notNull(),
    channel: text().$type<SupportChannel>().notNull(),
    /** Null for a visitor. */
    accountId: bigint({ mode: 'number' }).references(() => account.id),
    /** The e-mail address for the answer to a visitor; null without. */
    email: text(),
    language: text().$type<Language>().notNull(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    answer: text(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('support_message_reference').on(table.reference),
    uniqueIndex('support_message_form').on(table.brandCode, table.formId),
    index('support_message_account').on(table.accountId, table.id),
    index('support_message_open')
      .on(table.brandCode, table.id)
      .where(sql`${table.answeredAt} is null`),
    check(
      'support_message_answered',
      sql`(${table.answer} is null) = (${table.answeredAt} is null)`,
    ),
  ],
);
