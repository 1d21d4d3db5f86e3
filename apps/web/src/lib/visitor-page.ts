import { HOME_PATHS, LOBBY_CATEGORIES } from '@palpite/domain';

const LOOK_AROUND_PATHS: ReadonlySet<string> = new Set([
  ...HOME_PATHS,
  ...Object.keys(LOBBY_CATEGORIES).map((segment) => `/${segment}`),
]);
const SHARED_PATHS: ReadonlySet<string> = new Set([
  ...LOOK_AROUND_PATHS,
  '/helpmc',
  '/download',
  '/promotions',
  '/promoDetail',
]);
export const SHARED_SEARCH: ReadonlySet<string> = new Set(['lang', 'page', 'article', 'os', 'id']);

/** Home and the lobbies: where people look around, and not where they play, read or sign in. */
export function isLookAround(pathname: string): boolean {
  return LOOK_AROUND_PATHS.has(pathname);
}

/** True for a path whose page may be the same for every visitor. */
export function isSharedPath(pathname: string): boolean {
  return SHARED_PATHS.has(pathname);
}

/**
 * True for the pages that are the same for every visitor, so that a CDN may keep them. Whatever is not
 * listed here is rendered for one request alone.
 */
export function isVisitorPage(url: URL): boolean {
  if (!isSharedPath(url.pathname)) return false;
  return [...url.searchParams.keys()].every((key) => SHARED_SEARCH.has(key));
}
