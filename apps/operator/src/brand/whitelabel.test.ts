import { endpoints } from '@palpite/contract';
import { BANNER_GROUPS } from '@palpite/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOperator, type TestOperator } from '../testing.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());

const menu = (groupName?: (typeof BANNER_GROUPS)[number], language?: 'PT' | 'EN') =>
  operator.browser({ language }).client.call(endpoints.whitelabelMenu, { query: { groupName } });

test('the menu shows the categories that have games, and no others', async () => {
  const { menu: entries } = await menu();
  expect(entries.map(({ gameCategory }) => gameCategory)).toEqual(['RNG']);
});

test('the menu speaks the caller’s language', async () => {
  expect((await menu(undefined, 'PT')).menu[0]?.labelName).toBe('Caça-níqueis');
  expect((await menu(undefined, 'EN')).menu[0]?.labelName).toBe('Slots');
});

test('every group has its banners, and a group is answered alone when asked for', async () => {
  const { banners } = await menu();
  for (const group of BANNER_GROUPS) {
    expect(
      banners.some(({ groupName }) => groupName === group),
      group,
    ).toBe(true);
  }
  const home = await menu('home');
  expect(home.banners.length).toBeGreaterThan(1);
  expect(home.banners.every(({ groupName }) => groupName === 'home')).toBe(true);
});

test('a banner is a link only when it says where to', async () => {
  const { banners } = await menu();
  for (const { linkageType, url } of banners) expect(linkageType === 'none').toBe(url === null);
});

test('until its picture comes a banner has the colours of it, the same in both compositions', async () => {
  const { banners } = await menu();
  const tints = banners.map(({ picture, phonePicture }) => {
    expect(picture?.tint).toMatch(/^[\da-f]{18}$/);
    expect(phonePicture?.tint).toBe(picture?.tint);
    return picture?.tint;
  });
  expect(new Set(tints).size).toBeGreaterThan(5);
});
