import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import { expect, test } from 'vitest';
import { castsOf, isBeing, kindOf } from './casts.ts';
import { figureOf, rolesOfCatalogue } from './figures.ts';
import { FLAGSHIPS } from './flagships/flagships.ts';
import { SCREEN } from './give-roles.ts';
import { CUTS } from './testing-cuts.ts';
import { namedIn } from './title-heroes.ts';

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

test('in 1,000 pages of one world, wherever they begin, there are eight heroes or more, and a hero’s second tile nearly always wears something else', () => {
  const worlds = [...Map.groupBy(popular, ({ themeId }) => themeId).values()];
  const orders = worlds.flatMap((list) => [list, list.toSorted((a, b) => a.ageDays - b.ageDays)]);
  let pages = 0;
  let repeats = 0;
  for (const list of orders) {
    for (let from = 0; from + SCREEN <= list.length; from += 4) {
      const page = list.slice(from, from + SCREEN);
      const kinds = new Set(page.map(({ code }) => kindAt(code)));
      const dressed = page.map(
        ({ code }) => `${kindAt(code)} ${figureOf(code, 'square').props.join(' ')}`,
      );
      // Of its twelve to sixteen.
      expect(kinds.size, `${page[0]?.code} from ${from}`).toBeGreaterThanOrEqual(8);
      repeats += dressed.length - new Set(dressed).size;
      pages += 1;
    }
  }
  expect(pages).toBeGreaterThan(1_000);
  // Hardly ever the same hat on the same head, and then in another pose.
  expect(repeats / (pages * SCREEN)).toBeLessThan(0.005);
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
  const named = games.filter(({ titles }) => namedIn(titles.EN).length > 0);
  const shown = named.filter(({ code, titles }) => namedIn(titles.EN).includes(kindAt(code) ?? ''));
  expect(shown.length / named.length).toBeGreaterThan(0.45);
});

test('a game beyond the default catalogue has a hero too', () => {
  const code = 'lines-ocean-900';
  expect(castsOf('ocean')).toContain(figureOf(code, 'square').cast);
});
