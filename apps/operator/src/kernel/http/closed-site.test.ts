import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brand } from '#modules/brand/brand.table.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();

async function close(status: 0 | 1 | 2, maintenanceEnd: Date | null = null) {
  const { database, brands } = operator.services;
  await database.update(brand).set({ status, maintenanceEnd }).where(eq(brand.code, 'palpite'));
  brands.forget();
}

test('[PERM-08] during maintenance calls are refused with its end, except those about the state of the site', async () => {
  const browser = await operator.signedIn();
  const end = '2026-03-02T15:00:00.000Z';
  await close(1, new Date(end));
  await expect(browser.client.call(endpoints.wallet.getBalance)).rejects.toMatchObject({
    status: 503,
    code: 'maintenance',
    value: { maintenanceEnd: end },
  });
  expect(await browser.client.call(endpoints.system.getStatus)).toMatchObject({ status: 1 });
  const elsewhere = operator.browser({ host: 'en.localhost', brandCode: 'lumen' });
  expect((await elsewhere.client.call(endpoints.captcha.get)).image).not.toBe('');
});

test('[PERM-08] where the site is closed to a region, calls are refused', async () => {
  await close(2);
  await expect(operator.browser().client.call(endpoints.captcha.get)).rejects.toMatchObject({
    status: 403,
    code: 'region_restricted',
  });
});

test('[PERM-08] an open site refuses the calls of the addresses that it is closed to, and no others', async () => {
  const { database, brands } = operator.services;
  const overrides = { settings: { restrictedAddresses: ['198.51.100.0/24', '2001:db8::/32'] } };
  await database.update(brand).set({ status: 0, overrides }).where(eq(brand.code, 'palpite'));
  brands.forget();
  for (const address of ['198.51.100.9', '2001:db8::7']) {
    const { client } = operator.browser({ address });
    await expect(client.call(endpoints.captcha.get)).rejects.toMatchObject({
      code: 'region_restricted',
    });
    expect(await client.call(endpoints.system.getStatus)).toMatchObject({
      status: 2,
      regionRestriction: { reason: 'address' },
      restrictsCallers: true,
    });
  }
  const { client } = operator.browser({ address: '198.51.101.9' });
  expect((await client.call(endpoints.captcha.get)).image).not.toBe('');
  expect(await client.call(endpoints.system.getStatus)).toMatchObject({
    status: 0,
    regionRestriction: null,
  });
  await database.update(brand).set({ overrides: {} }).where(eq(brand.code, 'palpite'));
  brands.forget();
});

test('[BOOT-02] an open site says so, to the requested host', async () => {
  await close(0);
  const { status, merchantCode } = await operator
    .browser()
    .client.call(endpoints.system.getStatus, { query: { host: 'localhost:3000' } });
  expect([status, merchantCode]).toEqual([0, 'palpite']);
});
