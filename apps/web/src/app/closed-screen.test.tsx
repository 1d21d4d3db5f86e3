import { customerServicePaths } from '@palpite/contract/customer-service.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing.ts';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubPopup } from '../testing/popup.ts';
import { closeApp, type RenderOptions, renderApp } from '../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ config: { now: () => new Date() } });
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});
afterAll(() => operator.close());

const END = '2026-12-31T23:00:00.000Z';

const maintenance = (maintenanceEnd: string | null, more: RenderOptions = {}) =>
  renderApp(operator, '/', {
    ...more,
    status: (status) => ({ ...status, status: 1, maintenance: { maintenanceEnd } }),
  });
const restricted = (location: RenderOptions['location']) =>
  renderApp(operator, '/rng', {
    location,
    status: (status) => ({ ...status, status: 2, regionRestriction: { reason: 'region' } }),
  });

test('[BOOT-09] the maintenance page has title, subtitle, the end in the reader’s words, and why', async () => {
  const { screen } = await maintenance(END);
  expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeTruthy();
  expect(screen.getByText('RESTRICTION OF VISIT')).toBeTruthy();
  expect(screen.getByText('End time')).toBeTruthy();
  // São Paulo's clock, said with its zone.
  expect(screen.getByText(/December 31, 2026 at 08:00 PM/).textContent).toMatch(/GMT-3|BRT/);
  expect(
    screen.getByText(/restricted at the moment.*your location or your IP address/),
  ).toBeTruthy();
  expect(screen.queryByRole('banner')).toBeNull();
  closeApp();
  const portuguese = await maintenance(END, { language: 'PT' });
  expect(await portuguese.screen.findByText(/31 de dezembro de 2026/)).toBeTruthy();
});

test('[BOOT-09] without a known end the page names none', async () => {
  const { screen } = await maintenance(null);
  expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeTruthy();
  expect(screen.queryByText('End time')).toBeNull();
});

test('[BOOT-09] Contact Us opens customer service; when it fails, the page itself says so', async () => {
  const popup = stubPopup();
  const open = await maintenance(null);
  await open.user.click(await open.screen.findByRole('button', { name: 'Contact Us' }));
  await waitFor(() => expect(popup.address).toContain('/support?pass='));
  closeApp();

  const failing = stubPopup();
  const failed = await maintenance(null, {
    intercept: async (request, pass) =>
      new URL(request.url).pathname === customerServicePaths.path
        ? new Response('', { status: 503 })
        : pass(),
  });
  await failed.user.click(await failed.screen.findByRole('button', { name: 'Contact Us' }));
  await waitFor(() =>
    expect(failed.screen.getByRole('alert').textContent).toMatch(/cannot be reached right now/),
  );
  expect(failing.closed).toBe(true);
});

test('[BOOT-10] the restricted page shows the visitor’s address, the country in brackets, the same text, Contact Us', async () => {
  const { screen } = await restricted({ ip: '198.51.100.9', country: 'Vietnam' });
  expect(await screen.findByRole('heading', { name: 'IP Restriction' })).toBeTruthy();
  expect(screen.getByText('198.51.100.9 (Vietnam)')).toBeTruthy();
  expect(
    screen.getByText(/restricted at the moment.*your location or your IP address/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Contact Us' })).toBeTruthy();
});

test('[BOOT-10] a country that nobody knows is said to be unknown', async () => {
  const { screen } = await restricted({ ip: '127.0.0.1', country: null });
  expect(await screen.findByText('127.0.0.1 (country unknown)')).toBeTruthy();
});
