/**
 * The categories that games and vendors are offered in (spec section 1): the wire's `gameType`.
 * Which of them a brand shows is decided by the vendors it has, never here.
 */
export const GAME_CATEGORIES = [
  'ELOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'LOTT',
  'INHOUSE',
  'COCKFIGHT',
  'MINI',
  'JACKPOT',
] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** The categories with a lobby at a path of their own, by that path's one segment. */
export const LOBBY_CATEGORIES = {
  rng: 'RNG',
  pvp: 'PVP',
  live: 'LIVE',
  fish: 'FISH',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  inhouse: 'INHOUSE',
} as const satisfies Record<string, GameCategory>;
export type LobbySegment = keyof typeof LOBBY_CATEGORIES;

/** True when games of this category are lotteries, which open in a lottery screen. */
export function isLotteryCategory(category: GameCategory): boolean {
  return category === 'LOTT' || category === 'ELOTT';
}
