import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import { expect, test } from 'vitest';
import { castsOf, isBeing, kindOf } from './casts.ts';
import { figureOf, rolesOfCatalogue } from './figures.ts';
import { SCREEN } from './give-roles.ts';
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
