import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, operatorSchema } from '#kernel/database/schema.ts';

/**
 * Bets of every product (`migrations/0012_play.sql` says what each column is). Written by the
 * functions of `functions/wager` alone; this side reads. A number carries its time: `ledger.time_of`.
 */

/** One byte of PostgreSQL's own type. */
const letter = customType<{ data: string }>({ dataType: () => '"char"' });
const number = () => bigint({ mode: 'number' });
const minor = () => bigint({ mode: 'bigint' });
const numbers = () => bigint({ mode: 'number' }).array();

const wagerColumns = () => ({
  id: number().primaryKey(),
  accountId: number().notNull(),
  holdId: number(),
  stakeMinor: minor().notNull(),
  validMinor: minor(),
  payoutMinor: minor().notNull().default(sql`0`),
  settledAt: timestamp({ withTimezone: true }),
  nodeId: number(),
  slipId: number(),
  version: smallint().notNull().default(0),
  status: letter().notNull(),
  brandCode: text().notNull(),
  product: text().notNull(),
  engine: text().notNull(),
  engineRef: bytea().notNull(),
  issue: text(),
  credits: numbers(),
  parts: numbers(),
  facts: jsonb(),
});

export const openWager = operatorSchema.table('open_wager', wagerColumns(), (table) => [
  index('open_wager_account').on(table.accountId, table.id),
]);

/** The day in UTC on which a wager ended; a brand's own day is cut out of two of them. */
export const endedDay = sql`((settled_at at time zone 'UTC')::date)`;

const wins = sql`status = 's' and payout_minor > stake_minor`;

export const endedWager = operatorSchema.table('ended_wager', wagerColumns(), (table) => [
  index('ended_wager_account').on(table.accountId, table.id),
  index('ended_wager_wins')
    .on(table.brandCode, endedDay, table.payoutMinor.desc().nullsFirst(), table.id)
    .where(wins),
]);

/** A bet that paid more than its stake, in the words of the index. */
export const isWin = sql`${endedWager.status} = 's' and ${endedWager.payoutMinor} > ${endedWager.stakeMinor}`;

export const wagerLeg = operatorSchema.table(
  'wager_leg',
  {
    wagerId: number().notNull(),
    leg: smallint().notNull(),
    play: text(),
    selection: text().notNull(),
    /** Ten-thousandths; null where the odds are not fixed. */
    odds: number(),
    result: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.wagerId, table.leg] })],
);

export const act = operatorSchema.table(
  'act',
  {
    /** The ledger's number of its transfer. */
    id: number().primaryKey(),
    wagerId: number(),
    amountMinor: minor().notNull(),
    balanceMinor: minor().notNull(),
    capturedMinor: minor(),
    validMinor: minor(),
    paidMinor: minor(),
    parts: numbers(),
    requestHash: uuid().notNull(),
    kind: letter().notNull(),
    engineRef: bytea(),
    facts: jsonb(),
  },
  (table) => [index('act_wager').on(table.wagerId)],
);

export const wagerKey = operatorSchema.table('wager_key', {
  keyHash: uuid().primaryKey(),
  wagerId: number(),
});

export const slip = operatorSchema.table(
  'slip',
  {
    id: number().primaryKey(),
    accountId: number().notNull(),
    brandCode: text().notNull(),
    kind: text().notNull(),
    totalMinor: minor().notNull(),
    leftMinor: minor().notNull(),
    holdId: number().notNull(),
    credits: numbers(),
    parts: numbers(),
    rule: jsonb(),
    isOpen: boolean().notNull(),
  },
  (table) => [
    index('slip_account').on(table.accountId, table.id),
    index('slip_chase')
      .on(table.brandCode, sql`(rule ->> 'gameCode')`, sql`(rule ->> 'numero')`)
      .where(sql`kind = 'lottery-chase' and is_open`),
  ],
);

export const stakeGate = operatorSchema.table('stake_gate', {
  accountId: number().primaryKey(),
  brandCode: text().notNull(),
  timeZone: text().notNull(),
  credits: numbers().notNull(),
  holdAccount: number().notNull(),
  houseAccount: number().notNull(),
  owedAccount: number(),
  houseOwedAccount: number(),
  blockedUntil: timestamp({ withTimezone: true }),
  grantMaxMinor: minor(),
  day: date().notNull().default('2000-01-01'),
  dayStakedMinor: minor().notNull().default(sql`0`),
  weekStakedMinor: minor().notNull().default(sql`0`),
  monthStakedMinor: minor().notNull().default(sql`0`),
  dayLostMinor: minor().notNull().default(sql`0`),
  weekLostMinor: minor().notNull().default(sql`0`),
  monthLostMinor: minor().notNull().default(sql`0`),
  stakeLimitsMinor: numbers(),
  lossLimitsMinor: numbers(),
  lastStakeAt: timestamp({ withTimezone: true }),
  lastStakeSession: number(),
});

export const endedCredit = operatorSchema.table('ended_credit', {
  creditId: number().primaryKey(),
  goesTo: number().notNull(),
});

export const exposure = operatorSchema.table(
  'exposure',
  {
    key: text().notNull(),
    stripe: smallint().notNull(),
    liabilityMinor: minor().notNull().default(sql`0`),
    capMinor: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.stripe] }),
    index('exposure_beginning').on(table.key.op('text_pattern_ops')),
  ],
);

export const issueClose = operatorSchema.table('issue_close', {
  issue: text().primaryKey(),
  closesAt: timestamp({ withTimezone: true }).notNull(),
});

export type WagerStatus = 'open' | 'pending' | 'settled' | 'cashed_out' | 'void';

/** Every wager, decided or not. Periods are bounds of `id` (`idAt`), which also picks the partitions. */
export const wager = operatorSchema
  .view('wager', { ...wagerColumns(), status: text().$type<WagerStatus>().notNull() })
  .existing();

/** The first number of an instant: what was placed from then on is not below it. */
export const idAt = (at: Date): SQL => sql`ledger.id_at(${at.toISOString()}::timestamptz)`;
