import type { Language } from '@palpite/domain';
import { bigint, index, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

/** The messages in a brand's chat room, kept for days. */
export const chatMessage = operatorSchema.table(
  'chat_message',
  {
    brandCode: text().notNull(),
    /** Counts within the brand's room, without a gap and in the order of their commits. */
    id: bigint({ mode: 'number' }).notNull(),
    /** Grows with each message and each deletion: a reader who has seen all up to one requests the ones after it. */
    change: bigint({ mode: 'number' }).notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    /** Made by the page with the message, so that one sent twice appears once. */
    key: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** Removed from the room by the operator. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.brandCode, table.id] }),
    uniqueIndex('chat_message_change').on(table.brandCode, table.change),
    uniqueIndex('chat_message_key').on(table.accountId, table.key),
    index('chat_message_sent_at').on(table.sentAt),
  ],
);

/** A member who has been in the room. */
export const chatMember = operatorSchema.table('chat_member', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => account.id),
  /** The language of the room's own texts. */
  language: text().$type<Language>().notNull(),
  /** The newest message that they have seen. */
  readId: bigint({ mode: 'number' }).notNull(),
});

/** A member whom the operator does not allow to write in the room. */
export const chatMute = operatorSchema.table('chat_mute', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => account.id),
  mutedAt: timestamp({ withTimezone: true }).notNull(),
  /** Null until it is lifted. */
  until: timestamp({ withTimezone: true }),
});
