import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type App, closeApp, renderApp } from '../../testing/render-app.tsx';
import { openChips, pressChip } from './testing.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const count = ({ screen }: App, text: string | RegExp) =>
  screen.findByText(text, { selector: 'p' });
const articles = ({ screen }: App) => screen.queryAllByRole('article');

test('a lobby counts its games, and each chip those that a press on it leaves', async () => {
  const app = await renderApp(operator, '/rng');
  await count(app, '3,000 games');
  const chips = await openChips(app, 'Theme');
  expect(chips.getAllByRole('button')).toHaveLength(18);
  const dragons = chips.getByRole('button', { name: /^dragons/ });
  const promised = dragons.querySelector('[aria-hidden]')?.textContent;
  expect(dragons.getAttribute('aria-pressed')).toBe('false');
  await app.user.click(dragons);
  await count(app, `${promised} of 3,000 games`);
  expect(dragons.getAttribute('aria-pressed')).toBe('true');
  expect(app.router.state.location.search).toMatchObject({ theme: 'dragon' });
  await app.user.click(dragons);
  await count(app, '3,000 games');
  expect(app.router.state.location.href).toBe('/rng');
});

test('theme, feature, volatility, return and stake are kept by the address and narrow together', async () => {
  const app = await renderApp(operator, '/rng');
  const chips: [filter: string, chip: RegExp][] = [
    ['Theme', /^ocean/],
    ['Feature', /^Free spins/],
    ['Volatility', /^Medium/],
    ['Return', /^96% or more/],
    ['Minimum bet', /^Up to R\$\s?1\.00/],
  ];
  let left: string | null | undefined;
  for (const [filter, chip] of chips) {
    left = await pressChip(app, filter, chip);
    await count(app, `${left} of 3,000 games`);
  }
  const address = '/rng?theme=ocean&feature=free-spins&volatility=medium&minReturn=96&minBet=100';
  await waitFor(() =>
    expect(new URLSearchParams(app.router.state.location.searchStr)).toEqual(
      new URLSearchParams(address.slice(4)),
    ),
  );
  await waitFor(() => expect(articles(app)).toHaveLength(Math.min(42, Number(left))));
  closeApp();
  const again = await renderApp(operator, address);
  await count(again, `${left} of 3,000 games`);
});

test('Back takes the last chip away, and then the one before it', async () => {
  const app = await renderApp(operator, '/rng');
  await pressChip(app, 'Theme', /^ocean/);
  await pressChip(app, 'Volatility', /^High/);
  await waitFor(() =>
    expect(app.router.state.location.search).toEqual({ theme: 'ocean', volatility: 'high' }),
  );
  app.router.history.back();
  await waitFor(() => expect(app.router.state.location.search).toEqual({ theme: 'ocean' }));
  app.router.history.back();
  await count(app, '3,000 games');
  expect(app.router.state.location.href).toBe('/rng');
});

test('no chips are open until a filter is pressed', async () => {
  const app = await renderApp(operator, '/rng');
  await count(app, '3,000 games');
  const filters = await app.screen.findByRole('toolbar', { name: 'Filters' });
  expect(within(filters).queryAllByRole('button', { expanded: true })).toEqual([]);
  expect(app.screen.queryByRole('toolbar', { name: 'Theme' })).toBeNull();
});

test('chosen filters are listed, each is removed by a press, and all of them together', async () => {
  const app = await renderApp(operator, '/rng?theme=ocean&volatility=high&minReturn=96');
  await app.user.click(
    await app.screen.findByRole('button', { name: 'Remove the filter Volatility: High' }),
  );
  await waitFor(() => expect(app.router.state.location.href).toBe('/rng?theme=ocean&minReturn=96'));
  expect(app.screen.queryByRole('button', { name: /^Remove the filter Volatility/ })).toBeNull();
  await app.user.click(app.screen.getByRole('button', { name: 'Clear all' }));
  await count(app, '3,000 games');
  expect(app.router.state.location.href).toBe('/rng');
  expect(app.screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull();
});

test('where filters together leave no game, each one in the way is dropped by a press', async () => {
  const app = await renderApp(operator, '/rng?feature=groups&class=HOLD');
  await app.screen.findByRole('heading', { name: 'No game matches' });
  await app.screen.findByRole('link', { name: 'Without “Class: Hold and spin”: 378 games' });
  await app.user.click(
    app.screen.getByRole('link', { name: 'Without “Feature: Groups of symbols”: 378 games' }),
  );
  await count(app, '378 of 3,000 games');
  await waitFor(() => expect(articles(app)).toHaveLength(42));
  expect(app.router.state.location.search).toEqual({ class: 'HOLD' });
});

test('a row of chips is one stop of the Tab key; arrows, Home and End move inside it', async () => {
  const app = await renderApp(operator, '/rng');
  const chips = (await openChips(app, 'Volatility')).getAllByRole('button');
  expect(chips.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  chips[0]?.focus();
  await app.user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(chips[1]);
  await app.user.keyboard('{End}');
  expect(document.activeElement).toBe(chips[2]);
  await waitFor(() => expect(chips.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]));
  await app.user.keyboard(' ');
  await waitFor(() => expect(chips[2]?.getAttribute('aria-pressed')).toBe('true'));
  const filters = within(app.screen.getByRole('toolbar', { name: 'Filters' }));
  expect(filters.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('a category of which no game has anything to choose shows no chips', async () => {
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (new URL(request.url).pathname !== '/wps/catalogue/filters') return answer;
      const none = { gameCount: 3_000, choices: [] };
      const { value, ...envelope } = (await answer.json()) as { value: { filters: object } };
      const filters = Object.fromEntries(Object.keys(value.filters).map((name) => [name, none]));
      return Response.json({ ...envelope, value: { ...value, filters } });
    },
  });
  await count(app, '3,000 games');
  expect(app.screen.queryByRole('toolbar')).toBeNull();
});
