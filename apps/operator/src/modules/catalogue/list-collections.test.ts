import { endpoints, gamesOf } from '@palpite/contract';
import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { LANGUAGES } from '@palpite/domain';
import { parseGameCode } from '@palpite/sandbox/game-code.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { game } from './tables/catalogue.table.ts';
import { countCatalogue, createCatalogueCounts } from './catalogue-counts.ts';
import { collectionRule, collectionsOf } from './collections.ts';

const operator = withOperator({
  limits: { generalPerMinute: 100_000 },
  config: { now: () => new Date() },
});
const browsers: Record<string, Browser> = {};
beforeAll(async () => {
  for (const { code, hosts } of await operator.services.brands.all()) {
    browsers[code] = operator.browser({ brandCode: code, ...(hosts[0] && { host: hosts[0] }) });
  }
});

const of = (code: string) => {
  const browser = browsers[code];
  if (!browser) throw new Error(`there is no brand ${code}`);
  return browser;
};
const CODES = ['palpite', 'lumen', 'trangvang'] as const;

const collections = async (code: string, language?: (typeof LANGUAGES)[number]) =>
  (
    await of(code).client.call(endpoints.game.listCollections, {
      query: { gameType: 'RNG', language },
    })
  ).list;
const games = async (code: string, query: QueryInput<typeof endpoints.game.listForVisitor>) =>
  gamesOf(
    await of(code).client.call(endpoints.game.listForVisitor, {
      query: { gameType: 'RNG', ...query },
    }),
  );

test.each(CODES)('each collection of %s counts the games that its lobby lists', async (code) => {
  const list = await collections(code);
  expect(list.length).toBeGreaterThan(5);
  for (const { code: collection, gameCount } of list) {
    expect(gameCount, collection).toBeGreaterThan(5);
    const lobby = await games(code, { collection, pageSize: 1 });
    expect(lobby.totalPages, collection).toBe(gameCount);
    const filters = await of(code).client.call(endpoints.game.listFilters, {
      query: { gameType: 'RNG', collection },
    });
    expect(filters.foundGames, collection).toBe(gameCount);
    expect(filters.totalGames).toBe(3000);
  }
});

test('no two collections of a brand show the same game, and no two brands name them alike', async () => {
  const names = new Set<string>();
  for (const code of CODES) {
    const list = await collections(code);
    const pictures = list.map(({ picture }) => picture.template);
    expect(new Set(pictures).size, code).toBe(list.length);
    names.add(list.map((each) => each.code).join());
  }
  expect(names.size).toBe(CODES.length);
});

test('a collection has the games of its worlds alone, and each reader’s language has its name', async () => {
  const inSea = new Set(
    (await games('palpite', { collection: 'mar', pageSize: 100 })).games.map(
      ({ gameCode }) => parseGameCode(gameCode)?.themeId,
    ),
  );
  expect([...inSea].toSorted()).toEqual(['corsair', 'ocean']);
  const named = await Promise.all(
    LANGUAGES.map(async (language) => (await collections('palpite', language))[0]?.labelName),
  );
  expect(named[LANGUAGES.indexOf('PT')]).toBe('Bichos');
  expect(new Set(named).size).toBe(LANGUAGES.length);
});

test('a collection narrows together with the other filters', async () => {
  const query = { collection: 'bichos', volatility: 'high' } as const;
  const { foundGames } = await of('palpite').client.call(endpoints.game.listFilters, {
    query: { gameType: 'RNG', ...query },
  });
  const all = (await collections('palpite')).find((each) => each.code === 'bichos')?.gameCount ?? 0;
  expect(foundGames).toBeGreaterThan(0);
  expect(foundGames).toBeLessThan(all);
  expect((await games('palpite', { ...query, pageSize: 1 })).totalPages).toBe(foundGames);
});

test('a collection of another brand has no games here', async () => {
  expect(await games('lumen', { collection: 'bichos' })).toEqual({ games: [], totalPages: 0 });
});

test('a brand that names no collections has one for each of the largest worlds', async () => {
  const { database, brands } = operator.services;
  const brand = await brands.brand('palpite');
  const plain = { ...brand, face: { ...brand.face, collections: [] } };
  const counts = await createCatalogueCounts(() => new Date()).get('', () =>
    countCatalogue(database, []),
  );
  const list = collectionsOf(plain, counts, 'EN');
  expect(list).toHaveLength(7);
  for (const { code, name } of list) {
    expect(name).toMatch(/^\p{Lu}/u);
    expect(collectionRule(plain, code)).toEqual({ themes: [code] });
  }
});

test('the first eight games of the lobbies differ from brand to brand: each begins with those that it chose', async () => {
  const first: string[] = [];
  for (const code of CODES) {
    const { chosen } = (await operator.services.brands.brand(code)).face;
    const codes = (await games(code, {})).games.map(({ gameCode }) => gameCode);
    expect(codes.slice(0, chosen.length), code).toEqual(chosen);
    first.push(...codes.slice(0, 8));
  }
  expect(new Set(first).size).toBe(3 * 8);
});

test('a chosen game under maintenance does not begin the lobby', async () => {
  const { database, brands } = operator.services;
  const [chosen = '', second] = (await brands.brand('palpite')).face.chosen;
  const close = (maintenance: boolean) =>
    database.update(game).set({ maintenance }).where(eq(game.code, chosen));
  await close(true);
  const [first] = (await games('palpite', {})).games;
  expect(first?.gameCode).toBe(second);
  await close(false);
});
