import { GAME_CATEGORIES } from '@palpite/domain';
import * as v from 'valibot';
import { address, label } from './wire.ts';

/** A brand's face: closed choices from what the site can draw, so that a brand is data and never code, CSS or markup. */

/** How the shell is arranged: a menu of coloured doors, a slim rail of icons, or tabs under the header. */
export const SHELLS = ['side', 'rail', 'top'] as const;
/** How home begins: posters on a wall, one scene from edge to edge, or a stage with a panel that hangs next to it. */
export const HERO_FORMATS = ['posters', 'scene', 'stage'] as const;
/** The frame of a game's picture: 1:1, 4:3, or 3:4 under an arch. */
export const TILE_SHAPES = ['square', 'landscape', 'window'] as const;
/** What a tile does when a player points at it: it lifts like a print, stays calm, or sways like a lantern. */
export const MOTIONS = ['print', 'calm', 'sway'] as const;
/** What lies over the hall of lotteries: a plain sky, a night village, a promenade by the sea, or an eclipse. */
export const DRAW_SKIES = ['plain', 'village', 'seaside', 'eclipse'] as const;
export type DrawSky = (typeof DRAW_SKIES)[number];
export const DISPLAY_TYPEFACES = [
  'dela-gothic-one',
  'noto-serif-display',
  'phudu',
  'manrope',
] as const;
export const TEXT_TYPEFACES = ['archivo', 'hanken-grotesk', 'asap', 'manrope'] as const;
export type Typeface = (typeof DISPLAY_TYPEFACES)[number] | (typeof TEXT_TYPEFACES)[number];

/** The sections that the home page can have below its banner. */
export const HOME_RAILS = [
  'recent',
  'like',
  'favourites',
  'chosen',
  'hot',
  'newest',
  'thisWeek',
  'freeSpins',
  'lowStake',
  'highReturn',
  'categories',
  'vendors',
  'winners',
  'draws',
] as const;
export type HomeRail = (typeof HOME_RAILS)[number];

/** Pages that have nothing to show, or cannot, and the card of a member's balance: each may have a scene of the brand's own characters. */
export const SCENES = [
  'lost',
  'empty',
  'error',
  'offline',
  'maintenance',
  'restricted',
  'balance',
] as const;
export type Scene = (typeof SCENES)[number];

/** Places of the navigation that a brand may have a drawn sign for: a page, or a category of games. */
export const SIGNED_PLACES = ['HOME', 'NEWEST', 'PROMOTIONS', ...GAME_CATEGORIES] as const;
export type SignedPlace = (typeof SIGNED_PLACES)[number];

/** How a brand shows how near a draw is: a ring that fills, a moon that waxes, a sun that rises. */
export const CLOCKS = ['ring', 'moon', 'sun'] as const;

/** How many inks a palette has for doors and posters. */
export const INKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const ink = v.picklist(INKS);

/** A category's door: the ink of its ground, its picture, and whether it takes two places. */
export const door = v.strictObject({
  category: v.picklist(GAME_CATEGORIES),
  ink,
  picture: v.nullable(address),
  wide: v.boolean(),
});
export type Door = v.InferOutput<typeof door>;

/** A row of home in the brand's words: its name, and why these games are in it. */
export const railWords = v.strictObject({
  rail: v.picklist(HOME_RAILS),
  title: label,
  reason: v.nullable(label),
  /** Set out as a block, its first game over two columns and two lines, and not as a line that is moved. */
  block: v.boolean(),
});

export const face = v.strictObject({
  shell: v.picklist(SHELLS),
  hero: v.picklist(HERO_FORMATS),
  tile: v.picklist(TILE_SHAPES),
  motion: v.picklist(MOTIONS),
  drawSky: v.picklist(DRAW_SKIES),
  type: v.strictObject({
    display: v.picklist(DISPLAY_TYPEFACES),
    text: v.picklist(TEXT_TYPEFACES),
  }),
  doors: v.array(door),
  rails: v.array(railWords),
  clock: v.picklist(CLOCKS),
  /** The brand's own signs in the navigation; a place without one has an icon. */
  signs: v.array(v.strictObject({ place: v.picklist(SIGNED_PLACES), picture: address })),
  /** The brand's own scenes; a state without one has an icon. */
  scenes: v.array(v.strictObject({ scene: v.picklist(SCENES), picture: address })),
});
export type Face = v.InferOutput<typeof face>;
