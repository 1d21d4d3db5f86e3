import { listCatalogue, setMaintenance } from './catalogue/staff/catalogue-use-cases.ts';
import { addClock } from './engines/lottery/staff/clock-use-cases.ts';
import { changeGame, listGames } from './engines/lottery/staff/game-use-cases.ts';
import { addHistory } from './engines/lottery/staff/history-use-cases.ts';
import { listPlays, offerPlay, setOdds } from './engines/lottery/staff/lottery-use-cases.ts';
import { enterResult, listAwaiting, voidDraw } from './engines/lottery/staff/result-use-cases.ts';
import {
  addStation,
  endStation,
  renameStation,
} from './engines/lottery/staff/station-use-cases.ts';
import { setTerms, showTerms } from './engines/lottery/staff/terms-use-cases.ts';
import { reconcileVendors, resolveDifference } from './engines/seamless/staff/reconcile-vendors.ts';
import { rotateVendorSecret } from './engines/seamless/staff/rotate-secret.ts';

/** What staff do in this module, in the order of the registry. */
export const playStaff = {
  reconcileVendors,
  resolveDifference,
  listCatalogue,
  setMaintenance,
  rotateVendorSecret,
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
  enterResult,
  voidDraw,
  addHistory,
} as const;
