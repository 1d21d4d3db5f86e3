import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import { expect, test } from 'vitest';
import { castsOf, isBeing, kindOf } from './casts.ts';
import { figureOf, rolesOfCatalogue } from './figures.ts';
import { FLAGSHIPS } from './flagships/flagships.ts';
import { SCREEN } from './give-roles.ts';
import { CUTS } from './testing-cuts.ts';
import { namedIn } from './title-heroes.ts';
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
  // A world has 34 heroes or so, and a title that names one of them should show it: a repeat is at the far end of the page.
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

test('beings come before things, and a title’s own hero where its neighbours allow it', () => {
  const share = (list: typeof games) =>
    list.filter(({ code }) => isBeing(kindAt(code) ?? '')).length;
  // As many of what is offered to choose from are beings, so that this is more than chance.
  const offered = games.flatMap(({ themeId }) => [...new Set(castsOf(themeId).map(kindOf))]);
  expect(share(games) / games.length).toBeGreaterThan(
    offered.filter(isBeing).length / offered.length,
  );
  const has = (themeId: (typeof games)[number]['themeId'], title: string) =>
    namedIn(title).some((kind) => castsOf(themeId).some((cast) => kindOf(cast) === kind));
  const named = games.filter(({ themeId, titles }) => has(themeId, titles.EN));
  const shown = named.filter(({ code, titles }) => namedIn(titles.EN).includes(kindAt(code) ?? ''));
  // Four in five titles name one. If each showed it, a page of one world would have some heroes three times.
  expect(named.length / games.length).toBeGreaterThan(0.75);
  expect(shown.length / named.length).toBeGreaterThan(0.35);
});

test('a game beyond the default catalogue has a hero too', () => {
  const code = 'lines-ocean-900';
  expect(castsOf('ocean')).toContain(figureOf(code, 'square').cast);
});
