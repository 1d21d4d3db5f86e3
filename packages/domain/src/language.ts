/** The six interface languages: wire code (requests, storage) to BCP 47 tag (`lang`, `Intl`). */
export const LANGUAGE_TAGS = {
  PT: 'pt-BR',
  EN: 'en',
  ZH: 'zh-Hans',
  ID: 'id',
  TH: 'th',
  VI: 'vi',
} as const;
export type Language = keyof typeof LANGUAGE_TAGS;
export const LANGUAGES = Object.keys(LANGUAGE_TAGS) as readonly Language[];

/** What a request that names no language is read as (spec section 7). */
export const DEFAULT_LANGUAGE: Language = 'PT';

/** True when `value` is one of the six wire codes. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGE_TAGS, value);
}
