import {
  bigint,
  customType,
  date,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { operatorSchema } from '#kernel/database/schema.ts';

/**
 * The read models (`migrations/0016_tally.sql` says what each column is). Written by `functions/tally` alone; this side
 * reads.
 */

const number = () => bigint({ mode: 'number' }).notNull();
const minor = () => bigint({ mode: 'bigint' }).notNull();
const day = () => date().notNull();
const instant = () => timestamp({ withTimezone: true }).notNull();
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

const product = { product: text().notNull(), engine: text().notNull() };
const play = { capturedMinor: minor(), validMinor: minor(), payoutMinor: minor() };

/** A member's play on a day of the brand, as posted; `turnoverMinor` is what was placed on the day. */
export const memberDay = operatorSchema.table(
  'member_day',
  {
    accountId: number(),
    day: day(),
    ...product,
    ...play,
    turnoverMinor: minor(),
    decided: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.product, table.engine] })],
);

/** The play of everyone below an agent. */
export const agentDay = operatorSchema.table(
  'agent_day',
  { agentId: number(), day: day(), ...product, ...play, decided: number() },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.product, table.engine] })],
);

/** How many of a team played on a day, by the day before it on which they last did. */
export const agentActiveDay = operatorSchema.table(
  'agent_active_day',
  { agentId: number(), day: day(), beforeDay: day(), members: integer().notNull() },
  (table) => [primaryKey({ columns: [table.agentId, table.day, table.beforeDay] })],
);

/** Who joined a team on a day, and the money that came and went. */
export const agentTeamDay = operatorSchema.table(
  'agent_team_day',
  {
    agentId: number(),
    day: day(),
    joinedAgents: integer().notNull(),
    joinedMembers: integer().notNull(),
    firstDepositors: integer().notNull(),
    depositMinor: minor(),
    withdrawalMinor: minor(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.day] })],
);

/** What a member has in the main wallet. */
export const memberBalance = operatorSchema.table('member_balance', {
  accountId: bigint({ mode: 'number' }).primaryKey(),
  balanceMinor: minor(),
});

/** What everyone below an agent has in their main wallets. */
export const agentBalance = operatorSchema.table('agent_balance', {
  agentId: bigint({ mode: 'number' }).primaryKey(),
  balanceMinor: minor(),
});

/** When a member last logged in, or registered. */
export const memberSeen = operatorSchema.table(
  'member_seen',
  { accountId: bigint({ mode: 'number' }).primaryKey(), seenAt: instant() },
  (table) => [index('member_seen_at').on(table.seenAt)],
);

/** How many of a team were last seen in an hour. */
export const agentSeenHour = operatorSchema.table(
  'agent_seen_hour',
  { agentId: number(), hour: instant(), members: integer().notNull() },
  (table) => [primaryKey({ columns: [table.agentId, table.hour] })],
);

/** What a day's resettlements change of the days before. */
export const dayCorrection = operatorSchema.table(
  'day_correction',
  { accountId: number(), day: day(), forDay: day(), ...product, ...play },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.day, table.forDay, table.product, table.engine],
    }),
  ],
);

/** A day of a brand that nothing can be added to. */
export const dayClose = operatorSchema.table(
  'day_close',
  {
    brandCode: text().notNull(),
    day: day(),
    barrier: transaction().notNull(),
    pos: bigint({ mode: 'number' }),
    closedAt: timestamp({ withTimezone: true }),
    checkedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.brandCode, table.day] })],
);

/** What of detached bets counts: of several by day, of a correction by its wager. */
export const detachedCount = operatorSchema.table('detached_count', {
  accountId: number(),
  brandCode: text().notNull(),
  ...product,
  day: day(),
  placedOn: day(),
  timeZone: text().notNull(),
  ...play,
  decided: integer().notNull(),
  wagerId: bigint({ mode: 'number' }),
});

/** When a detached wager that was corrected later was first decided. */
export const detachedDecision = operatorSchema.table('detached_decision', {
  wagerId: bigint({ mode: 'number' }).primaryKey(),
  decidedOn: day(),
});
