import type { Messages } from '@lingui/core';
import { isLanguage, LANGUAGE_TAGS, type Language } from '@palpite/domain';

export interface BrandLanguages {
  languages: readonly Language[];
  defaultLanguage: Language;
}

/**
 * The language of a page: the address (`?lang=`), then the saved choice, then the brand's default.
 * A language that the brand does not offer, or that has no texts, is passed over.
 */
export function chooseLanguage(
  brand: BrandLanguages,
  asked: string | null | undefined,
  saved: string | null | undefined,
): Language {
  const offered = offeredLanguages(brand);
  for (const candidate of [asked, saved]) {
    const language = candidate?.toUpperCase();
    if (isLanguage(language) && offered.includes(language)) return language;
  }
  return offered.includes(brand.defaultLanguage)
    ? brand.defaultLanguage
    : (offered[0] ?? brand.defaultLanguage);
}

const catalogues = import.meta.glob<{ messages: Messages }>('./catalogues/*.po');

/** File of a language's texts, as the build's manifest names it. */
export function catalogueSource(language: Language): string {
  return `src/lib/i18n/catalogues/${LANGUAGE_TAGS[language]}.po`;
}

/** The brand's languages whose texts exist in this build, in the brand's order. */
export function offeredLanguages(brand: BrandLanguages): Language[] {
  return brand.languages.filter((language) => cataloguePath(language) in catalogues);
}

/** Loads the texts of one language; each is a file of its own. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const load = catalogues[cataloguePath(language)];
  if (!load) throw new Error(`No texts in ${LANGUAGE_TAGS[language]}`);
  const { messages } = await load();
  return messages;
}

function cataloguePath(language: Language): string {
  return `./catalogues/${LANGUAGE_TAGS[language]}.po`;
}
