import type { PromotionText } from '@palpite/brands/read-promotions.ts';
import type { Promotion, PromotionState } from '@palpite/contract/promotion.ts';
import type { Language } from '@palpite/domain';
import type { promotion } from './promotion.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Pictures } from '#kernel/pictures.ts';

export type PromotionRow = typeof promotion.$inferSelect;

/** The state of a promotion. It runs from the instant of its start up to, and not including, its end. */
export function stateOf(
  { startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>,
  now: Date,
): PromotionState {
  if (endsAt !== null && endsAt <= now) return 'closed';
  return startsAt > now ? 'coming_soon' : 'running';
}

/** Its text in the requested language, otherwise in the brand's own, otherwise in any that it was written in. */
export function textOf(
  { texts }: PromotionRow,
  language: Language,
  { defaultLanguage }: LiveBrand,
): PromotionText | undefined {
  return texts[language] ?? texts[defaultLanguage] ?? Object.values(texts)[0];
}

/** A promotion as lists show it. */
export function promotionView(
  row: PromotionRow,
  { title, summary }: Pick<PromotionText, 'title' | 'summary'>,
  now: Date,
  pictures: Pictures,
): Promotion {
  const { code, category, art, startsAt, endsAt } = row;
  return {
    id: code,
    category,
    title,
    summary,
    picture: pictures.banner(art, 'wide'),
    phonePicture: pictures.banner(art, 'phone'),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    state: stateOf(row, now),
  };
}
