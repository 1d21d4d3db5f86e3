import { endpoints } from '@palpite/contract';
import type { SlipBets } from '@palpite/contract/record.ts';
import { line, makeIssues, numeroOf, placeSlip } from '@palpite/operator/testing/play';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  isCall,
  type RecordsSite,
  reportOf,
  startRecordsSite,
} from '../../testing/records-site.tsx';
import {
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

let site: RecordsSite;
beforeAll(async () => {
  await import('./account-record-page.tsx');
  site = await startRecordsSite();
});
beforeEach(() => {
  site.operator.clock.now = new Date();
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});
afterAll(() => site.close());

/** The account record of a member who has placed a slip of so many lines. */
async function openRecord(count: number, options?: RenderOptions) {
  const { operator } = site;
  const { token } = await signInBefore(operator);
  const player = operator.browser({ language: 'EN' });
  player.token = token;
  await makeIssues(operator);
  const numero = await numeroOf(player, 'k3-5m');
  const choices = ['big', 'small', 'odd', 'even'];
  const lines = Array.from({ length: count }, (_, at) =>
    line('k3-5m', numero, 'sum-size', choices[at % 4] ?? 'big'),
  );
  const { bets } = await placeSlip(player, lines, 100 * count);
  const { rows } = await player.client.call(endpoints.movement.list, { query: {} });
  const app = await renderApp(operator, '/promotions?member=transactionHistory', options);
  const orders = bets.map(({ order }) => order);
  return { app, numero, orders, movement: rows[0]?.order ?? '' };
}

type App = Awaited<ReturnType<typeof openRecord>>['app'];

/** Of the two places of an order number, the room for the table shows one. */
async function clickOrder(app: App, name: string) {
  const [link] = await app.screen.findAllByRole('link', { name });
  await app.user.click(link as HTMLElement);
}

async function openSlip(app: App, movement: string) {
  const name = `Bets of slip ${movement}`;
  await clickOrder(app, name);
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Bets of the slip' }));
  const list = within(await dialog.findByRole('list', { name: 'Bets of the slip' }));
  return { dialog, items: () => list.getAllByRole('listitem') };
}

test('[MEMBER-08] the movement of a slip opens its bets with issue, play, selection, odds and stake, and each of them opens', async () => {
  const { app, movement, numero, orders } = await openRecord(2);
  const { items } = await openSlip(app, movement);
  expect(items()).toHaveLength(2);
  const first = within(items()[0] as HTMLElement);
  for (const name of ['Stake', 'Draw or round', 'Play', 'Odds', 'Selection']) {
    expect(first.getByText(name).nextElementSibling?.textContent).toBeTruthy();
  }
  expect(first.getByText(numero)).toBeTruthy();
  expect(first.getByText('R$1.00')).toBeTruthy();
  expect(first.getByText('Pending')).toBeTruthy();
  await app.user.click(first.getByRole('link', { name: `Bet ${orders[0]}` }));
  expect(await app.screen.findByRole('dialog', { name: `Bet ${orders[0]}` })).toBeTruthy();
  app.router.history.back();
  expect(await app.screen.findByRole('dialog', { name: 'Bets of the slip' })).toBeTruthy();
  await app.user.click(app.screen.getByRole('button', { name: 'Close the slip' }));
  await waitFor(() => expect(reportOf(app)).toEqual({}));
});

test('[MEMBER-08] a single bet’s movement opens that bet', async () => {
  const { app, orders } = await openRecord(1);
  await clickOrder(app, `Bet ${orders[0]}`);
  const bet = within(await app.screen.findByRole('dialog', { name: `Bet ${orders[0]}` }));
  // In the reader's words, not the operator's.
  expect(await bet.findByText('Lottery')).toBeTruthy();
  expect(bet.getByText('Play').nextElementSibling?.textContent).toMatch(/^[A-ZÀ-Ỹ]/u);
  expect(bet.getByText('Odds').nextElementSibling?.textContent).toMatch(/^\d+\.\d{2,3}$/);
  expect(bet.getByText(/^This bet is checked with its receipt/)).toBeTruthy();
});

test('[MEMBER-08] a long slip is shown page by page, on a phone as well', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
  const { app, movement, orders } = await openRecord(21);
  await app.screen.findByRole('list', { name: 'Account record' });
  const { dialog, items } = await openSlip(app, movement);
  expect(items()).toHaveLength(20);
  const pages = within(dialog.getByRole('navigation', { name: 'Pages of the slip' }));
  await app.user.click(pages.getByRole('link', { name: 'Next page' }));
  expect(await app.screen.findByRole('link', { name: `Bet ${orders[20]}` })).toBeTruthy();
});

test('what a slip’s bets are called is text, whatever it holds', async () => {
  const hostile = '<img src=x onerror="document.title=1">';
  const { app, movement } = await openRecord(2, {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (!isCall(request, '/wps/records/slip')) return answer;
      const envelope = (await answer.json()) as { value: SlipBets };
      for (const row of envelope.value.rows) {
        Object.assign(row, { selection: hostile, play: hostile });
      }
      return Response.json(envelope, answer);
    },
  });
  const { dialog, items } = await openSlip(app, movement);
  expect(dialog.getAllByText(hostile)).toHaveLength(4);
  expect(items().flatMap((item) => [...item.querySelectorAll('img')])).toEqual([]);
});

test('a slip’s number in the address that is none of the member’s shows none', async () => {
  const { app } = await site.open('transactionHistory', [], { slip: "1' or <b>1=1" });
  expect(await app.screen.findByText(/^No bets of yours have/)).toBeTruthy();
});
