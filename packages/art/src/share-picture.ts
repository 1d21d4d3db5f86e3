import type { Brand } from '@palpite/brands/schema.ts';
import type { Whitelabel } from '@palpite/contract';
import { brandMarkAddress } from './addresses.ts';
import { group } from './ink.ts';
import { brandLogo } from './marks.ts';
import { drawShareScene, SHARE_SIZE } from './scene.ts';

/** The picture that stands for a brand's site where its link is shared: its first banner's scene, its mark before it. */

/** Height of the mark in the picture, as a multiple of its own 48. */
const MARK_SCALE = 2.2;

/** Where the scene is taken from; a brand without a banner on its home page has the jungle. */
function sceneOf(brand: Brand): Brand['banners'][number]['art'] {
  const first = brand.banners.find(({ group: place }) => place === 'home');
  return first?.art ?? { theme: 'jungle', seed: brand.code };
}

/** Names the scene, so that a brand which changes its first banner has another address. */
function fileOf(brand: Brand): string {
  const { theme, seed } = sceneOf(brand);
  return `share-${theme}-${seed}.jpg`;
}

/** The picture as the status answer carries it. */
export function shareImage(brand: Brand): Whitelabel['shareImage'] {
  return { src: brandMarkAddress(brand, fileOf(brand)), ...SHARE_SIZE };
}

/** The drawing behind a file name; undefined for a name that is another's. */
export function drawSharePicture(brand: Brand, file: string): string | undefined {
  if (file !== fileOf(brand)) return undefined;
  const { theme, seed } = sceneOf(brand);
  const { width, height } = SHARE_SIZE;
  const top = (height - 48 * MARK_SCALE) / 2;
  const mark = group(`translate(72 ${top}) scale(${MARK_SCALE})`, brandLogo(brand, 'dark'));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawShareScene(theme, seed)}${mark}</svg>`;
}
