import { type I18n, setupI18n } from '@lingui/core';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { loadCatalogue } from './language.ts';

/** The texts of one page or tab: never the library's global, which requests on the server would share. */
export interface Texts {
  i18n: I18n;
  /** Wire code of the language shown now (the `Language` header). */
  language: () => Language;
  /** Loads and shows another language; rejects when its file cannot be loaded, and nothing changes. */
  show: (language: Language) => Promise<void>;
}

/** Texts in `language`, loaded. */
export async function createTexts(language: Language): Promise<Texts> {
  const i18n = setupI18n();
  let shown = language;
  const show = async (next: Language) => {
    const messages = await loadCatalogue(next);
    shown = next;
    i18n.loadAndActivate({ locale: LANGUAGE_TAGS[next], messages });
  };
  await show(language);
  return { i18n, language: () => shown, show };
}
