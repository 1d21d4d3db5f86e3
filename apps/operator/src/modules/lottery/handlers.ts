import { lotteryCancelBet } from './bets/cancel-bet.ts';
import { lotteryGetBetTotals, lotteryGetReceipt, lotteryListBets } from './bets/list-bets.ts';
import { lotteryPlaceSlip } from './bets/place-slip.ts';
import { lotteryGetRoom } from './bets/room.ts';
import { lotteryListChases, lotteryStopChase } from './chases/my-chases.ts';
import { lotteryPlaceChase } from './chases/place-chase.ts';
import { lotteryGetProof } from './menu/draw-proof.ts';
import {
  lotteryGetIssue,
  lotteryListDraws,
  lotteryListLastDraws,
  lotteryListVietnamDraws,
} from './menu/draws.ts';
import {
  lotteryGetGame,
  lotteryGetMenu,
  lotteryGetVietnamMenu,
  lotteryListPopular,
  lotteryListVietnamRecent,
} from './menu/menus.ts';
import { lotteryListSigningKeys } from './menu/signing-keys.ts';
import { lotteryGetStatistics } from './menu/statistics.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
  lotteryGetMenu,
  lotteryListPopular,
  lotteryGetVietnamMenu,
  lotteryListVietnamRecent,
  lotteryListVietnamDraws,
  lotteryListDraws,
  lotteryListLastDraws,
  lotteryGetStatistics,
  lotteryGetGame,
  lotteryGetIssue,
  lotteryGetProof,
  lotteryListSigningKeys,
  lotteryGetRoom,
  lotteryPlaceSlip,
  lotteryCancelBet,
  lotteryListBets,
  lotteryGetBetTotals,
  lotteryGetReceipt,
  lotteryPlaceChase,
  lotteryListChases,
  lotteryStopChase,
} as const;
