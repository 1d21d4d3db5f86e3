import type { Language } from '@palpite/domain';
import type { Boot } from './boot.ts';

/**
 * The one address of a page in a language, at the brand's first origin whichever of its addresses was asked for. The
 * brand's own language needs no word in it.
 */
export function pageAddress(
  { status, origin, language }: Pick<Boot, 'status' | 'origin' | 'language'>,
  path: string,
  wanted: Language = language,
): string {
  const address = new URL(path, status.siteOrigins[0] ?? origin);
  if (wanted !== status.defaultLanguage) address.searchParams.set('lang', wanted);
  return address.href;
}
