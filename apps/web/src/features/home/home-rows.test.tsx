import { gameListChosen, gameListForVisitor } from '@palpite/contract/catalogue.ts';
import type { HomeRail } from '@palpite/contract/face.ts';
import { gamesOf } from '@palpite/contract/game.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { type Screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { everythingIsNear, named } from '../../testing/failing-calls.ts';
import { clientWith, closeApp, type RenderOptions, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});

test('home begins with the games that the brand chose, in its order, one of them over two columns', async () => {
  const { screen } = await renderApp(operator, '/');
  const row = within(await screen.findByRole('region', { name: 'Picked by the house' }));
  const links = await row.findAllByRole('link', { name: /^Play / });
  const { list } = await operator
    .browser()
    .client.call(gameListChosen, { query: { language: 'EN' } });
  const names = list.map(({ gameName }) => `Play ${gameName}`);
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(names);
  expect(list.filter(({ widePicture }) => widePicture !== undefined).length).toBeGreaterThan(1);
  const wide = row.getAllByRole('listitem').filter(({ className }) => /@container/.test(className));
  expect(wide).toHaveLength(1);
});

const withRails = (...homeRails: HomeRail[]): RenderOptions => ({
  status: (status) => ({ ...status, settings: { ...status.settings, homeRails } }),
});

test('[LOBBY-03] home shows the games that many play now, and links to all of them', async () => {
  const { screen } = await renderApp(operator, '/', withRails('hot'));
  const row = within(await screen.findByRole('region', { name: 'Hot now' }));
  expect((await row.findAllByRole('link', { name: /^Play / })).length).toBeGreaterThan(5);
  const all = await row.findByRole('link', { name: /^See all ?: Hot now$/ });
  expect(all.getAttribute('href')).toBe('/rng?sort=popular');
});

test('[LOBBY-03] new vendors are first among home’s providers and marked as new', async () => {
  const { screen } = await renderApp(operator, '/');
  const row = within(await screen.findByRole('region', { name: 'Providers' }));
  const isNew = (await row.findAllByRole('link')).map(({ textContent }) =>
    textContent.endsWith('New'),
  );
  expect(isNew).toEqual(isNew.toSorted((a, b) => Number(b) - Number(a)));
  expect(isNew[0]).toBe(true);
  expect(isNew.at(-1)).toBe(false);
});

test('[LOBBY-03] a lobby marks its new vendors', async () => {
  await renderApp(operator, '/rng');
  await named('nav[aria-label=Providers] a', / hallNew$/);
  const halls = [...document.querySelectorAll('nav[aria-label=Providers] a')];
  expect(halls.filter(({ textContent }) => textContent.endsWith('New'))).toHaveLength(3);
});

test('home shows its rows in the order that the brand gives', async () => {
  const { screen } = await renderApp(operator, '/', {
    status: (status) => ({
      ...status,
      settings: { ...status.settings, homeRails: ['winners', 'newest', 'hot'] },
    }),
  });
  await screen.findByRole('heading', { name: 'Hot now' });
  const main = within(screen.getByRole('main'));
  const rows = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Winners', 'Just arrived', 'Hot now']);
});

const REASONS = [
  ['With free spins', { feature: 'free-spins' }, '/rng?feature=free-spins&sort=popular'],
  [/^From R\$.?0\.20 a round$/, { minBet: '20' }, '/rng?minBet=20&sort=popular'],
  ['Return of 96.5% or more', { minReturn: '96.5' }, '/rng?minReturn=96.5&sort=popular'],
] as const;

/** The games of a row, as their links say them. */
const labelsOf = (row: Pick<Screen, 'getAllByRole'>) =>
  row.getAllByRole('link', { name: /^Play / }).map((link) => link.getAttribute('aria-label') ?? '');

test.each(REASONS)(
  'the row “%s” has what it says, first what no row above shows, and leads to the lobby of the very same games',
  async (name, filter, address) => {
    everythingIsNear();
    const { screen } = await renderApp(
      operator,
      '/',
      withRails('hot', 'freeSpins', 'lowStake', 'highReturn'),
    );
    const row = within(await screen.findByRole('region', { name }));
    const plays = await row.findAllByRole('link', { name: /^Play / });
    const query = {
      gameType: 'RNG',
      sort: 'popular',
      pageSize: 18,
      language: 'EN',
      ...filter,
    } as const;
    const lobby = gamesOf(await clientWith(operator, '').call(gameListForVisitor, { query }));
    const shown = plays.map((link) => link.getAttribute('aria-label') ?? '');
    expect(shown.length).toBeGreaterThan(5);
    const names = lobby.games.map((game) => `Play ${game.gameName}`);
    expect(names).toEqual(expect.arrayContaining(shown));
    // Each row has an answer of its own.
    const hot = within(await screen.findByRole('region', { name: 'Hot now' }));
    const above = (await hot.findAllByRole('link', { name: /^Play / }))
      .slice(0, 7)
      .map((link) => link.getAttribute('aria-label') ?? '');
    // Its games are put in their order once the rows above it have theirs.
    await waitFor(() => {
      const now = labelsOf(row);
      expect(above).not.toContain(now[0]);
      const fresh = now.filter((name) => !above.includes(name));
      expect(now.slice(0, 3)).toEqual(fresh.slice(0, 3));
    });
    const all = row.getByRole('link', { name: /^See all/ });
    expect(all.getAttribute('href')).toBe(address);
  },
);

test('a row with fewer than five games is not shown', async () => {
  everythingIsNear();
  const answering = (count: number): RenderOptions => ({
    ...withRails('hot', 'thisWeek'),
    intercept: async (request, pass) => {
      const answer = await pass();
      const url = new URL(request.url);
      if (url.searchParams.get('newWithin') !== '7') return answer;
      const { games } = gamesOf(
        await clientWith(operator, '').call(gameListForVisitor, { query: { pageSize: count } }),
      );
      return Response.json({
        ...((await answer.json()) as object),
        value: { games, totalPages: 1 },
      });
    },
  });
  const five = await renderApp(operator, '/', answering(5));
  const row = within(await five.screen.findByRole('region', { name: 'New this week' }));
  expect(await row.findAllByRole('link', { name: /^Play / })).toHaveLength(5);
  closeApp();
  const four = await renderApp(operator, '/', answering(4));
  await four.screen.findByRole('heading', { name: 'Hot now' });
  await waitFor(() =>
    expect(four.screen.queryByRole('heading', { name: 'New this week' })).toBeNull(),
  );
});

test('a row that the brand sets out as a block begins with a game over two columns and two lines', async () => {
  everythingIsNear();
  const { screen } = await renderApp(operator, '/', withRails('chosen', 'hot', 'freeSpins'));
  const block = within(await screen.findByRole('region', { name: 'Hot now' }));
  await block.findAllByRole('link', { name: /^Play / });
  const large = block
    .getAllByRole('listitem')
    .filter(({ className }) => className.includes('row-span-2'));
  expect(large).toHaveLength(1);
  const line = within(await screen.findByRole('region', { name: 'With free spins' }));
  expect(
    line.getAllByRole('listitem').some(({ className }) => className.includes('row-span-2')),
  ).toBe(false);
});
