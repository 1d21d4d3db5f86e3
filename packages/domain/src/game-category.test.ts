import { expect, test } from 'vitest';
import { GAME_CATEGORIES, isLotteryCategory, LOBBY_CATEGORIES } from './game-category.ts';

test.each([
  ['rng', 'RNG'],
  ['pvp', 'PVP'],
  ['live', 'LIVE'],
  ['fish', 'FISH'],
  ['sports', 'SPORTS'],
  ['esports', 'ESPORTS'],
  ['inhouse', 'INHOUSE'],
] as const)('the lobby at /%s holds the category %s', (segment, category) => {
  expect(LOBBY_CATEGORIES[segment]).toBe(category);
  expect(GAME_CATEGORIES).toContain(category);
});

test('a lobby stands at seven paths and no more', () => {
  expect(Object.keys(LOBBY_CATEGORIES)).toHaveLength(7);
});

test('LOTT and ELOTT are the lotteries', () => {
  expect(GAME_CATEGORIES.filter(isLotteryCategory)).toEqual(['ELOTT', 'LOTT']);
});
