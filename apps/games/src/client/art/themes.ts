/** Where each theme's pictures are; a game loads only its own. */
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { ThemeArt } from './theme-art.ts';

/** A theme in the catalogue without pictures here is a compile error. */
const THEMES: Record<ThemeId, () => Promise<{ art: ThemeArt }>> = {
  jungle: () => import('./themes/jungle.ts'),
  desert: () => import('./themes/desert.ts'),
  ocean: () => import('./themes/ocean.ts'),
  fjord: () => import('./themes/fjord.ts'),
  lantern: () => import('./themes/lantern.ts'),
  candy: () => import('./themes/candy.ts'),
  orchard: () => import('./themes/orchard.ts'),
  cosmos: () => import('./themes/cosmos.ts'),
  canyon: () => import('./themes/canyon.ts'),
  mine: () => import('./themes/mine.ts'),
  carnival: () => import('./themes/carnival.ts'),
  dragon: () => import('./themes/dragon.ts'),
  frost: () => import('./themes/frost.ts'),
  midnight: () => import('./themes/midnight.ts'),
  corsair: () => import('./themes/corsair.ts'),
  arcana: () => import('./themes/arcana.ts'),
  savanna: () => import('./themes/savanna.ts'),
  neon: () => import('./themes/neon.ts'),
};

/** Loads the pictures of a theme. */
export async function loadThemeArt(themeId: ThemeId): Promise<ThemeArt> {
  return (await THEMES[themeId]()).art;
}
