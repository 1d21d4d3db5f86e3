import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type App, closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const tabs = async ({ screen }: App) => {
  const main = within(await screen.findByRole('main'));
  const row = within(await main.findByRole('navigation', { name: 'Providers' }));
  await waitFor(() => expect(row.getAllByRole('link').length).toBeGreaterThan(2));
  return row;
};
const addressOf = ({ router }: App) => router.state.location.href;

test('[ROUTE-11] /rng?page= selects the vendor’s tab; each tab contains the vendor’s name and the word hall', async () => {
  const app = await renderApp(operator, '/rng?page=TUCF');
  const row = await tabs(app);
  expect(row.getByRole('link', { current: 'page', name: 'Tucano Forge hall' })).toBeTruthy();
  const [all, ...halls] = row.getAllByRole('link').map((tab) => tab.textContent);
  expect(all).toBe('All');
  for (const hall of halls) expect(hall).toMatch(/ hall(New)?(Under maintenance)?$/);
});

test('[ROUTE-11] without a page the last opened vendor is selected, until all are chosen', async () => {
  const app = await renderApp(operator, '/rng?page=TUCF');
  await tabs(app);
  await waitFor(() => expect(sessionStorage.getItem('currentVendor')).toBe('TUCF'));
  await app.router.navigate({ to: '/' });
  await app.router.navigate({ to: '/$lobby', params: { lobby: 'rng' } });
  await waitFor(() => expect(addressOf(app)).toBe('/rng?page=TUCF'));
  await app.user.click((await tabs(app)).getByRole('link', { name: 'All' }));
  await waitFor(() => expect(addressOf(app)).toBe('/rng'));
  await app.router.navigate({ to: '/' });
  await app.router.navigate({ to: '/$lobby', params: { lobby: 'rng' } });
  expect((await tabs(app)).getByRole('link', { current: 'page' }).textContent).toBe('All');
  expect(addressOf(app)).toBe('/rng');
});

test('[ROUTE-11] an address with filters, or a vendor that is gone, changes nothing', async () => {
  sessionStorage.setItem('currentVendor', 'TUCF');
  const sorted = await renderApp(operator, '/rng?sort=newest');
  await tabs(sorted);
  expect(addressOf(sorted)).toBe('/rng?sort=newest');
  closeApp();
  sessionStorage.setItem('currentVendor', 'GONE');
  const gone = await renderApp(operator, '/rng');
  await tabs(gone);
  expect(addressOf(gone)).toBe('/rng');
});
