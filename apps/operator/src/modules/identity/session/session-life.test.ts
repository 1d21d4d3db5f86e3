import { randomBytes } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { lockWaits } from '@palpite/postgres/testing.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '../tables/account.table.ts';
import { session } from '../tables/session.table.ts';
import { createOperator } from '#app.ts';
import type { Browser, BrowserOptions } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });
const began = new Date('2026-03-02T12:00:00.000Z');
beforeEach(() => {
  operator.clock.now = began;
});

const works = (browser: Browser) =>
  browser.client.call(endpoints.member.get).then(
    () => true,
    ({ code }: { code: string }) => code,
  );

/** Waits until a call waits for a lock. */
const aCallWaits = () =>
  expect.poll(() => lockWaits(operator.database.pool), { timeout: 60_000 }).toBe(1);

describe('a session', () => {
  test('ends after two hours without a call', async () => {
    const browser = await operator.signedIn();
    operator.clock.advance(7_199);
    expect(await works(browser)).toBe(true);
    operator.clock.advance(7_201);
    expect(await works(browser)).toBe('session_expired');
  });

  test('lives on while it is used, but never past twelve hours', async () => {
    const browser = await operator.signedIn();
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await works(browser)).toBe(true);
      operator.clock.advance(1_200);
    }
    expect(await works(browser)).toBe('session_expired');
  });

  test('is written to at most once a minute, however often it is used', async () => {
    const browser = await operator.signedIn();
    const lastSeen = async () => {
      const [row] = await operator.services.database
        .select({ lastSeenAt: session.lastSeenAt })
        .from(session)
        .where(eq(session.accountId, browser.accountId ?? 0));
      return row?.lastSeenAt.getTime();
    };
    operator.clock.advance(59);
    await works(browser);
    expect(await lastSeen()).toBe(began.getTime());
    operator.clock.advance(1);
    await works(browser);
    expect(await lastSeen()).toBe(began.getTime() + 60_000);
  });

  test('ends at once when its account is locked', async () => {
    const browser = await operator.signedIn();
    await operator.services.database
      .update(account)
      .set({ status: 'locked' })
      .where(eq(account.id, browser.accountId ?? 0));
    expect(await works(browser)).toBe('session_expired');
  });
});

test('a session is valid at every process of the operator, and after a restart of all of them', async () => {
  const browser = await operator.signedIn();
  const { config } = operator;
  for (let start = 0; start < 2; start += 1) {
    const other = await createOperator(config);
    const response = await other.app.fetch(
      new Request(`http://localhost${endpoints.member.get.path}`, {
        headers: { host: 'localhost', Authorization: `Bearer ${browser.token}` },
      }),
    );
    expect(response.status).toBe(200);
    await other.close();
  }
});

describe('logging out', () => {
  test('ends this session and leaves the others of the account', async () => {
    const [here, there] = [operator.browser(), operator.browser()];
    const { username } = await operator.account();
    await here.login(username);
    await there.login(username);
    expect(await here.client.call(endpoints.session.logout)).toBeNull();
    expect(await works(here)).toBe('session_expired');
    expect(await works(there)).toBe(true);
  });

  test('everywhere ends every session of the account, and no other account’s', async () => {
    const [here, there] = [operator.browser(), operator.browser()];
    const { username } = await operator.account();
    await here.login(username);
    await there.login(username);
    const neighbour = await operator.signedIn();
    expect(await here.client.call(endpoints.session.revokeAll)).toEqual({ revoked: 2 });
    expect(await works(here)).toBe('session_expired');
    expect(await works(there)).toBe('session_expired');
    expect(await works(neighbour)).toBe(true);
  });

  test('everywhere also ends the session of a concurrent login', async () => {
    const browser = await operator.signedIn();
    const mine = eq(session.accountId, browser.accountId ?? 0);
    let ended: Promise<unknown> = Promise.resolve();
    await inTransaction(operator.services.pool, async ({ tx }) => {
      await tx
        .select()
        .from(account)
        .where(eq(account.id, browser.accountId ?? 0))
        .for('update');
      const [open] = await tx.select().from(session).where(mine);
      if (!open) throw new Error('there is no session');
      const { id: _, ...row } = open;
      await tx.insert(session).values({ ...row, tokenHash: randomBytes(32) });
      ended = browser.client.call(endpoints.session.revokeAll);
      await aCallWaits();
    });
    expect(await ended).toEqual({ revoked: 2 });
    const rows = await operator.services.database.select().from(session).where(mine);
    expect(rows.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });
});

describe('a token in an address', () => {
  const handOver = async (browser: Browser) =>
    (await browser.client.call(endpoints.session.handOver)).token;
  const exchange = async (token: string, options?: BrowserOptions) =>
    operator.browser(options).client.call(endpoints.session.loginByToken, { body: { token } });
  const refused = { status: 401, code: 'invalid_credentials' };

  test('signs in once, with a new session in addition to the first', async () => {
    const browser = await operator.signedIn(1);
    const token = await handOver(browser);
    const start = await exchange(token);
    expect(start.user).toMatchObject({ type: 1, id: String(browser.accountId) });
    expect(await works(browser)).toBe(true);
    await browser.client.call(endpoints.session.logout);
    browser.token = start.token;
    expect(await works(browser)).toBe(true);
    await expect(exchange(token)).rejects.toMatchObject(refused);
  });

  test('is used once, when several pages open with it at the same moment', async () => {
    const token = await handOver(await operator.signedIn());
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => exchange(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is valid for a minute', async () => {
    const browser = await operator.signedIn();
    const [early, late] = [await handOver(browser), await handOver(browser)];
    operator.clock.advance(59);
    await exchange(early);
    operator.clock.advance(1);
    await expect(exchange(late)).rejects.toMatchObject(refused);
  });

  test('is not a session’s own: a browser’s session token signs in nowhere else', async () => {
    const browser = await operator.signedIn();
    await expect(exchange(browser.token ?? '')).rejects.toMatchObject(refused);
    expect(await works(browser)).toBe(true);
  });

  test('begins a session that ends twelve hours after the login, however often it is handed over', async () => {
    const browser = await operator.signedIn();
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      const start = await exchange(await handOver(browser));
      expect(start.expiresAt).toBe(new Date(began.getTime() + 43_200_000).toISOString());
      browser.token = start.token;
      operator.clock.advance(1_200);
    }
    expect(await works(browser)).toBe('session_expired');
  });

  test('opens nothing once its original session is over, and nothing at another brand', async () => {
    const browser = await operator.signedIn();
    const [first, second] = [await handOver(browser), await handOver(browser)];
    const other = { host: 'en.localhost', brandCode: 'lumen' };
    await expect(exchange(first, other)).rejects.toMatchObject(refused);
    await browser.client.call(endpoints.session.logout);
    await expect(exchange(second)).rejects.toMatchObject(refused);
  });

  test('is worthless while the account is being locked', async () => {
    const browser = await operator.signedIn();
    const token = await handOver(browser);
    const mine = eq(account.id, browser.accountId ?? 0);
    let exchanged: Promise<unknown> = Promise.resolve();
    await inTransaction(operator.services.pool, async ({ tx }) => {
      await tx.update(account).set({ status: 'locked' }).where(mine);
      exchanged = exchange(token).catch((error: unknown) => error);
      await aCallWaits();
    });
    expect(await exchanged).toMatchObject({ code: 'invalid_credentials' });
  });

  test('that was never issued does not sign in', async () => {
    await expect(exchange('A'.repeat(43))).rejects.toMatchObject(refused);
  });
});

test('[API-03] a signed-out token is refused as expired, an unknown one as missing', async () => {
  const browser = await operator.signedIn();
  await browser.client.call(endpoints.session.logout);
  expect(await works(browser)).toBe('session_expired');
  browser.token = 'B'.repeat(43);
  expect(await works(browser)).toBe('unauthenticated');
});
