import { winnerList } from '@palpite/contract/winner.ts';
import { gameListForVisitor } from '@palpite/contract/catalogue.ts';
import { type Game, gamesOf } from '@palpite/contract/game.ts';
import { gameRound, gameSession } from '@palpite/operator/testing/tables';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { everythingIsNear } from '../../testing/failing-calls.ts';
import { type App, clientWith, closeApp, renderApp } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  everythingIsNear();
  operator = await createTestOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

const DAY_SECONDS = 86_400;

/** A game of the catalogue, and a player's ended rounds in it as the books record them. */
async function wonRounds(payouts: readonly bigint[]): Promise<{ game: Game; username: string }> {
  const page = await clientWith(operator, '').call(gameListForVisitor, {
    query: { language: 'EN' },
  });
  const [game] = gamesOf(page).games;
  if (!game) throw new Error('there is no game');
  const { id: accountId, username } = await operator.account();
  const { database, now } = operator.services;
  const seat = {
    accountId,
    brandCode: 'palpite',
    vendorCode: game.vassalage,
    nodeId: Number(game.nodeId),
    currency: 'BRL',
  } as const;
  await database.insert(gameSession).values({ ...seat, id: 'a', sessionId: 1, startedAt: now() });
  await database.insert(gameRound).values(
    payouts.map((payoutMinor) => ({
      ...seat,
      payoutMinor,
      roundId: `${payoutMinor}`,
      gameSessionId: 'a',
      stakeMinor: 100n,
      status: 'settled' as const,
      openedAt: now(),
      endedAt: now(),
    })),
  );
  return { game, username };
}

const row = async ({ screen }: App) =>
  within(await screen.findByRole('region', { name: 'Winners' }));

test('[LOBBY-03] home shows the largest payouts of a period, under masked names, and explains the figures', async () => {
  const { game, username } = await wonRounds([250n, 900n, 40n]);
  // The next day: the wins are this week's.
  operator.clock.advance(DAY_SECONDS);
  const app = await renderApp(operator, '/');
  const winners = await row(app);
  expect(await winners.findByText('No wins yet today.')).toBeTruthy();
  expect(
    winners.getByText(/^The largest payouts of members’ rounds: the exception, not the rule/)
      .textContent,
  ).toMatch(/Days begin at midnight, Brasilia Standard Time\. All amounts are play money\.$/);

  await app.user.click(winners.getByRole('button', { name: 'This week' }));
  expect(winners.getByRole('button', { name: 'This week', pressed: true })).toBeTruthy();
  await winners.findAllByRole('link', { name: `Play ${game.gameName}` });
  const cards = winners.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    `1${game.gameName}${username.slice(0, 2)}***R$9.00`,
    `2${game.gameName}${username.slice(0, 2)}***R$2.50`,
  ]);
  expect(document.body.textContent).not.toContain(username);
});

test('[LOBBY-03] the brand says whether, and where, home shows winners', async () => {
  const asked: string[] = [];
  const intercept = async (request: Request, pass: () => Promise<Response>) => {
    asked.push(new URL(request.url).pathname);
    return pass();
  };
  for (const change of [{ winners: false }, { homeRails: ['hot' as const] }]) {
    const { screen } = await renderApp(operator, '/', {
      intercept,
      status: (status) => ({ ...status, settings: { ...status.settings, ...change } }),
    });
    await screen.findByRole('heading', { name: 'Hot now' });
    expect(screen.queryByRole('region', { name: 'Winners' })).toBeNull();
    closeApp();
  }
  expect(asked).not.toContain(winnerList.path);
});
