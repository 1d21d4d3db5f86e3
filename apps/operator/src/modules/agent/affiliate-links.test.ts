import { endpoints } from '@palpite/contract';
import { MOST_LINKS, MOST_OPEN_LINKS } from '@palpite/contract/affiliate-link.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '#modules/identity/codes/testing/codes.ts';
import { register, registration, setFlags } from '#modules/identity/registration/testing.ts';
import {
  type Browser,
  createTestOperator,
  freshAddress,
  type TestOperator,
} from '#testing/operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({
    limits: { loginPerAddressPerMinute: 1_000, generalPerMinute: 10_000 },
  });
  await setFlags(operator);
});
afterAll(() => operator.close());

const create = (browser: Browser, label = 'Spring') =>
  browser.client.call(endpoints.affiliateLink.create, { body: { label } });
const links = async (browser: Browser) =>
  (await browser.client.call(endpoints.affiliateLink.list, { query: {} })).list;
const visit = (code: string, address: string) =>
  operator
    .browser({ address })
    .client.call(endpoints.affiliateLink.recordVisit, { body: { code } });

const join = (affiliateCode: string) =>
  register(operator.browser({ address: freshAddress() }), registration({ affiliateCode }));

test('[AGENT-03] an account that registers by an agent’s link is directly below the agent, and the link counts it', async () => {
  const browser = await operator.signedIn(1);
  const { code } = await create(browser, '  Spring  ');
  const { account } = await join(code.toLowerCase());
  const team = await browser.client.call(endpoints.team.list, { query: {} });
  expect(team.rows).toMatchObject([{ username: account, type: 0 }]);
  expect(await links(browser)).toMatchObject([{ label: 'Spring', registrations: 1, visits: 0 }]);
});

test('[AGENT-03] an affiliate publishes links as an agent does', async () => {
  const affiliate = await operator.account({ type: 1, isMember: false });
  const browser = operator.browser();
  const { token } = await browser.client.call(endpoints.session.login, {
    body: {
      type: 'username',
      username: affiliate.username,
      password: 'correct horse battery',
      side: 'agent',
    },
  });
  browser.token = token;
  const { code } = await create(browser);
  await join(code);
  expect(await links(browser)).toMatchObject([{ registrations: 1 }]);
});

test('[AGENT-03] a visit is counted once an hour for each network; nothing about the visitor is stored', async () => {
  const browser = await operator.signedIn(1);
  const { code } = await create(browser);
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await visit(code, address);
  await visit('NOBODYS2CODE', '192.0.2.3');
  expect(await links(browser)).toMatchObject([{ visits: 2 }]);
});

test('[AGENT-03] a network that returns every fifty minutes is counted once in each hour that begins with a visit', async () => {
  const browser = await operator.signedIn(1);
  const { code } = await create(browser);
  const visits = [];
  for (let nth = 0; nth < 4; nth += 1) {
    await visit(code, '192.0.2.7');
    visits.push((await links(browser))[0]?.visits);
    await passMinutes(50);
  }
  expect(visits).toEqual([1, 1, 2, 2]);
});

/** Lets the counters of visits run on, as if that much time had passed. */
const passMinutes = (minutes: number) =>
  operator.services.counters.pool.query(
    `UPDATE operator.rate_limit SET expire = expire - $1 WHERE key LIKE 'link-visit:%'`,
    [minutes * 60_000],
  );

test('[AGENT-03] a closed link registers no account and counts no visit; the accounts that it brought in stay', async () => {
  const browser = await operator.signedIn(1);
  const { code, linkId } = await create(browser);
  await join(code);
  const query = { linkId };
  const closed = await browser.client.call(endpoints.affiliateLink.disable, { query });
  expect(closed).toMatchObject({ disabledAt: operator.clock.now.toISOString(), registrations: 1 });
  expect(await browser.client.call(endpoints.affiliateLink.disable, { query })).toEqual(closed);
  await visit(code, '192.0.2.9');
  const asked = { code, domain: 'http://localhost:3000' };
  expect(
    await refusalOf(
      operator.browser().client.call(endpoints.affiliateCode.check, { query: asked }),
    ),
  ).toBe('invalid_affiliate_code');
  expect(await links(browser)).toMatchObject([{ visits: 0, registrations: 1 }]);
  const team = await browser.client.call(endpoints.team.list, { query: {} });
  expect(team.totalRows).toBe(1);
});

test('[AGENT-03] an agent has a limited number of open links, and sees only their own', async () => {
  const browser = await operator.signedIn(1);
  const first = await create(browser);
  for (let nth = 1; nth < MOST_OPEN_LINKS; nth += 1) await create(browser);
  expect(await refusalOf(create(browser))).toBe('link_limit_reached');
  await browser.client.call(endpoints.affiliateLink.disable, { query: { linkId: first.linkId } });
  expect(await refusalOf(create(browser))).toBeNull();
  expect(await links(await operator.signedIn(1))).toEqual([]);
});

test('[AGENT-03] closed links count too: an agent makes a limited number of them in total', async () => {
  const browser = await operator.signedIn(1);
  await operator.database.pool.query(
    `INSERT INTO operator.affiliate_link (brand_code, account_id, label, code, created_at, disabled_at)
     SELECT 'palpite', $1, 'Old', 'OLD' || nth, $2, $2 FROM generate_series(1, $3) nth`,
    [browser.accountId, operator.clock.now, MOST_LINKS - 1],
  );
  const { linkId } = await create(browser);
  await browser.client.call(endpoints.affiliateLink.disable, { query: { linkId } });
  expect(await refusalOf(create(browser))).toBe('links_used_up');
});

test('[AGENT-03] making and closing links without end is throttled', async () => {
  const few = await createTestOperator({ limits: { linksPerHour: 3 } });
  const browser = await few.signedIn(1);
  const { linkId } = await create(browser);
  await browser.client.call(endpoints.affiliateLink.disable, { query: { linkId } });
  await create(browser);
  expect(await refusalOf(create(browser))).toBe('too_many_requests');
  await few.close();
});
