import type { Drawing } from './pen.ts';

/** How the four low symbols of a theme are made. */
export type LowStyle = 'gems' | 'suits' | 'tiles';

/** What the land behind the reels is made of. */
export type Ridge =
  | 'hills'
  | 'dunes'
  | 'peaks'
  | 'mesas'
  | 'skyline'
  | 'waves'
  | 'canopy'
  | 'pines'
  | 'tents';
export type Drift =
  | 'stars'
  | 'snow'
  | 'bubbles'
  | 'petals'
  | 'embers'
  | 'fireflies'
  | 'confetti'
  | 'none';

export interface Palette {
  /** Sky from top to bottom. */
  readonly sky: readonly [string, string, string];
  /** Land from far to near. */
  readonly land: readonly [string, string, string];
  /** The accent: buttons, lines, frames. Bright enough for dark text on it. */
  readonly accent: string;
  /** The window behind the symbols, dark. */
  readonly reel: readonly [string, string];
  readonly frame: readonly [string, string];
  /** The four low symbols. */
  readonly lows: readonly [string, string, string, string];
}

/** Everything a theme's pictures are made from. */
export interface ThemeArt {
  readonly palette: Palette;
  readonly ridges: readonly [Ridge, Ridge, Ridge];
  readonly drift: Drift;
  /** Sun or moon behind the land. */
  readonly disc: string | undefined;
  readonly lowStyle: LowStyle;
  /** The high symbols, best first. */
  readonly highs: readonly [Drawing, Drawing, Drawing, Drawing];
}
