import type { AnnouncementTexts } from '@palpite/brands/read-announcements.ts';
import type { AnnouncementType } from '@palpite/contract/announcement.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { operatorSchema } from '#kernel/database/schema.ts';

/** The audience of an announcement. */
export const AUDIENCES = ['everybody', 'agents'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * An announcement of the operator to everyone who enters, or to its agents alone. A withdrawn one stays as a record.
 */
export const announcement = operatorSchema.table(
  'announcement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandCode: text().notNull(),
    /** Its name in the brand's files; null for one that was added by command. */
    code: text(),
    type: text().$type<AnnouncementType>().notNull(),
    audience: text().$type<Audience>().notNull().default('everybody'),
    /** Opens itself once for a member who has signed in. */
    isImportant: boolean().notNull().default(false),
    texts: jsonb().$type<AnnouncementTexts>().notNull(),
    /** Shown from this instant on. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** Not shown from this instant on; null for one without an end. */
    expiresAt: timestamp({ withTimezone: true }),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('announcement_code').on(table.brandCode, table.code),
    index('announcement_shown')
      .on(table.brandCode, table.audience, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.withdrawnAt} is null`),
  ],
);
