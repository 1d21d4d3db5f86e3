import { gameListForVisitor } from '@palpite/contract/catalogue.ts';
import { type Game, gamesOf } from '@palpite/contract/game.ts';
import { winnerList } from '@palpite/contract/winner.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import {
  drawIssue,
  line,
  makeIssues,
  numeroOf,
  placeSlip,
  playOnce,
  playOnly,
} from '@palpite/operator/testing/play';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everythingIsNear } from '../../testing/failing-calls.ts';
import { type App, clientWith, closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator();
beforeAll(async () => {
  everythingIsNear();
});
afterEach(closeApp);

const DAY_SECONDS = 86_400;

/** A game of the catalogue, and a player's ended rounds in it as the books record them. */
async function wonRounds(payouts: readonly bigint[]): Promise<{ game: Game; username: string }> {
  const page = await clientWith(operator, '').call(gameListForVisitor, {
    query: { language: 'EN' },
  });
  const [game] = gamesOf(page).games;
  if (!game) throw new Error('there is no game');
  const { id: accountId, username } = await operator.account();
  for (const payoutMinor of payouts) {
    await playOnce(operator, {
      accountId,
      game,
      ref: `${payoutMinor}`,
      stakeMinor: 100n,
      payoutMinor,
    });
  }
  return { game, username };
}

const row = async ({ screen }: App) =>
  within(await screen.findByRole('region', { name: 'Winners' }));

test('[LOBBY-03] without a win in any period one line says so, without figures to explain or periods to choose', async () => {
  const asked: (string | null)[] = [];
  const { screen } = await renderApp(operator, '/', {
    intercept: async (request, pass) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== winnerList.path) return pass();
      const answer = await pass();
      asked.push(searchParams.get('period'));
      return answer;
    },
  });
  await waitFor(() => expect(asked).toEqual(['today', 'week', 'month']));
  expect(await screen.findByText(/^No wins yet this month\./)).toBeTruthy();
  const winners = within(await screen.findByRole('region', { name: 'Winners' }));
  expect(winners.getByText(/^No wins yet this month\./)).toBeTruthy();
  expect(winners.queryByRole('button')).toBeNull();
  expect(winners.queryByText(/the exception, not the rule/)).toBeNull();
});

test('[LOBBY-03] home shows the largest payouts of a period, under masked names, and explains the figures', async () => {
  const { game, username } = await wonRounds([250n, 900n, 40n]);
  // The next day: the wins are this week's.
  operator.clock.advance(DAY_SECONDS);
  const app = await renderApp(operator, '/');
  const winners = await row(app);
  expect(
    winners.getByText(/^The largest payouts of members’ rounds: the exception, not the rule/)
      .textContent,
  ).toMatch(/Days begin at midnight, Brasilia Standard Time\. All amounts are play money\.$/);

  // The day has none, so the board of the week is shown.
  expect(await winners.findByRole('button', { name: 'This week', pressed: true })).toBeTruthy();
  await winners.findAllByRole('link', { name: `Play ${game.gameName}` });
  const cards = winners.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    `1${game.gameName}${username.slice(0, 2)}***9×R$9.00`,
    `2${game.gameName}${username.slice(0, 2)}***2.5×R$2.50`,
  ]);
  expect(document.body.textContent).not.toContain(username);

  await app.user.click(winners.getByRole('button', { name: 'Today' }));
  expect(await winners.findByText('No wins yet today.')).toBeTruthy();
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

test('[LOBBY-03] a win on a lottery is shown with its name, which leads to the lottery', async () => {
  const dice = 'k3-1m';
  await playOnly(operator, [dice]);
  await makeIssues(operator);
  const player = await operator.signedIn();
  const numero = await numeroOf(player, dice);
  // One of the two wins whatever is drawn: R$1.95 for R$1.00.
  const lines = ['big', 'small'].map((side) => line(dice, numero, 'sum-size', side));
  await placeSlip(player, lines, 200);
  await drawIssue(operator, player, dice);
  operator.clock.advance(30);
  const app = await renderApp(operator, '/');
  const winners = await row(app);
  const link = await winners.findByRole('link', { name: 'Play K3 1 min' });
  expect(link.getAttribute('href')).toBe('/elott?gameCode=k3-1m');
  // The drawing of its dice, and not the icon of all games of chance.
  const card = link.closest('li');
  await waitFor(() => expect(card?.querySelector('[class*="--ground-k3"] svg')).toBeTruthy());
  expect(winners.getAllByRole('listitem')[0]?.textContent).toMatch(
    /^1K3 1 minpl\*\*\*1.9×R\$1\.95$/,
  );
  await app.user.click(link);
  expect(await app.screen.findByRole('heading', { level: 1, name: 'K3 1 min' })).toBeTruthy();
});
