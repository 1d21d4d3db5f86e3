import { heroKind } from '@palpite/art/tile.ts';
import { endpoints, type Game, gamesOf } from '@palpite/contract';
import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { nameWords, searchText } from '@palpite/domain';
import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { game as gameTable } from './tables/catalogue.table.ts';
import { CREATURES } from './words/creature-words.ts';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let visitor: Browser;
beforeAll(async () => {
  visitor = operator.browser();
});

/** Everything that a search finds. */
async function search(
  gameName: string,
  { language }: Pick<QueryInput<typeof endpoints.game.listForVisitor>, 'language'>,
): Promise<Game[]> {
  const all: Game[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { gameName, language, pageNo, pageSize: 100 };
    const page = gamesOf(await visitor.client.call(endpoints.game.listForVisitor, { query }));
    all.push(...page.games);
    if (pageNo >= page.totalPages) return all;
  }
}

test.each([
  ['PT', 'dragão', 'Tema: dragão'],
  ['EN', 'dragon', 'Theme: dragons'],
  ['ZH', '龙', '主题：龙'],
  ['ID', 'naga', 'Tema: naga'],
  ['TH', 'มังกร', 'ธีม: มังกร'],
  ['VI', 'rồng', 'Chủ đề: rồng'],
] as const)(
  '[LOBBY-06] in %s "%s" finds every game of its theme, and gives the reason when the name does not show it: %s',
  async (language, typed, reason) => {
    const isDragon = eq(gameTable.themeId, 'dragon');
    const themed = await operator.services.database.$count(gameTable, isDragon);
    const found = await search(typed, { language });
    const dragons = found.filter(({ gameCode }) => gameCode.includes('-dragon-'));
    expect(dragons).toHaveLength(themed);
    expect(themed).toBeGreaterThan(150);
    for (const { gameName, foundBy, gameCode } of dragons) {
      const shows = nameWords(gameName).some((word) => word.startsWith(searchText(typed)));
      expect(foundBy, gameCode).toBe(shows ? undefined : reason);
    }
  },
);

test.each([
  ['EN', 'tiger'],
  ['PT', 'tigre'],
  ['PT', 'tiger'],
  ['ZH', '老虎'],
  ['ID', 'harimau'],
  ['TH', 'เสือ'],
  ['VI', 'hổ'],
  ['VI', 'cọp'],
] as const)(
  '[LOBBY-06] in %s "%s" finds tigers before everything but titles with the word',
  async (language, typed) => {
    const found = await search(typed, { language });
    const isTiger = found.map(({ gameCode }) => heroKind(gameCode) === 'tiger');
    expect(isTiger.filter(Boolean)).toHaveLength(
      sandboxCatalogue().filter(({ code }) => heroKind(code) === 'tiger').length,
    );
    const isNamed = found.map(({ gameName }) => nameWords(gameName).includes(searchText(typed)));
    // A syllable of a Vietnamese title is seldom the animal.
    const isFirst = found.map((_, at) => isTiger[at] || (isNamed[at] && language !== 'VI'));
    expect(isFirst).toEqual(isFirst.toSorted((one, other) => Number(other) - Number(one)));
    expect(isFirst).toContain(true);
    expect(isFirst).toContain(false);
  },
);

test.each([
  ['EN', 'Picture: '],
  ['PT', 'Imagem: '],
  ['ZH', '图中：'],
  ['ID', 'Gambar: '],
  ['TH', 'ภาพ: '],
  ['VI', 'Hình: '],
] as const)(
  '[LOBBY-06] in %s a game whose title names a place is found by whom its picture shows, and says so: %s…',
  async (language, reason) => {
    const at = (['EN', 'PT', 'ZH', 'ID', 'TH', 'VI'] as const).indexOf(language);
    const shown = sandboxCatalogue().flatMap(({ code, subject, titles }) => {
      if (subject !== undefined) return [];
      const row = CREATURES.find(([, , ...heroes]) => heroes.includes(heroKind(code)));
      const [word = ''] = row?.[1][at]?.split(', ') ?? [];
      const names = [titles[language], titles.EN].map(searchText).join(' ');
      return word === '' || names.includes(searchText(word)) ? [] : [{ code, word }];
    });
    expect(shown.length).toBeGreaterThan(4);
    for (const { code, word } of shown.slice(0, 5)) {
      const found = await search(word, { language });
      const game = found.find(({ gameCode }) => gameCode === code);
      expect(game?.foundBy?.startsWith(reason), `${word}: ${code}: ${game?.foundBy}`).toBe(true);
    }
  },
);

test('[LOBBY-06] the name of a class finds its games', async () => {
  const found = await search('cascata', { language: 'PT' });
  const cascades = found.filter(({ gameClassify }) => gameClassify === 'CASCADE');
  expect(cascades.map(({ foundBy }) => foundBy)).toContain('Tipo: Grupos em cascata');
});

test.each(['PT', 'ZH', 'ID', 'TH', 'VI'] as const)(
  'in %s a game found by its original title has its own name there, with the typed title next to it',
  async (language) => {
    const [row] = await operator.services.database
      .select({ titles: gameTable.titles })
      .from(gameTable)
      .where(eq(gameTable.code, 'lines-dragon-003'));
    const { EN: original = '', [language]: own } = row?.titles ?? {};
    const [found] = await search(original, { language });
    expect(found?.gameName).toBe(own);
    expect(own).not.toBe(original);
    expect(found?.foundBy?.endsWith(original)).toBe(true);
  },
);

test('a title in a language that the player does not read does not match', async () => {
  expect(await search('dragonete', { language: 'EN' })).toEqual([]);
  expect(await search('幼龙', { language: 'PT' })).toEqual([]);
});

test('titles that begin with the typed text come first, then titles, then vendors, then themes', async () => {
  const found = await search('lantern', { language: 'EN' });
  const ranks = found.map(({ gameName, vendorName }) => {
    if (/^lantern/i.test(gameName)) return 0;
    if (/\blantern/i.test(gameName)) return 1;
    return /\blantern/i.test(vendorName) ? 2 : 3;
  });
  expect(new Set(ranks)).toEqual(new Set([0, 1, 2, 3]));
  expect(ranks).toEqual(ranks.toSorted());
});

test('the title that is the typed text comes first, then titles that begin with its words, then other titles that have them whole', async () => {
  const { database } = operator.services;
  const rows = await database.select({ titles: gameTable.titles }).from(gameTable);
  const beginnings = new Map<string, number>();
  for (const { titles } of rows) {
    const [word = ''] = titles.EN.split(' ');
    beginnings.set(word, (beginnings.get(word) ?? 0) + 1);
  }
  const [first = ''] = [...beginnings].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const alike = await search(first, { language: 'EN' });
  // Not the most popular of its beginning, so that only its title puts it first.
  const exact = alike[2]?.gameName ?? '';
  expect((await search(exact, { language: 'EN' }))[0]?.gameName).toBe(exact);

  const typed = searchText(first);
  const ranks = alike.map(({ gameName }) => {
    const words = nameWords(gameName);
    if (words[0] === typed) return 0;
    if (words[0]?.startsWith(typed)) return 1;
    return words.includes(typed) ? 2 : 3;
  });
  expect(ranks[0]).toBe(0);
  expect(ranks).toEqual(ranks.toSorted());
});

test('words of a theme and of a vendor narrow each other', async () => {
  const found = await search('dragon lumenreel', { language: 'EN' });
  expect(found.length).toBeGreaterThan(3);
  expect(found.every(({ vassalage }) => vassalage === 'LMRL')).toBe(true);
});
