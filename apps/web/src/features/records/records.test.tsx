import { addDays, dayIn } from '@palpite/domain';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readDay } from '../../lib/local-date.ts';
import {
  isCall,
  lines,
  type RecordsSite,
  ROUNDS,
  reportOf,
  startRecordsSite,
  table,
  withTotals,
} from '../../testing/records-site.tsx';
import { type App, closeApp } from '../../testing/render-app.tsx';

let site: RecordsSite;
beforeAll(async () => {
  // Loads the code before the first test waits for the page.
  await Promise.all([import('./betting-record-page.tsx'), import('./account-record-page.tsx')]);
  site = await startRecordsSite();
});
beforeEach(() => {
  site.operator.clock.now = new Date();
});
afterEach(() => {
  closeApp();
});
afterAll(() => site.close());

const idle = ({ router }: App) =>
  waitFor(() => expect(router.options.context.queryClient.isFetching()).toBe(0));

test('[MEMBER-07] a player finds each bet with stake, payout, result and status, and the sum of all of them once', async () => {
  const { app } = await site.open('personalHistoryCopy', ROUNDS);
  const bets = await withTotals(app, 'Betting record', 'Total of 4 bets');
  const rows = bets.getAllByRole('row');
  expect(rows).toHaveLength(6);
  const cells = (index: number) =>
    within(rows[index] as HTMLElement)
      .getAllByRole('cell')
      .map(({ lastChild, textContent }) => [lastChild?.textContent ?? '', textContent ?? '']);
  expect(within(rows[2] as HTMLElement).getByText('Pending')).toBeTruthy();
  expect(within(rows[2] as HTMLElement).getByText(site.game.gameName)).toBeTruthy();
  expect(within(rows[2] as HTMLElement).getByText(site.game.vendorName)).toBeTruthy();
  expect(within(rows[3] as HTMLElement).getByText('Cancelled')).toBeTruthy();
  expect(within(rows[3] as HTMLElement).getByText('R$3.00 returned')).toBeTruthy();
  // A word tells a loss from a gain, not only sign and colour.
  expect(cells(4).map(([, text]) => text)).toContain('ResultLoss −R$2.00');
  expect(cells(5).map(([, text]) => text)).toContain('ResultGain +R$1.50');
  // Of a single page its own sums would say the same again.
  const sums = within(rows[1] as HTMLElement);
  expect(sums.getByRole('rowheader', { name: 'Total of 4 bets' })).toBeTruthy();
  expect(rows[1]?.textContent).toMatch(/R\$7\.00.*R\$2\.50.*Loss −R\$0\.50/);
  expect(bets.queryByRole('rowheader', { name: 'This page' })).toBeNull();
  expect(app.screen.getByText(/Times: Brasilia .*Amounts in BRL\. Kept since/)).toBeTruthy();
});

test('[MEMBER-07] a bet opens over the record by its number, with the proof of its round; Back closes it', async () => {
  site.host.answerWith(() => ({
    proof: {
      serverSeedHash: 'ab12',
      clientSeed: 'my-words',
      nonce: 7,
      isRevealed: false,
      verifyPath: '/verify?lang=en#nonce=7',
    },
  }));
  const { app, issues } = await site.open('personalHistoryCopy', [[100, { win: 250 }]]);
  const link = await app.screen.findByRole('link', { name: /^Bet B\d+$/ });
  await app.user.click(link);
  const dialog = within(
    await app.screen.findByRole('dialog', {
      name: link.textContent ? `Bet ${link.textContent}` : '',
    }),
  );
  const proof = within(await dialog.findByRole('region', { name: 'Proof of the round' }));
  expect(dialog.getByText(issues[0] ?? '')).toBeTruthy();
  for (const fact of ['ab12', 'my-words', '7']) expect(proof.getByText(fact)).toBeTruthy();
  const check = proof.getByRole('link', { name: 'Check this round' });
  expect(check.getAttribute('href')).toBe(`${site.host.origin}/verify?lang=en#nonce=7`);
  expect(check.getAttribute('rel')).toBe('noopener');
  expect(reportOf(app)).toEqual({ bet: link.textContent });
  app.router.history.back();
  await waitFor(() => expect(reportOf(app)).toEqual({}));
  // The page follows its address.
  await waitFor(() =>
    expect(app.screen.queryByRole('region', { name: 'Proof of the round' })).toBeNull(),
  );
});

test('[MEMBER-07] when a game’s host does not answer, the bet is shown and its proof can be retried', async () => {
  site.host.answerWith(() => ({}));
  const { app } = await site.open('personalHistoryCopy', [[100, { win: 250 }]]);
  await app.user.click(await app.screen.findByRole('link', { name: /^Bet B/ }));
  const proof = within(await app.screen.findByRole('region', { name: 'Proof of the round' }));
  expect(proof.getByText(/The game is not responding/)).toBeTruthy();
  site.host.answerWith(() => ({ proof: null }));
  await app.user.click(proof.getByRole('button', { name: 'Try again' }));
  expect(await proof.findByText('The game offers no proof of this round.')).toBeTruthy();
});

test('[MEMBER-07] filters are in the address, and Back removes them', async () => {
  const { app } = await site.open('personalHistoryCopy', ROUNDS);
  await table(app, 'Betting record');
  await app.user.selectOptions(app.screen.getByRole('combobox', { name: 'Status' }), 'Won');
  await app.user.type(app.screen.getByRole('textbox', { name: 'Game' }), site.game.gameName);
  await app.user.click(app.screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(reportOf(app)).toEqual({ status: 'won', game: site.game.gameName }));
  await waitFor(async () => expect(lines(await table(app, 'Betting record'))).toHaveLength(3));
  app.router.history.back();
  await waitFor(async () => expect(lines(await table(app, 'Betting record'))).toHaveLength(6));
  const status = app.screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  await waitFor(() => expect(status.value).toBe(''));
});

test('the filters are folded away, and open from the start where the address has values of them', async () => {
  const { app } = await site.open('personalHistoryCopy', ROUNDS);
  await table(app, 'Betting record');
  const fold = () => app.screen.getByRole('button', { name: /^Filters/ });
  expect(fold().getAttribute('aria-expanded')).toBe('false');
  await app.user.click(fold());
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  await app.user.click(app.screen.getByRole('link', { name: 'Yesterday' }));
  await waitFor(() => expect(reportOf(app)).toHaveProperty('from'));
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  closeApp();
  const other = await site.open('personalHistoryCopy', ROUNDS, { status: 'won' });
  await table(other.app, 'Betting record');
  const button = other.app.screen.getByRole('button', { name: /^Filters/ });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('[MEMBER-07] the record opens with the last seven days, which their shortcut says', async () => {
  const { app } = await site.open('personalHistoryCopy', ROUNDS);
  await table(app, 'Betting record');
  const today = dayIn('America/Sao_Paulo', site.operator.clock.now);
  const week = app.screen.getByRole('link', { name: 'Last 7 days' });
  await waitFor(() => expect(week.getAttribute('aria-current')).toBe('page'));
  expect(app.screen.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBeNull();
  const shown = (name: string) => app.screen.getByLabelText<HTMLInputElement>(name).value;
  expect(readDay(shown('From'), 'en')).toBe(addDays(today, -6));
  expect(readDay(shown('To'), 'en')).toBe(today);
  expect(reportOf(app)).toEqual({});
});

test('[MEMBER-07] chosen days stay while their answer loads, and go into the address with the next choice', async () => {
  const answer = Promise.withResolvers<void>();
  const today = dayIn('America/Sao_Paulo', site.operator.clock.now);
  const from = addDays(today, -7);
  const { app } = await site.open('personalHistoryCopy', ROUNDS, undefined, {
    intercept: async (request, pass) => {
      if (request.url.includes(`from=${from}`)) await answer.promise;
      return pass();
    },
  });
  await table(app, 'Betting record');
  const field = app.screen.getByLabelText<HTMLInputElement>('From');
  fireEvent.change(field, { target: { value: from } });
  await app.user.click(app.screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(reportOf(app)).toEqual({ from, to: today }));
  expect(field.value).toBe(from);
  await app.user.selectOptions(app.screen.getByRole('combobox', { name: 'Status' }), 'Won');
  await app.user.click(app.screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(reportOf(app)).toEqual({ from, to: today, status: 'won' }));
  answer.resolve();
  await waitFor(async () => expect(lines(await table(app, 'Betting record'))).toHaveLength(3));
  expect(field.value).toBe(from);
});

test('[MEMBER-07] “Search” without a change fetches again; when that fails, the rows stay and a notice says so', async () => {
  let asked = 0;
  let broken = false;
  const { app } = await site.open('personalHistoryCopy', ROUNDS, undefined, {
    intercept: async (request, pass) => {
      if (!isCall(request, '/wps/records/bets')) return pass();
      asked += 1;
      return broken ? new Response('{}', { status: 500 }) : pass();
    },
  });
  const bets = await table(app, 'Betting record');
  const before = asked;
  await app.user.click(app.screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(asked).toBe(before + 1));
  await idle(app);
  broken = true;
  await app.user.click(app.screen.getByRole('button', { name: 'Search' }));
  const text = await app.screen.findByText(/^This may be out of date\./);
  expect(lines(bets)).toHaveLength(6);
  broken = false;
  // The button waits for the totals too.
  await idle(app);
  const notice = within(text.closest('[role=alert]') as HTMLElement);
  await app.user.click(notice.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(text.isConnected).toBe(false));
});

test('[MEMBER-07] when nothing matches, it says so and offers to remove the filters', async () => {
  const { app } = await site.open('personalHistoryCopy', ROUNDS, { game: 'xyzzy' });
  expect(await app.screen.findByRole('heading', { name: 'No bets in these days' })).toBeTruthy();
  expect(app.screen.getByText(/No results match the filters/)).toBeTruthy();
  const [clear] = app.screen.getAllByRole('button', { name: 'Clear filters' }).toReversed();
  await app.user.click(clear as HTMLElement);
  await waitFor(async () => expect(lines(await table(app, 'Betting record'))).toHaveLength(6));
  expect(reportOf(app)).toEqual({});
});

test('[MEMBER-07] a record without bets leads to the games and to other days', async () => {
  const { app } = await site.open('personalHistoryCopy');
  await app.screen.findByRole('heading', { name: 'No bets in these days' });
  const games = app.screen.getByRole('link', { name: 'See the games' });
  expect(games.getAttribute('href')).toBe('/rng');
  expect(app.screen.getByRole('button', { name: /^Show (this|last) month$/ })).toBeTruthy();
});

test('[MEMBER-07] more than 35 days are refused at the field: before the call, and when they are in the address', async () => {
  const today = dayIn('America/Sao_Paulo', site.operator.clock.now);
  const { app } = await site.open('personalHistoryCopy', [], {
    from: addDays(today, -35),
    to: today,
  });
  const problem = 'Choose at most 35 days at a time.';
  const to = await app.screen.findByLabelText('To');
  await waitFor(() => expect(to.getAttribute('aria-invalid')).toBe('true'));
  expect(app.screen.getByText(problem)).toBeTruthy();
  fireEvent.change(app.screen.getByLabelText('From'), { target: { value: addDays(today, -40) } });
  await waitFor(() => expect(app.screen.queryByText(problem)).toBeNull());
  await app.user.click(app.screen.getByRole('button', { name: 'Search' }));
  expect(await app.screen.findByText(problem)).toBeTruthy();
  expect(reportOf(app).from).toBe(addDays(today, -35));
  fireEvent.change(app.screen.getByLabelText('From'), { target: { value: addDays(today, -34) } });
  await app.user.click(app.screen.getByRole('button', { name: 'Search' }));
  expect(await app.screen.findByRole('heading', { name: 'No bets in these days' })).toBeTruthy();
  await app.user.click(app.screen.getByRole('link', { name: 'Yesterday' }));
  const yesterday = addDays(today, -1);
  await waitFor(() => expect(reportOf(app)).toEqual({ from: yesterday, to: yesterday }));
  const link = app.screen.getByRole('link', { name: 'Yesterday' });
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
});

test('[MEMBER-07] headers sort the columns and show the order; pages hold 20 rows', async () => {
  const rounds = Array.from({ length: 22 }, (_, index) => [(index + 1) * 20, { win: 0 }] as const);
  const { app } = await site.open('personalHistoryCopy', rounds);
  const bets = await table(app, 'Betting record');
  expect(lines(bets)).toHaveLength(23);
  const header = (name: string) => bets.getByRole('columnheader', { name });
  expect(header('Time').getAttribute('aria-sort')).toBe('descending');
  await app.user.click(bets.getByRole('button', { name: 'Stake' }));
  await waitFor(() => expect(header('Stake').getAttribute('aria-sort')).toBe('descending'));
  await app.user.click(bets.getByRole('button', { name: 'Stake' }));
  await waitFor(() => expect(header('Stake').getAttribute('aria-sort')).toBe('ascending'));
  await waitFor(() => expect(lines(bets)[2]).toMatch(/R\$0\.20/));
  expect(reportOf(app)).toEqual({ sort: 'stake', direction: 'asc' });
  const pages = within(app.screen.getByRole('navigation', { name: 'Pages of the report' }));
  const isClosed = (name: string) =>
    pages.getByRole('link', { name }).getAttribute('aria-disabled') === 'true';
  const steps = ['First page', 'Previous page', 'Next page', 'Last page'];
  expect(steps.map(isClosed)).toEqual([true, true, false, false]);
  await app.user.click(pages.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(lines(bets)).toHaveLength(5));
  expect(lines(bets)[2]).toMatch(/R\$4\.20/);
  expect(lines(bets)[4]).toMatch(/This page.*R\$8\.60/);
  await waitFor(() => expect(lines(bets)[1]).toMatch(/Total of 22 bets.*R\$50\.60/));
  await waitFor(() => expect(isClosed('Next page')).toBe(true));
  expect(document.activeElement).toBe(pages.getByRole('link', { name: 'Next page' }));
  await app.user.click(pages.getByRole('link', { name: 'Previous page' }));
  await waitFor(() => expect(lines(bets)).toHaveLength(23));
  await app.user.click(pages.getByRole('link', { name: 'Last page' }));
  await waitFor(() => expect(lines(bets)[21]).toMatch(/R\$4\.40/));
  expect(reportOf(app)['page']).toBe('last');
  await app.user.click(pages.getByRole('link', { name: 'First page' }));
  await waitFor(() => expect(reportOf(app)['page']).toBeUndefined());
});

test('an address with a page that the record never had shows its first page; one that is empty by now says so', async () => {
  const { app } = await site.open('personalHistoryCopy', ROUNDS);
  const bets = await table(app, 'Betting record');
  const goTo = (page: string) =>
    app.router.navigate({ to: '.', search: (now) => ({ ...now, report: `page=${page}` }) });
  for (const page of ['99', 'after.AAAA', 'after.']) {
    await goTo(page);
    await idle(app);
    expect(lines(bets)).toHaveLength(6);
  }
  await goTo(`after.${btoa('["bets time desc","1"]').replaceAll('=', '')}`);
  expect(await app.screen.findByRole('heading', { name: 'This page is empty' })).toBeTruthy();
  await app.user.click(app.screen.getByRole('link', { name: 'Show the first page' }));
  expect(lines(await table(app, 'Betting record'))).toHaveLength(6);
});

test('[MEMBER-07] a record that does not load says so, with a retry', async () => {
  let broken = true;
  const { app } = await site.open(
    'personalHistoryCopy',
    ROUNDS,
    {},
    {
      intercept: async (request, pass) =>
        broken && request.url.includes('/wps/records/bets')
          ? new Response('{}', { status: 500 })
          : pass(),
    },
  );
  await app.screen.findByRole('heading', { name: 'Betting record could not be loaded' });
  const centre = within(app.screen.getByRole('dialog', { name: 'Member centre' }));
  const alert = within(centre.getByRole('alert'));
  broken = false;
  await app.user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(lines(await table(app, 'Betting record'))).toHaveLength(6);
});

test('[MEMBER-08] a player finds each movement of their money, with the balance after it and the sum of all of them', async () => {
  // The ledger's own clock runs on: it may pass midnight.
  const today = dayIn('America/Sao_Paulo', new Date());
  const days = { from: addDays(today, -1), to: addDays(today, 1) };
  const { app } = await site.open('transactionHistory', ROUNDS, days);
  const rows = lines(await withTotals(app, 'Account record', 'Total of 7 movements'));
  expect(rows).toHaveLength(9);
  const expected = [
    /Total of 7 movements.*InR\$1,005\.50.*OutR\$10\.00/,
    /Bet.*OutR\$4\.00.*Balance afterR\$995\.50/,
    /Cancelled bet.*InR\$3\.00.*Balance afterR\$999\.50/,
    /Bet.*OutR\$3\.00.*Balance afterR\$996\.50/,
    /Bet.*OutR\$2\.00.*Balance afterR\$999\.50/,
    /Payout.*InR\$2\.50.*Balance afterR\$1,001\.50/,
    /Bet.*OutR\$1\.00.*Balance afterR\$999\.00/,
    /Adjustment.*InR\$1,000\.00.*Balance afterR\$1,000\.00/,
  ];
  for (const [index, pattern] of expected.entries()) expect(rows[index + 1]).toMatch(pattern);
});

test('[MEMBER-08] it is filtered by the types that occur', async () => {
  const today = dayIn('America/Sao_Paulo', new Date());
  const days = { from: addDays(today, -1), to: addDays(today, 1) };
  const { app } = await site.open('transactionHistory', ROUNDS, days);
  await table(app, 'Account record');
  const type = app.screen.getByRole('combobox', { name: 'Type' });
  expect(
    within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All types',
    'Deposit',
    'Deposit fee',
    'Withdrawal',
    'Withdrawal returned',
    'Bet',
    'Payout',
    'Cancelled bet',
    'Rebate',
    'Promotion',
    'Adjustment',
  ]);
  await app.user.selectOptions(type, 'Payout');
  await app.user.click(app.screen.getByRole('button', { name: 'Search' }));
  await waitFor(async () => expect(lines(await table(app, 'Account record'))).toHaveLength(3));
  expect(reportOf(app)).toEqual({ ...days, type: 'payout' });
});
