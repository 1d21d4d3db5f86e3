import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { brand } from './brand.table.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());
afterEach(() => change({ status: 0, maintenanceEnd: null, overrides: {} }));

const ask = (options?: Parameters<TestOperator['browser']>[0], host?: string) =>
  operator.browser(options).client.call(endpoints.system.getStatus, { query: { host } });
const change = async (values: Partial<typeof brand.$inferInsert>) => {
  await operator.services.database.update(brand).set(values).where(eq(brand.code, 'palpite'));
  operator.services.brands.forget();
};

test('the host names the brand, and the answer has everything that a page needs first', async () => {
  const palpite = await ask();
  expect(palpite).toMatchObject({
    status: 0,
    merchantCode: 'palpite',
    currency: 'BRL',
    currencySymbol: 'R$',
    timeZone: 'America/Sao_Paulo',
    languages: ['PT', 'EN', 'ZH', 'ID', 'TH', 'VI'],
    defaultLanguage: 'PT',
    maintenance: null,
    regionRestriction: null,
    location: { ip: '203.0.113.7', country: null },
    siteOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    gamesOrigins: ['http://localhost:3001'],
  });
  expect(palpite.encryption.keys[0]?.kid).toMatch(/./);
  const trangvang = await ask({ host: 'vn.localhost', brandCode: 'trangvang' });
  expect(trangvang).toMatchObject({
    merchantCode: 'trangvang',
    currency: 'VND',
    defaultLanguage: 'VI',
    settings: { registrationBonus: { amountMinor: '1000', currency: 'VND' } },
  });
});

test('an attached host takes precedence over the requested one; an unknown one is refused', async () => {
  expect((await ask({}, 'en.localhost:3000')).merchantCode).toBe('lumen');
  await expect(ask({}, 'nobody.example')).rejects.toMatchObject({ code: 'unknown_merchant' });
});

test('two brands differ in more than colour: roundness, shell, hero, tiles, typefaces and rails', async () => {
  const palpite = await ask();
  const lumen = await ask({ host: 'en.localhost', brandCode: 'lumen' });
  expect(lumen.theme.radius).not.toBe(palpite.theme.radius);
  const [face, other] = [lumen.info.whitelabel.face, palpite.info.whitelabel.face];
  for (const part of ['shell', 'hero', 'tile', 'motion', 'type'] as const) {
    expect(face[part], part).not.toEqual(other[part]);
  }
  expect(lumen.settings.homeRails).not.toEqual(palpite.settings.homeRails);
  expect(lumen.theme.light.accent).not.toBe(palpite.theme.light.accent);
});

test('status 1 is maintenance with its end, 2 is the restricted view', async () => {
  const end = new Date('2026-03-02T15:00:00.000Z');
  await change({ status: 1, maintenanceEnd: end });
  expect(await ask()).toMatchObject({
    status: 1,
    maintenance: { maintenanceEnd: end.toISOString() },
  });
  await change({ status: 2, maintenanceEnd: null });
  expect(await ask()).toMatchObject({
    status: 2,
    maintenance: null,
    regionRestriction: { reason: 'region' },
  });
});

test('[BOOT-05] an open page gets a short answer: whether the site is open, until when it is not, and the caller’s location', async () => {
  const state = () => operator.browser().client.call(endpoints.system.getState);
  const { version } = await state();
  expect(await state()).toEqual({ status: 0, version, maintenanceEnd: null, location: null });
  const end = new Date('2026-03-02T15:00:00.000Z');
  await change({ status: 1, maintenanceEnd: end });
  expect(await state()).toEqual({
    status: 1,
    version: expect.not.stringMatching(version),
    maintenanceEnd: end.toISOString(),
    location: null,
  });
  await change({ status: 0, overrides: { settings: { restrictedAddresses: ['203.0.113.0/24'] } } });
  expect(await state()).toEqual({
    status: 2,
    version: expect.not.stringMatching(version),
    maintenanceEnd: null,
    location: { ip: '203.0.113.7', country: null },
  });
});

test('the version of a brand’s state changes with any of its values, and with nothing else', async () => {
  const { version } = await ask();
  await change({ overrides: { fields: { email: { enabled: true, required: true } } } });
  expect((await ask()).version).not.toBe(version);
  await change({ overrides: {} });
  expect((await ask()).version).toBe(version);
});

test('a switched flag is answered within a second, without a restart', async () => {
  const flag = async () => (await ask()).flags.find(({ modId }) => modId === 'DIRECTREG3')?.enabled;
  expect(await flag()).toBe(1);
  const { database } = operator.services;
  await database
    .update(brand)
    .set({ overrides: { flags: { DIRECTREG3: false } } })
    .where(eq(brand.code, 'palpite'));
  operator.clock.advance(1.1);
  expect(await flag()).toBe(0);
  expect((await ask()).info.register.direct).toBe(false);
});

test('the footer has four groups of links, says that only play money is used, and links to help', async () => {
  const { info } = await ask();
  const { footer } = info.whitelabel;
  expect(footer.groups).toHaveLength(4);
  expect(footer.playMoneyNotice).toMatch(/dinheiro de brincadeira/);
  expect(footer.responsiblePlay).toMatch(/18 anos/);
  expect(footer.providers.length).toBeGreaterThan(5);
  const english = await ask({ language: 'EN' });
  expect(english.info.whitelabel.footer.playMoneyNotice).toMatch(/play money/);
});

test('[BOOT-10] the answer contains the visitor’s own address, and the country that the proxy in front saw', async () => {
  const behindProxy = await createTestOperator({
    config: { trustedProxies: ['10.0.0.7'], countryHeader: 'X-Country' },
  });
  try {
    const headers = { 'X-Forwarded-For': '198.51.100.9', 'X-Country': 'VN' };
    const locate = async (language: string) => {
      const response = await behindProxy
        .browser({ address: '10.0.0.7' })
        .fetch('/wps/system/status', { headers: { ...headers, Language: language } });
      const { value } = (await response.json()) as { value: { location: unknown } };
      return value.location;
    };
    expect(await locate('EN')).toEqual({ ip: '198.51.100.9', country: 'Vietnam' });
    expect(await locate('PT')).toEqual({ ip: '198.51.100.9', country: 'Vietnã' });
  } finally {
    await behindProxy.close();
  }
});
