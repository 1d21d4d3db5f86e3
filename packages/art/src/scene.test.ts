import { createHash } from 'node:crypto';
import { readBrands } from '@palpite/brands/read-brand.ts';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ART_VERSION } from './art-version.ts';
import { brandLogo, vendorIcon, vendorWordmark } from './marks.ts';
import { bannerTint, drawBanner } from './scene.ts';
import { CUTS, codes, drawn } from './tiles/testing.ts';
import { tileTint } from './tiles/tint.ts';

test('the same theme and seed give the same picture', () => {
  for (const theme of THEME_IDS) {
    expect(drawBanner(theme, 'x', 'wide')).toBe(drawBanner(theme, 'x', 'wide'));
  }
});

test('a picture holds no text, no script, nothing from elsewhere and no broken number', () => {
  for (const theme of THEME_IDS) {
    const banner = drawBanner(theme, 'a', 'phone');
    expect(banner).not.toMatch(/<text|<script|<image|href|NaN|undefined|Infinity/);
    expect(banner.length).toBeLessThan(80_000);
  }
});

test('another drawing has another version, so that nobody keeps an old picture for a new address', async () => {
  const [, palpite] = await readBrands();
  if (!palpite) throw new Error('there is no brand');
  const tiles: string[] = [];
  for (const theme of THEME_IDS) {
    for (const cut of CUTS) tiles.push(await drawn(codes(theme)[0] ?? '', cut));
  }
  for (const cut of CUTS) tiles.push(await drawn('shift-canyon-014', { ...cut, wide: true }));
  const everything = [
    ...tiles,
    ...THEME_IDS.map((theme) => drawBanner(theme, 'pinned', 'wide')),
    vendorIcon('TUCF'),
    vendorWordmark('TUCF', 'Tucano Forge'),
    brandLogo(palpite, 'dark'),
  ];
  const hash = createHash('sha256').update(everything.join('')).digest('hex').slice(0, 16);
  // When this fails you changed a drawing: raise ART_VERSION and write the new hash here.
  expect({ version: ART_VERSION, hash }).toEqual({ version: '8', hash: '5ccca4f48e9e7320' });
});

/** Mean colour of a part of a picture that is 48 by 48 pixels. */
function meanOf(
  pixels: Buffer,
  [left, top, wide, high]: readonly [number, number, number, number],
) {
  const sum = [0, 0, 0];
  for (let y = top; y < top + high; y += 1) {
    for (let x = left; x < left + wide; x += 1) {
      for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (pixels[(y * 48 + x) * 3 + c] ?? 0);
    }
  }
  return sum.map((each) => each / (wide * high));
}

const PARTS = [
  [0, 0, 48, 10],
  [12, 14, 24, 18],
  [0, 38, 48, 10],
] as const;

/** How far a tint is from a picture, in each of its three places. */
async function distancesOf(picture: string, tint: string): Promise<number[]> {
  expect(tint).toMatch(/^[\da-f]{18}$/);
  const sized = sharp(Buffer.from(picture)).resize({ width: 48, height: 48, fit: 'fill' });
  const pixels = await sized.removeAlpha().raw().toBuffer();
  return PARTS.map((part, place) => {
    const told = [0, 2, 4].map((at) =>
      Number.parseInt(tint.slice(place * 6 + at, place * 6 + at + 2), 16),
    );
    return Math.hypot(...meanOf(pixels, part).map((value, c) => value - (told[c] ?? 0)));
  });
}

// Of 441 between black and white. A grey place would be twice as far away.
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

test.each(CUTS)('a tile’s tint is near what the tile looks like from afar: $shape', async (cut) => {
  const distances: number[] = [];
  for (const theme of THEME_IDS) {
    const code = `lines-${theme}-001`;
    distances.push(...(await distancesOf(await drawn(code, cut), tileTint(code, cut.shape))));
  }
  expect(median(distances)).toBeLessThan(70);
});

test('so is a banner’s', async () => {
  const distances: number[] = [];
  for (const theme of THEME_IDS) {
    distances.push(...(await distancesOf(drawBanner(theme, 'a', 'phone'), bannerTint(theme, 'a'))));
  }
  expect(median(distances)).toBeLessThan(70);
});
