import {
  bannerPicture,
  brandMarkAddress,
  gamePicture,
  vendorMarkAddress,
} from '@palpite/art/addresses.ts';
import { appIcons } from '@palpite/art/app-icons.ts';
import { bannerTint, gameTint } from '@palpite/art/scene.ts';
import { shareImage } from '@palpite/art/share-picture.ts';
import { parseGameCode } from '@palpite/sandbox/game-code.ts';
import type { Pictures } from '#kernel/pictures.ts';
import { brandArtAddress } from './brand-art.ts';

/** The sandbox's pictures, which `image-routes.ts` draws. */
export const drawnPictures: Pictures = {
  game(code) {
    const parsed = parseGameCode(code);
    return {
      ...gamePicture(code),
      ...(parsed ? { tint: gameTint(parsed.themeId, code) } : {}),
    };
  },
  banner: (art, shape) => ({
    ...bannerPicture(art, shape),
    tint: bannerTint(art.theme, art.seed),
  }),
  vendorMark: vendorMarkAddress,
  brandMark: brandMarkAddress,
  brandArt: ({ code }, file) => brandArtAddress(code, file),
  appIcons,
  shareImage,
};
