import { customerServiceListPaths } from '@palpite/contract/customer-service.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { brand } from '@palpite/operator/testing/tables';
import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { stubPopup } from '../testing/popup.ts';
import { closeApp, type RenderOptions, renderApp } from '../testing/render-app.tsx';

const operator = withOperator({
  // The proxy that all visitors here come through; it adds their country.
  config: { now: () => new Date(), trustedProxies: ['203.0.113.7'], countryHeader: 'X-Country' },
});
afterEach(async () => {
  closeApp();
  vi.restoreAllMocks();
  await set(0);
});

const END = '2026-12-31T23:00:00.000Z';

/** As the operator's command does. */
async function set(status: 0 | 1 | 2, end: string | null = null) {
  const { database, brands } = operator.services;
  const values = { status, maintenanceEnd: end === null ? null : new Date(end) };
  await database.update(brand).set(values).where(eq(brand.code, 'palpite'));
  brands.forget();
}

async function maintenance(end: string | null, more: RenderOptions = {}) {
  await set(1, end);
  return renderApp(operator, '/', more);
}
/** The reader returns to the tab. */
const comeBack = () => void window.dispatchEvent(new Event('visibilitychange'));

async function restricted(address: string, country: string | null) {
  await set(2);
  return renderApp(operator, '/rng', {
    intercept: (request, pass) => {
      request.headers.set('X-Forwarded-For', address);
      if (country !== null) request.headers.set('X-Country', country);
      return pass();
    },
  });
}

test('[BOOT-09] the maintenance page has title, subtitle, the end in the reader’s language, and says that it affects everyone', async () => {
  const { screen } = await maintenance(END);
  expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeTruthy();
  expect(screen.getByText('RESTRICTION OF VISIT')).toBeTruthy();
  expect(screen.getByText('End time')).toBeTruthy();
  // In São Paulo's time, with its zone.
  expect(screen.getByText(/Dec 31, 2026, 08:00 PM/).textContent).toMatch(/GMT-3|BRT/);
  const why = screen.getByText(/We are working on the site, so it is closed for everyone/);
  expect(why.textContent).not.toMatch(/location|IP/);
  expect(screen.queryByRole('banner')).toBeNull();
  closeApp();
  const portuguese = await maintenance(END, { language: 'PT' });
  expect(await portuguese.screen.findByText(/31\/12\/2026/)).toBeTruthy();
});

test('[BOOT-09] without a known end the page names none', async () => {
  const { screen } = await maintenance(null);
  expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeTruthy();
  expect(screen.queryByText('End time')).toBeNull();
});

test('[BOOT-09] Contact Us opens customer service; when that fails, the page itself says so', async () => {
  const popup = stubPopup();
  const open = await maintenance(null);
  await open.user.click(await open.screen.findByRole('button', { name: 'Contact Us' }));
  await waitFor(() => expect(popup.address).toContain('/support?pass='));
  closeApp();

  const failing = stubPopup();
  const failed = await maintenance(null, {
    intercept: async (request, pass) =>
      new URL(request.url).pathname === customerServiceListPaths.path
        ? new Response('', { status: 503 })
        : pass(),
  });
  await failed.user.click(await failed.screen.findByRole('button', { name: 'Contact Us' }));
  await waitFor(() =>
    expect(failed.screen.getByRole('alert').textContent).toMatch(/cannot be reached right now/),
  );
  expect(failing.closed).toBe(true);
});

test('[BOOT-10] the restricted page shows the visitor’s address, the country in brackets, the reason, and Contact Us', async () => {
  const { screen } = await restricted('198.51.100.9', 'VN');
  expect(await screen.findByRole('heading', { name: 'IP Restriction' })).toBeTruthy();
  expect(await screen.findByText('198.51.100.9 (Vietnam)')).toBeTruthy();
  const why = screen.getByText(/not open to visitors from your location or IP address/);
  expect(why.textContent).not.toMatch(/work/);
  expect(screen.getByRole('button', { name: 'Contact Us' })).toBeTruthy();
});

test('[BOOT-10] an unknown country is shown as unknown', async () => {
  const { screen } = await restricted('127.0.0.1', null);
  expect(await screen.findByText('127.0.0.1 (country unknown)')).toBeTruthy();
});

test('[BOOT-05] a page that waits for the end of the maintenance loads the site when it is over, and shows the reason until then', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const { screen } = await maintenance(null);
  await screen.findByRole('heading', { name: 'System Maintenance' });
  await set(2);
  comeBack();
  expect(await screen.findByRole('heading', { name: 'IP Restriction' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  await set(0);
  comeBack();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { name: 'IP Restriction' })).toBeTruthy();
});
