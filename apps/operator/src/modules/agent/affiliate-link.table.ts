import { bigint, index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

/** A link that an agent publishes. A closed one stays, because accounts registered by it. */
export const affiliateLink = operatorSchema.table(
  'affiliate_link',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandCode: text().notNull(),
    /** The agent whose downline an account becomes by it. */
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    /** The agent's name for it. */
    label: text().notNull(),
    /** In capitals; if it ever equals an account's own invite code, that one takes precedence. */
    code: text().notNull(),
    /** How often the site was opened with it; nothing else about visits is stored. */
    visits: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    disabledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('affiliate_link_code').on(table.brandCode, table.code),
    index('affiliate_link_account').on(table.accountId, table.id.desc()),
  ],
);
