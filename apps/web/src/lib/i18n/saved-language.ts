import { isLanguage, type Language } from '@palpite/domain';
import { COOKIES, writeCookie } from '../cookie.ts';

/**
 * The saved choice. `lang` is the language now, `hisLang` the one before the last change (spec section
 * 1); the cookie tells the server, so that the next page is rendered in it.
 */
const NOW = 'lang';
const BEFORE = 'hisLang';

/** Keeps the language of this page as the choice of this browser. */
export function saveLanguage(language: Language): void {
  const before = localStorage.getItem(NOW);
  localStorage.setItem(NOW, language);
  localStorage.setItem(BEFORE, isLanguage(before) ? before : language);
  writeCookie(COOKIES.language, language);
}
