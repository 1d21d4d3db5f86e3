import type { Language } from '@palpite/domain';
import { chooseLanguage } from '../lib/i18n/language.ts';
import type { PublicStatus } from '../lib/boot.ts';
import { COOKIES, readCookie } from '../lib/cookie.ts';
import { type Theme, themeFromCookies } from '../lib/theme.ts';
import { readAddress } from './shared-address.ts';

/** What a request says about the page it wants; nothing here names the visitor. */
export interface PageRequest {
  /** As the visitor's browser asked for it, without what the page does not read. */
  url: URL;
  /** The address carries a token that signs its bearer in: nobody else may come by it. */
  handsOver: boolean;
  language: Language;
  theme: Theme;
  secure: boolean;
}

export function readPageRequest(request: Request, status: PublicStatus): PageRequest {
  const asked = publicUrl(new URL(request.url), status);
  const url = readAddress(asked);
  const cookies = request.headers.get('cookie') ?? '';
  return {
    url,
    handsOver: asked.searchParams.has('token'),
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

/**
 * Two requests with the same key get the same shared page. Whatever changes of the brand gives each page another key,
 * so that no page outlives the state it was drawn in.
 */
export function pageKey(
  { url, language, theme }: PageRequest,
  { version }: Pick<PublicStatus, 'version'>,
): string {
  return [version, url.origin, url.pathname, url.search, language, theme].join(' ');
}
