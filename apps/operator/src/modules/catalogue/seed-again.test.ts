import { heroKind } from '@palpite/art/tile.ts';
import { endpoints, gamesOf } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '#sandbox/catalogue/seed-catalogue.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { game as gameTable, vendor as vendorTable } from './tables/catalogue.table.ts';
import { namedTerm } from './fill-catalogue.ts';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let visitor: Browser;
beforeAll(async () => {
  visitor = operator.browser();
});

const named = async (gameName: string) =>
  gamesOf(
    await visitor.client.call(endpoints.game.listForVisitor, {
      query: { gameName, language: 'EN' },
    }),
  ).games;

test('a second seed adds nothing, and a larger catalogue keeps the operator’s changes', async () => {
  const { database, secrets, now } = operator.services;
  const [before] = await database.select().from(vendorTable).where(eq(vendorTable.code, 'TUCF'));
  expect(await seedCatalogue(database, secrets, now(), 3000)).toBe(0);
  expect(await seedCatalogue(database, secrets, now(), 3100)).toBe(100);
  const [after] = await database.select().from(vendorTable).where(eq(vendorTable.code, 'TUCF'));
  expect(after).toEqual(before);
  expect(await database.$count(gameTable)).toBe(3100);
});

test('games listed before they had names in all languages get them when the site starts again', async () => {
  const { database, secrets, now } = operator.services;
  const isGame = eq(gameTable.code, 'lines-dragon-001');
  const [before] = await database.select().from(gameTable).where(isGame);
  await database
    .update(gameTable)
    .set({ titles: { EN: 'Own Name' }, searchTerms: [] })
    .where(isGame);
  await seedCatalogue(database, secrets, now(), 3000);
  const [after] = await database.select().from(gameTable).where(isGame);
  expect(after?.titles).toEqual({ ...before?.titles, EN: 'Own Name' });
  expect(await named('own name')).toHaveLength(1);
});

test('games of older drawings have the names and are found by the heroes of the new ones when the site starts again', async () => {
  const { database, secrets, now } = operator.services;
  const code = 'lines-jungle-004';
  const isGame = eq(gameTable.code, code);
  const [before] = await database.select().from(gameTable).where(isGame);
  expect(before?.searchTerms).toContain(`hero:${heroKind(code)}`);
  const older = before?.searchTerms.filter((term) => !/^(hero|drawings|named):/.test(term)) ?? [];
  await database
    .update(gameTable)
    .set({ titles: { EN: 'Old Name' }, searchTerms: [...older, 'hero:nobody', 'drawings:0'] })
    .where(isGame);
  await seedCatalogue(database, secrets, now(), 3000);
  const [after] = await database.select().from(gameTable).where(isGame);
  expect(after?.searchTerms.toSorted()).toEqual(before?.searchTerms.toSorted());
  expect(after?.titles).toEqual(before?.titles);
});

test('newer drawings rename a game that has the names of older ones, and none that the operator has named', async () => {
  const { database, secrets, now } = operator.services;
  const read = async (code: string) => {
    const [row] = await database.select().from(gameTable).where(eq(gameTable.code, code));
    if (row === undefined) throw new Error(`no game ${code}`);
    return row;
  };
  const older = { EN: 'Name of Older Drawings' };
  /** As a site has it whose drawings were older, and gave these names. */
  const outdate = async (code: string, titles: { EN: string }, given: object) => {
    const { searchTerms } = await read(code);
    const terms = searchTerms.filter((term) => !/^(drawings|named):/.test(term));
    await database
      .update(gameTable)
      .set({ titles, searchTerms: [...terms, 'drawings:0', namedTerm(given)] })
      .where(eq(gameTable.code, code));
  };
  const [renamed, kept] = ['lines-jungle-005', 'lines-jungle-006'];
  const before = await read(renamed);
  await outdate(renamed, older, older);
  await outdate(kept, { EN: 'Operatorsown' }, older);
  await seedCatalogue(database, secrets, now(), 3000);
  expect((await read(renamed)).titles).toEqual(before.titles);
  expect((await read(kept)).titles).toEqual({ EN: 'Operatorsown' });
  expect(await named('operatorsown')).toHaveLength(1);
  // What is up to date is left as it is, and a name given since then outlasts the next drawings too.
  const upToDate = await read(kept);
  await seedCatalogue(database, secrets, now(), 3000);
  expect(await read(kept)).toEqual(upToDate);
  await database
    .update(gameTable)
    .set({
      searchTerms: upToDate.searchTerms.map((term) => term.replace(/^drawings:.*/, 'drawings:1')),
    })
    .where(eq(gameTable.code, kept));
  await seedCatalogue(database, secrets, now(), 3000);
  expect(await read(kept)).toEqual(upToDate);
});

test('a game’s return and features follow its machine when the site starts again', async () => {
  const { database, secrets, now } = operator.services;
  const isGame = eq(gameTable.code, 'expand-dragon-001');
  const paying = {
    returnPercent: gameTable.returnPercent,
    volatility: gameTable.volatility,
    mostWinPercent: gameTable.mostWinPercent,
    features: gameTable.features,
  };
  const read = async (code: string) =>
    (await database.select(paying).from(gameTable).where(eq(gameTable.code, code)))[0];
  const told = {
    returnPercent: '95.85',
    volatility: 'low',
    mostWinPercent: 15_200,
    features: ['growing-symbols', 'respins'],
  };
  expect(await read('expand-dragon-001')).toEqual(told);
  const { nodeId } = (
    await database.select({ nodeId: gameTable.nodeId }).from(gameTable).where(isGame)
  )[0] ?? { nodeId: 0 };
  const query = { nodeId: String(nodeId) };
  expect((await visitor.client.call(endpoints.game.get, { query })).game).toMatchObject({
    rtp: '95.85',
    volatility: 'low',
    features: ['growing-symbols', 'respins'],
  });
  await database
    .update(gameTable)
    .set({ returnPercent: null, volatility: null, mostWinPercent: 1, features: [] })
    .where(isGame);
  await seedCatalogue(database, secrets, now(), 3000);
  expect(await read('expand-dragon-001')).toEqual(told);
});
