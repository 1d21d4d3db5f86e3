import type { Language } from '@palpite/domain';
import { chooseLanguage } from '../i18n/language.ts';
import type { PublicStatus } from '../lib/boot.ts';
import { COOKIES, readCookie } from '../lib/cookie.ts';
import { type Theme, themeFromCookies } from '../lib/theme.ts';

/** What a request says about the page it wants; nothing here names the visitor. */
export interface PageRequest {
  /** As the visitor's browser asked for it. */
  url: URL;
  language: Language;
  theme: Theme;
  secure: boolean;
}

export function readPageRequest(request: Request, status: PublicStatus): PageRequest {
  const url = publicUrl(new URL(request.url), status);
  const cookies = request.headers.get('cookie') ?? '';
  return {
    url,
    language: chooseLanguage(
      status,
      url.searchParams.get('lang'),
      readCookie(cookies, COOKIES.language),
    ),
    theme: themeFromCookies(cookies),
    secure: url.protocol === 'https:',
  };
}

/** Where TLS ends in front of the site the request itself is plain: the public origins say how it was asked for. */
function publicUrl(url: URL, { siteOrigins }: PublicStatus): URL {
  if (siteOrigins.includes(`https://${url.host}`)) url.protocol = 'https:';
  return url;
}

/** Two requests with the same key get the same shared page. */
export function pageKey({ url, language, theme }: PageRequest): string {
  return [url.origin, url.pathname, url.search, language, theme].join(' ');
}
