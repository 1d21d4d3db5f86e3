import type { BannerShape } from '@palpite/art/addresses.ts';
import { ART_VERSION } from '@palpite/art/art-version.ts';
import type { Drawing } from '@palpite/art/raster.ts';
import { drawBanner } from '@palpite/art/scene.ts';
import { drawTile, isComposed } from '@palpite/art/tile.ts';
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { TileCut } from '#kernel/brand/tile-cut.ts';

/** Pictures by what they are drawn from, so that one that is kept is found without being drawn. */

/** A tile as its address names it; `title` answers the name that is written on it. */
export const tileDrawing = (
  { code, hash, cut }: NamedTile,
  title: () => string | Promise<string>,
): Drawing => ({
  name: ['tile', ART_VERSION, code, hash, cut.shape, cut.display, cut.wide ? 'wide' : '']
    .join(' ')
    .trim(),
  svg: async () => drawTile(code, cut, await title()),
  // Letters have many edges: at the usual quality a tile would be larger than its picture was without them. A scene that is
  // composed by hand has more of them still.
  quality: isComposed(code) ? { avif: 38, webp: 62 } : { avif: 46, webp: 72 },
});

export interface NamedTile {
  readonly code: string;
  readonly hash: string;
  readonly cut: TileCut;
}

export const bannerDrawing = (theme: ThemeId, seed: string, shape: BannerShape): Drawing => ({
  name: ['banner', ART_VERSION, theme, seed, shape].join(' '),
  svg: () => drawBanner(theme, seed, shape),
});
