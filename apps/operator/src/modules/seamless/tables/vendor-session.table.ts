import type { Currency, Language } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { game, vendor } from '#modules/catalogue/tables/catalogue.table.ts';
import { bytea, operatorSchema } from '#kernel/database/schema.ts';
import { session } from '#modules/identity/tables/session.table.ts';

/** A launch token issued to a browser, valid once and for one minute. The token itself is never stored. */
export const launch = operatorSchema.table(
  'launch',
  {
    tokenHash: bytea().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    sessionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    nodeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => game.nodeId),
    language: text().$type<Language>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('launch_expires_at').on(table.expiresAt)],
);

/** A player inside a vendor's game: the `sessionId` in the vendor's calls. */
export const gameSession = operatorSchema.table(
  'game_session',
  {
    id: text().primaryKey(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    /** The site session it came from; stakes end with it, payouts do not. */
    sessionId: bigint({ mode: 'number' }).notNull(),
    brandCode: text().notNull(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    nodeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => game.nodeId),
    currency: text().$type<Currency>().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('game_session_account').on(table.accountId, table.startedAt)],
);

export type DifferenceKind =
  | 'missing_here'
  | 'missing_there'
  | 'amount_differs'
  | 'refused_there_booked_here'
  | 'stale_round';

/** A difference from a vendor's own record, and its outcome. */
export const reconciliationDifference = operatorSchema.table(
  'reconciliation_difference',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    transactionId: text().notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    ours: jsonb(),
    theirs: jsonb(),
    foundAt: timestamp({ withTimezone: true }).notNull(),
    resolvedAt: timestamp({ withTimezone: true }),
    resolution: text(),
  },
  (table) => [
    uniqueIndex('reconciliation_difference_once').on(
      table.vendorCode,
      table.transactionId,
      table.kind,
    ),
    index('reconciliation_difference_open')
      .on(table.foundAt)
      .where(sql`${table.resolvedAt} is null`),
  ],
);

/** Up to which instant each vendor's record has been compared. */
export const reconciliationMark = operatorSchema.table('reconciliation_mark', {
  vendorCode: text()
    .primaryKey()
    .references(() => vendor.code),
  comparedTo: timestamp({ withTimezone: true }).notNull(),
});
