import { withOperator } from '@palpite/operator/testing/fixtures';
import { brand } from '@palpite/operator/testing/tables';
import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(async () => {
  closeApp();
  await change({});
});

/** As the operator's command does; the reader then returns to the tab. */
async function change(overrides: (typeof brand.$inferInsert)['overrides']) {
  const { database, brands } = operator.services;
  await database.update(brand).set({ overrides }).where(eq(brand.code, 'palpite'));
  brands.forget();
  window.dispatchEvent(new Event('visibilitychange'));
}

test('[BOOT-05] an open tab follows a switch: what was closed is no longer offered, what was typed stays', async () => {
  const app = await renderApp(operator, '/login');
  const name = await app.screen.findByLabelText(/^Account name/);
  await app.user.type(name, 'flor123');
  expect(app.screen.getAllByRole('link', { name: 'Register' }).length).toBeGreaterThan(0);
  await change({ flags: { DIRECTREG3: false, USERNAMEREG3: false, MOBILENUMREG3: false } });
  await waitFor(() => expect(app.screen.queryByRole('link', { name: 'Register' })).toBeNull());
  expect(await app.screen.findByDisplayValue('flor123')).toBe(name);
});

test('[GUARD-01] an open tab asks for a login once the brand does', async () => {
  const app = await renderApp(operator, '/helpmc');
  await app.screen.findByRole('main');
  await change({ settings: { loginToHomePage: true } });
  await waitFor(() =>
    expect(app.router.options.context.boot.status.settings.loginToHomePage).toBe(true),
  );
  await app.router.navigate({ to: '/$lobby', params: { lobby: 'rng' } });
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
});
