import type { Titles } from '@palpite/domain/titles.ts';
import type { Clock, Kind } from '@palpite/lottery/games.ts';
import type { LaterRule } from '@palpite/lottery/later-round.ts';
import type { Play, PricedPlay } from '@palpite/lottery/play.ts';
import type { Selection } from '@palpite/lottery/selection.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { operatorSchema } from '#kernel/database/schema.ts';

/** Lotteries; `migrations/0021_lottery.sql` says what each column is. */

const instant = () => timestamp({ withTimezone: true });
const minor = () => bigint({ mode: 'bigint' }).notNull();

export const lotteryGame = operatorSchema.table(
  'lottery_game',
  {
    nodeId: bigint({ mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 1_000_000_000_000 }),
    code: text().notNull().unique(),
    kind: text().$type<Kind>().notNull(),
    menuGroup: text().notNull(),
    prizeModes: text().array().notNull(),
    titles: jsonb().$type<Titles>().notNull(),
    category: text().$type<'LOTT' | 'ELOTT'>().notNull(),
    clock: jsonb().$type<Clock>().notNull(),
    source: text().$type<'seed' | 'official'>().notNull(),
    rank: integer().notNull(),
    maintenance: boolean().notNull().default(false),
    endedAt: instant(),
  },
  (table) => [
    check('lottery_game_source_known', sql`${table.source} in ('seed', 'official')`),
    check('lottery_game_ended_rests', sql`${table.endedAt} is null or ${table.maintenance}`),
  ],
);

export const lotteryPlay = operatorSchema.table(
  'lottery_play',
  {
    kind: text().$type<Kind>().notNull(),
    code: text().notNull(),
    since: instant().notNull(),
    rank: integer().notNull(),
    play: jsonb().$type<Play>().notNull(),
    isOffered: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.kind, table.code, table.since] })],
);

export const lotteryTerms = operatorSchema.table(
  'lottery_terms',
  {
    brandCode: text().notNull(),
    since: instant().notNull(),
    prizeLevel: integer().notNull(),
    prizeLevels: integer().array().notNull(),
    leastUnitMinor: minor(),
    mostLineMinor: minor(),
    numberCapMinor: minor(),
    playCapMinor: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.brandCode, table.since] }),
    check('lottery_terms_level_offered', sql`${table.prizeLevel} = any(${table.prizeLevels})`),
    check(
      'lottery_terms_in_order',
      sql`0 < ${table.leastUnitMinor} and ${table.leastUnitMinor} <= ${table.mostLineMinor}
        and ${table.mostLineMinor} <= ${table.numberCapMinor} and ${table.numberCapMinor} <= ${table.playCapMinor}`,
    ),
  ],
);

export const lotteryIssue = operatorSchema.table(
  'lottery_issue',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandCode: text().notNull(),
    gameCode: text().notNull(),
    numero: text().notNull(),
    opensAt: instant().notNull(),
    closesAt: instant().notNull(),
    drawsAt: instant().notNull(),
    commitment: text(),
    sealedSeed: text(),
    chainAnchor: text(),
    chainPlace: integer(),
    signature: text(),
    drandRound: bigint({ mode: 'number' }),
    drandKey: text(),
    drandSignature: text(),
    drandLater: jsonb().$type<LaterRule>(),
    mixedRound: bigint({ mode: 'number' }),
    closedAt: instant(),
    betCount: integer(),
    memberBetCount: integer(),
    root: text(),
    chunkRoots: text().array(),
    closeSignature: text(),
    drawSignature: text(),
    seed: text(),
    numbers: text().array(),
    drawnAt: instant(),
    voidedAt: instant(),
    refusedAt: instant(),
    settledCount: integer().notNull().default(0),
    settledAt: instant(),
  },
  (table) => [
    check('lottery_issue_ended_once', sql`${table.voidedAt} is null or ${table.drawnAt} is null`),
    unique().on(table.brandCode, table.gameCode, table.numero),
    index('lottery_issue_sales').on(table.brandCode, table.gameCode, table.closesAt),
    index('lottery_issue_drawn')
      .on(table.brandCode, table.gameCode, table.drawsAt.desc().nullsFirst())
      .where(sql`${table.drawnAt} is not null`),
    index('lottery_issue_unclosed')
      .on(table.brandCode, table.gameCode, table.closesAt)
      .where(sql`${table.closedAt} is null`),
    index('lottery_issue_refused').on(table.drawsAt).where(sql`${table.refusedAt} is not null`),
  ],
);
export type IssueRow = typeof lotteryIssue.$inferSelect;

export const lotteryChain = operatorSchema.table(
  'lottery_chain',
  {
    brandCode: text().notNull(),
    gameCode: text().notNull(),
    period: text().notNull(),
    places: integer().notNull(),
    anchor: text().notNull(),
    sealedLast: text().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandCode, table.gameCode, table.period] })],
);

export const lotterySigningKey = operatorSchema.table('lottery_signing_key', {
  publicKey: text().primaryKey(),
  since: instant().notNull(),
});

export const lotteryResult = operatorSchema.table(
  'lottery_result',
  {
    gameCode: text().notNull(),
    numero: text().notNull(),
    numbers: text().array(),
    enteredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.numero] })],
);

export const lotteryBet = operatorSchema.table(
  'lottery_bet',
  {
    wagerId: bigint({ mode: 'number' }).primaryKey(),
    issueId: bigint({ mode: 'number' }).notNull(),
    secondIssueId: bigint({ mode: 'number' }),
    accountId: bigint({ mode: 'number' }).notNull(),
    play: text().notNull(),
    selection: jsonb().$type<Selection>().notNull(),
    bets: minor(),
    units: minor(),
    unitMinor: minor(),
    stakeMinor: minor(),
    largestWinMinor: minor(),
    odds: jsonb().$type<PricedPlay['odds']>().notNull(),
    prizeLevel: integer(),
    rebateMinor: minor().default(sql`0`),
    nonce: text().notNull(),
    placedAt: instant().notNull(),
    place: integer(),
    isCancelled: boolean().notNull().default(false),
  },
  (table) => [
    index('lottery_bet_issue').on(table.issueId, table.place),
    index('lottery_bet_account').on(table.accountId, table.wagerId),
    index('lottery_bet_second')
      .on(table.secondIssueId, table.issueId)
      .where(sql`${table.secondIssueId} is not null`),
  ],
);
