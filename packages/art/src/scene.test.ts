import { createHash } from 'node:crypto';
import { readBrands } from '@palpite/brands/read-brand.ts';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ART_VERSION } from './art-version.ts';
import { brandLogo, vendorIcon, vendorWordmark } from './marks.ts';
import { drawBanner, drawGame, gameTint } from './scene.ts';

const codes = (theme: string) => [1, 2, 3, 4, 5, 6].map((number) => `lines-${theme}-00${number}`);

test('the same theme and seed give the same picture', () => {
  for (const theme of THEME_IDS) {
    expect(drawGame(theme, 'lines-x-001')).toBe(drawGame(theme, 'lines-x-001'));
    expect(drawBanner(theme, 'x', 'wide')).toBe(drawBanner(theme, 'x', 'wide'));
  }
});

test('no two games of a world look alike', () => {
  for (const theme of THEME_IDS) {
    expect(new Set(codes(theme).map((code) => drawGame(theme, code))).size).toBe(6);
  }
});

test('a picture holds no text, no script, nothing from elsewhere and no broken number', () => {
  for (const theme of THEME_IDS) {
    for (const drawn of [
      ...codes(theme).map((code) => drawGame(theme, code)),
      drawBanner(theme, 'a', 'phone'),
    ]) {
      expect(drawn).not.toMatch(/<text|<script|<image|href|NaN|undefined|Infinity/);
      expect(drawn.length).toBeLessThan(80_000);
    }
  }
});

test('another drawing has another version, so that nobody keeps an old picture for a new address', async () => {
  const [, palpite] = await readBrands();
  if (!palpite) throw new Error('there is no brand');
  const everything = [
    ...THEME_IDS.flatMap((theme) => codes(theme).map((code) => drawGame(theme, code))),
    ...THEME_IDS.map((theme) => drawBanner(theme, 'pinned', 'wide')),
    vendorIcon('TUCF'),
    vendorWordmark('TUCF', 'Tucano Forge'),
    brandLogo(palpite, 'dark'),
  ];
  const hash = createHash('sha256').update(everything.join('')).digest('hex').slice(0, 16);
  // When this fails you changed a drawing: raise ART_VERSION and write the new hash here.
  expect({ version: ART_VERSION, hash }).toEqual({ version: '3', hash: '15bb8f823e8ebf2a' });
});

/** Mean colour of a part of a picture that is 48 by 64 pixels. */
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

test('a picture’s tint is near what the picture looks like from afar', async () => {
  const parts = [
    [0, 0, 48, 14],
    [12, 20, 24, 24],
    [0, 50, 48, 14],
  ] as const;
  const distances: number[] = [];
  for (const theme of THEME_IDS) {
    const code = `lines-${theme}-001`;
    const tint = gameTint(theme, code);
    expect(tint).toMatch(/^[\da-f]{18}$/);
    const drawn = sharp(Buffer.from(drawGame(theme, code))).resize({ width: 48, height: 64 });
    const pixels = await drawn.removeAlpha().raw().toBuffer();
    parts.forEach((part, place) => {
      const real = meanOf(pixels, part);
      const told = [0, 2, 4].map((at) =>
        Number.parseInt(tint.slice(place * 6 + at, place * 6 + at + 2), 16),
      );
      distances.push(Math.hypot(...real.map((value, c) => value - (told[c] ?? 0))));
    });
  }
  // Of 441 between black and white. A grey place would be twice as far away.
  distances.sort((a, b) => a - b);
  expect(distances[Math.floor(distances.length / 2)]).toBeLessThan(60);
});
