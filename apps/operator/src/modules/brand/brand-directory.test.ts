import { endpoints } from '@palpite/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { brand } from './brand.table.ts';
import { createBrandDirectory } from './brand-directory.ts';

const operator = withOperator();

/** Longer than a banner's title may be, as only a manual change could have made it. */
const TOO_LONG = 'x'.repeat(200);

async function spoil(code: string): Promise<void> {
  const { database } = operator.services;
  const path = sql`'{banners,0,title,EN}'`;
  await database
    .update(brand)
    .set({ document: sql`jsonb_set(${brand.document}, ${path}, to_jsonb(${TOO_LONG}::text))` })
    .where(eq(brand.code, code));
  operator.services.brands.forget();
}

const menuOf = (host: string, brandCode: string) =>
  operator.browser({ host, brandCode }).client.call(endpoints.system.getMenu, { query: {} });

test('a brand with an unreadable row stays as it was, can be closed, and does not affect the others', async () => {
  const before = await menuOf('en.localhost', 'lumen');
  const other = await menuOf('vn.localhost', 'trangvang');
  await spoil('lumen');
  expect(await menuOf('en.localhost', 'lumen')).toEqual(before);
  expect(await menuOf('vn.localhost', 'trangvang')).toEqual(other);
  const { database, brands } = operator.services;
  await database.update(brand).set({ status: 1 }).where(eq(brand.code, 'lumen'));
  brands.forget();
  expect((await brands.brand('lumen')).status).toBe(1);
});

test('a process that has never read such a brand answers for the others, and reports the error once', async () => {
  await spoil('lumen');
  const { database, now } = operator.services;
  const said: unknown[] = [];
  const fresh = createBrandDirectory(database, now, {
    error: (entry: unknown) => said.push(entry),
  });
  expect((await fresh.byHost('vn.localhost'))?.code).toBe('trangvang');
  expect(await fresh.byHost('en.localhost')).toBeUndefined();
  expect((await fresh.byHost('VN.localhost.'))?.code).toBe('trangvang');
  expect(await fresh.byHost('vn.localhost..')).toBeUndefined();
  fresh.forget();
  await expect(fresh.brand('lumen')).rejects.toMatchObject({ code: 'unknown_merchant' });
  expect(said).toHaveLength(1);
  expect(`${Reflect.get(said[0] as object, 'err')}`).toContain('banners.0.title.EN');
});

test('an unchanged brand is not read again; a changed one is, whatever changed it', async () => {
  const { database, now } = operator.services;
  const log = { error: () => undefined };
  const directory = createBrandDirectory(database, now, log);
  const first = await directory.brand('trangvang');
  directory.forget();
  expect(await directory.brand('trangvang')).toBe(first);
  await database.update(brand).set({ overrides: {} }).where(eq(brand.code, 'trangvang'));
  directory.forget();
  expect(await directory.brand('trangvang')).not.toBe(first);
});
