import { BRANDS_DIRECTORY, brandNames, readBrand } from '@palpite/brands/read-brand.ts';
import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kindOf } from '../casts.ts';
import { CUTS } from '../testing.ts';
import { composeTile } from '../tile.ts';
import { FLAGSHIPS } from './flagships.ts';

const games = sandboxCatalogue();
const open = games.filter(({ underMaintenance }) => !underMaintenance);
const popular = open.toSorted((a, b) => b.popularity - a.popularity);
const newest = open.toSorted((a, b) => a.ageDays - b.ageDays);

test('forty games are composed by hand, of at least sixteen worlds, each with another hero', () => {
  const composed = games.filter(({ code }) => FLAGSHIPS.has(code));
  expect(FLAGSHIPS.size).toBe(40);
  expect(composed.length).toBe(40);
  expect(new Set(composed.map(({ themeId }) => themeId)).size).toBeGreaterThanOrEqual(16);
  const kinds = [...FLAGSHIPS.values()].map(({ hero }) => kindOf(hero));
  expect(new Set(kinds).size).toBe(40);
});

test('they are what a home page shows first: the most popular games and the newest', () => {
  for (const { code } of [...popular.slice(0, 24), ...newest.slice(0, 7)]) {
    expect(FLAGSHIPS.has(code), code).toBe(true);
  }
});

test('each brand features games that are composed by hand and are among the first that it shows', async () => {
  const first = new Set([...popular.slice(0, 42), ...newest.slice(0, 18)].map(({ code }) => code));
  for (const name of await brandNames()) {
    const { face } = await readBrand(BRANDS_DIRECTORY, name);
    expect(face.features.length, name).toBeGreaterThan(1);
    for (const code of face.features) {
      expect(FLAGSHIPS.has(code), `${name}: ${code}`).toBe(true);
      expect(first.has(code), `${name}: ${code}`).toBe(true);
    }
  }
});

test('the same spec gives the same picture, narrow and wide, and no two games look alike', async () => {
  for (const { shape, display, language } of CUTS) {
    const seen = new Set<string>();
    for (const { code, titles } of games.filter((each) => FLAGSHIPS.has(each.code))) {
      for (const wide of [false, true]) {
        const draw = async () =>
          (await composeTile(code, { shape, display, wide }, titles[language])).svg;
        const svg = await draw();
        expect(svg).toBe(await draw());
        expect(svg).not.toMatch(/<text|<script|<image|href="[^#]|NaN|undefined|Infinity/);
        seen.add(svg);
      }
    }
    expect(seen.size).toBe(80);
  }
}, 120_000);

test('a wide tile is as high as another, and as wide as two with the gap between them', async () => {
  for (const { shape, display } of CUTS) {
    const { svg } = await composeTile(
      'shift-canyon-014',
      { shape, display, wide: true },
      'Lantern',
    );
    const one = await composeTile('shift-canyon-014', { shape, display }, 'Lantern');
    const wide = await sharp(Buffer.from(svg)).metadata();
    const narrow = await sharp(Buffer.from(one.svg)).metadata();
    expect(wide.height).toBe(narrow.height);
    expect((wide.width ?? 0) / (narrow.width ?? 1)).toBeGreaterThan(2);
    expect((wide.width ?? 0) / (narrow.width ?? 1)).toBeLessThan(2.2);
  }
});
