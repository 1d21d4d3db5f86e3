import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { promotion } from './promotion.table.ts';

/** Whether a promotion shows this scene, in any brand. */
export async function isPromotionArt(
  database: Database,
  art: typeof promotion.$inferSelect.art,
): Promise<boolean> {
  const found = await database
    .select({ code: promotion.code })
    .from(promotion)
    .where(eq(promotion.art, art))
    .limit(1);
  return found.length > 0;
}
