import { bigint, index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { operatorSchema } from './schema.ts';

/** A link that an agent gives out. A closed one stays: who registered by it did. */
export const affiliateLink = operatorSchema.table(
  'affiliate_link',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandCode: text().notNull(),
    /** Whose downline one becomes by it. */
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    /** What the agent calls it. */
    label: text().notNull(),
    /** In capitals; an account's own invite code comes first where two were ever the same. */
    code: text().notNull(),
    /** How often the site was opened with it; of who did so nothing is kept. */
    visits: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    disabledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('affiliate_link_code').on(table.brandCode, table.code),
    index('affiliate_link_account').on(table.accountId, table.id.desc()),
  ],
);
