import {
  DISPLAY_TYPEFACES,
  DRAW_SKIES,
  HERO_FORMATS,
  MOTIONS,
  SHELLS,
  TEXT_TYPEFACES,
  TILE_SHAPES,
} from '@palpite/contract';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import * as v from 'valibot';
import { brandLanguage } from '../schema.ts';
import { code, localized, number, text } from '../words.ts';

/** The short file that `npm run brand` makes a brand's folder from. */

const hue = number(0, 360);

export const recipeSchema = v.strictObject({
  code,
  name: text(16),
  /** A brand of the same currency: terms of payment, registration, menu and footer begin as its own. */
  like: code,
  hosts: v.pipe(v.array(v.string()), v.minLength(1)),
  languages: v.pipe(v.array(brandLanguage), v.minLength(1)),
  timeZone: v.string(),
  slogan: localized(80),
  description: localized(200),
  look: v.strictObject({
    shell: v.picklist(SHELLS),
    hero: v.picklist(HERO_FORMATS),
    tile: v.picklist(TILE_SHAPES),
    density: v.picklist(['compact', 'comfortable']),
    display: v.picklist(DISPLAY_TYPEFACES),
    text: v.picklist(TEXT_TYPEFACES),
    corners: v.picklist(['sharp', 'soft', 'round']),
    motion: v.picklist(MOTIONS),
    drawSky: v.optional(v.picklist(DRAW_SKIES), 'plain'),
    defaultTheme: v.picklist(['light', 'dark']),
  }),
  colours: v.strictObject({
    /** Hues in degrees: of the page, of what is chosen and pressed, and of the second colour. */
    ground: hue,
    accent: hue,
    ceremony: hue,
    /** How colourful the page is: 0 is grey, 1 as strong as the demo brands. */
    strength: number(0, 1.3),
    /** Whether the header has the page's colour or the accent. */
    bar: v.picklist(['page', 'accent']),
  }),
  banners: v.pipe(
    v.array(
      v.strictObject({
        title: localized(80),
        text: localized(140),
        action: localized(24),
        url: v.string(),
        /** The world that its scene is drawn from. */
        world: v.picklist(THEME_IDS),
      }),
    ),
    v.minLength(1),
    v.maxLength(5),
  ),
});
export type Recipe = v.InferOutput<typeof recipeSchema>;
export type RecipeColours = Recipe['colours'];
