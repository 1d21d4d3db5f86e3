import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contrastFaults } from '../contrast.ts';
import { readAnnouncements } from '../read-announcements.ts';
import { readPromotions } from '../read-promotions.ts';
import { BrandError, readBrand } from '../read-brand.ts';
import { themeOf } from '../theme.ts';
import { makeBrand, readRecipe, writeBrand } from './make-brand.ts';
import { makePalette } from './palette.ts';
import type { RecipeColours } from './recipe.ts';

const example = async () =>
  readRecipe(
    JSON.parse(await readFile(new URL('../examples/kancilo.json', import.meta.url), 'utf8')),
  );

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'palpite-brand-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('a fourth brand is made from a short file: a whole folder, in its languages and its own name', async () => {
  const directory = await folder();
  const recipe = await example();
  await writeBrand(recipe, directory);
  const brand = await readBrand(directory, 'kancilo');
  expect(brand.languages).toEqual(['ID', 'EN']);
  expect((await readAnnouncements(brand, directory)).length).toBeGreaterThan(3);
  expect((await readPromotions(brand, directory)).length).toBeGreaterThan(2);
  const files = JSON.stringify(await makeBrand(recipe));
  expect(files).not.toMatch(/lumen/i);
  expect(brand.marks.wordmark.shapes[0]?.outline.length).toBeGreaterThan(200);
});

test('a folder that is there is never written over', async () => {
  const directory = await folder();
  await writeBrand(await example(), directory);
  await expect(writeBrand(await example(), directory)).rejects.toThrow(BrandError);
});

const HUES = [0, 40, 80, 120, 160, 200, 240, 280, 320];
const STRENGTHS = [0, 0.6, 1, 1.3];
const BARS = ['page', 'accent'] as const;

test('a palette of any hues keeps every contrast that WCAG asks for, in both themes', async () => {
  const { face } = (await makeBrand(await example()))['face'] as {
    face: Parameters<typeof themeOf>[0];
  };
  for (const accent of HUES) {
    for (const strength of STRENGTHS) {
      for (const bar of BARS) {
        const colours: RecipeColours = {
          ground: (accent + 70) % 360,
          accent,
          ceremony: (accent + 190) % 360,
          strength,
          bar,
        };
        const faults = contrastFaults(themeOf({ ...face, palette: makePalette(colours) }));
        expect(faults, JSON.stringify(colours)).toEqual([]);
      }
    }
  }
});

test.each([
  ['a colour in place of a hue', { colours: { accent: 'red' } }, /colours/],
  ['markup in its look', { look: { shell: '<script>' } }, /look/],
  ['an entry that is not known', { css: 'body{}' }, /css/],
])('a short file with %s is refused, naming the place', async (_what, change, place) => {
  expect(() => readRecipe({ ...({} as object), ...change })).toThrow(BrandError);
  const recipe = await example();
  expect(() => readRecipe({ ...recipe, ...change })).toThrow(place);
});

test('a letter that the typeface does not have is named', async () => {
  await expect(makeBrand({ ...(await example()), name: 'Ω' })).rejects.toThrow(/"Ω"/);
});

test('a brand with a language that the one it is like does not have is refused', async () => {
  const recipe = await example();
  await expect(makeBrand({ ...recipe, like: 'trangvang', languages: ['PT'] })).rejects.toThrow(
    /no text at/,
  );
});
