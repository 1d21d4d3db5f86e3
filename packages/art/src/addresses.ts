import type { Brand } from '@palpite/brands/schema.ts';
import { DISPLAY_TYPEFACES, type Picture, TILE_SHAPES } from '@palpite/contract';
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
/** Of tiles that are two columns wide. */
export const WIDE_TILE_WIDTHS = [240, 360, 480, 720] as const;
type Size = Pick<Picture, 'width' | 'height'>;
const TILE_SIZES: Record<TileCut['shape'], Size> = {
  square: { width: 360, height: 360 },
  window: { width: 360, height: 480 },
  landscape: { width: 360, height: 270 },
};
const WIDE_TILE_SIZES: Record<TileCut['shape'], Size> = {
  square: { width: 720, height: 351 },
  window: { width: 720, height: 457 },
  landscape: { width: 720, height: 258 },
};

/** The widths that pages ask for of tiles in a cut. */
export const widthsOf = ({ wide = false }: TileCut): readonly number[] =>
  wide ? WIDE_TILE_WIDTHS : TILE_WIDTHS;

/** A banner's two compositions: over a wide page, and on a phone. */
export const BANNER_SHAPES = {
  wide: { widths: [960, 1440], width: 1440, height: 450 },
  phone: { widths: [480, 720], width: 720, height: 540 },
} as const;
export type BannerShape = keyof typeof BANNER_SHAPES;

const FORMATS: Picture['formats'] = ['avif', 'webp'];

/** The title is on the picture, so a game with another name has another address. */
export function gamePicture(code: string, cut: TileCut, title: string): Picture {
  const { shape, display, wide = false } = cut;
  return {
    template: `${IMAGES}/game/${ART_VERSION}/${shape}.${display}${wide ? '.wide' : ''}/${code}.${titleHash(title)}/{width}.{format}`,
    widths: [...widthsOf(cut)],
    formats: FORMATS,
    ...(wide ? WIDE_TILE_SIZES : TILE_SIZES)[shape],
  };
}

/** A title in short, as an address has it. */
export const titleHash = (title: string): string => hashText(title).toString(36);

/** Reads a cut as an address has it; undefined when it names none. */
export function parseCut(name: string): TileCut | undefined {
  const [first, second, third, ...more] = name.split('.');
  const shape = TILE_SHAPES.find((each) => each === first);
  const display = DISPLAY_TYPEFACES.find((each) => each === second);
  if (!shape || !display || more.length > 0) return undefined;
  if (third === undefined) return { shape, display };
  return third === 'wide' ? { shape, display, wide: true } : undefined;
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

/** Raise it when the marks of payment methods change: they are part of each brand's marks. */
const PAYMENT_MARKS = 2;

/** What a brand's marks are drawn from, in short: a brand that changes its name or marks has other addresses. */
export function brandVersion({
  name,
  marks,
  face,
}: Pick<Brand, 'name' | 'marks' | 'face'>): string {
  const drawnFrom = JSON.stringify([name, marks, face.palette.dark.bar, PAYMENT_MARKS]);
  return `${ART_VERSION}-${hashText(drawnFrom).toString(36)}`;
}

/** A brand's mark: the file `logo-<ground>.svg`, `mark.svg`, `payment-<code>.svg`, an app icon's or the shared picture's. */
export function brandMarkAddress(brand: Brand, file: string): string {
  return `${IMAGES}/brand/${brandVersion(brand)}/${brand.code}/${file}`;
}
