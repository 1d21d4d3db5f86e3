/**
 * The game host's own tables, in schema `games`. They hold no money: that is in the operator's ledger. They record
 * each request to the wallet, so that every stake and every win arrives exactly once.
 */
import type { AccountType, Currency, Language } from '@palpite/domain';
import { workTables } from '@palpite/work/work-tables.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { RoundState } from '../api-shapes.ts';
import type { Play } from '../machines/machine.ts';

export const gamesSchema = pgSchema('games');

/** Made by the package's own migrations. */
export const gamesWork = workTables('games');

const instant = () => timestamp({ withTimezone: true });
const minor = () => bigint({ mode: 'bigint' });

/** One opened game: the player's browser holds the token, the host stores only its hash. */
export const session = gamesSchema.table(
  'session',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull(),
    operatorSessionId: text().notNull(),
    playerId: text().notNull(),
    merchantCode: text().notNull(),
    vendorCode: text().notNull(),
    gameCode: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    language: text().$type<Language>().notNull(),
    accountType: smallint().$type<AccountType>().notNull(),
    displayName: text().notNull(),
    /**
     * Sums over the sitting's rounds before this session, for the net result that the player sees
     * (`session/sitting.ts`).
     */
    stakedMinor: minor().notNull().default(sql`0`),
    wonMinor: minor().notNull().default(sql`0`),
    createdAt: instant().notNull(),
    /** When the operator reported that it is over. */
    endedAt: instant(),
  },
  (table) => [uniqueIndex('session_token_hash').on(table.tokenHash)],
);

/**
 * A player's seeds. Each player has one `active` and one `next` pair; the hash of the next is shown before the player
 * chooses the client seed that goes with it. A revealed seed is never used again.
 */
export const seedPair = gamesSchema.table(
  'seed_pair',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: text().notNull(),
    /** Sealed with the host's key until it is revealed; then in plain text. */
    serverSeed: text().notNull(),
    serverSeedHash: text().notNull(),
    /** Null until the pair becomes active. */
    clientSeed: text(),
    /** The nonce of the next round. */
    nonce: integer().notNull().default(0),
    state: text().$type<'next' | 'active' | 'revealed'>().notNull(),
    createdAt: instant().notNull(),
    revealedAt: instant(),
  },
  (table) => [
    uniqueIndex('seed_pair_one_next').on(table.playerId).where(sql`${table.state} = 'next'`),
    uniqueIndex('seed_pair_one_active').on(table.playerId).where(sql`${table.state} = 'active'`),
    index('seed_pair_player').on(table.playerId, table.id),
    check('seed_pair_state_known', sql`${table.state} in ('next', 'active', 'revealed')`),
    check('seed_pair_ready', sql`${table.state} = 'next' or ${table.clientSeed} is not null`),
  ],
);

/**
 * The states of a round:
 *
 * - `betting`: recorded; the stake may or may not have been taken yet
 * - `played`: the stake was taken, the outcome is fixed, the win is being credited
 * - `closed`: the win was credited (a win of zero too: the operator closes its round on it)
 * - `refused`: the operator took no stake
 * - `cancelling`: the answer to the stake never came; it is being rolled back
 * - `cancelled`: rolled back
 */
export const round = gamesSchema.table(
  'round',
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id),
    playerId: text().notNull(),
    gameCode: text().notNull(),
    vendorCode: text().notNull(),
    /** Chosen by the game: the same key is the same round. */
    spinKey: text().notNull(),
    machineId: text().notNull(),
    machineVersion: smallint().notNull(),
    stakeMinor: minor().notNull(),
    currency: text().$type<Currency>().notNull(),
    seedPairId: bigint({ mode: 'number' })
      .notNull()
      .references(() => seedPair.id),
    nonce: integer().notNull(),
    state: text().$type<RoundState>().notNull(),
    /** Set once the stake is taken. */
    play: jsonb().$type<Play>(),
    winMinor: minor(),
    /** The operator's code for refusing the stake. */
    refusal: text(),
    /** The player's balance as the operator last reported it in this round. */
    balanceMinor: minor(),
    createdAt: instant().notNull(),
    settledAt: instant(),
    /** When the game reported that it had shown the result. */
    seenAt: instant(),
  },
  (table) => [
    uniqueIndex('round_spin_key').on(table.playerId, table.spinKey),
    uniqueIndex('round_nonce').on(table.seedPairId, table.nonce),
    // one unfinished round in a game at a time
    uniqueIndex('round_one_open')
      .on(table.playerId, table.gameCode)
      .where(sql`${table.state} in ('betting', 'played', 'cancelling')`),
    index('round_player').on(table.playerId, table.createdAt, table.id),
    check('round_stake_positive', sql`${table.stakeMinor} > 0`),
    check(
      'round_played_has_outcome',
      sql`${table.state} not in ('played', 'closed') or (${table.play} is not null and coalesce(${table.winMinor}, -1) >= 0)`,
    ),
  ],
);

/**
 * Every request to the operator's wallet, and the source of reconciliation. Rows are added and answered, never removed. The
 * round's work sees to it that each is answered.
 */
export const walletTransaction = gamesSchema.table(
  'wallet_transaction',
  {
    id: text().primaryKey(),
    /** Order of insertion, for paging. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    roundId: uuid()
      .notNull()
      .references(() => round.id),
    vendorCode: text().notNull(),
    kind: text().$type<'bet' | 'win' | 'rollback'>().notNull(),
    amountMinor: minor().notNull(),
    state: text().$type<'pending' | 'accepted' | 'refused'>().notNull(),
    attempts: integer().notNull().default(0),
    /** Of requests that a process of the release before has written; see `owe-older-rounds.ts`. */
    nextAttemptAt: instant(),
    lastError: text(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('wallet_transaction_once').on(table.roundId, table.kind),
    index('wallet_transaction_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    index('wallet_transaction_period').on(table.vendorCode, table.createdAt, table.sequence),
    check('wallet_transaction_kind_known', sql`${table.kind} in ('bet', 'win', 'rollback')`),
    check(
      'wallet_transaction_state_known',
      sql`${table.state} in ('pending', 'accepted', 'refused')`,
    ),
  ],
);

/**
 * Counters of rate-limiter-flexible (its columns and types); UNLOGGED by the migration, since a crash may lose them.
 */
export const rateLimit = gamesSchema.table('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** Nonces of signed requests, each valid only once. */
export const spentNonce = gamesSchema.table(
  'spent_nonce',
  {
    vendorCode: text().notNull(),
    nonce: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('spent_nonce_once').on(table.vendorCode, table.nonce),
    index('spent_nonce_expires').on(table.expiresAt),
  ],
);
