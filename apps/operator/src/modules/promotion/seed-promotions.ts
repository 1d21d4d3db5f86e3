import { readBrands } from '@palpite/brands/read-brand.ts';
import { type BrandPromotion, readPromotions } from '@palpite/brands/read-promotions.ts';
import { addDays, dayIn, startOfDay } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, sql } from 'drizzle-orm';
import { promotion } from './promotion.table.ts';

/** The times of a promotion written at `now`: from the beginning of a day to the beginning of another. */
export function timesOf(
  { startsInDays, endsInDays }: Pick<BrandPromotion, 'startsInDays' | 'endsInDays'>,
  now: Date,
  timeZone: string,
) {
  const at = (days: number) => startOfDay(timeZone, addDays(dayIn(timeZone, now), days));
  return { startsAt: at(startsInDays), endsAt: endsInDays === null ? null : at(endsInDays) };
}

/**
 * Writes the promotions of the brands' files. Their texts follow the files at every start; their times, withdrawals
 * and changes by command stay.
 * @throws BrandError when a file is invalid
 */
export async function seedPromotions(tx: Database, now: Date, directory?: string): Promise<void> {
  for (const brand of await readBrands(directory)) {
    for (const written of await readPromotions(brand, directory)) {
      const { id, category, art, texts } = written;
      await tx
        .insert(promotion)
        .values({
          brandCode: brand.code,
          code: id,
          category,
          art,
          texts,
          ...timesOf(written, now, brand.timeZone),
        })
        .onConflictDoUpdate({
          target: [promotion.brandCode, promotion.code],
          set: { category, art, texts },
          setWhere: and(
            eq(promotion.byCommand, false),
            sql`(${promotion.category}, ${promotion.art}, ${promotion.texts})
              is distinct from (excluded.category, excluded.art, excluded.texts)`,
          ),
        });
    }
  }
}
