import { endpoints, gamesOf } from '@palpite/contract';
import { GAME_CATEGORIES, GAME_FEATURES, type Language, LANGUAGES } from '@palpite/domain';
import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import { arrayContains, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { game } from './tables/catalogue.table.ts';
import { matches } from './find-games.ts';
import { conceptsOfWord, phrasesIn } from './search-concepts.ts';
import { readSearch } from './search-terms.ts';
import { CREATURES } from './words/creature-words.ts';
import { VENDOR_ROWS } from './words/vendor-words.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let visitor: Browser;
beforeAll(async () => {
  visitor = operator.browser();
});

/** The codes of everything that a lobby finds by a text. */
async function found(gameName: string, language: Language): Promise<Set<string>> {
  const codes = new Set<string>();
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { gameName, language, pageNo, pageSize: 100 };
    const page = gamesOf(await visitor.client.call(endpoints.game.listForVisitor, { query }));
    for (const { gameCode } of page.games) codes.add(gameCode);
    if (pageNo >= page.totalPages) return codes;
  }
}

async function codesWhere(condition: SQL | undefined): Promise<string[]> {
  const rows = await operator.services.database
    .select({ code: game.code })
    .from(game)
    .where(condition);
  return rows.map(({ code }) => code);
}

const ofTheme = (...themeIds: string[]) => inArray(game.themeId, themeIds);
const withFeature = (feature: (typeof GAME_FEATURES)[number]) =>
  arrayContains(game.features, [feature]);

describe('[LOBBY-06] a word of a theme, an animal, a feature, a kind of game or a vendor finds its games', () => {
  test.each([
    ['EN', 'fish', ofTheme('ocean')],
    ['PT', 'peixe', ofTheme('ocean')],
    ['ZH', '鱼', ofTheme('ocean')],
    ['ID', 'ikan', ofTheme('ocean')],
    ['TH', 'ปลา', ofTheme('ocean')],
    ['VI', 'cá', ofTheme('ocean')],
    ['EN', 'free spins', withFeature('free-spins')],
    ['PT', 'giros grátis', withFeature('free-spins')],
    ['PT', 'rodadas gratis', withFeature('free-spins')],
    ['ZH', '免费旋转', withFeature('free-spins')],
    ['ID', 'putaran gratis', withFeature('free-spins')],
    ['TH', 'ฟรีสปิน', withFeature('free-spins')],
    ['VI', 'quay miễn phí', withFeature('free-spins')],
    ['VI', 'quay mien phi', withFeature('free-spins')],
    ['PT', 'leao', ofTheme('savanna')],
    ['VI', 'su tu', ofTheme('savanna')],
    ['PT', 'caça-níqueis', eq(game.category, 'RNG')],
    ['VI', 'nổ hũ', eq(game.category, 'RNG')],
    ['ZH', '静彗星', eq(game.vendorCode, 'QCMT')],
    ['EN', 'quietcomet', eq(game.vendorCode, 'QCMT')],
    ['VI', 'lò rèn toucan', eq(game.vendorCode, 'TUCF')],
  ] as const)('in %s "%s"', async (language, typed, condition) => {
    const expected = await codesWhere(condition);
    expect(expected.length).toBeGreaterThan(40);
    const codes = await found(typed, language);
    expect(expected.filter((code) => !codes.has(code))).toEqual([]);
  });

  test('and whole words of a language that the player does not read', async () => {
    const ocean = await codesWhere(ofTheme('ocean'));
    for (const typed of ['鱼', 'ikan', 'ปลา', 'peixe']) {
      const codes = await found(typed, 'VI');
      expect(
        ocean.filter((code) => !codes.has(code)),
        typed,
      ).toEqual([]);
    }
  });
});

test.each([
  ['ZH', '海洋免费旋转游戏'],
  ['TH', 'เกมทะเลฟรีสปิน'],
  ['EN', 'ocean games with free spins'],
  ['PT', 'jogos de oceano com giros grátis'],
  ['VI', 'trò chơi đại dương quay miễn phí'],
] as const)('in %s "%s" finds the games that have both, and no others', async (language, typed) => {
  const codes = await found(typed, language);
  // Or whose title has both syllables, whatever their tones.
  const isNamed = sql`${game.titles} ->> ${language} ilike '%dài%dương%'`;
  const [ocean, free] = [
    await codesWhere(or(ofTheme('ocean'), isNamed)),
    await codesWhere(withFeature('free-spins')),
  ];
  expect([...codes].toSorted()).toEqual(ocean.filter((code) => free.includes(code)).toSorted());
});

test('a Vietnamese syllable within another word leads nowhere', () => {
  // The fish is "cá", and a vampire "ma cà rồng".
  expect(conceptsOfWord('ca', 'VI').map(({ value }) => value)).toEqual(
    expect.arrayContaining(['ocean', 'FISH']),
  );
  expect(conceptsOfWord('ca', 'VI').map(({ value }) => value)).not.toContain('midnight');
});

test('a game found by a feature says so under its name', async () => {
  const query = { gameName: 'giros grátis', language: 'PT', pageSize: 50 } as const;
  const page = gamesOf(await visitor.client.call(endpoints.game.listForVisitor, { query }));
  expect(page.games.map(({ foundBy }) => foundBy)).toContain('Recurso: giros grátis');
});

test('a machine’s new feature is found without naming its games again', async () => {
  const { database } = operator.services;
  const [one] = await database.select().from(game).where(eq(game.code, 'hold-ocean-001'));
  await database
    .update(game)
    .set({ features: ['cascades'] })
    .where(eq(game.code, 'hold-ocean-001'));
  expect(await found('avalanche', 'EN')).toContain('hold-ocean-001');
  await database
    .update(game)
    .set({ features: one?.features ?? [] })
    .where(eq(game.code, 'hold-ocean-001'));
  const query = { gameName: 'avalanche', language: 'EN', minLineNum: 0, pageSize: 1 } as const;
  const left = gamesOf(await visitor.client.call(endpoints.game.listForVisitor, { query }));
  expect(left.totalPages).toBe((await codesWhere(withFeature('cascades'))).length);
});

test('every word of the tables, in every language, leads to what it names', () => {
  for (const language of LANGUAGES) {
    for (const { concept, written } of phrasesIn(language)) {
      const query = readSearch(written, language)?.everything ?? '';
      const term = concept.kind === 'feature' ? concept.value : `${concept.kind}:${concept.value}`;
      expect(query, `${language} ${written}`).toContain(`'${term}'`);
    }
  }
});

test('each language has words for every feature, category, animal and vendor', () => {
  for (const language of LANGUAGES) {
    const values = new Set(phrasesIn(language).map(({ concept }) => concept.value));
    for (const value of [...GAME_FEATURES, ...GAME_CATEGORIES]) expect(values).toContain(value);
  }
  expect(Object.keys(VENDOR_ROWS)).toEqual(SANDBOX_VENDORS.map(({ code }) => code));
  for (const [, row] of CREATURES) {
    expect(row).toHaveLength(6);
    for (const cell of row) expect(cell.trim()).not.toBe('');
  }
});

test.each([
  ['PT', 'peixe'],
  ['ZH', '海洋免费旋转'],
  ['VI', 'rồng quay miễn phí'],
] as const)('in %s the index answers "%s", without reading every game', async (language, typed) => {
  const { rows } = await operator.services.database.execute<{ 'QUERY PLAN': string }>(
    sql`explain select node_id from ${game} where ${matches(readSearch(typed, language)?.everything ?? '')}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on game_search');
  expect(plan).not.toContain('Seq Scan');
});
