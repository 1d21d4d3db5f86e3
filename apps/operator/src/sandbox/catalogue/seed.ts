import { DEFAULT_CATALOGUE_SIZE } from '@palpite/sandbox/catalogue.ts';
import { lockFor } from '@palpite/server/database/lock.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { seedBrands } from '#modules/brand/seed-brands.ts';
import type { Services } from '#kernel/services.ts';
import { seedCatalogue } from './seed-catalogue.ts';

/**
 * Brands from their files and the sandbox catalogue, before the first request is answered. Safe to call from any
 * number of processes, and quick when nothing is new.
 * @throws BrandError when a brand's files are invalid
 */
export async function seedSandbox(
  { pool, secrets, now, config, brands }: Services,
  size: number = DEFAULT_CATALOGUE_SIZE,
): Promise<{ readonly brands: readonly string[]; readonly gamesAdded: number }> {
  const result = await inTransaction(pool, async ({ tx }) => {
    await lockFor(tx, 'seed');
    const brands = await seedBrands(tx, now(), config.brandsDirectory);
    return { brands, gamesAdded: await seedCatalogue(tx, secrets, now(), size) };
  });
  brands.forget();
  return result;
}
