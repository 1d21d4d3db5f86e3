import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { type CapKeeper, createCapKeeper } from './market.ts';
import { WAGER_TOPICS } from './topics.ts';
import { detachPlayWeeks, makePlayWeeks } from './wager-jobs.ts';

/** The door of the wager: one bet for every product, the port that moves its money, and what an engine is. */

export { BET_CONDITIONS, BET_SUMS, PAYOUT, REBATE, RESULT } from './bet-figures.ts';
export { betStatusOf, isUndecided } from './bet-status.ts';
export {
  type Engine,
  type OpenLaunch,
  type ProofAsked,
  proofsOf,
} from './engine.ts';
export { admitGuest } from './free-play.ts';
export { openGate, type Staker } from './gate.ts';
export {
  type Cap,
  type CapKeeper,
  closeIssue,
  dropExposure,
  dropIssues,
  ensureCaps,
  moveIssues,
  openIssues,
  tightCaps,
} from './market.ts';
export { listNodes } from './nodes.ts';
export {
  askPlay,
  type Done,
  type Moved,
  movedOf,
  playStatement,
  refusalIn,
  WagerRefused,
} from './play-answer.ts';
export { type GateRefusal, issueClosed, refusalOf, refuse } from './refusals.ts';
export { requestHash } from './request-hash.ts';
export { beforeSlip, changeRule, closeSlip, openSlip, slipIdOf } from './slips.ts';
export { stakesIn } from './stakes-in.ts';
export { wagerHints } from './topics.ts';
export { walletOf } from './wallet-of.ts';
export { cancel, digits, place, placeThrough, settle, settleMany, voidWager } from './wagers.ts';

export interface Wager extends Module {
  readonly capKeeper: CapKeeper;
}

export const createWager = ({ pool, now }: Services): Wager => ({
  capKeeper: createCapKeeper(pool, now),
  handlers: {},
  topics: WAGER_TOPICS,
  schedules: [makePlayWeeks, detachPlayWeeks],
});
