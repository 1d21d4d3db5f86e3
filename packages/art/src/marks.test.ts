import { BRANDS_DIRECTORY, brandNames, readBrand } from '@palpite/brands/read-brand.ts';
import { themeOf } from '@palpite/brands/theme.ts';
import { contrast, type Oklch, parseOklch } from '@palpite/contract/oklch.ts';
import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import { expect, test } from 'vitest';
import { vendorIcon, WORDMARK_INK } from './marks.ts';
import { signOf } from './signs.ts';
import { labOf } from './tiles/oklab.ts';

test('no two vendors have one sign, and each is whole', () => {
  const signs = SANDBOX_VENDORS.map(({ code }) => signOf(code, '#000000'));
  expect(new Set(signs).size).toBe(SANDBOX_VENDORS.length);
  for (const sign of signs) expect(sign).not.toMatch(/NaN|undefined|Infinity/);
});

function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = labOf(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** What a footer’s filter makes of it on a dark page. */
const inverted = (hex: string): string =>
  `#${(0xffffff - Number.parseInt(hex.slice(1), 16)).toString(16).padStart(6, '0')}`;

test('a wordmark can be read in the footer of every brand, in both themes', async () => {
  for (const name of await brandNames()) {
    const theme = themeOf((await readBrand(BRANDS_DIRECTORY, name)).face);
    const on = (mode: 'light' | 'dark', colour: string) =>
      contrast(oklchOf(colour), parseOklch(theme[mode].raised));
    expect(on('light', WORDMARK_INK), name).toBeGreaterThanOrEqual(4.5);
    expect(on('dark', inverted(WORDMARK_INK)), name).toBeGreaterThanOrEqual(4.5);
  }
});

test('a vendor’s sign stands out from the ground of its icon', () => {
  for (const { code } of SANDBOX_VENDORS) {
    const [ground = '', lit = '', ...signs] = vendorIcon(code).match(/#[\da-f]{6}/g) ?? [];
    expect(signs.length, code).toBeGreaterThan(0);
    for (const sign of signs) {
      expect(contrast(oklchOf(sign), oklchOf(ground)), code).toBeGreaterThanOrEqual(4.5);
      expect(contrast(oklchOf(sign), oklchOf(lit)), code).toBeGreaterThanOrEqual(4.5);
    }
  }
});
