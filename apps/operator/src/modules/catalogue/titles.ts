import type { Language } from '@palpite/domain';
import type { Titles } from '@palpite/domain/titles.ts';

/** The name in the reader's language, otherwise in the brand's own, otherwise in English. */
export function titleIn(titles: Titles, language: Language, brandLanguage: Language): string {
  return titles[language] ?? titles[brandLanguage] ?? titles.EN;
}
