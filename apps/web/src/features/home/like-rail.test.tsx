import { gameListForVisitor } from '@palpite/contract/catalogue.ts';
import { gamesOf } from '@palpite/contract/game.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { recentGame } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clientWith, closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(() => {
  closeApp();
  delete root.likeRail;
});

const root = document.documentElement.dataset;

/** A member who has opened so many of the most popular slots. @returns the last of them */
async function memberWhoPlayed(count: number) {
  const { user } = await signInBefore(operator);
  const query = { gameType: 'RNG', sort: 'popular', pageSize: count, language: 'EN' } as const;
  const { games } = gamesOf(await clientWith(operator, '').call(gameListForVisitor, { query }));
  const [game] = games;
  if (!game) throw new Error('the catalogue is empty');
  await operator.services.database.insert(recentGame).values(
    games.map(({ nodeId }, index) => ({
      accountId: Number(user.id),
      nodeId: Number(nodeId),
      openedAt: new Date(Date.now() - index * 1_000),
    })),
  );
  return game;
}

test('home names the game played last, why others are like it, and leads to all of them', async () => {
  const game = await memberWhoPlayed(4);
  const { screen } = await renderApp(operator, '/');
  const name = `Because you played ${game.gameName}`;
  const row = within(await screen.findByRole('region', { name }));
  expect(await row.findByText(/^The same theme: \w/)).toBeTruthy();
  const plays = await row.findAllByRole('link', { name: /^Play / });
  expect(plays.length).toBeGreaterThanOrEqual(6);
  expect(plays.map((link) => link.getAttribute('aria-label'))).not.toContain(
    `Play ${game.gameName}`,
  );
  const all = row.getByRole('link', { name: /^See all ?: Because you played / });
  expect(all.getAttribute('href')).toMatch(/^\/rng\?theme=[a-z-]+$/);
  await waitFor(() => expect(localStorage.getItem('likeRail')).toBe('1'));
});

test('a short row of played games goes on with games like the last one, and says so; there is no second row', async () => {
  const game = await memberWhoPlayed(1);
  const { screen } = await renderApp(operator, '/');
  const name = 'Continue playing, and similar games';
  const row = within(await screen.findByRole('region', { name }));
  const [first, ...others] = await row.findAllByRole('link', { name: /^Play / });
  expect(first?.getAttribute('aria-label')).toBe(`Play ${game.gameName}`);
  expect(others.length).toBeGreaterThanOrEqual(6);
  expect(row.getByText(/^The same theme: \w/)).toBeTruthy();
  expect(screen.queryByText(/^Because you played/)).toBeNull();
  expect(localStorage.getItem('likeRail')).toBeNull();
});

test('a visitor, and a member who has played nothing, see no such row and no place for one', async () => {
  localStorage.setItem('likeRail', '1');
  const visitor = await renderApp(operator, '/');
  await waitFor(() => expect(localStorage.getItem('likeRail')).toBeNull());
  expect(visitor.screen.queryByText(/^Because you played/)).toBeNull();
  closeApp();
  localStorage.setItem('likeRail', '1');
  await signInBefore(operator);
  const member = await renderApp(operator, '/');
  await waitFor(() => expect(localStorage.getItem('likeRail')).toBeNull());
  expect(member.screen.queryByText(/^Because you played/)).toBeNull();
  expect(root.likeRail).toBeUndefined();
});
