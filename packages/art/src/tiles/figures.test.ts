import { sandboxCatalogue, sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { SCREEN } from '@palpite/sandbox/give-roles.ts';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import { VOCABULARY } from '@palpite/sandbox/vocabulary.ts';
import { expect, test } from 'vitest';
import { castsOf, IN_PLANES, isBeing, kindOf } from './casts.ts';
import { figureOf, rolesOfCatalogue } from './figures.ts';
import { FLAGSHIPS } from './flagships/flagships.ts';
import { CUTS } from './testing.ts';
import { viewOf } from './views.ts';

const games = sandboxCatalogue();
const kindAt = (code: string) => rolesOfCatalogue().get(code);
/** A lobby’s first order, as the operator reads it: equals by their place in the catalogue. */
const popular = games.toSorted((a, b) => b.popularity - a.popularity);
const newest = games.toSorted((a, b) => a.ageDays - b.ageDays);
const kindsOf = (list: typeof popular) => new Set(list.map(({ code }) => kindAt(code))).size;

test('in 1,000 lobby pages, wherever they begin, no two tiles of a screen have the same hero', () => {
  for (let from = 0; from < 1_000; from += 1) {
    expect(kindsOf(popular.slice(from, from + SCREEN)), `popular from ${from}`).toBe(SCREEN);
    expect(kindsOf(newest.slice(from, from + SCREEN)), `newest from ${from}`).toBe(SCREEN);
  }
});

test('neither do the most popular and the newest, which home shows at once', () => {
  const open = (list: typeof popular) => list.filter(({ underMaintenance }) => !underMaintenance);
  const shown = [...new Set([...open(popular).slice(0, 12), ...open(newest).slice(0, 12)])];
  expect(kindsOf(shown)).toBe(shown.length);
});

test('nor the first screen of any vendor or of any class', () => {
  const lists = [
    ...Map.groupBy(popular, ({ vendorCode }) => vendorCode).values(),
    ...Map.groupBy(popular, ({ engineId }) => engineId).values(),
  ];
  for (const list of lists) {
    const first = list.slice(0, SCREEN);
    expect(kindsOf(first), first[0]?.code).toBe(first.length);
  }
});

/** What a tile shows: who, in which drawing, pose and things. */
function seenOn(code: string, shape: (typeof CUTS)[number]['shape']): string {
  const { cast, pose, props } = figureOf(code, shape);
  const by = FLAGSHIPS.has(code) ? 'by hand' : pose;
  return [kindOf(cast), by, ...props].join(' ');
}

test('however a lobby is narrowed and ordered, no two tiles show one hero in one pose with the same things', () => {
  // Of the whole catalogue no two are alike, so that no page of any theme, feature, vendor, class or order has two.
  for (const { shape } of CUTS) {
    const seen = new Map<string, string>();
    for (const { code } of games) {
      const what = `${kindAt(code)} ${seenOn(code, shape)}`;
      expect(seen.get(what), `${shape}: ${code} shows ${what}, as does`).toBeUndefined();
      seen.set(what, code);
    }
  }
});

/** Each world's games in one order, cut into pages that begin wherever one can. */
function worldPages(list: typeof popular, size: number): (typeof popular)[] {
  return [...Map.groupBy(list, ({ themeId }) => themeId).values()].flatMap((world) =>
    Array.from({ length: world.length - size + 1 }, (_, from) => world.slice(from, from + size)),
  );
}

test('in 1,000 pages of one world, wherever they begin, hardly a hero is shown twice, and then far apart', () => {
  const pages = worldPages(popular, SCREEN);
  expect(pages.length).toBeGreaterThan(1_000);
  const counts = pages.map(kindsOf);
  // A world has 34 heroes or so, and neighbours name different ones: a repeat is at the far end of the page.
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(20);
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeGreaterThan(23.4);
  for (const page of worldPages(popular, 12)) {
    expect(kindsOf(page), page[0]?.code).toBeGreaterThanOrEqual(11);
  }
  const newer = worldPages(newest, SCREEN).map(kindsOf);
  expect(Math.min(...newer)).toBeGreaterThanOrEqual(16);
});

test('nor does the first screen of any world show one twice', () => {
  for (const world of Map.groupBy(popular, ({ themeId }) => themeId).values()) {
    expect(kindsOf(world.slice(0, SCREEN)), world[0]?.themeId).toBe(SCREEN);
  }
});

test('a hero’s second tile on a page of its world wears something else', () => {
  const pages = worldPages(popular, SCREEN);
  const repeats = pages.map((page) => {
    const dressed = page.map(
      ({ code }) => `${kindAt(code)} ${figureOf(code, 'square').props.join(' ')}`,
    );
    return dressed.length - new Set(dressed).size;
  });
  expect(repeats.reduce((sum, count) => sum + count, 0) / (pages.length * SCREEN)).toBeLessThan(
    0.005,
  );
});

test('at most one tile in three of a page is a face from the front, in every frame', () => {
  for (const { shape } of CUTS) {
    const isFace = new Map(
      games.map(({ code }) => [code, viewOf(figureOf(code, shape).cast[0]) === 'face']),
    );
    const faces = (page: typeof popular) => page.filter(({ code }) => isFace.get(code)).length;
    for (let from = 0; from < 1_000; from += 1) {
      expect(
        faces(popular.slice(from, from + SCREEN)),
        `${shape} from ${from}`,
      ).toBeLessThanOrEqual(SCREEN / 3);
    }
    for (const page of worldPages(popular, SCREEN)) {
      expect(faces(page), `${shape}: ${page[0]?.code}`).toBeLessThanOrEqual(SCREEN / 3);
    }
  }
});

test('a game’s hero is one of its world, and the same being in every shape', () => {
  for (const { code, themeId } of games.filter((_, index) => index % 30 === 0)) {
    const kind = kindAt(code);
    expect(castsOf(themeId).map(kindOf)).toContain(kind);
    expect(kindOf(figureOf(code, 'square').cast)).toBe(kind);
    expect(figureOf(code, 'window')).toEqual(figureOf(code, 'square'));
  }
});

test('beings come before things', () => {
  const share = (list: typeof games) =>
    list.filter(({ code }) => isBeing(kindAt(code) ?? '')).length;
  // As many of what is offered to choose from are beings, so that this is more than chance.
  const offered = games.flatMap(({ themeId }) => [...new Set(castsOf(themeId).map(kindOf))]);
  expect(share(games) / games.length).toBeGreaterThan(
    offered.filter(isBeing).length / offered.length,
  );
});

const LANGUAGE_AT = ['EN', 'PT', undefined, 'ZH', 'ID', 'TH', 'VI'] as const;

test('whom or what a title names, in any language, is on its picture: in all 3,000 games and every frame', () => {
  const named = games.filter(({ subject }) => subject !== undefined);
  expect(named.length / games.length).toBeGreaterThan(0.9);
  for (const { code, themeId, titles, subject } of named) {
    const { heroes, treasures, places } = VOCABULARY[themeId];
    const nouns = [...heroes, ...treasures, ...places].filter(
      ([, , , , , , , drawing]) => drawing === subject,
    );
    const names = nouns.some((noun) =>
      LANGUAGE_AT.every((each, at) => !each || titles[each].includes(noun[at] ?? '?')),
    );
    expect(names, `${code}: ${titles.EN} names ${subject}`).toBe(true);
    // An owner's thing would be named first in Portuguese, and no picture has room for it that is not composed by hand.
    expect(titles.EN.includes('’') && !FLAGSHIPS.has(code), titles.EN).toBe(false);
    for (const { shape } of CUTS) {
      const { cast } = figureOf(code, shape);
      expect(drawingOf(cast), `${code}: ${titles.EN} in ${shape}`).toBe(subject);
    }
  }
});

/** The kind of a drawing in any frame: what is cut in planes for scenes in one light is the being that it is cut from. */
function drawingOf(cast: ReturnType<typeof figureOf>['cast']): string {
  const kind = kindOf(cast);
  const ofKind = Object.entries(IN_PLANES).find(([, planes]) => planes.includes(cast[0]));
  return castsNames.has(kind) ? kind : (ofKind?.[0] ?? kind);
}
const castsNames = new Set(THEME_IDS.flatMap((themeId) => castsOf(themeId).map(kindOf)));

test('a title names nobody whom its picture does not show: every word for a being or a thing is one of a drawing of its world', () => {
  for (const themeId of THEME_IDS) {
    const kinds = new Set(castsOf(themeId).map(kindOf));
    const { heroes, treasures } = VOCABULARY[themeId];
    for (const [name, , , , , , , drawing] of [...heroes, ...treasures]) {
      expect(kinds, `${themeId}: ${name}`).toContain(drawing);
    }
  }
  for (const [code, { hero }] of FLAGSHIPS) {
    expect(sandboxGame(code)?.subject, code).toBe(kindOf(hero));
  }
});

test('a game beyond the default catalogue has a hero too', () => {
  for (const number of [500, 600, 700, 800, 900]) {
    const code = `lines-ocean-${number}`;
    const { cast } = figureOf(code, 'square');
    expect(castsOf('ocean')).toContain(cast);
    expect([undefined, kindOf(cast)]).toContain(sandboxGame(code)?.subject);
  }
});
