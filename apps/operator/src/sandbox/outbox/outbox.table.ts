import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';
import { operatorSchema } from '#kernel/database/schema.ts';

/** Messages while no gateway is set: for developers, on the machine itself. */
export const outboxMessage = operatorSchema.table(
  'outbox_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** JSON of the message, sealed with the master key: it contains a code in plain text. */
    sealed: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_message_sent_at').on(table.sentAt)],
);
