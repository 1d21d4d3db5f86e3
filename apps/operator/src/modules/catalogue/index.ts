import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { createCatalogueCounts } from './catalogue-counts.ts';
import { createFilterCounts } from './filter-counts.ts';
import { createGameCounts } from './game-counts.ts';
import { handlers } from './handlers.ts';
import type { LaunchNeeds } from './launch/launch-game.ts';
import { createGatheredCollections } from './list-collections.ts';
import { listGameNodes, listGamesAgain } from './list-nodes.ts';
import { createVocabularies } from './search-vocabulary.ts';

/** The door of the catalogue: vendors, their games, the search, and the launch that asks the engines. */

export {
  addGames,
  addVendors,
  countGames,
  firstGames,
  type NewGame,
  type NewVendor,
  nameOlderGames,
  nameRedrawn,
  titlesOf,
  updateMachines,
} from './fill-catalogue.ts';
export { type GameRow, type Viewer } from './game-view.ts';
export { gameByNode, viewerOf } from './list-games.ts';
export { lobby } from './lobby.ts';
export { rememberOpened } from './member-games.ts';
export {
  type EsportsVendors,
  isOffered,
  offeredCategory,
  offeredProductText,
} from './offered-category.ts';
export { titleIn } from './titles.ts';
export { catalogueStaff } from './use-cases.ts';
export {
  createVendorSecrets,
  readVendorCodes,
  readVendorSecrets,
  type VendorSecrets,
} from './vendors/vendor-secrets.ts';

export function createCatalogue({ now }: Services, needs: LaunchNeeds): Module {
  const own = {
    ...needs,
    gameCounts: createGameCounts(now),
    filterCounts: createFilterCounts(now),
    catalogueCounts: createCatalogueCounts(now),
    gatheredCollections: createGatheredCollections(now),
    vocabularies: createVocabularies(now),
  };
  return {
    handlers: bindHandlers(own, handlers),
    schedules: [listGamesAgain],
    async seed({ tx }) {
      await listGameNodes(tx);
    },
  };
}
