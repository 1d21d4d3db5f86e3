import { endpoints } from '@palpite/contract';
import { ANNOUNCEMENTS_PER_PAGE, type AnnouncementType } from '@palpite/contract/announcement.ts';
import type { Language } from '@palpite/domain';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import { and, count, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { richTextOf } from '#kernel/brand/rich-text.ts';
import { type Audience, announcement } from '../tables/announcement.table.ts';
import { type CallContext, handler } from '#kernel/http/handler.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';

type AnnouncementRow = typeof announcement.$inferSelect;

/** The brand's current announcements to everyone, newest first, in the caller's language. */
export const announcementList = handler(endpoints.announcement.list, (call) =>
  pageOf(call, 'everybody', call.query),
);

/** The brand's current announcements to its agents, newest first, in the caller's language. */
export const announcementListForAgents = handler(endpoints.announcement.listForAgents, (call) =>
  pageOf(call, 'agents', call.query),
);

interface Page {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly types?: readonly AnnouncementType[] | undefined;
  /** Replaces the caller's. */
  readonly language?: Language | undefined;
}

async function pageOf(
  call: CallContext & Pick<Transaction, 'tx'>,
  audience: Audience,
  { pageNo = 1, pageSize = ANNOUNCEMENTS_PER_PAGE, types = [], language = call.language }: Page,
) {
  const { brand, now, tx } = call;
  const shown = and(
    shownAnnouncements(brand, now, audience),
    types.length > 0 ? inArray(announcement.type, types) : undefined,
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
    list: rows.flatMap((row) => announcementIn(row, language, brand)),
    totalPages: Math.ceil((total?.rows ?? 0) / pageSize),
  };
}

/** A brand's announcements at `now`. */
export function shownAnnouncements(
  brand: Pick<LiveBrand, 'code'>,
  now: Date,
  audience: Audience = 'everybody',
) {
  return and(
    eq(announcement.brandCode, brand.code),
    eq(announcement.audience, audience),
    isNull(announcement.withdrawnAt),
    lte(announcement.publishedAt, now),
    or(isNull(announcement.expiresAt), gt(announcement.expiresAt, now)),
  );
}

/** In the requested language, otherwise in the brand's own, otherwise in any that it was written in. */
export function announcementIn(row: AnnouncementRow, language: Language, brand: LiveBrand) {
  const { id, type, isImportant, texts, publishedAt } = row;
  const text = texts[language] ?? texts[brand.defaultLanguage] ?? Object.values(texts)[0];
  if (text === undefined) return [];
  return [
    {
      announcementId: String(id),
      type,
      isImportant,
      title: text.title,
      content: richTextOf(text.content, { brand: brand.name }),
      timestamp: publishedAt.toISOString(),
    },
  ];
}
