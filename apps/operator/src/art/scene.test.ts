import { createHash } from 'node:crypto';
import { readBrands } from '@palpite/brands/read-brand.ts';
import { THEME_IDS } from '@palpite/domain/sandbox-catalogue/themes.ts';
import { expect, test } from 'vitest';
import { ART_VERSION } from './art-version.ts';
import { brandLogo, vendorIcon, vendorWordmark } from './marks.ts';
import { drawBanner, drawGame } from './scene.ts';

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
    brandLogo(palpite, true),
  ];
  const hash = createHash('sha256').update(everything.join('')).digest('hex').slice(0, 16);
  // When this fails you changed a drawing: raise ART_VERSION and write the new hash here.
  expect({ version: ART_VERSION, hash }).toEqual({ version: '1', hash: 'a2d7d84ae8525b21' });
});
