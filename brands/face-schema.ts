import {
  CLOCKS,
  COLOUR_ROLES,
  DISPLAY_TYPEFACES,
  DRAW_SKIES,
  HERO_FORMATS,
  HOME_RAILS,
  INKS,
  MOTIONS,
  SCENES,
  SHELLS,
  SIGNED_PLACES,
  TEXT_TYPEFACES,
  TILE_SHAPES,
} from '@palpite/contract';
import { GAME_CATEGORIES, GAME_FEATURES, NEW_WITHIN } from '@palpite/domain';
import * as v from 'valibot';
import { localized, number } from './words.ts';

/**
 * A brand's face as data: one of each kind of what the site can draw, colours as three numbers, marks as outlines. A file
 * of a brand holds no CSS and no markup.
 */

/** Lightness, chroma and hue, as in `0.53 0.17 159`. */
export const colourText = v.pipe(
  v.string(),
  v.regex(/^(0|1|0?\.\d{1,4}) (0|0?\.\d{1,4}) \d{1,3}(\.\d{1,2})?$/),
);
const palette = v.strictObject(v.entriesFromList(COLOUR_ROLES, colourText));
export type Palette = v.InferOutput<typeof palette>;

/** The name of a picture in the brand's folder `art`. */
const artName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,40}$/));
const pixels = v.pipe(number(16, 4_096), v.integer());
const size = v.strictObject({ width: pixels, height: pixels });

/**
 * A painted picture: `art/<name>-wide.avif` and `art/<name>-phone.avif`, in the dark theme `-wide-dark` and `-phone-dark`
 * where it has one of its own.
 */
export const rasterArt = v.strictObject({
  name: artName,
  dark: v.boolean(),
  wide: size,
  phone: size,
});
export type RasterArt = v.InferOutput<typeof rasterArt>;

const gameCode = v.pipe(v.string(), v.regex(/^[a-z]+-[a-z]+-\d{3,4}$/));

/** Games of one mood: of any of the worlds, with the feature, and new, whichever of these are given. */
const collection = v.strictObject({
  /** In its address. */
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{1,23}$/)),
  name: localized(24),
  themes: v.optional(v.pipe(v.array(v.string()), v.maxLength(6)), []),
  feature: v.optional(v.picklist(GAME_FEATURES)),
  newWithin: v.optional(v.picklist(NEW_WITHIN)),
});
export type BrandCollection = v.InferOutput<typeof collection>;

export const faceSchema = v.strictObject({
  shell: v.picklist(SHELLS),
  hero: v.picklist(HERO_FORMATS),
  tile: v.strictObject({
    shape: v.picklist(TILE_SHAPES),
    density: v.picklist(['compact', 'comfortable']),
  }),
  type: v.strictObject({
    display: v.picklist(DISPLAY_TYPEFACES),
    text: v.picklist(TEXT_TYPEFACES),
  }),
  corners: v.picklist(['sharp', 'soft', 'round']),
  motion: v.picklist(MOTIONS),
  drawSky: v.optional(v.picklist(DRAW_SKIES), 'plain'),
  palette: v.strictObject({ light: palette, dark: palette }),
  doors: v.array(
    v.strictObject({
      category: v.picklist(GAME_CATEGORIES),
      ink: v.picklist(INKS),
      /** A picture in the folder `art`: `<name>.svg` or `<name>.avif`. */
      picture: v.optional(v.strictObject({ name: artName, format: v.picklist(['svg', 'avif']) })),
      wide: v.optional(v.boolean(), false),
    }),
  ),
  /** Codes of the games that rows and lobbies show two columns wide, the first the foremost. */
  features: v.optional(v.pipe(v.array(gameCode), v.maxLength(12)), []),
  /** Codes of the games of home's row `chosen` and of a lobby's beginning, in their order. Ones under maintenance are left out. */
  chosen: v.optional(v.pipe(v.array(gameCode), v.maxLength(24)), []),
  /** The collections of its lobbies, in their order; without any they are the largest worlds of the catalogue. */
  collections: v.optional(v.pipe(v.array(collection), v.maxLength(12)), []),
  /** Home's rows in the brand's own words. */
  rails: v.array(
    v.strictObject({
      rail: v.picklist(HOME_RAILS),
      title: localized(40),
      reason: v.optional(localized(90)),
      /** As a block, its first game over two columns and two lines. */
      block: v.optional(v.boolean(), false),
    }),
  ),
  clock: v.optional(v.picklist(CLOCKS), 'ring'),
  /** Places of the navigation that it has a sign for: `art/icon-<place>.svg`, square, in small letters. */
  signs: v.optional(v.array(v.picklist(SIGNED_PLACES)), []),
  /** What the brand has a picture for: `art/scene-<name>.svg`, square. */
  scenes: v.optional(v.array(v.picklist(SCENES)), []),
});
export type BrandFace = v.InferOutput<typeof faceSchema>;

const hexColour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));
/** An outline in SVG's path language: letters of its commands, numbers, nothing else. */
const outline = v.pipe(
  v.string(),
  v.minLength(4),
  v.maxLength(20_000),
  v.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/),
);
const drawing = v.strictObject({
  /** The box that it is drawn in: left, top, width, height. */
  box: v.strictTuple([v.number(), v.number(), number(1, 4_000), number(1, 4_000)]),
  shapes: v.pipe(
    v.array(
      v.strictObject({
        outline,
        light: hexColour,
        dark: hexColour,
        /** In the header, where it has a ground that neither of them is for. */
        bar: v.optional(hexColour),
      }),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
});
export type Drawing = v.InferOutput<typeof drawing>;

/** The brand's name in its letterforms, and the sign that stands for it where there is no room for the name. */
export const marksSchema = v.strictObject({ wordmark: drawing, sign: drawing });
export type BrandMarks = v.InferOutput<typeof marksSchema>;
