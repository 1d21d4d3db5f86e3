import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RecordsSite, ROUNDS, startRecordsSite } from '../../testing/records-site.tsx';
import { closeApp } from '../../testing/render-app.tsx';

let site: RecordsSite;
beforeAll(async () => {
  await Promise.all([import('./betting-record-page.tsx'), import('./account-record-page.tsx')]);
  site = await startRecordsSite();
});
beforeEach(() => {
  site.operator.clock.now = new Date();
  // What a phone of 360 px leaves for a report.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});
afterAll(() => site.close());

test('[MEMBER-07] on a phone a bet is one row with game, time, stake and result, which opens to every detail', async () => {
  const { app } = await site.open('personalHistoryCopy', ROUNDS);
  const list = within(await app.screen.findByRole('list', { name: 'Betting record' }));
  expect(app.screen.queryByRole('table')).toBeNull();
  const rows = list.getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  const [pending, cancelled, lost, won] = rows.map(
    (row) => row.querySelector('summary')?.textContent,
  );
  for (const text of [pending, cancelled, lost, won]) {
    expect(text).toContain(site.game.gameName);
    expect(text).toMatch(/\d\d:\d\d/);
    expect(text).not.toMatch(/\d{4}/);
  }
  for (const text of [cancelled, lost, won]) expect(text).toMatch(/R\$\d+\.\d\d staked/);
  // Its stake is the figure of an open bet, and said once.
  expect(pending).toMatch(/\d\d:\d\d [AP]MR\$\d+\.\d\dPending$/);
  expect(cancelled).toContain('Cancelled');
  expect(lost).toMatch(/Loss −R\$2\.00Lost/);
  expect(won).toMatch(/Gain \+R\$1\.50Won/);
  // The game's own tile, which says nothing that the name does not.
  const thumb = rows[3]?.querySelector('summary [aria-hidden] img');
  expect(thumb?.getAttribute('alt')).toBe('');
  expect(thumb?.getAttribute('srcset')).toContain(site.game.picture.template.split('{')[0]);
  const details = rows[3]?.querySelector('details') ?? null;
  expect(details?.open).toBe(false);
  await app.user.click(details?.querySelector('summary') as HTMLElement);
  expect(details?.open).toBe(true);
  const names = [...(details?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Time',
    'Game',
    'Stake',
    'Payout',
    'Result',
    'Status',
    'Order number',
    'Draw or round',
  ]);
  await app.user.click(within(rows[3] as HTMLElement).getByRole('link', { name: /^Bet B\d+$/ }));
  expect(await app.screen.findByRole('dialog', { name: /^Bet B\d+$/ })).toBeTruthy();
});

test('[MEMBER-07] on a phone the day is said once above its bets, and in each of another order', async () => {
  const { app } = await site.open('personalHistoryCopy', ROUNDS);
  const list = within(await app.screen.findByRole('list', { name: 'Betting record' }));
  const day = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/;
  expect(list.getAllByText(day)).toHaveLength(1);
  expect(list.getAllByRole('listitem')[0]?.firstElementChild?.textContent).toMatch(day);
  await app.user.selectOptions(app.screen.getByLabelText('Sort by'), 'stake desc');
  await waitFor(() => expect(list.queryByText(day)).toBeNull());
  for (const row of list.getAllByRole('listitem')) {
    expect(row.querySelector('summary')?.textContent).toMatch(/\d{4}.*\d\d:\d\d/);
  }
});

test('[MEMBER-07] on a phone the sum of all bets is above the rows, once where they are a single page', async () => {
  const { app } = await site.open('personalHistoryCopy', ROUNDS);
  await app.screen.findByRole('list', { name: 'Betting record' });
  const box = (await app.screen.findByText('Total of 4 bets')).parentElement;
  const rows = app.screen.getByRole('list', { name: 'Betting record' });
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(box?.compareDocumentPosition(rows)).toBe(DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() =>
    expect(box?.textContent).toMatch(
      /StakeR\$7\.00R\$4\.00 still in playPayoutR\$2\.50ResultLoss −R\$0\.50/,
    ),
  );
  expect(app.screen.queryByText('This page')).toBeNull();
});

test('[MEMBER-07] on a phone a page of several has its own sums below its rows', async () => {
  const rounds = Array.from({ length: 21 }, () => [20, { win: 0 }] as const);
  const { app } = await site.open('personalHistoryCopy', rounds);
  await app.screen.findByRole('list', { name: 'Betting record' });
  const page = app.screen.getByText('This page').parentElement;
  expect(page?.textContent).toMatch(/StakeR\$4\.00/);
  const all = (await app.screen.findByText('Total of 21 bets')).parentElement;
  await waitFor(() => expect(all?.textContent).toMatch(/StakeR\$4\.20/));
});

test('[MEMBER-08] on a phone a movement is one row with its type, time, amount and the balance after it', async () => {
  const { app } = await site.open('transactionHistory', ROUNDS);
  const list = within(await app.screen.findByRole('list', { name: 'Account record' }));
  const rows = list
    .getAllByRole('listitem')
    .map((row) => row.querySelector('summary')?.textContent);
  expect(rows.length).toBeGreaterThan(5);
  for (const text of rows) expect(text).toMatch(/\d\d:\d\d.*(In \+|Out −)R\$.*Balance R\$/);
});
