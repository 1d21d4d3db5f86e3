import { gameListLikeRecent } from './like-recent.ts';
import { gameListCollections } from './list-collections.ts';
import { gameListFilters } from './list-filters.ts';
import {
  gameGet,
  gameList,
  gameListChosen,
  gameListForVisitor,
  gameListHot,
  vendorListCategories,
} from './list-games.ts';
import {
  favouriteAdd,
  favouriteList,
  favouriteListIds,
  favouriteRemove,
  gameListRecent,
} from './member-games.ts';
import { gameSearch } from './search-catalogue.ts';
import { vendorList } from './vendor-lanes.ts';
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
} as const;
