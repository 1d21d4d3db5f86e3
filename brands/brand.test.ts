import { readFileSync } from 'node:fs';
import { theme as themeSchema } from '@palpite/contract';
import { contrast, parseOklch } from '@palpite/contract/oklch.ts';
import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contrastFaults } from './contrast.ts';
import { readAnnouncements } from './read-announcements.ts';
import { BrandError, parseBrand, readBrands } from './read-brand.ts';
import { readHelp } from './read-help.ts';
import { readPromotions } from './read-promotions.ts';
import { type Brand, missingTexts } from './schema.ts';
import { colourOf, themeOf } from './theme.ts';

const brands = await readBrands();
const [palpite] = brands.filter(({ code }) => code === 'palpite') as [Brand];

/** The place of content that is loading: a surface with a share of the text's colour, read from the styles; light, then dark. */
const SKELETONS = [
  ...readFileSync(new URL('../packages/ui/src/tokens.css', import.meta.url), 'utf8').matchAll(
    /--color-skeleton: color-mix\(in oklab, var\(--color-(sunken|overlay)\), var\(--color-text-default\) (\d+)%\)/g,
  ),
].map(([, base, share]) => ({ base: base as 'sunken' | 'overlay', share: Number(share) / 100 }));

/** Two greys of one hue, mixed as `color-mix(in oklab, …)` does. */
function mixed(base: string, other: string, share: number) {
  const [from, to] = [parseOklch(base), parseOklch(other)];
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    lightness: between(from.lightness, to.lightness),
    chroma: between(from.chroma, to.chroma),
    hue: to.hue,
  };
}

describe.each(brands)('the brand $code', (brand) => {
  const theme = themeOf(brand.face);

  test('has a text in each language that it offers', () => {
    expect(missingTexts(brand)).toEqual([]);
  });

  test('begins home with what a member played last', () => {
    expect(brand.settings.homeRails[0]).toBe('recent');
  });

  test('has something to announce, in each language that it offers', async () => {
    expect((await readAnnouncements(brand)).length).toBeGreaterThan(3);
  });

  test('has promotions, in each language that it offers, that lead to help that is there', async () => {
    const promotions = await readPromotions(brand);
    expect(promotions.length).toBeGreaterThan(1);
    const articles = JSON.stringify([...(await readHelp()).values()]);
    const linked = [...JSON.stringify(promotions).matchAll(/\/helpmc\?article=([a-z-]+)/g)];
    expect(linked.length).toBeGreaterThan(0);
    for (const [, id] of linked) expect(articles).toContain(`"id":"${id}"`);
  });

  test('has one card of what a new player gets, and promises no amount in its title or summary', async () => {
    if (brand.settings.registrationBonusMinor === null) return;
    const cards = (await readPromotions(brand)).filter(({ category }) => category === 'new_player');
    const promises = cards.flatMap(({ texts }) =>
      Object.values(texts).map(({ title, summary }) => `${title} ${summary}`),
    );
    expect(promises.filter((promise) => /\d/.test(promise))).toEqual([]);
  });

  test('answers a theme of the contract’s closed set', () => {
    expect(v.safeParse(themeSchema, theme).issues ?? []).toEqual([]);
  });

  test('can be read and seen in both themes: each pair of colours has its contrast', () => {
    expect(contrastFaults(theme)).toEqual([]);
  });

  describe.each(['light', 'dark'] as const)('in the %s theme', (name) => {
    const colours = theme[name];
    const skeleton = SKELETONS[name === 'light' ? 0 : 1];
    test('the place of content that is loading is visible on every surface (1.2:1)', () => {
      if (skeleton === undefined) throw new Error('the styles name no skeleton');
      const place = mixed(colours[skeleton.base], colours.textDefault, skeleton.share);
      for (const surface of ['canvas', 'surface', 'raised', 'overlay'] as const) {
        expect(contrast(place, parseOklch(colours[surface])), surface).toBeGreaterThanOrEqual(1.2);
      }
    });
  });
});

test('no two brands choose the same game for home, and each begins with fourteen that are in the catalogue', () => {
  const chosen = brands.flatMap(({ face }) => face.chosen);
  expect(new Set(chosen).size).toBe(chosen.length);
  const known = new Set(sandboxCatalogue().map(({ code }) => code));
  for (const { code, face } of brands) {
    expect(face.chosen, code).toHaveLength(14);
    expect(
      face.chosen.filter((game) => !known.has(game)),
      code,
    ).toEqual([]);
  }
});

test('every brand has collections of its own: worlds that games have, under a name in each of its languages', () => {
  const worlds = new Set<string>(sandboxCatalogue().map(({ themeId }) => themeId));
  for (const { code, face, languages } of brands) {
    const codes = face.collections.map((each) => each.code);
    expect(codes.length, code).toBeGreaterThan(5);
    expect(new Set(codes).size, code).toBe(codes.length);
    for (const { name, themes } of face.collections) {
      expect(
        themes.filter((each) => !worlds.has(each)),
        code,
      ).toEqual([]);
      for (const language of languages) expect(name[language], `${code} ${language}`).toBeTruthy();
    }
  }
});

test('words on a scene can be read before its picture is there: on its ground, or on the page in the page’s own colour', () => {
  const scenes = brands.filter(({ face }) => face.hero === 'scene');
  const slides = scenes.flatMap(({ banners }) => banners.filter(({ group }) => group === 'home'));
  expect(slides.length).toBeGreaterThan(0);
  const white = { lightness: 0.985, chroma: 0, hue: 0 };
  for (const { id, own } of slides) {
    if (own === undefined || own.words === 'theme') continue;
    expect(own.words, id).toBe('light');
    expect(own.ground, id).toBeDefined();
    const ground = parseOklch(colourOf(own.ground ?? ''));
    expect(contrast(white, ground), id).toBeGreaterThanOrEqual(4.5);
  }
});

test('each host name belongs to one brand, and the three demo brands are there', () => {
  expect(brands.map(({ code }) => code)).toEqual(['lumen', 'palpite', 'trangvang']);
});

test('a brand with anything beyond its closed shape is refused, naming the place', () => {
  const css = { ...palpite, face: { ...palpite.face, background: 'url(https://evil.example)' } };
  expect(() => parseBrand(css, 'palpite')).toThrow(BrandError);
  const link = structuredClone(palpite);
  link.footer.groups[0]?.links.push({ label: { PT: 'x', EN: 'x' }, url: 'javascript:alert(1)' });
  expect(() => parseBrand(link, 'palpite')).toThrow(/footer\.groups\.0\.links\.\d+\.url/);
});

test('a mark is an outline of its own, never markup', () => {
  const brand = structuredClone(palpite);
  brand.marks.sign.shapes[0] = { outline: 'M0 0"/><script/>', light: '#000000', dark: '#000000' };
  expect(() => parseBrand(brand, 'palpite')).toThrow(/marks\.sign\.shapes\.0\.outline/);
});

test('a brand that lacks a text in one of its languages is refused', () => {
  const brand = structuredClone(palpite);
  delete brand.slogan.EN;
  expect(() => parseBrand(brand, 'palpite')).toThrow(/slogan\.EN/);
});
