import { endpoints } from '@palpite/contract';
import { numeroOf } from '@palpite/operator/testing/play';
import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type App, signInBefore } from '../../testing/render-app.tsx';
import {
  add,
  DICE,
  dialog,
  linesOf,
  page,
  place,
  press,
  slipOf,
  withOperator,
} from './testing.tsx';
import { issueText } from '../../parts/lottery/issue-text.ts';

const { betsOf, held, open, setClock } = withOperator();

/** The way back that a notice offers. */
const undo = ({ screen, user }: App, notice: string) =>
  user.click(
    within(screen.getByText(notice).parentElement ?? document.body).getByRole('button', {
      name: 'Undo',
    }),
  );

test('a slip whose issue has passed goes on to the next one, says that nothing was taken, and is confirmed again', async () => {
  const { token } = await signInBefore(held.operator);
  const visitor = held.operator.browser();
  const first = await open({}, DICE);
  const numero = await numeroOf(visitor, 'k3-1m');
  await add(first, /^Big/);
  await waitFor(() =>
    expect(slipOf(first).getByText(`Issue ${issueText(numero, 'en')}`)).toBeTruthy(),
  );
  cleanup();
  const { onSale } = await visitor.client.call(endpoints.lottery.getIssue, {
    query: { gameCode: 'k3-1m' },
  });
  await setClock(onSale?.closesAt);
  const app = await open({}, DICE);
  expect(
    await slipOf(app).findByText(
      new RegExp(
        `^Issue ${issueText(numero, 'en')} has closed. Nothing was placed and nothing was taken.`,
      ),
    ),
  ).toBeTruthy();
  expect(await betsOf(token)).toEqual([]);
  await app.user.click(slipOf(app).getByRole('button', { name: 'OK' }));
  expect(slipOf(app).queryByText(/has closed/)).toBeNull();
  await place(app);
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map((bet) => bet.numero)).toEqual([
    await numeroOf(visitor, 'k3-1m'),
  ]);
});

test('of a lottery under maintenance prices are shown and nothing can be placed', async () => {
  await signInBefore(held.operator);
  const app = await open({
    intercept: async (request, pass) => {
      const response = await pass();
      if (!request.url.includes('/wps/lottery/game?')) return response;
      const answer = await response.json();
      answer.value.maintenance = true;
      return Response.json(answer, { headers: response.headers });
    },
  });
  await add(app, '07');
  expect(slipOf(app).getByText(/^This lottery is under maintenance/)).toBeTruthy();
  expect(slipOf(app).getByRole('button', { name: /^Place/ })).toHaveProperty('disabled', true);
  expect(page(app).getByRole('button', { name: 'Bet now' })).toHaveProperty('disabled', true);
});

test('the slip survives a reload; twins become one line; what is deleted comes back', async () => {
  await signInBefore(held.operator);
  const first = await open();
  await add(first, '07', '11');
  await add(first, '07', '11');
  await add(first, '90');
  cleanup();
  const app = await open();
  await waitFor(() => expect(linesOf(app)).toHaveLength(3));
  expect(slipOf(app).getByText('The same bets as line 1.')).toBeTruthy();
  await app.user.click(slipOf(app).getByRole('button', { name: 'Add to that line' }));
  expect(linesOf(app)[0]?.textContent).toContain('2 numbers × R$0.40');
  await app.user.click(slipOf(app).getByRole('button', { name: 'Delete line 2' }));
  expect(linesOf(app)).toHaveLength(1);
  await undo(app, 'The line is deleted.');
  expect(linesOf(app)).toHaveLength(2);
  await app.user.click(slipOf(app).getByRole('button', { name: 'Delete all lines' }));
  expect(slipOf(app).getByText('Your slip is empty')).toBeTruthy();
  await undo(app, 'The slip is empty.');
  expect(linesOf(app)).toHaveLength(2);
  expect(slipOf(app).getByRole('button', { name: 'Place R$1.00' })).toBeTruthy();
});

test('a line goes back to the board, and is changed in its place', async () => {
  await signInBefore(held.operator);
  const app = await open();
  await add(app, '07');
  await add(app, '90');
  await app.user.click(slipOf(app).getByRole('button', { name: 'Edit line 1' }));
  expect(page(app).getByRole('button', { name: '07' }).getAttribute('aria-pressed')).toBe('true');
  await press(app, '08');
  await press(app, 'Change the line');
  expect(linesOf(app).map((line) => line.textContent)).toEqual([
    expect.stringContaining('07 08'),
    expect.stringContaining('90'),
  ]);
});

test('lines of one play show its name once, and each line keeps it for a screen reader', async () => {
  await signInBefore(held.operator);
  const app = await open();
  await add(app, '07');
  await add(app, '08');
  const play = 'Đề · Special prize, last 2';
  const names = linesOf(app).map((line) => within(line).getByText(play));
  expect(names.map((name) => name.closest('.sr-only') === null)).toEqual([true, false]);
  await app.user.click(slipOf(app).getByRole('button', { name: 'Delete line 1' }));
  const [name] = linesOf(app).map((line) => within(line).getByText(play));
  expect(name?.closest('.sr-only')).toBeNull();
});
