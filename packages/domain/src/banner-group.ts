import { LOBBY_CATEGORIES, type LobbySegment } from './game-category.ts';
import { HOME_PATHS } from './home-paths.ts';

/** The groups that banners come in, with the addresses that each belongs to (spec section 2): there is no other list. */
const PATHS = {
  home: HOME_PATHS,
  rng: ['/rng'],
  live: ['/live'],
  fish: ['/fish'],
  pvp: ['/pvp'],
  sports: ['/sports'],
  esports: ['/esports'],
  elott: ['/elott'],
  down: ['/download'],
  promotions: ['/promotions', '/promoDetail'],
  pointMall: ['/pointMall'],
  help: ['/helpmc'],
  register: ['/register', '/register.html'],
  inhouse: ['/inhouse'],
  /** Beside the registration form, as a page or in a dialog: it belongs to no address. */
  w_reg: [],
} as const satisfies Record<LobbySegment, readonly [string]> & Record<string, readonly string[]>;

export type BannerGroup = keyof typeof PATHS;
export const BANNER_GROUPS = Object.keys(PATHS) as [BannerGroup, ...BannerGroup[]];

/** The group of an address's banners, or null for one that has none. */
export function bannerGroupOf(pathname: string): BannerGroup | null {
  for (const group of BANNER_GROUPS) {
    const paths: readonly string[] = PATHS[group];
    if (paths.includes(pathname)) return group;
  }
  return null;
}

/** Home and the pages of games are where banners are shown. */
export function isBannerPage(pathname: string): boolean {
  const group = bannerGroupOf(pathname);
  return group === 'home' || group === 'elott' || (group !== null && group in LOBBY_CATEGORIES);
}
