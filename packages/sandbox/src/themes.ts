/** The worlds that games are set in: each has its words (`vocabulary/`) and its pictures. */
export const THEME_IDS = [
  'jungle',
  'desert',
  'ocean',
  'fjord',
  'lantern',
  'candy',
  'orchard',
  'cosmos',
  'canyon',
  'mine',
  'carnival',
  'dragon',
  'frost',
  'midnight',
  'corsair',
  'arcana',
  'savanna',
  'neon',
] as const;
export type ThemeId = (typeof THEME_IDS)[number];

/** True when `value` names one of the worlds. */
export function isThemeId(value: string): value is ThemeId {
  return (THEME_IDS as readonly string[]).includes(value);
}
