import { type I18n, setupI18n } from '@lingui/core';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { loadCatalogue } from './language.ts';

/** The texts of one page: never the library's global, which requests on the server would share. */
export interface Texts {
  i18n: I18n;
  /** Wire code of the page's language (the `Language` header). Choosing another one loads another page. */
  language: () => Language;
}

/** Texts in `language`, loaded. */
export async function createTexts(language: Language): Promise<Texts> {
  const i18n = setupI18n();
  const messages = await loadCatalogue(language);
  i18n.loadAndActivate({ locale: LANGUAGE_TAGS[language], messages });
  return { i18n, language: () => language };
}
