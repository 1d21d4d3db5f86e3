import { endpoints, gamesOf } from '@palpite/contract';
import { type Language, searchText } from '@palpite/domain';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { game, vendor } from './tables/catalogue.table.ts';
import { isNear } from './search-vocabulary.ts';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let visitor: Browser;
beforeAll(async () => {
  visitor = operator.browser();
});

const search = (text: string | undefined, language: Language = 'EN') =>
  visitor.client.call(endpoints.game.search, { query: { text, language } });

/** How many games a lobby over the whole catalogue lists by a text: with one a page, its number of pages. */
async function listed(gameName: string, language: Language = 'EN'): Promise<number> {
  const query = { gameName, language, pageSize: 1 };
  return gamesOf(await visitor.client.call(endpoints.game.listForVisitor, { query })).totalPages;
}

describe('a search', () => {
  test('[LOBBY-06] counts the games that it finds, of all that there are, and shows the first of them', async () => {
    const found = await search('dragon');
    expect(found.totalGames).toBe(await operator.services.database.$count(game));
    expect(found.foundGames).toBe(await listed('dragon'));
    expect(found.foundGames).toBeGreaterThan(150);
    expect(found.games).toHaveLength(12);
    expect(found.corrected).toBeNull();
    const query = { gameName: 'dragon', language: 'EN', pageSize: 12 } as const;
    const first = gamesOf(await visitor.client.call(endpoints.game.listForVisitor, { query }));
    expect(found.games).toEqual(first.games);
  });

  test.each([
    ['龍', '龙'],
    ['寶', '宝'],
    ['魚', '鱼'],
  ])('[LOBBY-06] finds by the Traditional %s what the Simplified %s finds', async (typed, ours) => {
    const found = await search(ours, 'ZH');
    expect(found.foundGames).toBeGreaterThan(0);
    expect({ ...(await search(typed, 'ZH')) }).toEqual(found);
    expect(await listed(typed, 'ZH')).toBe(found.foundGames);
  });

  test('[LOBBY-06] tells the games that are named so from those that show it and those of its kind', async () => {
    const { database } = operator.services;
    const heroes = (hero: string) =>
      database.$count(game, sql`${`hero:${hero}`} = any(${game.searchTerms})`);
    // Some of them have titles that name a place alone.
    const salamander = await search('salamander');
    expect(salamander.picturedGames).toBeGreaterThan(0);
    expect(salamander.picturedGames).toBeLessThanOrEqual(await heroes('salamander'));
    const tiger = await search('tiger');
    expect(tiger.foundGames).toBeGreaterThan(tiger.namedGames + tiger.picturedGames);
    const title = tiger.games[0]?.gameName ?? '';
    expect((await search(title)).namedGames).toBeGreaterThan(0);
    // No title, picture or vendor has the word.
    const forest = await search('rainforest');
    expect(forest).toMatchObject({ namedGames: 0, picturedGames: 0 });
    expect(forest.foundGames).toBeGreaterThan(100);
    expect(forest.collections).toMatchObject([
      { filter: 'theme', value: 'jungle', gameCount: forest.foundGames },
    ]);
    expect(await search(undefined)).toMatchObject({ namedGames: 0, picturedGames: 0 });
  });

  test('names the themes, features and classes that the text means, each with its own games', async () => {
    const { collections } = await search('giros grátis', 'PT');
    const free = collections.find(({ filter }) => filter === 'feature');
    const query = { gameType: 'RNG', feature: 'free-spins', pageSize: 1 } as const;
    const lobby = gamesOf(await visitor.client.call(endpoints.game.listForVisitor, { query }));
    expect(free).toEqual({
      filter: 'feature',
      value: 'free-spins',
      labelName: 'giros grátis',
      gameCategory: 'RNG',
      gameCount: lobby.totalPages,
    });
    expect(collections.map(({ filter }) => filter)).toContain('gameClassify');
  });

  test.each([
    ['quiet', 'EN'],
    ['quietcomet', 'EN'],
    ['cometa quieto', 'PT'],
  ] as const)('finds a vendor by "%s", with its games', async (text, language) => {
    const { vendors } = await search(text, language);
    const own = eq(game.vendorCode, 'QCMT');
    expect(vendors).toMatchObject([
      {
        vassalage: 'QCMT',
        name: 'Quiet Comet',
        gameCategory: 'RNG',
        gameCount: await operator.services.database.$count(game, own),
      },
    ]);
  });

  test('shows a vendor under maintenance as such', async () => {
    const { database } = operator.services;
    await database.update(vendor).set({ maintenance: true }).where(eq(vendor.code, 'HXBL'));
    expect((await search('hexbloom')).vendors).toMatchObject([{ maintenance: true }]);
    await database.update(vendor).set({ maintenance: false }).where(eq(vendor.code, 'HXBL'));
  });

  test.each([
    ['PT', 'gir', 'giros grátis'],
    ['EN', 'free s', 'free spins'],
    ['ZH', '免', '免费旋转'],
    ['ID', 'putaran g', 'putaran gratis'],
    ['TH', 'ฟรี', 'ฟรีสปิน'],
    ['VI', 'quay m', 'quay miễn phí'],
    ['EN', 'tuca', 'Tucano Forge'],
    ['PT', 'jagua', 'jaguatirica'],
  ] as const)('in %s completes "%s" to "%s"', async (language, typed, text) => {
    expect((await search(typed, language)).suggestions).toContain(text);
  });

  test('every completion finds games, and none repeats the text', async () => {
    for (const [typed, language] of [
      ['lu', 'PT'],
      ['marble co', 'EN'],
      ['rong th', 'VI'],
    ] as const) {
      const { suggestions } = await search(typed, language);
      expect(suggestions.length, typed).toBeGreaterThan(0);
      for (const text of suggestions) {
        expect(searchText(text)).not.toBe(searchText(typed));
        expect(await listed(text, language), text).toBeGreaterThan(0);
      }
    }
  });

  test.each([
    ['EN', 'drgaon', 'dragon'],
    ['EN', 'elepant', 'elephant'],
    ['EN', 'quiet comat', 'quiet comet'],
    ['PT', 'tartarugga', 'tartaruga'],
    ['PT', 'giros gratix', 'giros grátis'],
    ['ID', 'putarn gratis', 'putaran gratis'],
    ['VI', 'thượngg', 'thượng'],
    ['ZH', '大大龙', '龙'],
    ['TH', 'ปลาใหญ่', 'ปลา'],
  ] as const)(
    'in %s forgives one error in a word: "%s" finds "%s"',
    async (language, typed, meant) => {
      const found = await search(typed, language);
      expect(found.corrected).toBe(meant);
      expect(found.foundGames).toBe(await listed(meant, language));
      expect(found.foundGames).toBeGreaterThan(0);
      expect(found.games.length).toBeGreaterThan(0);
    },
  );

  test('a short word is not corrected, nor one that finds games', async () => {
    expect(await search('zzqx')).toMatchObject({ corrected: null, foundGames: 0, games: [] });
    expect((await search('salamander')).corrected).toBeNull();
  });

  test('a text that is nothing like any word finds nothing, in any group', async () => {
    expect(await search('qwxzvbn')).toMatchObject({
      corrected: null,
      foundGames: 0,
      games: [],
      suggestions: [],
      vendors: [],
      collections: [],
    });
    expect(await search('!?')).toMatchObject({ foundGames: 0, games: [] });
  });

  test('without a text shows what most play and what there is most of', async () => {
    const { games, collections, totalGames, foundGames } = await search(undefined);
    expect(foundGames).toBe(totalGames);
    expect(games).toHaveLength(12);
    expect(collections.map(({ filter }) => filter)).toEqual(
      expect.arrayContaining(['theme', 'feature']),
    );
    expect((await search('  ')).games).toEqual(games);
  });
});

test.each([
  ['dragon', 'dragon', true],
  ['dragon', 'dragoon', true],
  ['dragon', 'dragn', true],
  ['dragon', 'drogon', true],
  ['dragon', 'drgaon', true],
  ['dragon', 'dragno', true],
  ['dragon', 'drogno', false],
  ['dragon', 'dra', false],
  ['dragon', 'nogard', false],
  ['abc', 'bcd', false],
])('"%s" and "%s" differ by one error at most: %s', (one, other, near) => {
  expect(isNear(one, other)).toBe(near);
  expect(isNear(other, one)).toBe(near);
});
