import { vassalage } from '@palpite/contract/game.ts';
import * as v from 'valibot';
import type { Services } from '#kernel/services.ts';
import type { HostNeeds } from '../../vendors/vendor-host.ts';
import type { VendorSecrets } from '../../vendors/vendor-secrets.ts';
import type { Engine } from '../../wager/engine.ts';
import { reconcileCalendar, reconcileWork } from './reconcile-work.ts';
import { createRoundProofs } from './round-proof.ts';
import { seamlessActs } from './seamless-acts.ts';
import { vendorJobs } from './vendor-jobs.ts';
import { mountVendorWallet } from './wallet-routes.ts';

/** The seamless wallet: rounds of vendors' games, which the vendors decide and report by signed calls. */
export const createSeamlessEngine = (
  kernel: Services,
  { vendorHosts, vendorSecrets }: HostNeeds & { readonly vendorSecrets: VendorSecrets },
): Engine => ({
  owns: (engine) => v.is(vassalage, engine),
  acts: seamlessActs,
  proofOf: createRoundProofs(kernel, { vendorHosts, vendorSecrets }),
  schedules: vendorJobs(kernel),
  work: [reconcileWork(kernel, vendorHosts)],
  calendars: [reconcileCalendar],
  mount: (app) => mountVendorWallet(app, kernel, vendorSecrets),
});
