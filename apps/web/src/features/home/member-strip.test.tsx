import { gameListForVisitor, gameListRecent } from '@palpite/contract/catalogue.ts';
import { gamesOf } from '@palpite/contract/game.ts';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { withdrawalGetOptions } from '@palpite/contract/withdrawal.ts';
import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clientWith, closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const DONE: Partial<WithdrawalOptions> = {
  turnover: {
    currency: 'BRL',
    requiredMinor: '0',
    doneMinor: '0',
    leftMinor: '0',
    requirements: [],
    asOf: '2026-01-01T00:00:00.000Z',
    total: 0,
  },
  withdrawable: {
    nowMinor: '90000',
    setUpMinor: '90000',
    feeMinor: '0',
    aboveMinor: '10000',
    above: 'today',
  },
};

/** A member's home with that answer about withdrawals, and this many games played. */
async function strip(count: number, changed: Partial<WithdrawalOptions> = DONE) {
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
        [withdrawalGetOptions.path]: changed,
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
});

test('who has played nothing finds the first game of home there', async () => {
  const { part } = await strip(0);
  expect(await part.findByRole('link', { name: /^Play / })).toBeTruthy();
  expect(part.queryByText('Played last')).toBeNull();
});

test('what can be withdrawn now is the operator’s sum, not the balance', async () => {
  const { part } = await strip(0);
  expect(await part.findByText('You can withdraw now')).toBeTruthy();
  expect(part.getByText('R$900.00')).toBeTruthy();
});
