import { LONGEST_RESULT_TEXT } from '@palpite/lottery/result-text.ts';
import * as v from 'valibot';
import { BET_STATUSES } from './bet-status.ts';
import { betSums } from './bet-sums.ts';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { playedLottery, vassalage } from './game.ts';
import { keyedPageQuery, keyedPages } from './paging.ts';
import { reportAnswer, reportDays, reportQuery, reportTotals } from './report.ts';
import {
  address,
  currency,
  decimal,
  gameCategory,
  id,
  instant,
  label,
  minorUnits,
  picture,
  positiveMinorUnits,
} from './wire.ts';

/** A member's records: bets, and each movement of the main wallet. Read only; nothing here acts. */

const reader = {
  method: 'GET',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  idempotency: 'safe',
} as const;

/** Records of play, whose next round is seldom far: one question for many. */
const STALE_ON_BETS = { wager: 5 } as const;

/** The days that a record shows where none are asked for, today included: on most days there is nothing of today yet. */
export const RECORD_DAYS = 7;

/** The origin of a movement of money (spec of the account record). */
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
  /** Its tile; null for a lottery, which has none. */
  picture: v.nullable(picture),
  lottery: playedLottery,
});

/** Characters of a selection in the records, at most: an engine keeps a longer one in full in rows of its own. */
export const LONGEST_SHOWN_SELECTION = 200;

export const bet = v.object({
  /** The bet's own number, the same in every record: `B1042`. */
  order: id,
  at: instant,
  game: playedGame,
  /** The draw of the bet; for games without draws, the round at its vendor. */
  issue: id,
  /** Kind of play and selection, for games that have them. */
  play: v.nullable(label),
  selection: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_SHOWN_SELECTION))),
  odds: v.nullable(decimal),
  /** What came, in the words of its game: the numbers drawn, a score. */
  outcome: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_RESULT_TEXT))),
  stakeMinor: positiveMinorUnits,
  /** The part of the stakes that was rolled back; it is not included in `stakeMinor`. */
  cancelledMinor: positiveMinorUnits,
  payoutMinor: positiveMinorUnits,
  /** Paid besides the payout, whatever the outcome was; 0 for none. */
  rebateMinor: positiveMinorUnits,
  /** Payout and rebate less stake; null while it is pending. */
  resultMinor: v.nullable(minorUnits),
  status: v.picklist(BET_STATUSES),
});
export type Bet = v.InferOutput<typeof bet>;

export const BETTING_RECORD_SORTS = ['time', 'stake', 'payout', 'result'] as const;

const betFilters = {
  gameType: v.optional(gameCategory),
  vassalage: v.optional(vassalage),
  /** One game, by its id in the catalogue. */
  nodeId: v.optional(id),
  /** Beginnings of words of the game's name, in any of its languages. */
  gameName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  issue: v.optional(id),
  order: v.optional(id),
  status: v.optional(v.picklist(BET_STATUSES)),
};

export const betList = endpoint({
  ...reader,
  summary: 'The member’s bets in a period of at most 35 days',
  path: '/wps/records/bets',
  query: v.object({ ...reportQuery(BETTING_RECORD_SORTS), ...betFilters }),
  value: v.object({ ...reportAnswer, currency, rows: v.array(bet) }),
  errors: ['field_invalid'],
  staleOn: STALE_ON_BETS,
});
export type BettingRecord = v.InferOutput<typeof betList.value>;

export const betGetTotals = endpoint({
  ...reader,
  summary: 'What the member’s bets in a period add up to, on all pages of the list',
  path: '/wps/records/bets/totals',
  query: v.object({ ...reportDays, ...betFilters }),
  value: v.object({
    ...reportTotals,
    currency,
    ...betSums,
  }),
  errors: ['field_invalid'],
  staleOn: STALE_ON_BETS,
});
export type BetTotals = v.InferOutput<typeof betGetTotals.value>;

/** What anyone needs to recompute a round. The server seed is revealed once the player has changed seeds. */
export const roundProof = v.object({
  serverSeedHash: label,
  clientSeed: label,
  nonce: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isRevealed: v.boolean(),
  /** The page of the game host that recomputes it, with the round filled in. */
  verifyUrl: address,
});
export type RoundProof = v.InferOutput<typeof roundProof>;

export const betGet = endpoint({
  ...reader,
  summary: 'One of the member’s bets by its order number, with the round’s proof',
  path: '/wps/records/bet',
  query: v.object({ order: id }),
  value: v.object({
    bet,
    currency,
    endedAt: v.nullable(instant),
    /** Null where the vendor offers none or does not answer: `proofState` says which. */
    proof: v.nullable(roundProof),
    proofState: v.picklist(['shown', 'none', 'unavailable']),
  }),
  errors: ['not_found'],
  staleOn: STALE_ON_BETS,
});
export type BetDetail = v.InferOutput<typeof betGet.value>;

export const betListOfSlip = endpoint({
  ...reader,
  summary:
    'The bets of one of the member’s slips in the order of their placing; none of a slip of another’s',
  path: '/wps/records/slip',
  query: v.object({ ...keyedPageQuery(), slipId: id }),
  value: v.object({ currency, pages: keyedPages, rows: v.array(bet) }),
  staleOn: STALE_ON_BETS,
});
export type SlipBets = v.InferOutput<typeof betListOfSlip.value>;

export const movement = v.object({
  movementId: id,
  at: instant,
  /** The order that it belongs to: a bet's `B…`, otherwise the transfer's own `T…`. */
  order: id,
  /** The slip of several bets that it took the stakes of: `bet.listOfSlip` has them. */
  slipId: v.optional(id),
  type: v.picklist(MOVEMENT_TYPES),
  /** Exactly one of the two is set. */
  inMinor: v.nullable(positiveMinorUnits),
  outMinor: v.nullable(positiveMinorUnits),
  balanceAfterMinor: positiveMinorUnits,
  /** The game, or another remark; empty for none. */
  note: label,
});
export type Movement = v.InferOutput<typeof movement>;

export const ACCOUNT_RECORD_SORTS = ['time', 'in', 'out'] as const;

const movementFilters = { type: v.optional(v.picklist(MOVEMENT_TYPES)) };

export const movementList = endpoint({
  ...reader,
  summary: 'Each movement of the member’s main wallet in a period of at most 35 days',
  path: '/wps/records/movements',
  query: v.object({ ...reportQuery(ACCOUNT_RECORD_SORTS), ...movementFilters }),
  value: v.object({
    ...reportAnswer,
    currency,
    /** The types that can occur, for the filter. */
    types: v.array(v.picklist(MOVEMENT_TYPES)),
    rows: v.array(movement),
  }),
  errors: ['field_invalid'],
  staleOn: { deposit: 0, withdrawal: 0 },
});
export type AccountRecord = v.InferOutput<typeof movementList.value>;

export const movementGetTotals = endpoint({
  ...reader,
  summary: 'What came and went in a period in the member’s main wallet, on all pages of the list',
  path: '/wps/records/movements/totals',
  query: v.object({ ...reportDays, ...movementFilters }),
  value: v.object({
    ...reportTotals,
    currency,
    inMinor: positiveMinorUnits,
    outMinor: positiveMinorUnits,
  }),
  errors: ['field_invalid'],
  staleOn: { deposit: 0, withdrawal: 0 },
});
export type MovementTotals = v.InferOutput<typeof movementGetTotals.value>;

/** The calls of this file, by noun and verb. */
export const calls = {
  bet: {
    list: betList,
    getTotals: betGetTotals,
    get: betGet,
    listOfSlip: betListOfSlip,
  },
  movement: {
    list: movementList,
    getTotals: movementGetTotals,
  },
} as const satisfies EndpointTree;
