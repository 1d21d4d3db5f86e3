import type { TurnoverReason } from '@palpite/contract/turnover.ts';
import type { Currency } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

/** What an account must stake before it can withdraw. Its progress is counted from the account's rounds. */
export const turnoverRequirement = operatorSchema.table(
  'turnover_requirement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    reason: text().$type<TurnoverReason>().notNull(),
    /** The order or the promotion that it came from: one requirement for each. */
    reference: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    requiredMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Stakes from here on count. */
    beganAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * When it was found to be met, or the operator waived it; null while it is open. Requirements are closed together,
     * once all of an account are met: closed separately, one would give its stakes back to the others.
     */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('turnover_requirement_source').on(table.accountId, table.reason, table.reference),
    index('turnover_requirement_open')
      .on(table.accountId, table.beganAt, table.id)
      .where(sql`${table.closedAt} is null`),
    check('turnover_requirement_amount', sql`${table.requiredMinor} > 0`),
  ],
);
