import type { Brand, BrandBanner } from '@palpite/brands/schema.ts';
import type { Picture, Whitelabel } from '@palpite/contract';
import type { TileCut } from './brand/tile-cut.ts';

/**
 * Addresses of pictures, each of a game or a banner with the colours that fill its place until it loads. The
 * implementation draws or stores the pictures; the rest of the operator uses only this.
 */
export interface Pictures {
  /** A game's picture, with its title on it. */
  game(code: string, cut: TileCut, title: string): Picture;
  banner(art: BrandBanner['art'], shape: 'wide' | 'phone'): Picture;
  /** A vendor's mark: the square `icon`, or the `wordmark`. */
  vendorMark(code: string, kind: 'icon' | 'wordmark'): string;
  /** A brand's mark: the file `logo-<ground>.svg`, `mark.svg` or `payment-<code>.svg`. */
  brandMark(brand: Brand, file: string): string;
  /** A file of the brand's own pictures. */
  brandArt(brand: Brand, file: string): string;
  /** The site's icons on a home screen. */
  appIcons(brand: Brand): Whitelabel['appIcons'];
  /** The picture of the site in shared links. */
  shareImage(brand: Brand): Whitelabel['shareImage'];
}
