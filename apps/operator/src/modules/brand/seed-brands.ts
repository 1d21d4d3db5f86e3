import { BRANDS_DIRECTORY, readBrands } from '@palpite/brands/read-brand.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import { brand } from './brand.table.ts';

/**
 * Writes the brands' files into the database; changes by command stay. A brand whose folder is gone stays too: its
 * accounts and its history still belong to it.
 * @throws BrandError naming the file and the invalid place
 */
export async function seedBrands(
  tx: Database,
  now: Date,
  directory: string = BRANDS_DIRECTORY,
): Promise<string[]> {
  const brands = await readBrands(directory);
  for (const document of brands) {
    await tx
      .insert(brand)
      .values({ code: document.code, document, updatedAt: now })
      .onConflictDoUpdate({
        target: brand.code,
        set: { document: sql`excluded.document`, updatedAt: now },
        setWhere: sql`${brand.document} is distinct from excluded.document`,
      });
  }
  return brands.map(({ code }) => code);
}
