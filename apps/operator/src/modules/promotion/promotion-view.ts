import type { PromotionText } from '@palpite/brands/read-promotions.ts';
import type { Poster, Promotion, PromotionState } from '@palpite/contract/promotion.ts';
import type { Language } from '@palpite/domain';
import type { promotion } from './promotion.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { filled } from '#kernel/brand/rich-text.ts';
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

/** What the conditions of a brand's promotions leave open. */
export const parametersOf = ({ name, settings: { minimumAge, deposits } }: LiveBrand) => ({
  brand: name,
  minimumAge: String(minimumAge),
  turnoverPercent: String(deposits.turnoverPercent),
});

/** A promotion as lists show it. */
export function promotionView(
  row: PromotionRow,
  { title, summary, conditions }: Pick<PromotionText, 'title' | 'summary' | 'conditions'>,
  now: Date,
  pictures: Pictures,
  brand: LiveBrand,
): Promotion {
  const { code, category, art, startsAt, endsAt } = row;
  return {
    id: code,
    category,
    title,
    summary,
    picture: pictures.banner(art, 'wide'),
    phonePicture: pictures.banner(art, 'phone'),
    poster: posterOf(art, pictures, brand),
    turnover: filled(conditions.turnover, parametersOf(brand)),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    state: stateOf(row, now),
  };
}

/** A promotion that is kept may name a picture that the brand's folder no longer has: it shows the scene that is drawn for it. */
function posterOf(
  { poster }: PromotionRow['art'],
  pictures: Pictures,
  brand: LiveBrand,
): Poster | null {
  if (!poster) return null;
  const { ink, picture, isCutOut } = poster;
  const [wide, narrow] = isCutOut
    ? ([`${picture}.svg`, `${picture}.svg`] as const)
    : ([`${picture}-wide.avif`, `${picture}-phone.avif`] as const);
  try {
    return {
      ink,
      isCutOut,
      picture: pictures.brandArt(brand, wide),
      phonePicture: pictures.brandArt(brand, narrow),
    };
  } catch {
    return null;
  }
}
