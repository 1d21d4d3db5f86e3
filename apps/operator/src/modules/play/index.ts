import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { createGameCounts } from './catalogue/game-counts.ts';
import type { LobbyNeeds } from './catalogue/list-games.ts';
import { reconcileCalendar, reconcileWork } from './engines/seamless/reconcile-work.ts';
import { vendorJobs } from './engines/seamless/vendor-jobs.ts';
import { mountVendorWallet } from './engines/seamless/wallet-routes.ts';
import { handlers } from './handlers.ts';
import { sweepLaunches } from './launch/launch-jobs.ts';
import type { HostNeeds } from './vendors/vendor-host.ts';
import { makePlayWeeks } from './wager/wager-jobs.ts';
import { createVendorSecrets, type VendorSecrets } from './vendors/vendor-secrets.ts';

/** The door of play: the catalogue, and the vendors' games with their wallet. */

export {
  addGames,
  addVendors,
  countGames,
  firstGames,
  isListed,
  type NewGame,
  type NewVendor,
  nameOlderGames,
  updatePayouts,
} from './catalogue/fill-catalogue.ts';
export { gamesOfNodes, gameView } from './catalogue/game-view.ts';
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
export { stakesIn } from './wager/stakes-in.ts';
export { playStaff } from './use-cases.ts';
export { askProof } from './vendors/vendor-client.ts';
export type { HostNeeds, VendorHosts } from './vendors/vendor-host.ts';

export interface Play extends Module {
  readonly vendorSecrets: VendorSecrets;
  /** What its rooms keep for themselves. */
  readonly own: LobbyNeeds & HostNeeds;
}

export function createPlay(kernel: Services, needs: HostNeeds): Play {
  const { database, secrets, now } = kernel;
  const own = { ...needs, gameCounts: createGameCounts(now) };
  const vendorSecrets = createVendorSecrets(database, secrets, now);
  return {
    own,
    vendorSecrets,
    handlers: bindHandlers(own, handlers),
    schedules: [sweepLaunches, makePlayWeeks, ...vendorJobs(kernel)],
    work: [reconcileWork(kernel, own.vendorHosts)],
    calendars: [reconcileCalendar],
    mount: (app) => mountVendorWallet(app, kernel, vendorSecrets),
  };
}
