import { endpoints } from '@palpite/contract';
import { BANNER_GROUPS } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { game } from '#modules/catalogue/tables/catalogue.table.ts';
import { withOperator } from '#testing/with-operator.ts';
import { brand } from './brand.table.ts';

const operator = withOperator();

const menu = (groupName?: (typeof BANNER_GROUPS)[number], language?: 'PT' | 'EN') =>
  operator.browser({ language }).client.call(endpoints.system.getMenu, { query: { groupName } });

test('the menu shows the categories that have games, and no others', async () => {
  const { menu: entries } = await menu();
  expect(entries.map(({ gameCategory }) => gameCategory)).toEqual(['RNG']);
});

test('the menu is in the caller’s language', async () => {
  expect((await menu(undefined, 'PT')).menu[0]?.labelName).toBe('Caça-níqueis');
  expect((await menu(undefined, 'EN')).menu[0]?.labelName).toBe('Slots');
});

test('every group has its banners except those of categories without games, and a group can be requested alone', async () => {
  const { banners } = await menu();
  const empty = ['pvp', 'live', 'fish', 'sports', 'esports', 'inhouse'];
  for (const group of BANNER_GROUPS) {
    expect(
      banners.some(({ groupName }) => groupName === group),
      group,
    ).toBe(!empty.includes(group));
  }
  const home = await menu('home');
  expect(home.banners.length).toBeGreaterThan(1);
  expect(home.banners.every(({ groupName }) => groupName === 'home')).toBe(true);
});

test('a banner is a link only when it has a target', async () => {
  const { banners } = await menu();
  for (const { linkageType, url } of banners) expect(linkageType === 'none').toBe(url === null);
});

test('while registration is closed no banner invites to it', async () => {
  const inviting = async () =>
    (await menu('home')).banners.filter(({ url }) => url === '/register');
  expect(await inviting()).toHaveLength(1);
  const { database } = operator.services;
  const set = (overrides: object) =>
    database.update(brand).set({ overrides }).where(eq(brand.code, 'palpite'));
  await set({ flags: { DIRECTREG3: false } });
  operator.clock.advance(1.1);
  expect(await inviting()).toEqual([]);
  expect((await menu('home')).banners[0]?.action).toBeUndefined();
  await set({});
  operator.clock.advance(1.1);
});

test('until its picture loads a drawn banner has the picture’s colours, the same in both compositions', async () => {
  const { banners } = await menu();
  // A brand's own picture comes first on the page, on the brand's ground.
  const drawn = banners.filter(({ picture }) => !picture?.template.includes('/brand-art/'));
  const tints = drawn.map(({ picture, phonePicture }) => {
    expect(picture?.tint).toMatch(/^[\da-f]{18}$/);
    expect(phonePicture?.tint).toBe(picture?.tint);
    return picture?.tint;
  });
  expect(new Set(tints).size).toBeGreaterThan(5);
});

/** The description of the brand's home for search engines and shared links. */
async function description(language: 'PT' | 'EN') {
  const { client } = operator.browser({ language });
  const answer = await client.call(endpoints.system.getStatus, { query: { host: 'localhost' } });
  return answer.info.whitelabel.description;
}

test('a brand’s description names the categories that have games, and promises no others', async () => {
  expect(await description('PT')).toBe(
    'Caça-níqueis com dinheiro de brincadeira e limites que são seus.',
  );
  expect(await description('EN')).toBe('Slots with play money and limits that are yours.');
  const { database } = operator.services;
  const [first] = await database.select({ nodeId: game.nodeId }).from(game).limit(1);
  if (!first) throw new Error('there is no game');
  await database.update(game).set({ category: 'LIVE' }).where(eq(game.nodeId, first.nodeId));
  expect(await description('PT')).toMatch(/^Caça-níqueis e ao vivo com /);
  expect((await menu('live')).banners).not.toEqual([]);
});
