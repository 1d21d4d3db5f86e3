import { endpoints } from '@palpite/contract';
import { cleanup, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type App,
  clientWith,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';
import { add, dialog, NORTH, PLACE, page, place, press, withOperator } from './testing.tsx';

const { betsOf, held, open, setClock } = withOperator();

/** The last issue that is planned: once it has closed, its numbers are awaited and no other is on sale. */
async function lastIssue() {
  const { rows } = await held.operator.database.pool.query<{ numero: string; closes: Date }>(
    `select numero, closes_at as closes from operator.lottery_issue
     where brand_code = 'palpite' and game_code = 'vn-north' order by closes_at desc limit 1`,
  );
  const [issue] = rows;
  if (!issue) throw new Error('no issue is planned');
  const at = (seconds: number) => setClock(new Date(issue.closes.getTime() + seconds * 1_000));
  return { numero: issue.numero, shortlyBefore: () => at(-30), after: () => at(1) };
}

/** The page of a lottery of which nothing is on sale. */
async function openClosed(options?: RenderOptions): Promise<App> {
  const app = await renderApp(held.operator, NORTH, options);
  await page(app).findByRole('button', { name: 'Add to slip' });
  await waitFor(() => expect(notesOf(app)).toHaveLength(2));
  return app;
}

/** What the notes say of the closed issue: the one above the dock, and the slip's. */
const notesOf = (app: App): (string | null)[] =>
  page(app)
    .getAllByText(/^Issue [\d/· ]+ closed at /)
    .map((said) => said.closest('[role=status]')?.textContent ?? null);

const both = (text: RegExp) => [expect.stringMatching(text), expect.stringMatching(text)];
const CLOSED = /^Issue [\d/· ]+ closed at [^.]+\.$/;
const NOTHING_TAKEN =
  /^Issue [\d/· ]+ closed at [^.]+\. Nothing is placed and nothing is taken; your numbers stay\.$/;
const ONE_BET = /^Issue [\d/· ]+ closed at [^.]+\. Your bets in it: 1\.$/;
const ONE_BET_AND_REST =
  /^Issue [\d/· ]+ closed at [^.]+\. Your bets in it: 1\.What you had not placed by then is not in it, and nothing is taken for it; your numbers stay\.$/;

test('after the close a member who has placed in an issue reads how many bets are in it, never that nothing was taken', async () => {
  const issue = await lastIssue();
  await issue.shortlyBefore();
  const { token } = await signInBefore(held.operator);
  const before = await open();
  await add(before, '07');
  await place(before);
  await dialog(before, 'Your bets are placed');
  expect((await betsOf(token)).map(({ numero }) => numero)).toEqual([issue.numero]);
  cleanup();
  await issue.after();
  const app = await openClosed();
  await waitFor(() => expect(notesOf(app)).toEqual(both(ONE_BET)));
  // What is chosen now is not in it.
  await press(app, '08');
  const [board, slip] = notesOf(app);
  expect(board).toMatch(ONE_BET_AND_REST);
  expect(slip).toMatch(ONE_BET);
  await add(app);
  expect(notesOf(app)).toEqual(both(ONE_BET_AND_REST));
});

test('that nothing was placed and nothing taken is said only of numbers and lines that wait', async () => {
  const issue = await lastIssue();
  await issue.after();
  await signInBefore(held.operator);
  const app = await openClosed();
  expect(notesOf(app)).toEqual(both(CLOSED));
  await press(app, '08');
  await waitFor(() => expect(notesOf(app)[0]).toMatch(NOTHING_TAKEN));
  expect(notesOf(app)[1]).toMatch(CLOSED);
  await add(app);
  expect(notesOf(app)).toEqual(both(NOTHING_TAKEN));
});

test('a visitor with nothing chosen reads only that the issue has closed', async () => {
  await (await lastIssue()).after();
  const app = await openClosed();
  expect(notesOf(app)).toEqual(both(CLOSED));
  await press(app, '08');
  expect(notesOf(app)[0]).toMatch(NOTHING_TAKEN);
});

test('a bet that was taken back is not counted', async () => {
  const issue = await lastIssue();
  await issue.shortlyBefore();
  const { token } = await signInBefore(held.operator);
  const client = clientWith(held.operator, token);
  const before = await open();
  await add(before, '07');
  await place(before);
  await dialog(before, 'Your bets are placed');
  cleanup();
  const [bet] = await betsOf(token);
  await client.call(endpoints.lottery.cancelBet, {
    body: { order: bet?.order ?? '' },
    idempotencyKey: crypto.randomUUID(),
  });
  await issue.after();
  const app = await openClosed();
  await press(app, '08');
  await waitFor(() => expect(notesOf(app)[0]).toMatch(NOTHING_TAKEN));
});

test('of a slip whose answer was lost nothing is claimed but what the operator says', async () => {
  const issue = await lastIssue();
  await issue.shortlyBefore();
  await signInBefore(held.operator);
  const intercept: RenderOptions['intercept'] = async (request, pass) => {
    const response = await pass();
    if (request.url.includes(PLACE)) throw new TypeError('Failed to fetch');
    return response;
  };
  const before = await open({ intercept });
  await add(before, '07');
  await place(before);
  await (await dialog(before, 'Confirm your bets')).findByText(/^We do not know yet/);
  cleanup();
  await issue.after();
  const app = await openClosed({ intercept });
  await waitFor(() => expect(notesOf(app)).toEqual(both(ONE_BET)));
});
