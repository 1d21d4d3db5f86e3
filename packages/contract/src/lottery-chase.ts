import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import {
  balanceAfter,
  lotterySelection,
  MOST_CHASE_ISSUES,
  MOST_SLIP_LINES,
  prizeLevel,
  STAKING_ERRORS,
} from './lottery-bet.ts';
import { keyedPageQuery, keyedPages } from './paging.ts';
import { count, currency, id, instant, label, positiveMinorUnits } from './wire.ts';

/**
 * Chases: the same bets in one issue after another, each with its multiple. The whole sum is held when the chase is placed;
 * each issue takes its part, and what is left returns when the chase ends.
 */

const multiple = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));

export const lotteryPlaceChase = endpoint({
  summary:
    'Bet in one issue after another: the first part at once, the others as their issues open',
  method: 'POST',
  path: '/wps/lottery/chase',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  sensitive: true,
  throttle: 'money',
  bodySize: 'slip',
  body: v.object({
    gameCode: id,
    /** The first issue: the one on sale. */
    numero: id,
    lines: v.pipe(
      v.array(
        v.object({
          play: id,
          selection: lotterySelection,
          unitMinor: positiveMinorUnits,
          prizeLevel,
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_SLIP_LINES),
    ),
    /** Of each issue, in order; `chaseSteps` of `@palpite/lottery` computes them from a plan. */
    multiples: v.pipe(v.array(multiple), v.minLength(2), v.maxLength(MOST_CHASE_ISSUES)),
    /** Ends after the first issue that pays anything. */
    stopOnWin: v.boolean(),
    /** What all issues cost together. */
    totalMinor: positiveMinorUnits,
  }),
  value: v.object({
    chaseId: id,
    currency,
    totalMinor: positiveMinorUnits,
    ...balanceAfter,
  }),
  errors: [...STAKING_ERRORS],
  idempotency: 'key',
  changes: ['balance', 'wager'],
});

/** Why a chase ended: every issue was played, one paid, its member stopped it, a part could not be placed. */
export const CHASE_ENDS = ['completed', 'won', 'stopped', 'refused'] as const;

export const lotteryChase = v.object({
  chaseId: id,
  placedAt: instant,
  gameCode: id,
  gameName: label,
  /** The issue of the last part placed. */
  numero: id,
  multiples: v.array(multiple),
  /** Parts placed so far. */
  placed: count,
  stopOnWin: v.boolean(),
  totalMinor: positiveMinorUnits,
  /** Held for the parts to come. */
  leftMinor: positiveMinorUnits,
  /** What no part had taken, and returned when it ended; null while it goes on, and of one that ended too long ago. */
  returnedMinor: v.nullable(positiveMinorUnits),
  /** Null while it goes on. */
  ended: v.nullable(v.picklist(CHASE_ENDS)),
});

export const lotteryListChases = endpoint({
  summary: 'The member’s chases, newest first',
  method: 'GET',
  path: '/wps/lottery/chases',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  query: v.object({ ...keyedPageQuery() }),
  value: v.object({ currency, pages: keyedPages, list: v.array(lotteryChase) }),
  idempotency: 'safe',
  staleOn: { wager: 0 },
});

export const lotteryStopChase = endpoint({
  summary: 'Stop a chase: what is held for the parts to come returns',
  method: 'POST',
  path: '/wps/lottery/chase/stop',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  sensitive: true,
  throttle: 'money',
  body: v.object({ chaseId: id }),
  value: v.object({
    chaseId: id,
    returnedMinor: positiveMinorUnits,
    ...balanceAfter,
  }),
  errors: ['not_found', 'bet_state'],
  idempotency: 'key',
  changes: ['balance', 'wager'],
});

/** The calls of this file, by noun and verb. */
export const calls = {
  lottery: {
    placeChase: lotteryPlaceChase,
    listChases: lotteryListChases,
    stopChase: lotteryStopChase,
  },
} as const satisfies EndpointTree;
