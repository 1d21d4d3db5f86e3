import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { vassalage } from './game.ts';
import { reportAnswer, reportQuery } from './report.ts';
import {
  address,
  currency,
  decimal,
  gameCategory,
  id,
  instant,
  label,
  minorUnits,
  positiveMinorUnits,
} from './wire.ts';

/** A member's records: what was staked, and each movement of the main wallet. Read alone; nothing here acts. */

const reader = {
  module: 'record',
  method: 'GET',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  idempotency: 'safe',
} as const;

/**
 * How a bet stands. `won` and `lost`: more or less came back than was staked. `refunded`: exactly the stake came
 * back. `cancelled`: the stake was taken back and nothing was decided.
 */
export const BET_STATUSES = ['pending', 'won', 'lost', 'cancelled', 'refunded'] as const;
export type BetStatus = (typeof BET_STATUSES)[number];

/** Where a movement of money comes from (spec of the account record). */
export const MOVEMENT_TYPES = [
  'deposit',
  'deposit-fee',
  'withdrawal',
  'withdrawal-returned',
  'transfer-in',
  'transfer-out',
  'upline-transfer',
  'downline-transfer',
  'bet',
  'payout',
  'cancelled-bet',
  'rebate',
  'commission',
  'promotion',
  'points-conversion',
  'red-envelope',
  'dividend',
  'salary',
  'adjustment',
] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

const playedGame = v.object({
  nodeId: id,
  gameName: label,
  gameType: gameCategory,
  vassalage,
  vendorName: label,
});

export const bet = v.object({
  /** The bet's own number, the same in every record: `B1042`. */
  order: id,
  at: instant,
  game: playedGame,
  /** The draw that was bet on; for games without draws the round at its vendor. */
  issue: id,
  /** How it was played and on what, where the game says so. */
  play: v.nullable(label),
  selection: v.nullable(label),
  odds: v.nullable(decimal),
  stakeMinor: positiveMinorUnits,
  /** Of the stakes that were placed, what was taken back; it is not part of `stakeMinor`. */
  cancelledMinor: positiveMinorUnits,
  payoutMinor: positiveMinorUnits,
  /** Payout less stake; null while it is pending. */
  resultMinor: v.nullable(minorUnits),
  status: v.picklist(BET_STATUSES),
});
export type Bet = v.InferOutput<typeof bet>;

export const BETTING_RECORD_SORTS = ['time', 'stake', 'payout', 'result'] as const;

export const bettingRecord = endpoint({
  ...reader,
  summary: 'The member’s bets in a period of at most 35 days, with totals',
  path: '/wps/records/bets',
  query: v.object({
    ...reportQuery(BETTING_RECORD_SORTS),
    gameType: v.optional(gameCategory),
    vassalage: v.optional(vassalage),
    /** Words that begin words of the game's name, in any language that it has. */
    gameName: v.optional(v.pipe(v.string(), v.maxLength(60))),
    issue: v.optional(id),
    order: v.optional(id),
    status: v.optional(v.picklist(BET_STATUSES)),
  }),
  value: v.object({
    ...reportAnswer,
    currency,
    rows: v.array(bet),
    totals: v.object({
      stakeMinor: positiveMinorUnits,
      payoutMinor: positiveMinorUnits,
      /** Of the bets that are decided. */
      resultMinor: minorUnits,
    }),
  }),
  errors: ['field_invalid'],
});
export type BettingRecord = v.InferOutput<typeof bettingRecord.value>;

/** What lets anyone recompute a round. The server seed is out once its player has changed seeds. */
export const roundProof = v.object({
  serverSeedHash: label,
  clientSeed: label,
  nonce: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isRevealed: v.boolean(),
  /** The page of the game host that recomputes it, with the round filled in. */
  verifyUrl: address,
});
export type RoundProof = v.InferOutput<typeof roundProof>;

export const betDetail = endpoint({
  ...reader,
  summary: 'One of the member’s bets by its order number, with the round’s proof',
  path: '/wps/records/bet',
  query: v.object({ order: id }),
  value: v.object({
    bet,
    currency,
    endedAt: v.nullable(instant),
    /** Null where the vendor offers none, or does not answer now: `proofState` says which. */
    proof: v.nullable(roundProof),
    proofState: v.picklist(['shown', 'none', 'unavailable']),
  }),
  errors: ['not_found'],
});
export type BetDetail = v.InferOutput<typeof betDetail.value>;

export const movement = v.object({
  movementId: id,
  at: instant,
  /** The order that it belongs to: a bet's `B…`, else the transfer's own `T…`. */
  order: id,
  type: v.picklist(MOVEMENT_TYPES),
  /** Exactly one of the two is set. */
  inMinor: v.nullable(positiveMinorUnits),
  outMinor: v.nullable(positiveMinorUnits),
  balanceAfterMinor: positiveMinorUnits,
  /** The game that was played, or what else there is to say; empty for nothing. */
  note: label,
});
export type Movement = v.InferOutput<typeof movement>;

export const ACCOUNT_RECORD_SORTS = ['time', 'in', 'out'] as const;

export const accountRecord = endpoint({
  ...reader,
  summary: 'Each movement of the member’s main wallet in a period of at most 35 days, with totals',
  path: '/wps/records/movements',
  query: v.object({
    ...reportQuery(ACCOUNT_RECORD_SORTS),
    type: v.optional(v.picklist(MOVEMENT_TYPES)),
  }),
  value: v.object({
    ...reportAnswer,
    currency,
    /** The types that can occur here, for the filter. */
    types: v.array(v.picklist(MOVEMENT_TYPES)),
    rows: v.array(movement),
    totals: v.object({ inMinor: positiveMinorUnits, outMinor: positiveMinorUnits }),
  }),
  errors: ['field_invalid'],
});
export type AccountRecord = v.InferOutput<typeof accountRecord.value>;
