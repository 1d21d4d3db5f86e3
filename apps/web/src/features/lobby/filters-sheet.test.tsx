import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type App, closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const sheetOf = async ({ screen }: App) =>
  within(await screen.findByRole('dialog', { name: 'Filters' }));
const addressOf = ({ router }: App) => router.state.location.href;
const count = ({ screen }: App, text: string) => screen.findByText(text, { selector: 'p' });

test('the sheet of filters says how many games are left before it changes anything, and applies all as one step', async () => {
  const app = await renderApp(operator, '/rng');
  await count(app, '3,000 games');
  await app.user.click(await app.screen.findByRole('link', { name: 'Filters' }));
  const sheet = await sheetOf(app);
  await app.user.click(await sheet.findByRole('button', { name: /^ocean/ }));
  const high = await sheet.findByRole('button', { name: /^High/ });
  const promised = () => high.querySelector('[aria-hidden]')?.textContent;
  await sheet.findByRole('button', { name: /^Show \d{2,3} games$/ });
  await app.user.click(high);
  const show = await sheet.findByRole('button', { name: `Show ${promised()} games` });
  expect(addressOf(app)).toBe('/rng?filters=1');
  await app.user.click(show);
  await waitFor(() => expect(addressOf(app)).toBe('/rng?theme=ocean&volatility=high'));
  await count(app, `${promised()} of 3,000 games`);
  app.router.history.back();
  await waitFor(() => expect(addressOf(app)).toBe('/rng'));
});

test('the sheet begins with the filters of the address, which Clear takes away', async () => {
  const app = await renderApp(operator, '/rng?theme=ocean&sort=name&filters=1');
  const sheet = await sheetOf(app);
  const ocean = await sheet.findByRole('button', { name: /^ocean/ });
  expect(ocean.getAttribute('aria-pressed')).toBe('true');
  await app.user.click(sheet.getByRole('button', { name: 'Clear' }));
  await app.user.click(await sheet.findByRole('button', { name: 'Show 3,000 games' }));
  await waitFor(() => expect(addressOf(app)).toBe('/rng?sort=name'));
});

test('closed without applying it changes nothing, and it filters the results of a search too', async () => {
  const app = await renderApp(operator, '/search?q=dragon&filters=1');
  const sheet = await sheetOf(app);
  await sheet.findByRole('button', { name: /^Show 1\d\d games$/ });
  await app.user.click(await sheet.findByRole('button', { name: /^High/ }));
  await app.user.click(sheet.getByRole('button', { name: 'Close filters' }));
  await waitFor(() => expect(addressOf(app)).toBe('/search?q=dragon'));
  await app.user.click(await app.screen.findByRole('link', { name: 'Filters' }));
  const again = await sheetOf(app);
  await app.user.click(await again.findByRole('button', { name: /^Low/ }));
  await app.user.click(await again.findByRole('button', { name: /^Show \d\d games$/ }));
  await waitFor(() => expect(addressOf(app)).toBe('/search?q=dragon&volatility=low'));
  expect(await app.screen.findByText(/^\d\d of 3,000 games$/)).toBeTruthy();
});
