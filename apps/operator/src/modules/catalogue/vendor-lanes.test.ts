import { endpoints, gamesOf } from '@palpite/contract';
import type { GameCategory } from '@palpite/domain';
import { beforeAll, expect, test } from 'vitest';
import { brand } from '#modules/brand/brand.table.ts';
import { game, vendor } from './tables/catalogue.table.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();
let visitor: Browser;
beforeAll(async () => {
  visitor = operator.browser();
});

/** A vendor with one game in each of these categories. */
async function addVendor(code: string, ...categories: GameCategory[]): Promise<void> {
  const { database, now } = operator.services;
  await database
    .insert(vendor)
    .values({ code, name: `Vendor ${code}`, rank: 99, sealedSecret: '', addedAt: now() });
  const [like] = await database.select().from(game).limit(1);
  if (!like) throw new Error('a catalogue without games');
  const { nodeId: _own, search: _generated, ...row } = like;
  await database.insert(game).values(
    categories.map((category) => ({
      ...row,
      vendorCode: code,
      category,
      code: `${code}-${category}`,
    })),
  );
}

/** The vendors of a category, with how many games each has. */
async function vendorsOf(category: GameCategory): Promise<Record<string, number>> {
  const { data } = await visitor.client.call(endpoints.vendor.list, { query: {} });
  const lane = data.lanes.find(({ gameCategory }) => gameCategory === category);
  return Object.fromEntries(
    (lane?.vendors ?? []).map(({ vassalage, gameCount }) => [vassalage, gameCount]),
  );
}

/** The vendors whose games a category's lobby lists. */
async function listedIn(gameType: GameCategory): Promise<string[]> {
  const page = await visitor.client.call(endpoints.game.listForVisitor, { query: { gameType } });
  return [...new Set(gamesOf(page).games.map(({ vassalage }) => vassalage))].toSorted();
}

test('[LOBBY-02] vendors are in every category that they have games in; a category without any is left out', async () => {
  const categories: GameCategory[] = [
    'LIVE',
    'FISH',
    'PVP',
    'ELOTT',
    'INHOUSE',
    'MINI',
    'JACKPOT',
    'LOTT',
  ];
  await addVendor('MANY', ...categories);
  for (const category of categories)
    expect(await vendorsOf(category), category).toEqual({ MANY: 1 });
  const { data } = await visitor.client.call(endpoints.vendor.list, { query: {} });
  const offered = data.lanes.map(({ gameCategory }) => gameCategory);
  expect(offered.toSorted()).toEqual(['RNG', ...categories].toSorted());
});

test('[LOBBY-02] esports vendors are split from sports by the brand’s configuration', async () => {
  await addVendor('MATC', 'SPORTS');
  await addVendor('AV', 'SPORTS', 'ESPORTS');
  await addVendor('IMES', 'SPORTS');
  expect(await vendorsOf('SPORTS')).toEqual({ MATC: 1 });
  expect(await vendorsOf('ESPORTS')).toEqual({ AV: 2, IMES: 1 });
  expect(await listedIn('SPORTS')).toEqual(['MATC']);
  expect(await listedIn('ESPORTS')).toEqual(['AV', 'IMES']);

  const { database, brands } = operator.services;
  const configure = async (...esportsVendors: string[]) => {
    await database.update(brand).set({ overrides: { flags: {}, settings: { esportsVendors } } });
    brands.forget();
  };
  await configure('MATC');
  expect(await vendorsOf('SPORTS')).toEqual({ AV: 1, IMES: 1 });
  expect(await vendorsOf('ESPORTS')).toEqual({ AV: 1, MATC: 1 });
  await configure();
  expect(await vendorsOf('SPORTS')).toEqual({ AV: 1, IMES: 1, MATC: 1 });
  expect(await listedIn('ESPORTS')).toEqual(['AV']);
});
