import {
  bannerPicture,
  brandMarkAddress,
  gamePicture,
  vendorMarkAddress,
} from '@palpite/art/addresses.ts';
import { appIcons } from '@palpite/art/app-icons.ts';
import { bannerTint } from '@palpite/art/scene.ts';
import { shareImage } from '@palpite/art/share-picture.ts';
import { tileTint } from '@palpite/art/tile.ts';
import type { Pictures } from '#kernel/pictures.ts';
import { brandArt } from './brand-art.ts';

/** The sandbox's pictures, which `image-routes.ts` draws. */
export const drawnPictures = (brandsDirectory?: string): Pictures => ({
  game(code, cut, title) {
    const tint = tileTint(code, cut.shape);
    return { ...gamePicture(code, cut, title), ...(tint === '' ? {} : { tint }) };
  },
  banner: (art, shape) => ({
    ...bannerPicture(art, shape),
    tint: bannerTint(art.theme, art.seed),
  }),
  vendorMark: vendorMarkAddress,
  brandMark: brandMarkAddress,
  brandArt: ({ code }, file) => brandArt(brandsDirectory).addressOf(code, file),
  appIcons,
  shareImage,
});
