import { withOperator } from '@palpite/operator/testing/fixtures';
import { brand } from '@palpite/operator/testing/tables';
import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type App, closeApp, renderApp } from '../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(async () => {
  closeApp();
  await change({ status: 0, overrides: {} });
});

/** As the operator's command does. */
async function change(values: Partial<typeof brand.$inferInsert>) {
  const { database, brands } = operator.services;
  await database.update(brand).set(values).where(eq(brand.code, 'palpite'));
  brands.forget();
}

/** The reader returns to the tab. */
const comeBack = () => void window.dispatchEvent(new Event('visibilitychange'));

const coverOf = ({ screen }: App) =>
  screen.findByRole('dialog', { name: /System Maintenance|IP Restriction/ });
const expectOpen = ({ screen }: App) =>
  waitFor(() =>
    expect(screen.queryByRole('dialog', { name: /Maintenance|Restriction/ })).toBeNull(),
  );

test('[BOOT-05] a tab that is open when the site closes says so, and is unchanged when the site opens again', async () => {
  const app = await renderApp(operator, '/register');
  const name = await app.screen.findByLabelText(/^Account name/);
  await app.user.type(name, 'flor123');
  await change({ status: 1, maintenanceEnd: new Date('2026-12-31T23:00:00.000Z') });
  comeBack();
  const cover = await coverOf(app);
  expect(cover.textContent).toContain('Dec 31, 2026');
  await waitFor(() => expect(document.title).toBe('System Maintenance · Palpite'));
  await change({ status: 0, maintenanceEnd: null });
  comeBack();
  await expectOpen(app);
  expect(document.title).not.toContain('Maintenance');
  expect(await app.screen.findByDisplayValue('flor123')).toBe(name);
});

test('[BOOT-05] an open tab learns from a refused call that the site has closed, and shows the requested data once it is open', async () => {
  const app = await renderApp(operator, '/');
  await app.screen.findByRole('banner');
  await change({ overrides: { settings: { restrictedAddresses: ['203.0.113.0/24'] } } });
  await app.router.navigate({ to: '/$lobby', params: { lobby: 'rng' } });
  const cover = await coverOf(app);
  expect(cover.textContent).toContain('203.0.113.7');
  await change({ overrides: {} });
  comeBack();
  await expectOpen(app);
  expect(await app.screen.findByRole('heading', { name: 'Slots', level: 1 })).toBeTruthy();
  await waitFor(() => expect(document.querySelector('main a[href^="/game?"]')).not.toBeNull());
  expect(app.screen.queryByText('This page could not be loaded')).toBeNull();
});
