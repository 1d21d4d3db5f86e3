import { vassalage } from '@palpite/contract/game.ts';
import * as v from 'valibot';
import type { Services } from '#kernel/services.ts';
import type { VendorSecrets } from '#modules/catalogue/index.ts';
import type { Engine } from '#modules/wager/index.ts';
import { launchGame } from './launch/launch-game.ts';
import { createRoundProofs } from './round-proof.ts';
import type { HostNeeds } from './vendors/vendor-host.ts';

/** The seamless wallet: rounds of vendors' games, which the vendors decide and report by signed calls. */
export const createSeamlessEngine = (
  kernel: Services,
  { vendorHosts, vendorSecrets }: HostNeeds & { readonly vendorSecrets: VendorSecrets },
): Engine => ({
  owns: (engine) => v.is(vassalage, engine),
  launch: (asked) => (asked.launchMode === 'GLS' ? launchGame(vendorHosts, asked) : null),
  proofOf: createRoundProofs(kernel, { vendorHosts, vendorSecrets }),
});
