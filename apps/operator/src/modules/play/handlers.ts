import { gameListFilters } from './catalogue/list-filters.ts';
import { lotteryGetMenu } from './catalogue/game-menus.ts';
import {
  gameGet,
  gameList,
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
import { vendorList } from './catalogue/vendor-lanes.ts';
import { gameLaunch } from './launch/launch-game.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
  vendorList,
  gameList,
  gameListForVisitor,
  gameGet,
  gameListFilters,
  gameListHot,
  vendorListCategories,
  gameListRecent,
  favouriteListIds,
  favouriteList,
  favouriteAdd,
  favouriteRemove,
  gameLaunch,
  lotteryGetMenu,
} as const;
