import { endpoints } from '@palpite/contract';
import { drawIssue, makeIssues, playOnly } from '@palpite/operator/testing/play';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { issueText } from '../../parts/lottery/issue-text.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
beforeAll(async () => {
  await makeIssues(operator);
  await playOnly(operator, ['keno-1m', 'k3-1m']);
  const visitor = operator.browser();
  await drawIssue(operator, visitor, 'keno-1m');
  await drawIssue(operator, visitor, 'k3-1m');
});
afterEach(closeApp);

const lastOf = async (gameCode: string) => {
  const { list } = await operator
    .browser()
    .client.call(endpoints.lottery.listLastDraws, { query: { gameCode, count: 1 } });
  return list[0]?.prizes.flatMap(({ numbers }) => numbers) ?? [];
};

test('a draw of Keno lights its twenty numbers on the board of eighty, and lists them as they came', async () => {
  const numbers = await lastOf('keno-1m');
  const { screen } = await renderApp(operator, '/elott?gameCode=keno-1m&view=results');
  await screen.findByRole('region', { name: 'Last draws' });
  const lit = [...document.querySelectorAll('[data-lit]')].map(({ textContent }) => textContent);
  expect(lit).toEqual(numbers.toSorted());
  // The side menu has a list of its own.
  const main = within(screen.getByRole('main'));
  const [list] = main.getAllByRole('list', { name: 'Drawn numbers' });
  expect(
    within(list ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(numbers);
});

test('the last draw of three dice is on their stage, and an older one that is asked for too', async () => {
  await drawIssue(operator, operator.browser(), 'k3-1m');
  const { list } = await operator
    .browser()
    .client.call(endpoints.lottery.listLastDraws, { query: { gameCode: 'k3-1m', count: 2 } });
  const [last, older] = list;
  const { screen, user } = await renderApp(operator, '/elott?gameCode=k3-1m&view=results');
  const stage = async () => within(await screen.findByRole('region', { name: 'The draw' }));
  expect(
    (await stage()).getByText(`Last draw ${issueText(last?.numero ?? '', 'en')}`),
  ).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Earlier draw' }));
  expect(
    await (await stage()).findByText(`Issue ${issueText(older?.numero ?? '', 'en')}`),
  ).toBeTruthy();
  const shown = within((await stage()).getByRole('list', { name: 'Drawn numbers' }));
  expect(shown.getAllByRole('listitem')).toHaveLength(3);
});

test('of three dice each sum is shown with the ways that make it', async () => {
  const numbers = await lastOf('k3-1m');
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  const { screen } = await renderApp(operator, '/elott?gameCode=k3-1m&view=results');
  const heading = await screen.findByRole('heading', { level: 3, name: 'Sum of the dice' });
  const sums = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
  expect(sums).toHaveLength(16);
  const { list } = await operator
    .browser()
    .client.call(endpoints.lottery.listLastDraws, { query: { gameCode: 'k3-1m' } });
  const times = list.filter(
    ({ prizes }) =>
      prizes.flatMap((prize) => prize.numbers).reduce((all, one) => all + Number(one), 0) === sum,
  ).length;
  expect(sums[sum - 3]?.textContent).toContain(`Times: ${times}`);
  expect(sums[10 - 3]?.textContent).toContain('27 of 216 ways');
});

test('a region that has drawn nothing says what its plays pay', async () => {
  const { screen } = await renderApp(operator, '/vnlottery');
  const north = within(await screen.findByRole('region', { name: 'Northern Vietnam' }));
  const pays = within(north.getByRole('list', { name: 'What the plays pay' }));
  // One station leaves room for more of them.
  expect(pays.getAllByRole('listitem')).toHaveLength(6);
  const { plays } = await operator
    .browser()
    .client.call(endpoints.lottery.getGame, { query: { gameCode: 'vn-north' } });
  const lo2 = plays.find(({ row }) => row.code === 'lo2');
  expect(lo2?.row.odds).toEqual({ win: 800_000 });
  expect(pays.getByText('Lô, 2 digits').closest('li')?.textContent).toMatch(
    /1 pays 80 · returns 80\s?%/,
  );
});
