import { readAnnouncements } from '@palpite/brands/read-announcements.ts';
import { readBrands } from '@palpite/brands/read-brand.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import { announcement } from '../tables/announcement.table.ts';

const DAY_MILLISECONDS = 86_400_000;

/**
 * Writes the announcements from the brands' files. Their texts follow the files at every start; when they were
 * published, and whether one was withdrawn, stays.
 * @throws BrandError when a file is invalid
 */
export async function seedAnnouncements(
  tx: Database,
  now: Date,
  directory?: string,
): Promise<void> {
  for (const brand of await readBrands(directory)) {
    for (const { id, type, audience, daysAgo, texts } of await readAnnouncements(
      brand,
      directory,
    )) {
      await tx
        .insert(announcement)
        .values({
          brandCode: brand.code,
          code: id,
          type,
          audience,
          texts,
          publishedAt: new Date(now.getTime() - daysAgo * DAY_MILLISECONDS),
        })
        .onConflictDoUpdate({
          target: [announcement.brandCode, announcement.code],
          set: { type, audience, texts },
          setWhere: sql`${announcement.texts} is distinct from excluded.texts
            or ${announcement.type} is distinct from excluded.type
            or ${announcement.audience} is distinct from excluded.audience`,
        });
    }
  }
}
