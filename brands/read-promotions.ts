import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INKS } from '@palpite/contract/face.ts';
import { PROMOTION_CATEGORIES } from '@palpite/contract/promotion.ts';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import * as v from 'valibot';
import { BRANDS_DIRECTORY, BrandError } from './read-brand.ts';
import { type Brand, brandLanguage } from './schema.ts';
import { textBlocks } from './text-blocks.ts';

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
const code = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{1,30}$/));
const days = v.pipe(v.number(), v.integer(), v.minValue(-365), v.maxValue(3_650));

/** What a promotion says in one language. Its conditions are fields, so that none can be left out or come last. */
const promotionText = v.strictObject({
  title: text(80),
  summary: text(160),
  conditions: v.strictObject({ turnover: text(200), fees: text(200), limits: text(200) }),
  terms: textBlocks,
});
export type PromotionText = v.InferOutput<typeof promotionText>;

/** A promotion as a brand's file and the operator's commands write it. */
export const brandPromotion = v.strictObject({
  id: code,
  category: v.picklist(PROMOTION_CATEGORIES),
  /** The scene that is drawn for it. */
  art: v.strictObject({
    theme: v.picklist(THEME_IDS),
    seed: code,
    /**
     * What the brand shows in the scene's place: `art/<picture>.svg`, a figure that is cut out, or the painted scene
     * `art/<picture>-wide.avif` with `art/<picture>-phone.avif`; and the ink of the ground.
     */
    poster: v.optional(
      v.strictObject({
        ink: v.picklist(INKS),
        picture: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,40}$/)),
        isCutOut: v.boolean(),
      }),
    ),
  }),
  /** When it begins and ends, in days from the site's first start; null for one that goes on. */
  startsInDays: days,
  endsInDays: v.nullable(days),
  texts: v.record(brandLanguage, promotionText),
});
export type BrandPromotion = v.InferOutput<typeof brandPromotion>;
export type PromotionTexts = BrandPromotion['texts'];

const file = v.strictObject({ promotions: v.pipe(v.array(brandPromotion), v.maxLength(100)) });

/**
 * Why a promotion does not fit its brand; undefined where it does: it has a text in each language that the brand offers,
 * and does not end before it begins.
 */
export function promotionFault(
  { id, texts, startsInDays, endsInDays }: BrandPromotion,
  { languages }: Pick<Brand, 'languages'>,
): string | undefined {
  const missing = languages.find((language) => !texts[language]);
  if (missing) return `${id} has no text in ${missing}`;
  if (endsInDays !== null && endsInDays <= startsInDays) return `${id} ends before it begins`;
  return undefined;
}

/**
 * Reads `promotions.json` of a brand's folder; a brand may have none.
 * @throws BrandError when the file does not fit, or lacks a language that the brand offers
 */
export async function readPromotions(
  brand: Pick<Brand, 'code' | 'languages'>,
  directory: string = BRANDS_DIRECTORY,
): Promise<readonly BrandPromotion[]> {
  const path = join(directory, brand.code, 'promotions.json');
  const written = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{ "promotions": [] }';
    throw error;
  });
  const result = v.safeParse(file, JSON.parse(written));
  if (!result.success) {
    const [issue] = result.issues;
    throw new BrandError(`${path}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  const { promotions } = result.output;
  const ids = promotions.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new BrandError(`${path}: ${twice} is there twice`);
  for (const promotion of promotions) {
    const fault = promotionFault(promotion, brand);
    if (fault) throw new BrandError(`${path}: ${fault}`);
  }
  return promotions;
}
