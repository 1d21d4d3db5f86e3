import type { Currency, Language } from '@palpite/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { game, vendor } from './catalogue.table.ts';
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

export type RoundStatus = 'open' | 'settled' | 'rolled_back';

/** The day in UTC on which a round ended; a brand's own day is cut out of two of them. */
export const endedDay = (endedAt: AnyPgColumn): SQL => sql`((${endedAt} at time zone 'UTC')::date)`;

/** A round that paid more than its stake. */
export const isWin = (round: Record<'status' | 'payoutMinor' | 'stakeMinor', AnyPgColumn>): SQL =>
  sql`${round.status} = 'settled' and ${round.payoutMinor} > ${round.stakeMinor}`;

/** A round: its stakes, its payout, and that it ends once. */
export const gameRound = operatorSchema.table(
  'game_round',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    /** The vendor's own id of the round. */
    roundId: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    brandCode: text().notNull(),
    nodeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => game.nodeId),
    gameSessionId: text()
      .notNull()
      .references(() => gameSession.id),
    currency: text().$type<Currency>().notNull(),
    stakeMinor: bigint({ mode: 'bigint' }).notNull(),
    payoutMinor: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    status: text().$type<RoundStatus>().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('game_round_vendor').on(table.vendorCode, table.roundId),
    index('game_round_account').on(table.accountId, table.openedAt, table.id),
    index('game_round_open').on(table.openedAt).where(sql`${table.status} = 'open'`),
    // A day's wins, the largest first: a month's board reads a few rows of each day, however many were played.
    index('game_round_wins')
      .on(table.brandCode, endedDay(table.endedAt), table.payoutMinor.desc().nullsFirst(), table.id)
      .where(isWin(table)),
    check('game_round_amounts', sql`${table.stakeMinor} >= 0 and ${table.payoutMinor} >= 0`),
    check('game_round_ended', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
  ],
);

export type VendorTransactionKind = 'bet' | 'win' | 'rollback';

/** Each money call of a vendor with its answer, which a repeat gets again. Never removed. */
export const vendorTransaction = operatorSchema.table(
  'vendor_transaction',
  {
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    transactionId: text().notNull(),
    kind: text().$type<VendorTransactionKind>().notNull(),
    /** SHA-256 of the request's fields. */
    requestHash: bytea().notNull(),
    roundId: text().notNull(),
    accountId: bigint({ mode: 'number' }).notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The bet that a rollback reverses. */
    betTransactionId: text(),
    /** A stake's hold in the ledger; null for other calls and for a zero stake. */
    holdId: text(),
    answer: jsonb().$type<{ balanceMinor: string; currency: Currency }>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorCode, table.transactionId] }),
    index('vendor_transaction_at').on(table.vendorCode, table.at),
    index('vendor_transaction_round').on(table.vendorCode, table.roundId),
    index('vendor_transaction_taken_back')
      .on(table.vendorCode, table.betTransactionId)
      .where(sql`${table.betTransactionId} is not null`),
  ],
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
