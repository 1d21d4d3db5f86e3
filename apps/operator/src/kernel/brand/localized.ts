import type { Brand } from '@palpite/brands/schema.ts';
import type { LocalizedText } from '@palpite/brands/words.ts';
import type { Language } from '@palpite/domain';

/** The text in `language`, otherwise in the brand's own, otherwise in the first of its languages that it has. */
export function textIn(
  text: LocalizedText,
  language: Language,
  brand: Pick<Brand, 'languages' | 'defaultLanguage'>,
): string {
  const languages = [language, brand.defaultLanguage, ...brand.languages];
  for (const each of languages) {
    const translation = text[each];
    if (translation !== undefined) return translation;
  }
  return '';
}
