import { bigint, date, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

/**
 * The details that a member gave at registration: the fields that the brand required at the time, nothing else.
 * Unverified, except for an address whose code was confirmed. One row for each registered account.
 */
export const accountProfile = operatorSchema.table('account_profile', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => account.id),
  email: text(),
  /** When a code sent to that address was confirmed; null until then. */
  emailProvedAt: timestamp({ withTimezone: true }),
  countryDialingCode: text(),
  mobileNum: text(),
  qqNum: text(),
  line: text(),
  whatsapp: text(),
  zalo: text(),
  telegram: text(),
  facebook: text(),
  wechat: text(),
  idNumber: text(),
  /** A calendar day, `yyyy-MM-dd`. */
  birthday: date({ mode: 'string' }),
  address: text(),
  nationality: text(),
  occupation: text(),
  sourceOfIncome: text(),
  /** The affiliate code as it was typed; the account that it led to is the upline. */
  affiliateCode: text(),
  recommenderId: text(),
  referralCode: text(),
  /** The page with the form. */
  registerUrl: text().notNull(),
});
