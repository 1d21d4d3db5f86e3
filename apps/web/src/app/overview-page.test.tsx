import { sessionListLoginAttempts } from '@palpite/contract/session.ts';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isCall, type RecordsSite, ROUNDS, startRecordsSite } from '../testing/records-site.tsx';
import { closeApp, memberCentreOf, renderApp, signInBefore } from '../testing/render-app.tsx';

let site: RecordsSite;
beforeAll(async () => {
  await import('./overview-page.tsx');
  site = await startRecordsSite();
});
beforeEach(() => {
  site.operator.clock.now = new Date();
});
afterEach(closeApp);
afterAll(() => site.close());

const part = async (centre: Awaited<ReturnType<typeof memberCentreOf>>, name: string | RegExp) =>
  within(await centre.findByRole('region', { name }));

test('the member centre opens with the account at a glance: money, turnover, last bets and movements', async () => {
  const { app } = await site.open('overview', ROUNDS);
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy();
  const money = await part(centre, 'Your balance');
  expect((await money.findByText('To play with')).parentElement?.textContent).toMatch(
    /^To play withR\$\d/,
  );
  // The stake of the bet that is not decided.
  expect((await money.findByText('In play')).parentElement?.textContent).toBe('In playR$4.00');
  expect(money.getByRole('link', { name: 'Deposit' })).toBeTruthy();
  expect(await money.findByRole('heading', { name: 'You can withdraw once set up' })).toBeTruthy();
  expect(money.getByText('Why not more?')).toBeTruthy();
  const inPlay = money.getByText('In play until it is decided');
  expect(inPlay.parentElement?.textContent).toMatch(/\u2212R\$4\.00$/);
  const bets = await part(centre, 'Last bets');
  const rows = await bets.findAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(rows[0]?.textContent).toContain(site.game.gameName);
  expect(rows[3]?.textContent).toMatch(/Gain \+R\$1\.50/);
  const month = await part(centre, /^Your bets in /);
  // 1.00 won 2.50, 2.00 lost, 3.00 was rolled back, 4.00 is in play.
  expect(await month.findByText('from 4 bets')).toBeTruthy();
  expect(month.getByText('Payout').parentElement?.textContent).toBe('PayoutR$2.50');
  // What is subtracted is what the result counts: 2.50 − 3.00 = −0.50.
  expect(month.getByText('Staked').parentElement?.textContent).toBe('Staked−R$3.00');
  expect(month.getByText(/R\$0\.50/).textContent).toMatch(/−/);
  expect(month.getByText('R$4.00 still in play')).toBeTruthy();
  const movements = await part(centre, 'Recent transactions');
  expect((await movements.findAllByRole('listitem')).length).toBe(5);
});

test('with nothing left to stake, the game played last is next to the money, and opens', async () => {
  const { app } = await site.open('overview', ROUNDS);
  const money = await part(await memberCentreOf(app), 'Your balance');
  const play = await money.findByRole('link', { name: `Play ${site.game.gameName}` });
  expect(play.getAttribute('href')).toContain(`/game?nodeId=${site.game.nodeId}`);
  // What is empty has no line of its own.
  expect(money.queryByText('In withdrawals')).toBeNull();
});

test('a bet of the overview opens with its details over the betting record', async () => {
  const { app } = await site.open('overview', ROUNDS);
  const centre = await memberCentreOf(app);
  const bets = await part(centre, 'Last bets');
  const [first] = await bets.findAllByRole('link', { name: new RegExp(site.game.gameName) });
  if (!first) throw new Error('no bet');
  await app.user.click(first);
  expect(await app.screen.findByRole('dialog', { name: /^Bet B\d+$/ })).toBeTruthy();
  expect(app.router.latestLocation.search).toMatchObject({ member: 'personalHistoryCopy' });
});

test('what protects the account is listed, and what is missing leads to where it is set', async () => {
  await signInBefore(site.operator);
  const app = await renderApp(site.operator, '/promotions?member=overview');
  const security = await part(await memberCentreOf(app), 'Security');
  expect(await security.findByText(/^[12] of 5 set$/)).toBeTruthy();
  const missing = security.getByRole('link', { name: /^Set up ?: Payment password$/ });
  expect(missing.getAttribute('href')).toBe('/promotions?member=withdraw');
  expect(security.queryByRole('link', { name: /^Set up ?: Login password$/ })).toBeNull();
});

test('a new member reads that there are no bets yet, has games to begin with, and when they logged in last', async () => {
  await signInBefore(site.operator);
  const app = await renderApp(site.operator, '/promotions?member=overview');
  const centre = await memberCentreOf(app);
  const bets = await part(centre, 'Last bets');
  expect(await bets.findByText('No bets in the last 35 days.')).toBeTruthy();
  const [game] = await bets.findAllByRole('link', { name: /^Play / });
  expect(game?.getAttribute('href')).toMatch(/^\/game\?/);
  const login = await part(centre, 'Last login');
  expect(await login.findByText(/\d{4}/)).toBeTruthy();
  // Sums of nothing are left out.
  expect(centre.queryByRole('region', { name: /^Your bets in / })).toBeNull();
  const money = await part(centre, 'Your balance');
  expect(await money.findByText('Nothing is on hold')).toBeTruthy();
  expect(money.queryByText('In play')).toBeNull();
  expect(money.queryByText('Played last')).toBeNull();
});

test('[ERR-02] a part that does not load says so and is asked for again; the others are there', async () => {
  let broken = true;
  await signInBefore(site.operator);
  const app = await renderApp(site.operator, '/promotions?member=overview', {
    intercept: async (request, pass) =>
      broken && isCall(request, sessionListLoginAttempts.path)
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const centre = await memberCentreOf(app);
  const login = await part(centre, 'Last login');
  const again = await login.findByRole('button', { name: 'Try again' });
  expect(await (await part(centre, 'Security')).findByText(/ of 5 set$/)).toBeTruthy();
  broken = false;
  await app.user.click(again);
  await waitFor(() => expect(login.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(await login.findByText(/\d{4}/)).toBeTruthy();
});
