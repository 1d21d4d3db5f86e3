import { LONGEST_SEQUENCE } from '@palpite/lottery/games.ts';
import { fixedOdds } from '@palpite/lottery/play.ts';
import * as v from 'valibot';
import { BET_STATUSES } from './bet-status.ts';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { drawProof, hex32, signature } from './lottery.ts';
import { keyedPageQuery, keyedPages } from './paging.ts';
import { walletBalance } from './wallet.ts';
import { count, currency, id, instant, label, positiveMinorUnits } from './wire.ts';

/** Bets on lotteries: placing a slip, taking a bet back before the close, one's bets, receipts. */

/** Lines of one slip, at most. */
export const MOST_SLIP_LINES = 500;
/** Issues of one chase, at most. */
export const MOST_CHASE_ISSUES = 100;

/** Symbols of one area, and bets typed one by one, that a line holds at most. */
export const MOST_AREA_SYMBOLS = 1_000;
export const MOST_TICKETS = 2_000;
const MOST_BANKERS = 20;
const LONGEST_SYMBOL = 20;
/** Rows of a page of bets of several slips, each of which may have thousands of numbers. */
export const MOST_LISTED_BETS = 100;
/** The same of all lines of a slip or a chase together. */
export const MOST_SLIP_SYMBOLS = 10_000;

const symbol = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_SYMBOL));
/** What a member chose, as `@palpite/lottery/selection.ts` reads it. */
export const lotterySelection = v.object({
  areas: v.pipe(
    v.array(v.pipe(v.array(symbol), v.maxLength(MOST_AREA_SYMBOLS))),
    v.maxLength(LONGEST_SEQUENCE),
  ),
  bankers: v.pipe(v.array(symbol), v.maxLength(MOST_BANKERS)),
  tickets: v.pipe(v.array(symbol), v.maxLength(MOST_TICKETS)),
});
/** `selectionText` of such a selection: each symbol with what stands between it and the next one. */
const LONGEST_SELECTION_TEXT =
  (LONGEST_SEQUENCE * MOST_AREA_SYMBOLS + MOST_BANKERS + MOST_TICKETS) * (LONGEST_SYMBOL + 1);

/** One of the game's `prizeLevels`, where the odds follow it; without it the highest. */
export const prizeLevel = v.optional(count);
/** Paid besides the payout when the bet is settled, whatever is drawn; left out where there is none. */
const rebateMinor = v.optional(positiveMinorUnits);

/** Shared by the bets that were placed as one slip, and by the parts of a chase; left out for a bet placed alone. */
const slipId = v.optional(id);

/** The balance after an act. */
export const balanceAfter = {
  /** What may be staked, alone: every answer has it, and pages of earlier releases know no other. */
  balanceMinor: positiveMinorUnits,
  /** With its versions; left out of an answer that was kept before answers had it. */
  balance: v.optional(walletBalance),
};

/** Why a stake on a lottery is refused. */
export const STAKING_ERRORS = [
  'game_not_found',
  'game_under_maintenance',
  'slip_too_large',
  'field_invalid',
  'amount_out_of_range',
  'price_changed',
  'issue_closed',
  'exposure_full',
  'play_limit_reached',
  'play_blocked',
  'real_account_required',
  'insufficient_funds',
] as const;

export const lotteryPlaceSlip = endpoint({
  summary: 'Bet: all lines of a slip, of whatever lotteries, or none',
  method: 'POST',
  path: '/wps/lottery/slip',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  sensitive: true,
  throttle: 'money',
  bodySize: 'slip',
  body: v.object({
    lines: v.pipe(
      v.array(
        v.object({
          gameCode: id,
          numero: id,
          /** The other station of a play at two: of the same region, with the same number, in any order. */
          secondGameCode: v.optional(id),
          play: id,
          selection: lotterySelection,
          /** The price of one unit. */
          unitMinor: positiveMinorUnits,
          prizeLevel,
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_SLIP_LINES),
    ),
    /** What the member agreed to pay: the operator counts for itself and refuses when it differs. */
    totalMinor: positiveMinorUnits,
  }),
  value: v.object({
    slipId,
    currency,
    totalMinor: positiveMinorUnits,
    ...balanceAfter,
    /** In the order of the slip. */
    bets: v.array(
      v.object({
        order: id,
        stakeMinor: positiveMinorUnits,
        largestWinMinor: positiveMinorUnits,
        rebateMinor,
      }),
    ),
  }),
  errors: [...STAKING_ERRORS],
  idempotency: 'key',
  changes: ['balance', 'wager'],
});

export const lotteryGetRoom = endpoint({
  summary:
    'The numbers of an issue that are at their cap or near it, and what all members, or all guests, may still win on each',
  method: 'GET',
  path: '/wps/lottery/room',
  origin: 'extension',
  // Guests' play money has caps of its own.
  token: 'optional',
  query: v.object({ gameCode: id, numero: id, play: id }),
  value: v.object({
    /** Named as `cappedWins` of `@palpite/lottery/caps.ts` names them; a number that is not listed has room. */
    list: v.array(v.object({ name: label, leftMinor: positiveMinorUnits })),
  }),
  errors: ['game_not_found'],
  idempotency: 'safe',
  staleOn: { draw: 0 },
});

export const lotteryCancelBet = endpoint({
  summary: 'Take a bet back before its issue closes: the whole stake returns',
  method: 'POST',
  path: '/wps/lottery/bet/cancel',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  sensitive: true,
  throttle: 'money',
  body: v.object({ order: id }),
  value: v.object({
    order: id,
    returnedMinor: positiveMinorUnits,
    ...balanceAfter,
  }),
  errors: ['not_found', 'issue_closed', 'bet_state'],
  idempotency: 'key',
  changes: ['balance', 'wager', 'turnover'],
});

export const lotteryBet = v.object({
  order: id,
  slipId,
  placedAt: instant,
  gameCode: id,
  gameName: label,
  /** Of a bet at two stations. It is in the tree of `gameCode`, which closes first. */
  secondGameCode: v.optional(id),
  secondGameName: v.optional(label),
  numero: id,
  play: id,
  /** The selection in its one canonical form. */
  selection: lotterySelection,
  bets: positiveMinorUnits,
  units: positiveMinorUnits,
  unitMinor: positiveMinorUnits,
  stakeMinor: positiveMinorUnits,
  /** Ten-thousandths by tier, as agreed when the bet was placed. */
  odds: fixedOdds,
  /** The level of those odds; left out where they are fixed. */
  prizeLevel,
  rebateMinor,
  /** What the draw pays at most, without the rebate. */
  largestWinMinor: positiveMinorUnits,
  status: v.picklist(BET_STATUSES),
  /** What the draw paid, without the rebate. */
  payoutMinor: positiveMinorUnits,
  /** The draw hit one of its numbers or combinations, also where it paid no more than the stake: such a bet is not won. */
  isHit: v.boolean(),
  /** Until when it may be taken back; null when it may not. */
  cancelUntil: v.nullable(instant),
});
export type LotteryBet = v.InferOutput<typeof lotteryBet>;

/** Which of the member's bets: the same for a page and for what all pages add up to. */
export const lotteryBetFilters = {
  gameCode: v.optional(id),
  numero: v.optional(id),
  slipId,
  /** Only bets that are not decided. */
  pending: v.optional(v.boolean()),
  /** Only bets that returned more than their stake. */
  won: v.optional(v.boolean()),
};

export const lotteryListBets = endpoint({
  summary: 'The member’s lottery bets, newest first',
  method: 'GET',
  path: '/wps/lottery/bets',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  query: v.object({
    /** More than a hundred rows only of one slip; otherwise a page has no more. */
    ...keyedPageQuery(MOST_SLIP_LINES),
    ...lotteryBetFilters,
  }),
  value: v.object({ currency, pages: keyedPages, list: v.array(lotteryBet) }),
  idempotency: 'safe',
  staleOn: { wager: 0 },
});

/** A leaf of the tree of an issue's bets; `leafText` of `@palpite/lottery` gives the text that is hashed. */
const betLeaf = v.object({
  brand: id,
  game: id,
  numero: id,
  ticket: id,
  play: id,
  selection: v.pipe(v.string(), v.maxLength(LONGEST_SELECTION_TEXT)),
  unitMinor: positiveMinorUnits,
  stakeMinor: positiveMinorUnits,
  odds: fixedOdds,
  rebateMinor,
  secondGame: v.optional(id),
  placedAt: instant,
  nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});

export const lotteryGetReceipt = endpoint({
  summary:
    'A bet’s receipt: its leaf, from the close on its path in the tree, and the draw’s proof',
  method: 'GET',
  path: '/wps/lottery/receipt',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  query: v.object({ order: id }),
  value: v.object({
    bet: lotteryBet,
    /** Null for a bet that was taken back: it is in no tree. */
    leaf: v.nullable(betLeaf),
    /** The operator's signature under the accepted bet (`betMessage`), from its placing on. */
    acceptance: v.nullable(signature),
    /** Place and sibling hashes, from the close on. */
    inclusion: v.nullable(v.object({ index: count, path: v.array(hex32) })),
    proof: drawProof,
    /** Of the other station of a bet at two: its numbers decide too. */
    secondProof: v.optional(drawProof),
  }),
  errors: ['not_found'],
  idempotency: 'safe',
  staleOn: { wager: 0, draw: 0 },
});

/** The calls of this file, by noun and verb. */
export const calls = {
  lottery: {
    getRoom: lotteryGetRoom,
    placeSlip: lotteryPlaceSlip,
    cancelBet: lotteryCancelBet,
    listBets: lotteryListBets,
    getReceipt: lotteryGetReceipt,
  },
} as const satisfies EndpointTree;
