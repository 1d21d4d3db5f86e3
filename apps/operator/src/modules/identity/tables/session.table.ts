import type { LoginOutcome } from '@palpite/contract/session.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account.table.ts';
import { bytea, operatorSchema } from '#kernel/database/schema.ts';

/** A signed-in browser. The token itself is never stored, only its SHA-256. */
export const session = operatorSchema.table(
  'session',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytea().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    brandCode: text().notNull(),
    /** How it began; a session that was handed over has the first one's. */
    method: text().$type<LoginMethod>().notNull().default('username'),
    /** When its owner logged in: a session that was handed over keeps the first one's. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * Updated at most once a minute, so that reading does not always write; and by each stake, which writes anyway.
     */
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** The instant after which no activity keeps it alive. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    revokedFor: text().$type<RevocationReason>(),
    address: text().notNull(),
    /** The country of that address (ISO 3166-1 alpha-2), if a trusted proxy stated it. */
    country: text(),
    userAgent: text().notNull(),
    /** It was idle: sensitive calls require its owner's password again. */
    reauthenticationDue: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('session_token_hash').on(table.tokenHash),
    index('session_account').on(table.accountId).where(sql`${table.revokedAt} is null`),
    index('session_expires_at').on(table.expiresAt),
  ],
);

export type RevocationReason =
  | 'logout'
  | 'logout_everywhere'
  | 'rotated'
  | 'password_changed'
  | 'guessed'
  | 'operator';

/** The outcome of each login attempt; the application may add rows and read them, nothing else. */
export const loginHistory = operatorSchema.table(
  'login_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandCode: text().notNull(),
    /** Null when no account has the name; the name itself is not stored, since people type passwords there. */
    accountId: bigint({ mode: 'number' }),
    sessionId: bigint({ mode: 'number' }),
    method: text().$type<LoginMethod>().notNull(),
    outcome: text().$type<LoginOutcome>().notNull(),
    address: text().notNull(),
    /** Of that address, as in a session. */
    country: text(),
    userAgent: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('login_history_account').on(table.accountId, table.id),
    index('login_history_at').on(table.at),
  ],
);

/** How a session began. */
export type LoginMethod = 'username' | 'sms' | 'freeplay' | 'token' | 'registration' | 'password';
