import { HOME_PATHS, LOBBY_CATEGORIES } from '@palpite/domain';

const LOOK_AROUND_PATHS: ReadonlySet<string> = new Set([
  ...HOME_PATHS,
  ...Object.keys(LOBBY_CATEGORIES).map((segment) => `/${segment}`),
]);
const SHARED_PATHS: ReadonlySet<string> = new Set([
  ...LOOK_AROUND_PATHS,
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/promotions',
  '/promoDetail',
]);
/** Home and the lobbies: where people look around, and not where they play, read or sign in. */
export function isLookAround(pathname: string): boolean {
  return LOOK_AROUND_PATHS.has(pathname);
}

/** True for a path whose page may be the same for every visitor. */
export function isSharedPath(pathname: string): boolean {
  return SHARED_PATHS.has(pathname);
}
