// @vitest-environment node
import { withOperator } from '@palpite/operator/testing/fixtures';
import { brand } from '@palpite/operator/testing/tables';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createWebHandler } from '../server.ts';
import { BROWSER } from '../testing/served-page.ts';

/** What a balancer in front of the site is, and the header that it writes the country into. */
const PROXY = '10.0.0.7';

const operator = withOperator({
  config: { now: () => new Date(), trustedProxies: [PROXY], countryHeader: 'X-Country' },
});

/** A page of the site as it now is; each call has a site of its own, so nothing is remembered. */
async function page(
  values: Partial<typeof brand.$inferInsert>,
  path = '/',
  headers: Record<string, string> = {},
) {
  const { database, brands } = operator.services;
  await database.update(brand).set(values).where(eq(brand.code, 'palpite'));
  brands.forget();
  const web = createWebHandler({
    development: false,
    api: async (request) => operator.app.fetch(request, { peerAddress: PROXY }),
  });
  const response = await web(
    new Request(`http://localhost:3000${path}`, { headers: { ...BROWSER, ...headers } }),
  );
  return { response, html: await response.text() };
}

test('[BOOT-05] under maintenance every page is the maintenance page, told to programs as 503 until its end', async () => {
  const maintenanceEnd = new Date('2026-12-31T23:00:00.000Z');
  for (const path of ['/', '/rng', '/helpmc', '/no-such-page']) {
    const { response, html } = await page({ status: 1, maintenanceEnd }, path, {
      cookie: 'lang=EN',
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('Thu, 31 Dec 2026 23:00:00 GMT');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<title>System Maintenance · Palpite</title>');
    expect(html).toContain('RESTRICTION OF VISIT');
    expect(html).toMatch(/<h1[^>]*>System Maintenance/);
    expect(html).not.toContain('rel="canonical"');
  }
});

test('[BOOT-05] where the site is not open every page is the restricted page, told to programs as 403', async () => {
  const { response, html } = await page({ status: 2, maintenanceEnd: null });
  expect(response.status).toBe(403);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toMatch(/<h1[^>]*>Restrição de IP/);
});

test('[BOOT-10] the restricted page is sent with the visitor’s own address and country, as the proxy saw them', async () => {
  const { html } = await page({ status: 2, maintenanceEnd: null }, '/', {
    'x-forwarded-for': '198.51.100.9',
    'x-country': 'VN',
    cookie: 'lang=EN',
  });
  expect(html.replaceAll('<!-- -->', '')).toContain('198.51.100.9 (Vietnam)');
});

test('[BOOT-05] an open site is the application, and its pages name no visitor', async () => {
  const { response, html } = await page({ status: 0, maintenanceEnd: null }, '/', {
    'x-forwarded-for': '198.51.100.9',
  });
  expect(response.status).toBe(200);
  expect(html).toContain('<footer');
  expect(html).not.toContain('198.51.100.9');
});

test('[BOOT-05] [BOOT-10] a site that is not open to a country shuts for its visitors alone, and no cache keeps a page of it', async () => {
  const overrides = { settings: { restrictedRegions: ['VN'] } };
  const from = (country: string) =>
    page({ status: 0, overrides }, '/rng', { 'x-country': country, cookie: 'lang=EN' });
  const vietnam = await from('VN');
  expect(vietnam.response.status).toBe(403);
  expect(vietnam.html).toMatch(/<h1[^>]*>IP Restriction/);
  expect(vietnam.html.replaceAll('<!-- -->', '')).toMatch(/\((Vietnam)\)/);
  const brazil = await from('BR');
  expect(brazil.response.status).toBe(200);
  expect(brazil.html).toContain('<footer');
  for (const { response } of [vietnam, brazil]) {
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
});
