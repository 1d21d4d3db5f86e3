import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

/** Which account agreed to which version of the brand's terms, and when; rows are added and never changed. */
export const termsAgreement = operatorSchema.table(
  'terms_agreement',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    version: text().notNull(),
    agreedAt: timestamp({ withTimezone: true }).notNull(),
    /** The caller's IP address; null for agreements from before versions were kept. */
    address: text(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.version] })],
);
