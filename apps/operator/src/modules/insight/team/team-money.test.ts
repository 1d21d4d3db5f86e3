import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { makeOrder, notificationOf, notify } from '#modules/money/deposit/testing/orders.ts';
import { type Browser, TEST_PASSWORD } from '#testing/operator.ts';
import {
  newWithdrawer,
  request,
  setTerms,
  wait,
} from '#modules/money/withdrawal/testing/withdrawals.ts';
import { withOperator } from '#testing/with-operator.ts';
import { atAgents, smallTeam } from './testing.ts';

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });

async function overview(browser: Browser, from: string, to = from) {
  await operator.catchUp();
  return browser.client.call(endpoints.team.getOverview, { query: { from, to } });
}

/** Orders a deposit, and has the provider report it as paid. */
async function deposit({ username }: { readonly username: string }, amountMinor: string) {
  const browser = operator.browser();
  await browser.login(username, TEST_PASSWORD);
  const order = await makeOrder(browser, undefined, amountMinor);
  await notify(operator, notificationOf(order));
}

/** Moves to noon of that day in UTC: the same day in São Paulo. */
function goTo(day: string): void {
  operator.clock.now = new Date(`${day}T12:00:00.000Z`);
}

test('[AGENT-02] the overview adds up the team’s credited deposits and paid withdrawals in those days, and no other team’s', async () => {
  goTo('2026-03-02');
  await setTerms(operator, { fee: { fixedMinor: '50', perMille: 0 } });
  const { alba, beto, caio, eva, zoe } = await smallTeam(operator);
  await deposit(caio, '5000');
  await deposit(eva, '7000');
  await deposit(zoe, '9000');
  const waiting = operator.browser();
  await waiting.login(eva.username);
  await makeOrder(waiting);
  const withdrawer = await newWithdrawer(operator, { uplineId: beto.id });
  await request(withdrawer, 20_000, { feeMinor: '50' });
  const browser = await atAgents(operator, alba);
  const held = await overview(browser, '2026-03-02');
  expect(held).toMatchObject({ depositMinor: '12000', withdrawalMinor: '0' });
  await wait(operator, 20);
  await wait(operator, 30);
  const paid = await overview(browser, '2026-03-02');
  expect(paid).toMatchObject({ depositMinor: '12000', withdrawalMinor: '20000' });
  const before = await overview(browser, '2026-03-01');
  expect(before).toMatchObject({ depositMinor: '0', withdrawalMinor: '0' });
});

test('[AGENT-02] a first depositor belongs to the day of the first deposit that succeeded, and opens as a list', async () => {
  const { alba, beto, caio, dora, zoe } = await smallTeam(operator);
  goTo('2026-03-04');
  await deposit(caio, '5000');
  await deposit(zoe, '5000');
  const waiting = operator.browser();
  await waiting.login(dora.username);
  await makeOrder(waiting);
  goTo('2026-03-06');
  await deposit(caio, '5000');
  await deposit(beto, '5000');
  const browser = await atAgents(operator, alba);
  const countOf = async (from: string, to = from) =>
    (await overview(browser, from, to)).counts.firstDepositors;
  expect(await countOf('2026-03-03')).toBe(0);
  expect(await countOf('2026-03-04')).toBe(1);
  expect(await countOf('2026-03-06')).toBe(1);
  expect(await countOf('2026-03-04', '2026-03-06')).toBe(2);
  const query = { part: 'firstDepositors', from: '2026-03-04', to: '2026-03-04' } as const;
  const { rows } = await browser.client.call(endpoints.team.list, { query });
  expect(rows.map(({ username }) => username)).toEqual([caio.username]);
});

test('[AGENT-03] a link counts who has made a first deposit: each account once, and only when it succeeded', async () => {
  const agent = await operator.signedIn(1);
  const { linkId } = await agent.client.call(endpoints.affiliateLink.create, {
    body: { label: 'Spring' },
  });
  const affiliateLinkId = Number(linkId);
  const ana = await operator.account({ affiliateLinkId });
  const bia = await operator.account({ affiliateLinkId });
  await operator.account({ affiliateLinkId });
  const firstDeposits = async () => {
    const { list } = await agent.client.call(endpoints.affiliateLink.list, { query: {} });
    return list.map((link) => [link.registrations, link.firstDeposits]);
  };
  const waiting = operator.browser();
  await waiting.login(bia.username);
  await makeOrder(waiting);
  expect(await firstDeposits()).toEqual([[3, 0]]);
  await deposit(ana, '5000');
  await deposit(ana, '5000');
  expect(await firstDeposits()).toEqual([[3, 1]]);
});
