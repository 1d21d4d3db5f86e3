import { endpoints } from '@palpite/contract';
import type { GameCategory } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { refusalOf } from '#modules/identity/codes/testing/codes.ts';
import { brand } from '#modules/brand/brand.table.ts';
import { game } from '#modules/catalogue/tables/catalogue.table.ts';
import type { Browser } from '#testing/operator.ts';
import { anyGame, enter, type TestVendor, testVendor } from '#modules/seamless/testing/vendor.ts';
import { withGameHost } from '#modules/seamless/testing/with-game-host.ts';
import { atAgents, smallTeam } from './testing.ts';

const { operator } = withGameHost({
  limits: { loginPerAddressPerMinute: 1_000 },
});
let vendor: TestVendor;
beforeAll(async () => {
  vendor = await testVendor(operator, (await anyGame(operator.browser())).vassalage);
});

const TODAY = { from: '2026-03-02', to: '2026-03-02' };

async function overview(browser: Browser, query = TODAY) {
  await operator.catchUp();
  return browser.client.call(endpoints.team.getOverview, { query });
}

/** Plays a round of 1.00 that pays `payoutMinor`; null leaves it open. */
async function play(username: string, round: string, payoutMinor: number | null) {
  const browser = operator.browser();
  await browser.login(username);
  const game = await anyGame(browser, vendor.code);
  const seat = await enter(browser, vendor, game, username);
  await seat.bet(round);
  if (payoutMinor !== null) await seat.win(round, payoutMinor);
  return { seat, category: game.gameType };
}

test('[AGENT-02] the overview counts everyone below the agent, at any depth, and no other account', async () => {
  const { alba, beto } = await smallTeam(operator);
  const { counts, balanceMinor } = await overview(await atAgents(operator, alba));
  expect(counts).toMatchObject({ agents: 1, members: 3, joined: 4, away3: 0, away7: 0 });
  // Four accounts with 1,000.00 each; the agent's own money is not the team's.
  expect(balanceMinor).toBe('400000');
  const below = await overview(await atAgents(operator, beto));
  expect(below.counts).toMatchObject({ agents: 0, members: 2 });
});

test('[AGENT-02] online means seen within five minutes and still logged in', async () => {
  const { alba, caio, dora } = await smallTeam(operator);
  const browser = await atAgents(operator, alba);
  await operator.browser().login(caio.username);
  const leaving = operator.browser();
  await leaving.login(dora.username);
  expect((await overview(browser)).counts.online).toBe(2);
  await leaving.client.call(endpoints.session.logout);
  const before = operator.clock.now;
  operator.clock.advance(10);
  expect((await overview(browser)).counts.online).toBe(1);
  operator.clock.advance(301);
  expect((await overview(browser)).counts.online).toBe(0);
  operator.clock.now = before;
});

test('[AGENT-02] an overview is computed once in ten seconds, and states its time', async () => {
  const { alba, caio } = await smallTeam(operator);
  const browser = await atAgents(operator, alba);
  const first = await overview(browser);
  await operator.browser().login(caio.username);
  expect(await overview(browser)).toEqual(first);
  const otherRange = await overview(browser, { from: '2026-03-01', to: '2026-03-02' });
  expect(otherRange.counts.online).toBe(1);
  const before = operator.clock.now;
  operator.clock.advance(10);
  const again = await overview(browser);
  expect(again.counts.online).toBe(1);
  expect(Date.parse(again.asOf) - Date.parse(first.asOf)).toBe(10_000);
  operator.clock.now = before;
});

test('[AGENT-02] accounts that have not logged in for three days, and for seven, are counted', async () => {
  const { alba, caio } = await smallTeam(operator);
  const before = operator.clock.now;
  operator.clock.advance(3 * 86_400 + 60);
  await operator.browser().login(caio.username);
  expect((await overview(await atAgents(operator, alba))).counts).toMatchObject({
    away3: 3,
    away7: 0,
  });
  operator.clock.advance(4 * 86_400);
  const { counts } = await overview(await atAgents(operator, alba));
  expect(counts).toMatchObject({ away3: 4, away7: 3 });
  operator.clock.now = before;
});

test('[AGENT-02] stakes, valid stakes and payouts are those of the rounds that ended in the range, by product and by day; open rounds and those rolled back do not count', async () => {
  const { alba, caio, zoe } = await smallTeam(operator);
  const { category } = await play(caio.username, 'won', 250);
  await play(caio.username, 'open', null);
  const { seat } = await play(caio.username, 'taken back', null);
  await seat.rollBack('taken back');
  await play(zoe.username, 'of another team', 900);
  const browser = await atAgents(operator, alba);
  const told = { stakeMinor: '100', validStakeMinor: '100', payoutMinor: '250' };
  const answer = await overview(browser, { from: '2026-03-01', to: '2026-03-02' });
  expect(answer).toMatchObject({ currency: 'BRL', ...told, counts: { active: 1 } });
  expect(answer.products).toEqual([{ category, ...told }]);
  expect(answer.days).toEqual([
    { day: '2026-03-01', stakeMinor: '0', validStakeMinor: '0', payoutMinor: '0' },
    { day: '2026-03-02', ...told },
  ]);
  const before = await overview(browser, { from: '2026-02-01', to: '2026-03-01' });
  expect(before).toMatchObject({ stakeMinor: '0', products: [], counts: { active: 0, joined: 0 } });
});

test('[AGENT-02] a game counts under the product that the brand offers it in', async () => {
  const { alba, caio } = await smallTeam(operator);
  const { database, brands } = operator.services;
  const configure = async (category: GameCategory, esportsVendors: string[]) => {
    await database.update(game).set({ category }).where(eq(game.vendorCode, vendor.code));
    await database
      .update(brand)
      .set({ overrides: { settings: { esportsVendors } } })
      .where(eq(brand.code, 'palpite'));
    brands.forget();
  };
  const [{ category = 'RNG' } = {}] = await database
    .select({ category: game.category })
    .from(game)
    .where(eq(game.vendorCode, vendor.code));
  const browser = await atAgents(operator, alba);
  const products = async () => (await overview(browser)).products.map((each) => each.category);
  await configure('SPORTS', []);
  await play(caio.username, 'of esports', 0);
  await configure('SPORTS', [vendor.code]);
  expect(await products()).toEqual(['ESPORTS']);
  await configure(category, []);
});

test('[AGENT-02] days are the operator’s: a round at 1:00 in UTC belongs to the day before in São Paulo', async () => {
  const { alba, eva } = await smallTeam(operator);
  const before = operator.clock.now;
  operator.clock.now = new Date('2026-03-05T01:00:00.000Z');
  await play(eva.username, 'late', 0);
  const { days } = await overview(await atAgents(operator, alba), {
    from: '2026-03-04',
    to: '2026-03-05',
  });
  expect(days.map(({ stakeMinor }) => stakeMinor)).toEqual(['100', '0']);
  operator.clock.now = before;
});

test('[AGENT-02] a range has valid days, in order, 35 at most', async () => {
  const browser = await operator.signedIn(1);
  for (const range of [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-01-01', to: '2026-02-05' },
    { from: '2026-02-30', to: '2026-03-01' },
  ]) {
    expect(await refusalOf(overview(browser, range))).toBe('field_invalid');
  }
  expect(await refusalOf(overview(browser, { from: '2026-01-01', to: '2026-02-04' }))).toBeNull();
});
