import { join } from 'node:path';
import { createRaster } from '@palpite/art/raster.ts';
import { prepareTiles } from '@palpite/art/tile.ts';
import { DEFAULT_CATALOGUE_SIZE } from '@palpite/sandbox/catalogue.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import type { OpenMoney } from '#modules/identity/index.ts';
import type { PaymentProviders } from '#modules/money/index.ts';
import type { OfficialResults } from '#modules/lottery/index.ts';
import type { VendorHosts } from '#modules/seamless/index.ts';
import { mountSandboxBank } from './bank/bank-routes.ts';
import { createSandboxBank, SANDBOX_BANK } from './bank/sandbox-bank.ts';
import { sandboxBankWork, type SendToOperator } from './bank/notify-operator.ts';
import { mountBrandPreview } from './brand-preview/brand-preview-routes.ts';
import { seedCatalogue } from './catalogue/seed-catalogue.ts';
import { type DemoAccount, seedDemoAccounts } from './demo-accounts.ts';
import { type GameHostConfig, sandboxGameHost } from './game-host.ts';
import { sandboxOfficialDraws } from './lottery/official-draws.ts';
import { sweepOldMail } from './outbox/outbox-jobs.ts';
import { mountOutbox } from './outbox/outbox-routes.ts';
import { mountImages } from './pictures/image-routes.ts';
import { makePicturesAhead } from './pictures/make-ahead.ts';

/** The door of the sandbox: what a real operator replaces with its own providers, vendors and pictures. */

export { DEMO_NAMES, type DemoAccount } from './demo-accounts.ts';
export type { GameHostConfig } from './game-host.ts';
export { createOutbox } from './outbox/outbox.ts';
export { drawnPictures } from './pictures/drawn-pictures.ts';
export { sandboxCommands } from './sandbox-commands.ts';
export { sandboxUseCases } from './staff/sandbox-use-cases.ts';

export interface SandboxNeeds {
  readonly gameHost: GameHostConfig;
  /** False makes every picture at its first request. */
  readonly picturesAhead: boolean;
  readonly openMoney: OpenMoney;
  /** How the bank reaches the operator. */
  readonly send: SendToOperator;
}

export interface Sandbox extends Module {
  readonly vendorHosts: VendorHosts;
  readonly officialResults: OfficialResults;
  readonly paymentProviders: PaymentProviders;
  /** The key with which the game host seals its players' seeds. */
  readonly gameSeedKey: string;
  /** Makes the missing demo accounts. @returns those whose password the data folder has */
  seedDemoAccounts(): Promise<readonly DemoAccount[]>;
}

export function createSandbox(kernel: Services, needs: SandboxNeeds): Sandbox {
  const { secrets, now, config } = kernel;
  const { openMoney, send, picturesAhead } = needs;
  const raster = createRaster(join(config.dataDirectory, 'pictures'));
  return {
    vendorHosts: sandboxGameHost(needs.gameHost),
    officialResults: sandboxOfficialDraws(secrets),
    paymentProviders: new Map([[SANDBOX_BANK, createSandboxBank(kernel)]]),
    gameSeedKey: secrets.derive('game seeds'),
    seedDemoAccounts: () => seedDemoAccounts(kernel, openMoney),
    handlers: {},
    schedules: [sweepOldMail],
    work: [sandboxBankWork(kernel, send)],
    mount(app) {
      mountOutbox(app, kernel);
      mountSandboxBank(app, kernel);
      mountBrandPreview(app, kernel);
      mountImages(app, kernel, raster);
    },
    async seed({ tx }) {
      await seedCatalogue(tx, secrets, now(), DEFAULT_CATALOGUE_SIZE);
    },
    start() {
      if (!picturesAhead) return async () => {};
      prepareTiles();
      return makePicturesAhead(kernel, raster);
    },
  };
}
