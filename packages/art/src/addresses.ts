import type { Brand } from '@palpite/brands/schema.ts';
import { DISPLAY_TYPEFACES, type Picture, TILE_SHAPES } from '@palpite/contract';
import { LANGUAGES } from '@palpite/domain';
import { hashText } from '@palpite/sandbox/random.ts';
import { ART_VERSION } from './art-version.ts';
import type { TileCut } from './tiles/tile-cut.ts';

/**
 * Addresses of the project's pictures. The version is part of the path, so a picture may be kept for ever:
 * another drawing has another address.
 */
export const IMAGES = '/images';

/** Widths that tiles are shown at, one device pixel each. */
export const TILE_WIDTHS = [160, 240, 360] as const;
const TILE_SIZES: Record<TileCut['shape'], Pick<Picture, 'width' | 'height'>> = {
  square: { width: 360, height: 360 },
  window: { width: 360, height: 480 },
  landscape: { width: 360, height: 270 },
};

/** A banner's two compositions: over a wide page, and on a phone. */
export const BANNER_SHAPES = {
  wide: { widths: [960, 1440], width: 1440, height: 450 },
  phone: { widths: [480, 720], width: 720, height: 540 },
} as const;
export type BannerShape = keyof typeof BANNER_SHAPES;

const FORMATS: Picture['formats'] = ['avif', 'webp'];

export function gamePicture(code: string, cut: TileCut): Picture {
  return {
    template: `${IMAGES}/game/${ART_VERSION}/${cutName(cut)}/${code}/{width}.{format}`,
    widths: [...TILE_WIDTHS],
    formats: FORMATS,
    ...TILE_SIZES[cut.shape],
  };
}

/** `square.phudu.vi`: whatever a picture of one game differs by. */
const cutName = ({ shape, display, language }: TileCut) =>
  `${shape}.${display}.${language.toLowerCase()}`;

/** Reads the name of a cut; undefined when it names none. */
export function parseCut(name: string): TileCut | undefined {
  const [shape, display, language = '', ...more] = name.split('.');
  const cut = {
    shape: TILE_SHAPES.find((each) => each === shape),
    display: DISPLAY_TYPEFACES.find((each) => each === display),
    language: LANGUAGES.find((each) => each.toLowerCase() === language),
  };
  if (!cut.shape || !cut.display || !cut.language || more.length > 0) return undefined;
  return { shape: cut.shape, display: cut.display, language: cut.language };
}

export function bannerPicture(
  { theme, seed }: { theme: string; seed: string },
  shape: BannerShape,
): Picture {
  const { widths, width, height } = BANNER_SHAPES[shape];
  return {
    template: `${IMAGES}/banner/${ART_VERSION}/${theme}/${seed}/${shape}/{width}.{format}`,
    widths: [...widths],
    formats: FORMATS,
    width,
    height,
  };
}

/** A vendor's mark: the square `icon`, or the `wordmark`. */
export function vendorMarkAddress(code: string, kind: 'icon' | 'wordmark'): string {
  return `${IMAGES}/vendor/${ART_VERSION}/${code}/${kind}.svg`;
}

/** What a brand's marks are drawn from, in short: a brand that changes its name or marks has other addresses. */
export function brandVersion({
  name,
  marks,
  face,
}: Pick<Brand, 'name' | 'marks' | 'face'>): string {
  const drawnFrom = JSON.stringify([name, marks, face.palette.dark.bar]);
  return `${ART_VERSION}-${hashText(drawnFrom).toString(36)}`;
}

/** A brand's mark: the file `logo-<ground>.svg`, `mark.svg`, `payment-<code>.svg`, an app icon's or the shared picture's. */
export function brandMarkAddress(brand: Brand, file: string): string {
  return `${IMAGES}/brand/${brandVersion(brand)}/${brand.code}/${file}`;
}
