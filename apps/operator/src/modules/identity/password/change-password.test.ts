import { endpoints } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { account } from '../tables/account.table.ts';
import { brand } from '#modules/brand/brand.table.ts';
import { session } from '../tables/session.table.ts';
import { tokenHash } from '#kernel/secrets/token.ts';
import { type Browser, TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });

const NEXT = 'another horse 7';

/** Changes the password and continues with the token of the answer. @returns the refusal; null when it was done */
async function change(
  browser: Browser,
  changes: {
    oldPassword?: string | undefined;
    newPassword?: string;
    confirmNewPassword?: string;
  } = {},
): Promise<CallError | null> {
  const body = {
    oldPassword: TEST_PASSWORD,
    newPassword: NEXT,
    confirmNewPassword: changes.newPassword ?? NEXT,
    ...changes,
  };
  try {
    const { token } = await browser.client.call(endpoints.password.change, { body });
    browser.token = token;
    return null;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}

test('the new password signs in from then on, and the old one no longer', async () => {
  const { username } = await operator.account();
  const browser = operator.browser();
  await browser.login(username);
  expect(await change(browser)).toBeNull();
  await expect(operator.browser().login(username)).rejects.toThrow('invalid_credentials');
  const { user } = await operator.browser().login(username, NEXT);
  expect(user.account).toBe(username);
});

test('every other session of the account ends, and this browser continues without a login', async () => {
  const { username } = await operator.account();
  const [here, elsewhere] = [operator.browser(), operator.browser()];
  await here.login(username);
  await elsewhere.login(username);
  expect(await change(here)).toBeNull();
  await expect(elsewhere.client.call(endpoints.wallet.getBalance)).rejects.toThrow(
    'session_expired',
  );
  await expect(here.client.call(endpoints.wallet.getBalance)).resolves.toMatchObject({
    currency: 'BRL',
  });
});

test('the previous token opens nothing any more, the answered one is of a new session that takes its place', async () => {
  const browser = await operator.signedIn();
  const [before] = (await browser.client.call(endpoints.session.list)).list;
  const old = browser.token;
  expect(await change(browser)).toBeNull();
  expect(browser.token).not.toBe(old);
  const { list } = await browser.client.call(endpoints.session.list);
  expect(list).toEqual([{ ...before, sessionId: list[0]?.sessionId }]);
  expect(list[0]?.sessionId).not.toBe(before?.sessionId);
  browser.token = old;
  await expect(browser.client.call(endpoints.wallet.getBalance)).rejects.toThrow('session_expired');
});

test('the mark of an assigned password is removed, so that the next login requires nothing', async () => {
  const { id, username } = await operator.account({ passwordDefault: true });
  const browser = operator.browser();
  expect(await browser.login(username)).toMatchObject({ passwordDefault: true });
  expect(await change(browser)).toBeNull();
  expect(await operator.browser().login(username, NEXT)).toMatchObject({ passwordDefault: false });
  const [row] = await operator.services.database.select().from(account).where(eq(account.id, id));
  expect(row?.passwordChangedAt).toEqual(operator.clock.now);
});

test('[PERM-08] [PASS-02] while a change is due the server answers only the change, the caller’s own account, and the ways out', async () => {
  const { username } = await operator.account({ passwordDefault: true });
  const browser = operator.browser();
  await browser.login(username);
  const refused = { status: 403, code: 'password_change_required' };
  await expect(browser.client.call(endpoints.wallet.getBalance)).rejects.toMatchObject(refused);
  await expect(browser.client.call(endpoints.favourite.listIds)).rejects.toMatchObject(refused);
  await expect(browser.client.call(endpoints.session.handOver)).rejects.toMatchObject(refused);
  expect(await browser.client.call(endpoints.member.get)).toMatchObject({ account: username });
  await expect(browser.client.call(endpoints.game.listHot, { query: {} })).resolves.toBeTruthy();
  expect(await change(browser)).toBeNull();
  await expect(browser.client.call(endpoints.wallet.getBalance)).resolves.toMatchObject({
    currency: 'BRL',
  });
  const other = await operator.account({ passwordDefault: true });
  await browser.login(other.username);
  expect(await browser.client.call(endpoints.session.logout)).toBeNull();
});

test('[PERM-08] an old password blocks an account only where the brand’s switch says so', async () => {
  const { services, clock } = operator;
  const { username, id } = await operator.account();
  await services.database
    .update(account)
    .set({ passwordChangedAt: new Date(clock.now.getTime() - 366 * 86_400_000) })
    .where(eq(account.id, id));
  const browser = operator.browser();
  await browser.login(username);
  const forced = async (on: boolean) => {
    await services.database
      .update(brand)
      .set({ overrides: { flags: { PWDEXPFORCECHANGE3: on } } })
      .where(eq(brand.code, 'palpite'));
    services.brands.forget();
  };
  await forced(false);
  await expect(browser.client.call(endpoints.wallet.getBalance)).resolves.toMatchObject({
    currency: 'BRL',
  });
  await forced(true);
  await expect(browser.client.call(endpoints.wallet.getBalance)).rejects.toMatchObject({
    code: 'password_change_required',
  });
});

test('without the right old password nothing changes', async () => {
  const { username } = await operator.account();
  const browser = operator.browser();
  await browser.login(username);
  for (const oldPassword of ['wrong horse 1', undefined]) {
    expect((await change(browser, { oldPassword }))?.code).toBe('password_incorrect');
  }
  await expect(operator.browser().login(username)).resolves.toBeDefined();
});

test('a person at an open session may guess at the old password five times; then it is over', async () => {
  const browser = await operator.signedIn();
  for (let guess = 0; guess < 5; guess += 1) {
    const oldPassword = `wrong horse ${guess}`;
    expect((await change(browser, { oldPassword }))?.code).toBe('password_incorrect');
  }
  expect((await change(browser))?.code).toBe('session_expired');
});

test('a common password is refused, and so is the account’s own name', async () => {
  const { username } = await operator.account({ username: 'beatriz1990' });
  const browser = operator.browser();
  await browser.login(username);
  for (const newPassword of ['password1', 'Beatriz1990']) {
    const error = await change(browser, { newPassword, confirmNewPassword: newPassword });
    expect(error?.value).toEqual({ fields: [{ field: 'newPassword', reason: 'common password' }] });
  }
});

test.each([
  ['short1', 'short1', 'newPassword'],
  ['only letters here', 'only letters here', 'newPassword'],
  [NEXT, `${NEXT}!`, 'confirmNewPassword'],
])('%j repeated as %j is refused at %s', async (newPassword, confirmNewPassword, field) => {
  const browser = await operator.signedIn();
  const error = await change(browser, { newPassword, confirmNewPassword });
  expect(error).toMatchObject({ code: 'field_invalid', status: 422 });
  expect(error?.value).toMatchObject({ fields: [{ field }] });
});

describe('[PASS-01] a change that the login itself requires', () => {
  const withoutOld = { oldPassword: undefined };
  const due = async () => {
    const { username } = await operator.account({ passwordDefault: true });
    const browser = operator.browser();
    await browser.login(username);
    return { username, browser };
  };

  test('does not ask again for the password that the session has just begun with, and does so once', async () => {
    const { username, browser } = await due();
    expect(await change(browser, withoutOld)).toBeNull();
    await expect(operator.browser().login(username, NEXT)).resolves.toBeDefined();
    const again = { ...withoutOld, newPassword: 'a third horse 9' };
    expect((await change(browser, again))?.code).toBe('password_incorrect');
  });

  test('asks for it once the login is no longer recent', async () => {
    const { browser } = await due();
    operator.clock.now = new Date(operator.clock.now.getTime() + 600_000);
    expect((await change(browser, withoutOld))?.code).toBe('password_incorrect');
    expect(await change(browser)).toBeNull();
  });

  test('refuses the same password, though it was not typed twice', async () => {
    const { username, browser } = await due();
    expect(await change(browser)).toBeNull();
    await operator.services.database
      .update(account)
      .set({ passwordDefault: true })
      .where(eq(account.username, username));
    await browser.login(username, NEXT);
    expect((await change(browser, withoutOld))?.code).toBe('password_reused');
  });

  test('without a due change needs the old password at once', async () => {
    const { username } = await operator.account();
    const browser = operator.browser();
    await browser.login(username);
    expect((await change(browser, withoutOld))?.code).toBe('password_incorrect');
  });

  test('needs the old password in a session that did not begin with it', async () => {
    const { username, browser } = await due();
    await operator.services.database
      .update(session)
      .set({ method: 'token' })
      .where(eq(session.tokenHash, tokenHash(browser.token ?? '')));
    expect((await change(browser, withoutOld))?.code).toBe('password_incorrect');
    await expect(operator.browser().login(username)).resolves.toBeDefined();
  });

  test('does not count a form without the old password as a guess', async () => {
    const browser = await operator.signedIn();
    for (let press = 0; press < 7; press += 1) {
      expect((await change(browser, withoutOld))?.code).toBe('password_incorrect');
    }
    expect(await change(browser)).toBeNull();
  });
});

test('the same password again is not a change', async () => {
  const { username } = await operator.account();
  const browser = operator.browser();
  await browser.login(username);
  expect(await change(browser)).toBeNull();
  const again = { oldPassword: NEXT, newPassword: NEXT };
  expect((await change(browser, again))?.code).toBe('password_reused');
});

test('of two changes at once with one old password only one succeeds', async () => {
  const { username } = await operator.account();
  const browser = operator.browser();
  await browser.login(username);
  const passwords = ['first horse 1', 'second horse 2'];
  const outcomes = await Promise.all(
    passwords.map((newPassword) =>
      change(browser, { newPassword, confirmNewPassword: newPassword }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  const held = passwords[outcomes.indexOf(null)] ?? '';
  await expect(operator.browser().login(username, held)).resolves.toBeDefined();
});
