import { sql } from 'drizzle-orm';
import { bigint, boolean, index, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

/** A network and kind of browser that an account has signed in with. Old rows are swept. */
export const knownDevice = operatorSchema.table(
  'known_device',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** An IPv4 address, or the /64 of an IPv6 one. */
    network: text().notNull(),
    /** The browser's `User-Agent` without its numbers, which change with every release. */
    device: text().notNull(),
    /** As at the first login from there; the notice shows it. */
    address: text().notNull(),
    userAgent: text().notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** Not reported to the account yet, by a message and at the next login from elsewhere. */
    messageDue: boolean().notNull(),
    noticeDue: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.network, table.device] }),
    index('known_device_message_due').on(table.firstSeenAt).where(sql`${table.messageDue}`),
    index('known_device_last_seen_at').on(table.lastSeenAt),
  ],
);
