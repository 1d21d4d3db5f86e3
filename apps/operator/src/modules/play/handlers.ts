import { gameListLikeRecent } from './catalogue/like-recent.ts';
import { gameListCollections } from './catalogue/list-collections.ts';
import { gameListFilters } from './catalogue/list-filters.ts';
import {
  gameGet,
  gameList,
  gameListChosen,
  gameListForVisitor,
  gameListHot,
  vendorListCategories,
} from './catalogue/list-games.ts';
import {
  favouriteAdd,
  favouriteList,
  favouriteListIds,
  favouriteRemove,
  gameListRecent,
} from './catalogue/member-games.ts';
import { gameSearch } from './catalogue/search-catalogue.ts';
import { vendorList } from './catalogue/vendor-lanes.ts';
import { lotteryCancelBet } from './engines/lottery/bets/cancel-bet.ts';
import { lotteryGetReceipt, lotteryListBets } from './engines/lottery/bets/list-bets.ts';
import { lotteryPlaceSlip } from './engines/lottery/bets/place-slip.ts';
import { lotteryGetRoom } from './engines/lottery/bets/room.ts';
import { lotteryListChases, lotteryStopChase } from './engines/lottery/chases/my-chases.ts';
import { lotteryPlaceChase } from './engines/lottery/chases/place-chase.ts';
import { lotteryGetProof } from './engines/lottery/menu/draw-proof.ts';
import {
  lotteryGetIssue,
  lotteryListDraws,
  lotteryListLastDraws,
  lotteryListVietnamDraws,
} from './engines/lottery/menu/draws.ts';
import {
  lotteryGetGame,
  lotteryGetMenu,
  lotteryGetVietnamMenu,
  lotteryListPopular,
  lotteryListVietnamRecent,
} from './engines/lottery/menu/menus.ts';
import { lotteryListSigningKeys } from './engines/lottery/menu/signing-keys.ts';
import { lotteryGetStatistics } from './engines/lottery/menu/statistics.ts';
import { gameLaunch } from './launch/launch-game.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
  vendorList,
  gameList,
  gameListForVisitor,
  gameGet,
  gameListFilters,
  gameSearch,
  gameListChosen,
  gameListCollections,
  gameListHot,
  vendorListCategories,
  gameListRecent,
  gameListLikeRecent,
  favouriteListIds,
  favouriteList,
  favouriteAdd,
  favouriteRemove,
  gameLaunch,
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
  lotteryGetReceipt,
  lotteryPlaceChase,
  lotteryListChases,
  lotteryStopChase,
} as const;
