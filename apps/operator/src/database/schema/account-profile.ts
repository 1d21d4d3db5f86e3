import { bigint, date, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { operatorSchema } from './schema.ts';

/**
 * What somebody told of themselves when they registered: the fields that the brand asked for then, nothing
 * else. None of it is proved, but for an address that a code came back from. One row per registered account.
 */
export const accountProfile = operatorSchema.table('account_profile', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => account.id),
  email: text(),
  /** When a code that went to that address came back; null until then. */
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
  /** The code that was given, as it was typed; the account that it led to is the upline. */
  affiliateCode: text(),
  recommenderId: text(),
  referralCode: text(),
  /** The page that the form stood on. */
  registerUrl: text().notNull(),
});
