import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { loadCatalogue } from './language.ts';

/** The texts of one page: never the library's global, which requests on the server would share. */
export interface Texts {
  i18n: I18n;
  /** Wire code of the page's language (the `Language` header). Choosing another one loads another page. */
  language: () => Language;
  /**
   * Settles once every text is there. What the server drew can come to life without it; whatever is drawn
   * later waits for it, or is drawn again once it is there. Never fails: the next call tries again.
   */
  complete: () => Promise<void>;
}

/**
 * All texts in `language`, loaded.
 * @param own the operator's own words
 * @param used told the key of each text that is read
 */
export async function createTexts(
  language: Language,
  own: Messages = {},
  used?: Set<string>,
): Promise<Texts> {
  const messages = { ...(await loadCatalogue(language)), ...own };
  const i18n = show(language, used ? recorded(messages, used) : messages);
  return { i18n, language: () => language, complete: () => Promise.resolve() };
}

/** The texts that the server drew the page with; the rest is a file that comes behind. */
export function createPageTexts(
  language: Language,
  messages: Messages,
  own: Messages = {},
  load: (language: Language) => Promise<Messages> = loadCatalogue,
): Texts {
  const i18n = show(language, { ...messages, ...own });
  let rest: Promise<void> | undefined;
  let missed = false;
  const complete = () => {
    rest ??= load(language).then(
      (all) => {
        // Added without a word to those who show texts: theirs are there already, and are the same.
        Object.assign(i18n.messages, all, own);
        // Unless somebody was quicker: what was drawn without its texts is drawn again.
        if (missed) i18n.load(i18n.locale, {});
      },
      // The next caller tries again.
      () => void (rest = undefined),
    );
    return rest;
  };
  i18n.on('missing', () => {
    missed = true;
  });
  return { i18n, language: () => language, complete };
}

function show(language: Language, messages: Messages): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: LANGUAGE_TAGS[language], messages });
  return i18n;
}

function recorded(messages: Messages, used: Set<string>): Messages {
  return new Proxy(messages, {
    get(target, key, receiver) {
      if (typeof key === 'string' && Object.hasOwn(target, key)) used.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
}
