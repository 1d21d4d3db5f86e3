import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import { promotion } from './promotion.table.ts';

/** Whether a promotion shows this scene, in any brand. */
export async function isPromotionArt(
  database: Database,
  { theme, seed }: Pick<typeof promotion.$inferSelect.art, 'theme' | 'seed'>,
): Promise<boolean> {
  const found = await database
    .select({ code: promotion.code })
    .from(promotion)
    .where(sql`${promotion.art} @> ${JSON.stringify({ theme, seed })}::jsonb`)
    .limit(1);
  return found.length > 0;
}
