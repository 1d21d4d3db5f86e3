import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { createVendorSecrets, type VendorSecrets } from '#modules/catalogue/index.ts';
import type { Engine } from '#modules/wager/index.ts';
import { sweepLaunches } from './launch/launch-jobs.ts';
import { reconcileCalendar, reconcileWork } from './reconcile-work.ts';
import { createSeamlessEngine } from './engine.ts';
import { vendorJobs } from './vendor-jobs.ts';
import type { HostNeeds } from './vendors/vendor-host.ts';
import { mountVendorWallet } from './wallet-routes.ts';

/** The door of the seamless wallet: the engine of vendors' games, and the routes that vendors call. */

export { seamlessStaff } from './use-cases.ts';
export type { HostNeeds, VendorHosts } from './vendors/vendor-host.ts';

export interface Seamless extends Module {
  readonly engine: Engine;
  readonly vendorSecrets: VendorSecrets;
}

export function createSeamless(kernel: Services, { vendorHosts }: HostNeeds): Seamless {
  const { database, secrets, now } = kernel;
  const vendorSecrets = createVendorSecrets(database, secrets, now);
  return {
    engine: createSeamlessEngine(kernel, { vendorHosts, vendorSecrets }),
    vendorSecrets,
    handlers: {},
    schedules: [sweepLaunches, ...vendorJobs(kernel)],
    work: [reconcileWork(kernel, vendorHosts)],
    calendars: [reconcileCalendar],
    mount: (app) => mountVendorWallet(app, kernel, vendorSecrets),
  };
}
