import { lockFor } from '@palpite/server/database/lock.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { seedAnnouncements } from './modules/talk/announcement/seed-announcements.ts';
import { seedSandbox } from './sandbox/catalogue/seed.ts';
import { type DemoAccount, seedDemoAccounts } from './sandbox/demo-accounts.ts';
import { seedPromotions } from './modules/promotion/seed-promotions.ts';
import type { Services } from './kernel/services.ts';
import { openHouseAccounts } from './modules/money/wallet/accounts.ts';

/** The logins of a seeded operator. */
export interface Seeded {
  /** Empty when the configuration wants no demo accounts. */
  readonly demoAccounts: readonly DemoAccount[];
}

/** Writes what the site needs before its first visitor. Several processes may call it, any number of times. */
export async function seed(services: Services): Promise<Seeded> {
  await seedBrandsAndCatalogue(services);
  const demoAccounts =
    services.config.demoAccounts === false ? [] : await seedDemoAccounts(services);
  return { demoAccounts };
}

/**
 * The brands with their announcements and promotions, the catalogue, and the operator's own accounts in each brand.
 */
export async function seedBrandsAndCatalogue(services: Services): Promise<void> {
  await seedSandbox(services);
  const { pool, config } = services;
  await inTransaction(pool, async ({ tx }) => {
    await lockFor(tx, 'seed');
    await seedAnnouncements(tx, services.now(), config.brandsDirectory);
    await seedPromotions(tx, services.now(), config.brandsDirectory);
  });
  services.brands.forget();
  for (const brand of await services.brands.all()) {
    await openHouseAccounts(services.ledger, services.pool, brand);
  }
}
