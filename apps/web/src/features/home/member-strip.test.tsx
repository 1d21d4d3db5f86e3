import { gameListForVisitor, gameListRecent } from '@palpite/contract/catalogue.ts';
import { gamesOf } from '@palpite/contract/game.ts';
import { turnoverGet } from '@palpite/contract/turnover.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clientWith, closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ config: { now: () => new Date() } });
});
afterEach(closeApp);
afterAll(() => operator.close());

const DONE = { currency: 'BRL', requiredMinor: '0', doneMinor: '0', leftMinor: '0' };

/** A member's home with nothing left to stake, and this many games played. */
async function strip(count: number) {
  await signInBefore(operator);
  const page = await clientWith(operator, '').call(gameListForVisitor, {
    query: { language: 'EN' },
  });
  const played = gamesOf(page).games.slice(0, count);
  const { screen } = await renderApp(operator, '/', {
    intercept: async (request, pass) => {
      const answer = await pass();
      const { pathname } = new URL(request.url);
      const change = {
        [turnoverGet.path]: { ...DONE, list: [], total: 0, totalPages: 0 },
        [gameListRecent.path]: { list: played, totalPages: 1 },
      }[pathname];
      if (!change) return answer;
      const told = (await answer.json()) as { value: object };
      return Response.json({ ...told, value: { ...told.value, ...change } });
    },
  });
  const part = within(await screen.findByRole('region', { name: /^Hello, / }));
  return { part, played };
}

test('with nothing left to stake, a member’s home begins with the game that was played last', async () => {
  const { part, played } = await strip(2);
  expect(await part.findByText('Played last')).toBeTruthy();
  expect(part.getByRole('link', { name: `Play ${played[0]?.gameName}` })).toBeTruthy();
  expect(part.getByText(/^Nothing left to stake/)).toBeTruthy();
});

test('who has played nothing finds the first game of home there', async () => {
  const { part } = await strip(0);
  expect(await part.findByRole('link', { name: /^Play / })).toBeTruthy();
  expect(part.queryByText('Played last')).toBeNull();
});
