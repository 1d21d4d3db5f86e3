import { endpoints } from '@palpite/contract';
import { lotteryListBets } from '@palpite/contract/lottery-bet.ts';
import { lotteryGetBetTotals } from '@palpite/contract/lottery-bet-totals.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import {
  drawIssue,
  line,
  makeIssues,
  numeroOf,
  placeSlip,
  playOnly,
} from '@palpite/operator/testing/play';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clientWith, closeApp, renderApp, signInBefore } from '../../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  await import('./my-bets-screen.tsx');
  operator = await createTestOperator({ limits: { generalPerMinute: 100_000 } });
  await makeIssues(operator);
  await playOnly(operator, ['k3-5m']);
});
afterEach(closeApp);
afterAll(() => operator.close());

test('what the bets of all pages add up to is above the list, and of those that are not decided or have won', async () => {
  const { token, username } = await signInBefore(operator);
  const client = clientWith(operator, token);
  const browser = operator.browser();
  await browser.login(username);
  const bet = async (choices: readonly string[]) => {
    const numero = await numeroOf(browser, 'k3-5m');
    const lines = choices.map((choice) => line('k3-5m', numero, 'sum', choice));
    await placeSlip(browser, lines, 100 * lines.length);
  };
  // One of all sums is drawn, and wins.
  const allSums = Array.from({ length: 16 }, (_, at) => String(3 + at));
  await bet([...allSums, ...allSums]);
  await drawIssue(operator, browser, 'k3-5m');
  await bet(['3', '4', '5']);
  const { payoutMinor } = await client.call(endpoints.lottery.getBetTotals, { query: {} });
  const { screen, user } = await renderApp(operator, '/elott?gameCode=k3-5m&view=bets&bets=all');
  const sums = async (count: string) => {
    const heading = await screen.findByRole('heading', { name: `Total of ${count}` });
    return within(heading.closest('section') ?? document.body);
  };
  const sum = (of: Awaited<ReturnType<typeof sums>>, name: string) =>
    of.getByText(name).nextSibling?.textContent;
  const all = await sums('35 bets');
  expect(sum(all, 'Stakes')).toBe('R$35.00');
  expect(sum(all, 'Pending')).toBe('R$3.00');
  const paid = `R$${(Number(payoutMinor) / 100).toFixed(2)}`;
  expect(sum(all, 'Payout')).toBe(paid);
  const net = Number(payoutMinor) - 3_200;
  expect(sum(all, 'Net')).toBe(`${net > 0 ? '+' : '−'}R$${(Math.abs(net) / 100).toFixed(2)}`);
  await user.click(screen.getByRole('link', { name: 'Not decided' }));
  const open = await sums('3 bets');
  expect(sum(open, 'Stakes')).toBe('R$3.00');
  expect(open.queryByText('Net')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Won' }));
  const won = await sums('2 bets');
  expect(sum(won, 'Payout')).toBe(paid);
  await waitFor(() => {
    const list = within(screen.getByRole('list', { name: 'My bets' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getAllByText('Won')).toHaveLength(2);
  });
});

test('the sums follow at once when a bet of the list is decided', async () => {
  const { username } = await signInBefore(operator);
  const browser = operator.browser();
  await browser.login(username);
  const numero = await numeroOf(browser, 'k3-5m');
  const choices = Array.from({ length: 16 }, (_, at) => String(3 + at));
  await placeSlip(
    browser,
    choices.map((choice) => line('k3-5m', numero, 'sum', choice)),
    1_600,
  );
  const drawn = Promise.withResolvers<void>();
  const asked = { lists: 0, totals: 0 };
  const { screen } = await renderApp(operator, '/elott?gameCode=k3-5m&view=bets', {
    intercept: async (request, pass) => {
      const { pathname } = new URL(request.url);
      if (pathname === lotteryGetBetTotals.path) asked.totals += 1;
      if (pathname === lotteryListBets.path) {
        asked.lists += 1;
        if (asked.lists === 2) await drawn.promise;
      }
      return pass();
    },
  });
  const sums = within(
    (await screen.findByRole('heading', { name: 'Total of 16 bets' })).closest('section') ??
      document.body,
  );
  expect(sums.getByText('Pending').nextSibling?.textContent).toBe('R$16.00');
  // Both have been asked for again: the sums are those from before the draw for the next seconds.
  await waitFor(() => expect(asked).toMatchObject({ lists: 2, totals: 2 }), { timeout: 10_000 });
  await drawIssue(operator, browser, 'k3-5m');
  drawn.resolve();
  expect(await screen.findByText('Won')).toBeTruthy();
  await waitFor(() => expect(sums.queryByText('Pending')).toBeNull(), { timeout: 2_000 });
});
