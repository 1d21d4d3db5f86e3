import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { createCatalogueCounts } from './catalogue/catalogue-counts.ts';
import { createFilterCounts } from './catalogue/filter-counts.ts';
import { createGameCounts } from './catalogue/game-counts.ts';
import { createGatheredCollections } from './catalogue/list-collections.ts';
import type { SearchNeeds } from './catalogue/search-catalogue.ts';
import { createVocabularies } from './catalogue/search-vocabulary.ts';
import type { LotteryNeeds } from './engines/lottery/bets/place-slip.ts';
import { createRooms } from './engines/lottery/bets/room.ts';
import type { Drand } from './engines/lottery/drand/drand.ts';
import { createLotteryEngine, lotteryChannel } from './engines/lottery/lottery-engine.ts';
import { createDrawStatistics, type StatisticsNeeds } from './engines/lottery/menu/statistics.ts';
import { createPlayBook } from './engines/lottery/play-book.ts';
import type { OfficialResults } from './engines/lottery/results/official-results.ts';
import { createSalesBook } from './engines/lottery/sales-book.ts';
import { seedLotteries } from './engines/lottery/starting-set.ts';
import { createTermsBook } from './engines/lottery/terms-book.ts';
import { createSeamlessEngine } from './engines/seamless/seamless-engine.ts';
import { handlers } from './handlers.ts';
import { sweepLaunches } from './launch/launch-jobs.ts';
import type { HostNeeds } from './vendors/vendor-host.ts';
import { createVendorSecrets, type VendorSecrets } from './vendors/vendor-secrets.ts';
import { type Engine, engineOf } from './wager/engine.ts';
import { createCapKeeper } from './wager/market.ts';
import { detachPlayWeeks, makePlayWeeks } from './wager/wager-jobs.ts';

/** The door of play: the catalogue, the bets of every product, and the engines that decide them. */

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
} from './catalogue/fill-catalogue.ts';
export { gamesOfNodes, gameView, type Viewer } from './catalogue/game-view.ts';
export { viewerOf } from './catalogue/list-games.ts';
export { lobby } from './catalogue/lobby.ts';
export {
  type EsportsVendors,
  isOffered,
  offeredCategory,
  offeredProductText,
} from './catalogue/offered-category.ts';
export { readSearch } from './catalogue/search-terms.ts';
export { titleIn } from './catalogue/titles.ts';
export { beforeSlip } from './engines/lottery/bets/bet-slip.ts';
export { createDrand, type Drand, type DrandSettings } from './engines/lottery/drand/drand.ts';
export { seedPastDraws } from './engines/lottery/history/seed-past-draws.ts';
export { LOTTERY_VENDOR } from './engines/lottery/lottery-vendor.ts';
export { accountTypeOf as lotteryAccountType } from './engines/lottery/menu/tile.ts';
export { enteredResults } from './engines/lottery/results/entered-results.ts';
export {
  type OfficialResults,
  type ResultSource,
  type ResultsNeeds,
} from './engines/lottery/results/official-results.ts';
export type { GameNeeds } from './engines/lottery/staff/game-use-cases.ts';
export { playStaff } from './use-cases.ts';
export type { HostNeeds, VendorHosts } from './vendors/vendor-host.ts';
export { betStatusOf, isUndecided } from './wager/bet-status.ts';
export type { ProofAsked } from './wager/engine.ts';
export { stakesIn } from './wager/stakes-in.ts';

export interface Play extends Module {
  readonly vendorSecrets: VendorSecrets;
  /** What its rooms keep for themselves. */
  readonly own: SearchNeeds & HostNeeds & LotteryNeeds & StatisticsNeeds;
  /** As `PlayNeeds` has it, for the staff who change a lottery's calendar. */
  readonly drand: Drand | null;
  /** The proof of one bet, from whatever engine it is. */
  readonly proofOf: Engine['proofOf'];
}

export interface PlayNeeds extends HostNeeds {
  readonly officialResults: OfficialResults;
  /** The public rounds that are mixed into draws from a seed. */
  readonly drand: Drand | null;
}

export function createPlay(kernel: Services, needs: PlayNeeds): Play {
  const { database, pool, secrets, now } = kernel;
  const playBook = createPlayBook(database, now);
  const termsBook = createTermsBook(database, now);
  const own = {
    ...needs,
    gameCounts: createGameCounts(now),
    filterCounts: createFilterCounts(now),
    catalogueCounts: createCatalogueCounts(now),
    gatheredCollections: createGatheredCollections(now),
    vocabularies: createVocabularies(now),
    playBook,
    termsBook,
    salesBook: createSalesBook(database),
    lotteryRooms: createRooms(now),
    drawStatistics: createDrawStatistics(now),
    capKeeper: createCapKeeper(pool, now),
  };
  const vendorSecrets = createVendorSecrets(database, secrets, now);
  // Each engine is named here once: its bets, its routes and its work come with it.
  const engines: readonly Engine[] = [
    createSeamlessEngine(kernel, { ...needs, vendorSecrets }),
    createLotteryEngine(kernel, { ...needs, playBook, termsBook }),
  ];
  return {
    own,
    vendorSecrets,
    drand: needs.drand,
    proofOf: (asked) => engineOf(engines, asked.engine).proofOf(asked),
    handlers: bindHandlers(own, handlers),
    schedules: [
      sweepLaunches,
      makePlayWeeks,
      detachPlayWeeks,
      ...engines.flatMap(({ schedules = [] }) => schedules),
    ],
    work: engines.flatMap(({ work = [] }) => work),
    calendars: engines.flatMap(({ calendars = [] }) => calendars),
    channels: { lottery: lotteryChannel },
    seed: async ({ tx }) => seedLotteries(tx, await kernel.brands.all()),
    mount: (app) => engines.forEach((engine) => engine.mount?.(app)),
  };
}
