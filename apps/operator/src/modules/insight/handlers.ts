import { movementGetTotals, movementList } from './record/account-record.ts';
import { betGet } from './record/bet-detail.ts';
import { betGetTotals, betList } from './record/betting-record.ts';
import { betListOfSlip } from './record/slip-bets.ts';
import { teamList } from './team/list-team.ts';
import { teamGetOverview } from './team/team-overview.ts';
import { winnerList } from './winner/winner-board.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
  betList,
  betGetTotals,
  betGet,
  betListOfSlip,
  movementList,
  movementGetTotals,
  winnerList,
  teamGetOverview,
  teamList,
} as const;
