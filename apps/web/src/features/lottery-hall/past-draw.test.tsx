import { endpoints } from '@palpite/contract';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { makeIssues, playOnly } from '@palpite/operator/testing/play';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { issueText } from '../../parts/lottery/issue-text.ts';

/** A demonstration's first day: nothing was drawn here yet, the sandbox station has drawn before. */
const GAME = 'vn-north';
/** Monday, 2 March 2026, 19:00 in Vietnam. */
const LAST = '20260302';
const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
beforeAll(async () => {
  await operator.seed();
  await playOnly(operator, [GAME]);
  await makeIssues(operator);
});
afterEach(closeApp);

test('a draw from before the site sold the lottery says so: nothing was bet, and nothing proves it', async () => {
  const { screen } = await renderApp(
    operator,
    `/vnlottery?gameCode=${GAME}&view=proof&numero=${LAST}`,
  );
  expect(
    await screen.findByRole('heading', {
      level: 2,
      name: 'Drawn before this site sold the lottery',
    }),
  ).toBeTruthy();
  expect(
    screen.getByText(/^The station published these numbers .* there is no proof of it\.$/),
  ).toBeTruthy();
  const { numbers } = await operator
    .browser()
    .client.call(endpoints.lottery.getProof, { query: { gameCode: GAME, numero: LAST } });
  expect(screen.getByText(numbers.join(' '))).toBeTruthy();
  // No bets were closed, no root is awaited, and there is nothing that a check could hold.
  expect(screen.queryByText('Bets closed')).toBeNull();
  expect(screen.queryByText('Root of the bets')).toBeNull();
  expect(screen.queryByText('not published yet')).toBeNull();
  expect(screen.queryByText('What this does not prove')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change a number' })).toBeNull();
});

test('the results of the first day have the draws of before, the newest first, and what is counted of them', async () => {
  const { screen } = await renderApp(operator, `/vnlottery?gameCode=${GAME}&view=results`);
  expect(
    await screen.findByRole('table', { name: `Prizes of issue ${issueText(LAST, 'en')}` }),
  ).toBeTruthy();
  const issues = await screen.findAllByRole('link', { name: /^Issue \d/ });
  expect(issues.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    issueText(LAST, 'en'),
    '03/01',
    '02/28',
  ]);
  expect(issues).toHaveLength(100);
  expect(await screen.findByRole('table', { name: 'Longest not drawn' })).toBeTruthy();
  expect(screen.queryByText('Nothing was drawn yet')).toBeNull();
});
