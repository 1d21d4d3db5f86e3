import { endpoints } from '@palpite/contract';
import { ANNOUNCEMENTS_PER_PAGE } from '@palpite/contract/announcement.ts';
import type { Language } from '@palpite/domain';
import { and, count, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { richTextOf } from '../brand/rich-text.ts';
import { announcement } from '../database/schema/announcement.ts';
import { handler } from '../http/handler.ts';
import type { Merchant } from '../http/merchant.ts';

type AnnouncementRow = typeof announcement.$inferSelect;

/** What the brand announces now, newest first, in the caller's language. */
export const listAnnouncements = handler(
  endpoints.announcements,
  async ({ query, merchant, language, now, tx }) => {
    const { pageNo = 1, pageSize = ANNOUNCEMENTS_PER_PAGE, types } = query;
    const shown = and(
      shownAnnouncements(merchant, now),
      types && types.length > 0 ? inArray(announcement.type, types) : undefined,
    );
    const [total] = await tx.select({ rows: count() }).from(announcement).where(shown);
    const rows = await tx
      .select()
      .from(announcement)
      .where(shown)
      .orderBy(desc(announcement.publishedAt), desc(announcement.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return {
      list: rows.flatMap((row) => announcementIn(row, query.language ?? language, merchant)),
      totalPages: Math.ceil((total?.rows ?? 0) / pageSize),
    };
  },
);

/** What a brand announces at `now`. */
export function shownAnnouncements(merchant: Pick<Merchant, 'code'>, now: Date) {
  return and(
    eq(announcement.merchant, merchant.code),
    isNull(announcement.withdrawnAt),
    lte(announcement.publishedAt, now),
    or(isNull(announcement.expiresAt), gt(announcement.expiresAt, now)),
  );
}

/** In the language asked for, else in the brand's own, else in whichever it was written in. */
export function announcementIn(row: AnnouncementRow, language: Language, merchant: Merchant) {
  const { id, type, texts, publishedAt } = row;
  const text = texts[language] ?? texts[merchant.defaultLanguage] ?? Object.values(texts)[0];
  if (text === undefined) return [];
  return [
    {
      announcementId: String(id),
      type,
      title: text.title,
      content: richTextOf(text.content, { brand: merchant.name }),
      timestamp: publishedAt.toISOString(),
    },
  ];
}
