import type { Language } from '@palpite/domain';
import { sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { drawTile } from './tile.ts';
import type { TileCut } from './tile-cut.ts';

/** One cut of each shape, as the three brands have them. */
export const CUTS: readonly (TileCut & { readonly language: Language })[] = [
  { shape: 'square', display: 'dela-gothic-one', language: 'PT' },
  { shape: 'window', display: 'phudu', language: 'VI' },
  { shape: 'landscape', display: 'noto-serif-display', language: 'EN' },
];

/** Some games of a world. */
export const codes = (theme: string): string[] =>
  [1, 2, 3, 4, 5, 6].map((number) => `lines-${theme}-00${number}`);

/** A game's tile with its title in the cut's language. */
export const drawn = (code: string, cut: (typeof CUTS)[number]): Promise<string> =>
  drawTile(code, cut, sandboxGame(code)?.titles[cut.language] ?? '');
