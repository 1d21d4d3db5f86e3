import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type App, closeApp, renderApp } from '../../testing/render-app.tsx';
import { pressChip } from './testing.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const strip = async ({ screen }: App) =>
  within(await screen.findByRole('navigation', { name: 'Collections' }));
const count = ({ screen }: App, text: string | RegExp) =>
  screen.findByText(text, { selector: 'p' });

test('a lobby has its brand’s collections, each with its number of games and an address, and Back leads out of one', async () => {
  const app = await renderApp(operator, '/rng');
  const links = await strip(app);
  await count(app, '3,000 games');
  expect((await links.findByRole('link', { name: 'All' })).getAttribute('aria-current')).toBe(
    'page',
  );
  const sea = await links.findByRole('link', { name: /^The sea/ });
  expect(sea.getAttribute('href')).toBe('/rng?collection=mar');
  const promised = sea.querySelector('span[aria-hidden]')?.textContent;
  await app.user.click(sea);
  await count(app, `${promised} of 3,000 games`);
  expect(app.router.state.location.href).toBe('/rng?collection=mar');
  expect(sea.getAttribute('aria-current')).toBe('page');
  expect(links.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  await waitFor(() => expect(document.title).toContain('The sea'));
  app.router.history.back();
  await count(app, '3,000 games');
  expect(app.router.state.location.href).toBe('/rng');
});

test('the address of a collection opens it, and the other filters go on to apply in it', async () => {
  const app = await renderApp(operator, '/rng?collection=bichos');
  const links = await strip(app);
  const animals = await links.findByRole('link', { name: /^Animals/ });
  expect(animals.getAttribute('aria-current')).toBe('page');
  const left = await pressChip(app, 'Volatility', /^High/);
  await count(app, `${left} of 3,000 games`);
  expect(app.router.state.location.search).toEqual({ collection: 'bichos', volatility: 'high' });
  await app.user.click(app.screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ collection: 'bichos' }));
});

test('a collection that the brand no longer has leaves no game, and a press leads on', async () => {
  const app = await renderApp(operator, '/rng?collection=gone');
  await app.screen.findByRole('heading', { name: 'No game matches' });
  await app.user.click(app.screen.getByRole('link', { name: 'Clear filters' }));
  await count(app, '3,000 games');
  expect(app.router.state.location.href).toBe('/rng');
});
