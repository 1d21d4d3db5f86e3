import type { AccountType, Currency, Language } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { operatorSchema } from '#kernel/database/schema.ts';

/** A player, an agent or a guest. Money is not here: the ledger has it under `player:<id>:…`. */
export const account = operatorSchema.table(
  'account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandCode: text().notNull(),
    /** As its owner wrote it. */
    username: text().notNull(),
    /** Folded (NFKC, lower case), for comparisons: `Ana` and `ana` are one account. */
    usernameKey: text().notNull(),
    type: smallint().$type<AccountType>().notNull(),
    status: text().$type<'active' | 'locked' | 'closed'>().notNull().default('active'),
    /** False for an affiliate who earns and never plays: refused on the member side. */
    isMember: boolean().notNull().default(true),
    nickname: text().notNull(),
    /** Which of the offered pictures the account has chosen. */
    avatarId: text().notNull().default('ember'),
    /** The language of messages to this account. */
    language: text().$type<Language>().notNull(),
    /** PHC string of argon2id; null for guests, who never log in with a password. */
    passwordHash: text(),
    /** The operator set this password: its owner must change it. */
    passwordDefault: boolean().notNull().default(false),
    passwordChangedAt: timestamp({ withTimezone: true }),
    firstLoginAt: timestamp({ withTimezone: true }),
    /** Who invited this account: its direct upline. */
    uplineId: bigint({ mode: 'number' }),
    /** The agent's link that it registered by (`affiliate_link`); null without one. */
    affiliateLinkId: bigint({ mode: 'number' }),
    /** The code with which others register as this account's downline, in capitals; null when it has none. */
    inviteCode: text(),
    /** Whether this account may transfer to its upline. */
    toUpline: boolean().notNull().default(false),
    /** The version of the terms that it last agreed to; null for one that was never asked. */
    termsVersion: text(),
    currency: text().$type<Currency>().notNull(),
    /** Rank shown on the club label; 0 is the lowest. */
    rankLevel: smallint().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When a guest account is closed by the sweep; null for real accounts. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('account_brand_username_key').on(table.brandCode, table.usernameKey),
    uniqueIndex('account_brand_invite_code')
      .on(table.brandCode, table.inviteCode)
      .where(sql`${table.inviteCode} is not null`),
    index('account_upline').on(table.uplineId),
    index('account_created').on(table.createdAt),
    index('account_affiliate_link')
      .on(table.affiliateLinkId)
      .where(sql`${table.affiliateLinkId} is not null`),
    index('account_expires_at').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    check('account_type_known', sql`${table.type} in (0, 1, 2, 4, 41, 42)`),
    check('account_status_known', sql`${table.status} in ('active', 'locked', 'closed')`),
    check('account_guest_expires', sql`(${table.type} = 4) = (${table.expiresAt} is not null)`),
  ],
);
