import { gameListRecent, gameListForVisitor } from '@palpite/contract/catalogue.ts';
import { gamesOf } from '@palpite/contract/game.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clientWith, closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(() => {
  closeApp();
  delete root.recentRail;
});

const root = document.documentElement.dataset;
const row = { name: 'Continue playing' };

const GAMES = {
  clientType: 3,
  platform: 'html5-desktop',
  brandCode: 'palpite',
  language: 'EN',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 6,
} as const;

/** Home with a history of so many games. */
const homeAfter = (count: number) =>
  renderApp(operator, '/', {
    intercept: async (request, pass) => {
      const answer = await pass();
      const { pathname } = new URL(request.url);
      if (pathname === gameListRecent.path) {
        const games = await clientWith(operator, '').call(gameListForVisitor, { query: GAMES });
        const list = gamesOf(games).games.slice(0, count);
        const told = (await answer.json()) as object;
        return Response.json({ ...told, value: { list, totalPages: 1 } });
      }
      return answer;
    },
  });

test('a member who has played finds the games again, and the browser reserves the row’s place for the next page', async () => {
  await signInBefore(operator);
  const app = await homeAfter(3);
  expect(await app.screen.findByRole('heading', row)).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('recentRail')).toBe('1'));
  expect(root.recentRail).toBe('1');
  expect(app.screen.getAllByRole('article').length).toBeGreaterThanOrEqual(3);
});

test('a member who has not played sees no row, and no place for one', async () => {
  localStorage.setItem('recentRail', '1');
  await signInBefore(operator);
  const app = await homeAfter(0);
  await waitFor(() => expect(localStorage.getItem('recentRail')).toBeNull());
  expect(app.screen.queryByRole('heading', row)).toBeNull();
  expect(root.recentRail).toBeUndefined();
});

test('a visitor sees no row, and a place that an earlier session left is removed', async () => {
  localStorage.setItem('recentRail', '1');
  const app = await homeAfter(3);
  await waitFor(() => expect(localStorage.getItem('recentRail')).toBeNull());
  expect(app.screen.queryByRole('heading', row)).toBeNull();
});
