import { endpoints, gamesOf } from '@palpite/contract';
import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { LANGUAGES } from '@palpite/domain';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { game as gameTable, vendor as vendorTable } from './tables/catalogue.table.ts';
import { themeWords } from './words/theme-names.ts';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let visitor: Browser;
beforeAll(async () => {
  visitor = operator.browser();
});

type Query = QueryInput<typeof endpoints.game.listForVisitor>;
const list = (query: Query = {}, browser = visitor) =>
  browser.client.call(endpoints.game.listForVisitor, { query });
const games = async (query: Query = {}) => gamesOf(await list(query));

describe('[LOBBY-01] a lobby’s page', () => {
  test('has 42 games by default, and states the number of pages', async () => {
    const page = await games({ gameType: 'RNG' });
    expect(page.games).toHaveLength(42);
    expect(page.totalPages).toBe(Math.ceil(3000 / 42));
  });

  test('has one of three shapes: games for a lobby, list for a vendor, content for a search', async () => {
    expect(Object.keys(await list({ gameType: 'RNG' })).toSorted()).toEqual([
      'games',
      'totalPages',
    ]);
    expect(Object.keys(await list({ vassalage: 'TUCF' })).toSorted()).toEqual([
      'list',
      'totalPages',
    ]);
    expect(Object.keys(await list({ gameName: 'a' })).toSorted()).toEqual([
      'content',
      'totalPages',
    ]);
  });

  test('shows every game once over all pages, in each order', async () => {
    for (const sort of ['featured', 'name', 'newest', 'popular'] as const) {
      const seen = new Set<string>();
      for (let pageNo = 1; pageNo <= 30; pageNo += 1) {
        for (const { nodeId } of (await games({ sort, pageNo, pageSize: 100 })).games) {
          seen.add(nodeId);
        }
      }
      expect(seen.size, sort).toBe(3000);
    }
  });

  test('past the end is empty, and still states the total', async () => {
    expect(await games({ pageNo: 9_999 })).toEqual({ games: [], totalPages: 72 });
  });

  test('a signed-in account gets the same answer; a visitor is refused there', async () => {
    const member = await operator.signedIn();
    const own = gamesOf(await member.client.call(endpoints.game.list, { query: { pageSize: 5 } }));
    expect(own).toEqual(await games({ pageSize: 5 }));
    await expect(visitor.client.call(endpoints.game.list, { query: {} })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});

describe('[LOBBY-06] a search', () => {
  test('ignores accents and case, and finds by the beginnings of words', async () => {
    const found = await games({ gameName: 'onca', pageSize: 100 });
    const accented = await games({ gameName: 'ONÇA', pageSize: 100 });
    expect(accented).toEqual(found);
    const poco = (await games({ gameName: 'pocao', pageSize: 100 })).games;
    expect(poco.length).toBeGreaterThan(3);
    expect(poco.every(({ gameName }) => /poção/i.test(gameName))).toBe(true);
  });

  test('finds a title in the player’s language and the original one, and a vendor’s games by its name', async () => {
    const portuguese = await games({ gameName: 'tucano', pageSize: 100 });
    expect(portuguese.games.some(({ gameName }) => /tucano/i.test(gameName))).toBe(true);
    const original = await games({ gameName: 'toucan', pageSize: 100 });
    expect(original.games.length).toBeGreaterThan(0);
    const vendor = await games({ gameName: 'sabia norte', pageSize: 100 });
    expect(vendor.games.some(({ vassalage }) => vassalage === 'SABI')).toBe(true);
  });

  test('every typed word must match', async () => {
    const both = (await games({ gameName: 'tucano forge' })).games;
    expect(both.every(({ vassalage }) => vassalage === 'TUCF')).toBe(true);
    expect((await games({ gameName: 'tucano zzzz' })).games).toEqual([]);
  });

  test.each([["'; drop table operator.game; --"], ['a:* | !b'], ['%'], ['\\'], ['<->']])(
    'any typed text is only text: %s',
    async (typed) => {
      await expect(games({ gameName: typed })).resolves.toBeDefined();
      expect((await games()).games).toHaveLength(42);
    },
  );
});

describe('the filters', () => {
  test('by vendor and class', async () => {
    const { games: found } = await games({
      vassalage: 'MFOX',
      gameClassify: 'WAYS',
      pageSize: 100,
    });
    expect(found.length).toBeGreaterThan(10);
    for (const each of found) {
      expect([each.vassalage, each.gameClassify]).toEqual(['MFOX', 'WAYS']);
    }
  });

  test('a minimum bet is the most that the smallest stake may be, in the brand’s currency', async () => {
    const { games: cheap, totalPages } = await games({ minBet: '20', pageSize: 100 });
    expect(cheap.every(({ minBet }) => minBet === '20')).toBe(true);
    expect(totalPages).toBeLessThan((await games({ minBet: '400', pageSize: 100 })).totalPages);
    expect((await games({ minBet: '19' })).games).toEqual([]);
    const vn = operator.browser({ host: 'vn.localhost', brandCode: 'trangvang' });
    const inDong = gamesOf(await list({ minBet: '1000', pageSize: 3 }, vn));
    expect(inDong.games[0]).toMatchObject({ minBet: '1000', currency: 'VND' });
  });

  test('a minimum of lines, and a category that has no games', async () => {
    const { games: many } = await games({ minLineNum: 243, pageSize: 100 });
    expect(many.every(({ minLineNum }) => (minLineNum ?? 0) >= 243)).toBe(true);
    expect(await games({ gameType: 'LIVE' })).toEqual({ games: [], totalPages: 0 });
  });

  test('[I18N-03] the language of the query names the games, each of the six in its own way, and orders them', async () => {
    const first = new Set<string>();
    for (const language of LANGUAGES) {
      const [listed] = (await games({ sort: 'name', language, pageSize: 1 })).games;
      const [row] = await operator.services.database
        .select({ titles: gameTable.titles })
        .from(gameTable)
        .orderBy(sql`${gameTable.titles} ->> ${language}`)
        .limit(1);
      expect(listed?.gameName).toBe(row?.titles[language]);
      first.add(listed?.gameName ?? '');
    }
    expect(first.size).toBe(LANGUAGES.length);
  });
});

test('hot games are open games, the most popular first, and marked as hot', async () => {
  const { list: hot } = await visitor.client.call(endpoints.game.listHot, { query: {} });
  expect(hot.length).toBe(24);
  expect(hot.every(({ maintenance }) => !maintenance)).toBe(true);
  expect(hot[0]?.badges).toContain('hot');
});

test('the ten most popular games of the whole catalogue are marked as hot, and no other', async () => {
  const { database } = operator.services;
  const top = await database
    .select({ nodeId: gameTable.nodeId })
    .from(gameTable)
    .orderBy(desc(gameTable.popularity), asc(gameTable.nodeId))
    .limit(10);
  const marked: string[] = [];
  for (let pageNo = 1, last = 1; pageNo <= last; pageNo += 1) {
    const query = { sort: 'name', pageNo, pageSize: 100 } as const;
    const page = gamesOf(await visitor.client.call(endpoints.game.listForVisitor, { query }));
    last = page.totalPages;
    const hot = page.games.filter(({ badges }) => badges.includes('hot'));
    marked.push(...hot.map(({ nodeId }) => nodeId));
  }
  expect(marked.toSorted()).toEqual(top.map(({ nodeId }) => String(nodeId)).toSorted());
});

test('the games that a brand chose come in its order; one under maintenance is left out', async () => {
  const { database, brands } = operator.services;
  const { chosen } = (await brands.brand('palpite')).face;
  const codes = async () =>
    (await visitor.client.call(endpoints.game.listChosen, { query: {} })).list.map(
      ({ gameCode }) => gameCode,
    );
  expect(await codes()).toEqual(chosen);
  const [first = '', ...others] = chosen;
  const close = (maintenance: boolean) =>
    database.update(gameTable).set({ maintenance }).where(eq(gameTable.code, first));
  await close(true);
  expect(await codes()).toEqual(others);
  await close(false);
});

test('one game comes with others to play; a closed one is marked as closed', async () => {
  const { database } = operator.services;
  const [closed] = await database.select().from(gameTable).where(eq(gameTable.maintenance, true));
  const answer = await visitor.client.call(endpoints.game.get, {
    query: { nodeId: String(closed?.nodeId) },
  });
  expect(answer.game.maintenance).toBe(true);
  expect(answer.suggestions.length).toBe(6);
  expect(answer.suggestions.every(({ maintenance }) => !maintenance)).toBe(true);
  await expect(
    visitor.client.call(endpoints.game.get, { query: { nodeId: '987654321' } }),
  ).rejects.toMatchObject({ code: 'game_not_found' });
});

test('one game comes with its world, features, largest stake and largest win, as its vendor states them', async () => {
  const { database } = operator.services;
  const [dragon] = await database
    .select()
    .from(gameTable)
    .where(eq(gameTable.code, 'expand-dragon-001'));
  const { game, facts } = await visitor.client.call(endpoints.game.get, {
    query: { nodeId: `${dragon?.nodeId}` },
  });
  expect(facts).toEqual({
    theme: 'dragão',
    features: dragon?.features,
    maxBet: `${BigInt(game.minBet ?? '') * 250n}`,
    mostWinPercent: dragon?.mostWinPercent,
  });
  expect(facts.features.length).toBeGreaterThan(0);
});

test('[LOBBY-05] six games are suggested in place of any game: of its theme first, then of its category', async () => {
  const { database } = operator.services;
  const isDragon = eq(gameTable.themeId, 'dragon');
  const dragons = await database.select().from(gameTable).where(isDragon);
  const [self, ...others] = dragons.map(({ nodeId }) => nodeId);
  await database
    .update(gameTable)
    .set({ maintenance: true })
    .where(inArray(gameTable.nodeId, others.slice(2)));
  const { suggestions } = await visitor.client.call(endpoints.game.get, {
    query: { nodeId: `${self}` },
  });
  const themes = suggestions.map(({ gameCode }) => gameCode.split('-')[1]);
  expect(themes.slice(0, 2)).toEqual(['dragon', 'dragon']);
  expect(themes).toHaveLength(6);
  expect(themes.slice(2)).not.toContain('dragon');
  for (const { nodeId, maintenance } of dragons) {
    await database.update(gameTable).set({ maintenance }).where(eq(gameTable.nodeId, nodeId));
  }
});

test('a vendor under maintenance closes all its games', async () => {
  const { database } = operator.services;
  const close = (maintenance: boolean) =>
    database.update(vendorTable).set({ maintenance }).where(eq(vendorTable.code, 'PEDR'));
  await close(true);
  const { games: all } = await games({ vassalage: 'PEDR' });
  await close(false);
  expect(all.length).toBeGreaterThan(5);
  expect(all.every(({ maintenance }) => maintenance)).toBe(true);
});

test('a vendor’s categories; an unknown vendor is refused', async () => {
  const member = await operator.signedIn();
  const ask = (vassalage: string) =>
    member.client.call(endpoints.vendor.listCategories, { query: { vassalage } });
  expect((await ask('TUCF')).gameTypes).toMatchObject([{ gameType: 'RNG' }]);
  await expect(ask('NOSUCH')).rejects.toMatchObject({ code: 'not_found' });
});

test('vendors are in lanes by category; one without games is in none', async () => {
  const { data } = await visitor.client.call(endpoints.vendor.list, {
    query: { platform: 'html5-desktop' },
  });
  expect(data.lanes.map(({ gameCategory }) => gameCategory)).toEqual(['RNG']);
  const vendors = data.lanes[0]?.vendors ?? [];
  expect(vendors).toHaveLength(28);
  expect(vendors.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(3000);
  expect(vendors.some(({ isHot }) => isHot)).toBe(true);
});

test('[LOBBY-04] favourites are added once, listed newest first, and removed', async () => {
  const member = await operator.signedIn();
  const [first, second] = (await games()).games;
  if (!first || !second) throw new Error('a lobby without games');
  const mark = ({ nodeId, vassalage, gameType }: typeof first) => ({
    nodeId,
    vendor: vassalage,
    gameType,
  });
  await member.client.call(endpoints.favourite.add, { body: mark(first) });
  operator.clock.advance(1);
  await member.client.call(endpoints.favourite.add, { body: mark(second) });
  const again = await member.client.call(endpoints.favourite.add, { body: mark(second) });
  expect(again).toEqual([second.nodeId, first.nodeId]);
  const { content, totalPages } = await member.client.call(endpoints.favourite.list, { query: {} });
  expect(content.map(({ nodeId }) => nodeId)).toEqual(again);
  expect(totalPages).toBe(1);
  const left = await member.client.call(endpoints.favourite.remove, { query: mark(second) });
  expect(left).toEqual([first.nodeId]);
  const other = await operator.signedIn();
  expect(await other.client.call(endpoints.favourite.listIds)).toEqual([]);
  await expect(
    member.client.call(endpoints.favourite.add, { body: { ...mark(first), nodeId: '987654321' } }),
  ).rejects.toMatchObject({ code: 'game_not_found' });
});

test('every world of the sandbox has a name that can be searched', () => {
  for (const language of LANGUAGES) {
    expect(themeWords(language).map(([themeId]) => themeId)).toEqual(THEME_IDS);
  }
});
