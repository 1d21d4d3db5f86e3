import type { Language } from '@palpite/domain';

/** A game's name by language, as its vendor gave it; English is the one that every game has. */
export type Titles = Readonly<Partial<Record<Language, string>>> & { readonly EN: string };

/** The name in the reader's language, else in the brand's own, else in English. */
export function titleIn(titles: Titles, language: Language, brandLanguage: Language): string {
  return titles[language] ?? titles[brandLanguage] ?? titles.EN;
}
