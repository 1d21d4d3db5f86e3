import { endpoints } from '@palpite/contract';
import type { BodyInput, QueryInput } from '@palpite/contract/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '#modules/identity/codes/testing/codes.ts';
import {
  type Browser,
  createTestOperator,
  refusedLogin,
  type TestOperator,
} from '#testing/operator.ts';
import { atAgents, smallTeam } from './testing.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { loginPerAddressPerMinute: 1_000 } });
});
afterAll(() => operator.close());

async function list(browser: Browser, query: QueryInput<typeof endpoints.team.list> = {}) {
  await operator.catchUp();
  return browser.client.call(endpoints.team.list, { query });
}
const names = async (browser: Browser, query: QueryInput<typeof endpoints.team.list> = {}) =>
  (await list(browser, query)).rows.map(({ username }) => username);

test('the list holds the direct downlines, newest first, with the size of the team below each', async () => {
  const { alba, beto, caio, eva } = await smallTeam(operator);
  await operator.browser().login(eva.username);
  const answer = await list(await atAgents(operator, alba));
  expect(answer).toMatchObject({
    path: [alba.username],
    totalRows: 2,
    pages: { previous: null, next: null },
    currency: 'BRL',
  });
  expect(answer.rows).toMatchObject([
    {
      username: eva.username,
      type: 0,
      balanceMinor: '100000',
      downlineCount: 0,
      teamBalanceMinor: '0',
      lastLoginAt: operator.clock.now.toISOString(),
      daysAway: 0,
      online: true,
    },
    {
      username: beto.username,
      type: 2,
      downlineCount: 2,
      teamBalanceMinor: '200000',
      lastLoginAt: null,
      online: false,
    },
  ]);
  expect(await names(await atAgents(operator, beto))).toContain(caio.username);
});

test('an agent descends within their own team, and the answer contains the path back', async () => {
  const { alba, beto, caio, dora } = await smallTeam(operator);
  const browser = await atAgents(operator, alba);
  const below = await list(browser, { downline: beto.username.toUpperCase() });
  expect(below.path).toEqual([alba.username, beto.username]);
  expect(below.rows.map(({ username }) => username)).toEqual([dora.username, caio.username]);
  expect((await list(browser, { downline: caio.username })).rows).toEqual([]);
});

test('uplines, other teams, other brands and unknown names get the same answer', async () => {
  const { alba, beto, zoe } = await smallTeam(operator);
  const stranger = await operator.account({ type: 1, brandCode: 'lumen' });
  const browser = await atAgents(operator, beto);
  for (const downline of [alba.username, zoe.username, stranger.username, 'nobody12']) {
    expect(await refusalOf(list(browser, { downline }))).toBe('not_found');
  }
});

test('[AGENT-02] each count of the overview opens the accounts that it counts', async () => {
  const { alba, beto, caio, dora, eva } = await smallTeam(operator);
  await operator.browser().login(dora.username);
  const browser = await atAgents(operator, alba);
  const range = { from: '2026-03-02', to: '2026-03-02' };
  expect(await names(browser, { part: 'agents' })).toEqual([beto.username]);
  expect(await names(browser, { part: 'members' })).toEqual(
    [eva, dora, caio].map(({ username }) => username),
  );
  expect(await names(browser, { part: 'online' })).toEqual([dora.username]);
  expect(await names(browser, { part: 'joined', ...range })).toHaveLength(4);
  expect(await names(browser, { part: 'active', ...range })).toEqual([]);
  expect(await names(browser, { part: 'away3' })).toEqual([]);
  expect(await names(browser, { part: 'joined', from: '2026-03-01', to: '2026-03-01' })).toEqual(
    [],
  );
});

test('the list is paged and sorted by the server', async () => {
  const agent = await operator.account({ type: 1 });
  for (const username of ['carla01', 'bruno01', 'anita01']) {
    await operator.account({ username, uplineId: agent.id });
  }
  const browser = await atAgents(operator, agent);
  const query = { sort: 'name', direction: 'asc', pageSize: 2 } as const;
  const first = await list(browser, query);
  const page = await list(browser, { ...query, page: first.pages.next ?? '' });
  expect(page.rows.map(({ username }) => username)).toEqual(['carla01']);
  expect(page).toMatchObject({ totalRows: 3, pages: { next: null } });
  expect(await list(browser, { ...query, page: page.pages.previous ?? '' })).toEqual(first);
  const last = await list(browser, { ...query, page: 'last' });
  expect(last.rows.map(({ username }) => username)).toEqual(['bruno01', 'carla01']);
  expect(await names(browser)).toEqual(['anita01', 'bruno01', 'carla01']);
});

test('an agent who requests many reports at once does not delay other agents’ reports', async () => {
  const { alba } = await smallTeam(operator);
  const browser = await atAgents(operator, alba);
  const other = await operator.signedIn();
  // The read models read this table too: they have nothing left to do.
  await operator.catchUp();
  // Blocks every reader of a team at this table.
  const holder = await operator.database.pool.connect();
  await holder.query('BEGIN; LOCK TABLE operator.login_history IN ACCESS EXCLUSIVE MODE');
  const asked = Promise.all(Array.from({ length: 16 }, () => list(browser)));
  await expect.poll(() => asksOf(alba.id)).toBe(16);
  await other.client.call(endpoints.wallet.getBalance);
  await holder.query('ROLLBACK');
  holder.release();
  for (const { totalRows } of await asked) expect(totalRows).toBe(2);
});

test('a page of a team holds at most fifty accounts, and requests without end are throttled', async () => {
  const few = await createTestOperator({ limits: { teamPerMinute: 3 } });
  const browser = await few.signedIn(1);
  expect(await refusalOf(list(browser, { pageSize: 51 }))).toBe('invalid_request');
  for (const pageSize of [1, 50]) await list(browser, { pageSize });
  await browser.client.call(endpoints.team.getOverview, { query: {} });
  expect(await refusalOf(list(browser))).toBe('too_many_requests');
  await few.close();
});

/** How many reports that account has requested within the minute. */
async function asksOf(accountId: number): Promise<number> {
  const { rows } = await operator.services.counters.pool.query<{ points: number }>(
    'SELECT points FROM operator.rate_limit WHERE key = $1',
    [`team:account ${accountId}`],
  );
  return rows[0]?.points ?? 0;
}

const register = (browser: Browser, body: BodyInput<typeof endpoints.downline.register>) =>
  browser.client.call(endpoints.downline.register, { body });

test('[AGENT-03] an agent opens a member and an agent directly below, each with a password that is shown once and must be changed', async () => {
  const agent = await operator.account({ type: 41 });
  const browser = await atAgents(operator, agent);
  const member = await register(browser, { kind: 'member', newUsername: ' Nova01 ' });
  expect(member).toMatchObject({ username: 'Nova01', type: 0 });
  expect(await register(browser, { kind: 'agent', newUsername: 'nova02' })).toMatchObject({
    type: 42,
  });
  expect(await names(browser)).toEqual(['nova02', 'Nova01']);
  const theirs = operator.browser();
  const start = await theirs.login('nova01', member.oneTimePassword);
  expect(start).toMatchObject({ passwordDefault: true, firstTimeLogin: true });
  expect(await refusalOf(theirs.client.call(endpoints.wallet.getBalance))).toBe(
    'password_change_required',
  );
});

test('[AGENT-03] the password from the agent works for three days, unless its account chose another', async () => {
  const browser = await operator.signedIn(1);
  const before = operator.clock.now;
  const { oneTimePassword, passwordUntil } = await register(browser, {
    kind: 'member',
    newUsername: 'nova04',
  });
  expect(Date.parse(passwordUntil) - before.getTime()).toBe(72 * 3_600_000);
  operator.clock.now = new Date(Date.parse(passwordUntil) - 1_000);
  await operator.browser().login('nova04', oneTimePassword);
  operator.clock.advance(1);
  const late = refusedLogin(operator.browser(), { username: 'nova04', password: oneTimePassword });
  const wrong = refusedLogin(operator.browser(), { username: 'nova04', password: 'not-it' });
  const { code, value } = await wrong;
  expect(await late).toMatchObject({ code, value });
  expect(code).toBe('invalid_credentials');
  await operator.database.pool.query(
    "UPDATE operator.account SET password_default = false WHERE username_key = 'nova04'",
  );
  await operator.browser().login('nova04', oneTimePassword);
  operator.clock.now = before;
});

test('[AGENT-03] an invalid, reserved or taken name is refused; a repeat opens one account', async () => {
  const browser = await operator.signedIn(1);
  expect(await refusalOf(register(browser, { kind: 'member', newUsername: '1x' }))).toBe(
    'field_invalid',
  );
  for (const newUsername of ['support24', browser.token ? 'nova01' : '']) {
    expect(await refusalOf(register(browser, { kind: 'member', newUsername }))).toBe(
      'username_taken',
    );
  }
  const body = { kind: 'member', newUsername: 'nova03' } as const;
  const act = { body, idempotencyKey: 'register-nova03-once' };
  const first = await browser.client.call(endpoints.downline.register, act);
  expect(await browser.client.call(endpoints.downline.register, act)).toEqual(first);
  expect(await names(browser)).toEqual(['nova03']);
});

test('[AGENT-03] opening accounts without end is throttled', async () => {
  const few = await createTestOperator({ limits: { namesPerHour: 2 } });
  const browser = await few.signedIn(1);
  await register(browser, { kind: 'member', newUsername: 'one001' });
  await register(browser, { kind: 'member', newUsername: 'two002' });
  expect(await refusalOf(register(browser, { kind: 'member', newUsername: 'three003' }))).toBe(
    'too_many_requests',
  );
  await few.close();
});
