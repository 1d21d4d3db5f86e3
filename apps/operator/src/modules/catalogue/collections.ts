import type { BrandCollection } from '@palpite/brands/face-schema.ts';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { and, arrayContains, inArray, type SQL, sql } from 'drizzle-orm';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { game } from './tables/catalogue.table.ts';
import type { CatalogueCounts } from './catalogue-counts.ts';
import { cameWithin } from './new-games.ts';
import { themeName } from './words/theme-names.ts';

/** What the games of a collection have in common; a brand without collections of its own has one for each world. */
export type CollectionRule = Pick<BrandCollection, 'themes' | 'feature' | 'newWithin'>;

/** Worlds that are collections of a brand that names none. */
const LARGEST = 7;
/** Of a code in an address: a vendor's own world may be spelled otherwise. */
const CODE = /^[a-z][a-z\d-]{0,23}$/;

type Own = Pick<LiveBrand, 'face'>;

/** The rule of a collection in an address; undefined where the brand has none of that code. */
export function collectionRule({ face }: Own, code: string): CollectionRule | undefined {
  if (face.collections.length === 0) return { themes: [code] };
  return face.collections.find((each) => each.code === code);
}

/** The games under a rule; none under an unknown one. */
export function isInCollection(rule: CollectionRule | undefined, now: Date): SQL | undefined {
  if (rule === undefined) return sql`false`;
  const { themes, feature, newWithin } = rule;
  return and(
    themes.length === 0 ? undefined : inArray(game.themeId, themes),
    feature === undefined ? undefined : arrayContains(game.features, [feature]),
    newWithin === undefined ? undefined : cameWithin(newWithin, now),
  );
}

export interface NamedCollection {
  readonly code: string;
  readonly name: string;
  readonly rule: CollectionRule;
}

/** A brand's collections in its order, or the largest worlds of the catalogue. */
export function collectionsOf(
  { face, defaultLanguage }: Own & Pick<LiveBrand, 'defaultLanguage'>,
  counts: CatalogueCounts,
  language: Language,
): NamedCollection[] {
  if (face.collections.length > 0) {
    return face.collections.map(({ code, name, ...rule }) => {
      const named = name[language] ?? name[defaultLanguage] ?? name.EN ?? code;
      return { code, name: named, rule };
    });
  }
  return counts
    .largest('theme')
    .filter(({ value }) => CODE.test(value))
    .slice(0, LARGEST)
    .map(({ value }) => {
      const name = themeName(value, language);
      const first = name.charAt(0).toLocaleUpperCase(LANGUAGE_TAGS[language]);
      return { code: value, name: first + name.slice(1), rule: { themes: [value] } };
    });
}
