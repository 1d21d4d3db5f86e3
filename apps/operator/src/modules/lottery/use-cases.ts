import { addClock } from './staff/clock-use-cases.ts';
import { changeGame, listGames } from './staff/game-use-cases.ts';
import { addHistory } from './staff/history-use-cases.ts';
import { listPlays, offerPlay, setOdds } from './staff/lottery-use-cases.ts';
import {
  enterResult,
  enterResults,
  listAwaiting,
  listRefused,
  voidDraw,
} from './staff/result-use-cases.ts';
import { addStation, endStation, renameStation } from './staff/station-use-cases.ts';
import { setTerms, showTerms } from './staff/terms-use-cases.ts';

/** What staff do in this module, in the order of the registry. */
export const lotteryStaff = {
  listLotteries: listGames,
  changeLottery: changeGame,
  addLotteryClock: addClock,
  addStation,
  renameStation,
  endStation,
  listPlays,
  setOdds,
  offerPlay,
  showLotteryTerms: showTerms,
  setLotteryTerms: setTerms,
  listAwaiting,
  listRefused,
  enterResult,
  enterResults,
  voidDraw,
  addHistory,
} as const;
