import { endpoints } from '@palpite/contract';
import type { CallError } from '@palpite/contract/call-error.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { account } from '../tables/account.table.ts';
import { loginHistory, session } from '../tables/session.table.ts';
import {
  type Browser,
  freshAddress,
  refusedLogin,
  TEST_PASSWORD,
  type UsernameLogin,
} from '#testing/operator.ts';
import { tokenHash } from '#kernel/secrets/token.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });

const freshBrowser = () => operator.browser({ address: freshAddress() });

const refusal = (browser: Browser, username: string, more: Partial<UsernameLogin> = {}) =>
  refusedLogin(browser, { username, password: 'wrong', ...more });

const outcomesOf = async (accountId: number) => {
  const rows = await operator.services.database
    .select({ outcome: loginHistory.outcome })
    .from(loginHistory)
    .where(eq(loginHistory.accountId, accountId))
    .orderBy(loginHistory.id);
  return rows.map(({ outcome }) => outcome);
};

describe('a login with the right password', () => {
  test('answers a token and its account', async () => {
    const { id, username } = await operator.account({ nickname: 'Ana', rankLevel: 2 });
    const start = await freshBrowser().login(username);
    expect(start).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: false,
      passwordDefault: false,
      idleSeconds: 7_200,
      expiresAt: '2026-03-03T00:00:00.000Z',
      user: {
        id: String(id),
        account: username,
        nickname: 'Ana',
        type: 0,
        isMember: true,
        toUpline: false,
        merchantCode: 'palpite',
        currency: 'BRL',
        clubLabel: { labelName: 'Ouro', rankLevel: 2 },
        lastLoginAt: null,
      },
    });
    expect(start.token).toMatch(/^[\w-]{43}$/);
  });

  test('is the first only once, and later ones name the one before', async () => {
    const { username } = await operator.account();
    await freshBrowser().login(username);
    const again = await freshBrowser().login(username);
    expect(again.firstTimeLogin).toBe(false);
    expect(again.user.lastLoginAt).toBe(operator.clock.now.toISOString());
  });

  test('accepts the account name in any case and with spaces around it', async () => {
    await operator.account({ username: 'MariaClara' });
    expect((await freshBrowser().login('  mariaclara ')).user.account).toBe('MariaClara');
  });

  test('accepts the password exactly as it was set: spaces count', async () => {
    const { username } = await operator.account();
    const error = await refusal(freshBrowser(), username, { password: ` ${TEST_PASSWORD}` });
    expect(error.code).toBe('invalid_credentials');
  });

  test('leaves no token in the database, only its hash', async () => {
    const browser = freshBrowser();
    const { id, username } = await operator.account();
    const { token } = await browser.login(username);
    const rows = await operator.services.database
      .select()
      .from(session)
      .where(eq(session.accountId, id));
    expect(rows.map((row) => row.tokenHash.equals(tokenHash(token)))).toEqual([true]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('opens nothing a second time when its sealed payload is repeated, and reveals nothing of it', async () => {
    const { id, username } = await operator.account();
    const browser = freshBrowser();
    const sendTwice = async (password: string) => {
      const body = await browser.cipher.seal(endpoints.session.login, {
        type: 'username',
        username,
        password,
      });
      const send = async () => {
        const answer = await browser.fetch(endpoints.session.login.path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/jose', 'Merchant-Code': 'palpite' },
          body,
        });
        return ((await answer.json()) as { message: string }).message;
      };
      return (await Promise.all([send(), send()])).toSorted();
    };
    expect(await sendTwice(TEST_PASSWORD)).toEqual(['ok', 'payload_replayed']);
    expect(await sendTwice('wrong')).toEqual(['invalid_credentials', 'payload_replayed']);
    expect(await outcomesOf(id)).toEqual(['ok', 'wrong_credentials']);
  });

  test('whose payload is copied in a burst signs its owner in: the copies count as no attempts and cost no hash', async () => {
    const { id, username } = await operator.account();
    const browser = freshBrowser();
    const body = await browser.cipher.seal(endpoints.session.login, {
      type: 'username',
      username,
      password: TEST_PASSWORD,
    });
    const send = async () => {
      const answer = await browser.fetch(endpoints.session.login.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/jose', 'Merchant-Code': 'palpite' },
        body,
      });
      return ((await answer.json()) as { message: string }).message;
    };
    const answers = await Promise.all(Array.from({ length: 40 }, send));
    expect(answers.toSorted()).toEqual(['ok', ...Array(39).fill('payload_replayed')]);
    expect(await outcomesOf(id)).toEqual(['ok']);
    // Nothing stays counted either: the next wrong password is the first.
    const next = await refusedLogin(browser, { username, password: 'wrong' });
    expect(next.value).toEqual({ captcha: null });
  });

  test('repeated in another form, or with other headers, is refused only as a repetition', async () => {
    const { username } = await operator.account();
    const browser = freshBrowser();
    const send = async (body: string, headers: Record<string, string> = {}) => {
      const answer = await browser.fetch(endpoints.session.login.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/jose', 'Merchant-Code': 'palpite', ...headers },
        body,
      });
      return ((await answer.json()) as { message: string }).message;
    };
    const named = { type: 'username', username, password: TEST_PASSWORD };
    const good = await browser.cipher.seal(endpoints.session.login, named);
    expect(await send(good)).toBe('ok');
    expect(await send(good, { Language: 'XX' })).toBe('payload_replayed');
    const bad = await browser.cipher.seal(endpoints.session.login, { ...named, username: 7 });
    expect(await send(bad)).toBe('invalid_request');
    expect(await send(bad)).toBe('payload_replayed');
  });

  test('says that the password was set by the operator, or is too old', async () => {
    const given = await operator.account({ passwordDefault: true });
    expect(await freshBrowser().login(given.username)).toMatchObject({ passwordDefault: true });
    const old = await operator.account();
    await operator.services.database
      .update(account)
      .set({ passwordChangedAt: new Date('2025-03-01T00:00:00Z') })
      .where(eq(account.id, old.id));
    expect(await freshBrowser().login(old.username)).toMatchObject({ passwordExpired: true });
  });

  test('of an account of the same name at another brand opens nothing here', async () => {
    const { username } = await operator.account({ brandCode: 'lumen' });
    const error = await refusal(freshBrowser(), username, { password: TEST_PASSWORD });
    expect(error.code).toBe('invalid_credentials');
  });
});

describe('[LOGIN-08] a failed login', () => {
  test('is refused with a code that the client has a text for, and a captcha only when one is due', async () => {
    const { id, username } = await operator.account();
    const error = await refusal(freshBrowser(), username);
    expect([error.status, error.code, error.value]).toEqual([
      401,
      'invalid_credentials',
      { captcha: null },
    ]);
    expect(await outcomesOf(id)).toEqual(['wrong_credentials']);
  });

  test('looks the same whether the account exists or not', async () => {
    const { username } = await operator.account();
    const known = await refusal(freshBrowser(), username);
    const unknown = await refusal(freshBrowser(), 'nobody-has-this-name');
    expect([unknown.status, unknown.code, unknown.value]).toEqual([
      known.status,
      known.code,
      known.value,
    ]);
    const closed = await operator.account();
    await operator.services.database
      .update(account)
      .set({ status: 'closed' })
      .where(eq(account.id, closed.id));
    const error = await refusal(freshBrowser(), closed.username, { password: TEST_PASSWORD });
    expect([error.code, error.value]).toEqual([known.code, known.value]);
  });

  test('does the same work whether the account exists or not', async () => {
    const asked: (string | null)[] = [];
    const { passwords } = operator.services;
    const verify = passwords.verify;
    passwords.verify = async (stored, password) => {
      asked.push(stored);
      return verify(stored, password);
    };
    await refusal(freshBrowser(), 'nobody-has-this-name-either');
    passwords.verify = verify;
    expect(asked).toEqual([null]);
  });

  test('stores nothing of the typed name', async () => {
    await refusal(freshBrowser(), 'my-secret-typed-in-the-wrong-field');
    const history = await operator.database.pool.query(
      'SELECT to_jsonb(h) AS row FROM operator.login_history h UNION ALL SELECT to_jsonb(r) FROM operator.rate_limit r',
    );
    expect(JSON.stringify(history.rows)).not.toContain('my-secret-typed');
  });
});

describe('[LOGIN-09] the requested side', () => {
  test('an account that is not a member’s cannot sign in on the member side', async () => {
    const { id, username } = await operator.account({ type: 1, isMember: false });
    const error = await refusal(freshBrowser(), username, { password: TEST_PASSWORD });
    expect([error.status, error.code]).toEqual([403, 'not_a_member']);
    expect(await outcomesOf(id)).toEqual(['not_a_member']);
  });

  test('an account that is not an agent’s cannot sign in on the agent side', async () => {
    const { username } = await operator.account({ type: 0 });
    const asAgent = { password: TEST_PASSWORD, side: 'agent' } as const;
    const error = await refusal(freshBrowser(), username, asAgent);
    expect([error.status, error.code]).toEqual([403, 'not_an_agent']);
  });

  test.each([1, 2, 41, 42] as const)(
    'an agent of type %d signs in on either side',
    async (type) => {
      const { username } = await operator.account({ type });
      for (const side of ['member', 'agent'] as const) {
        const body = { type: 'username', username, password: TEST_PASSWORD, side } as const;
        const start = await freshBrowser().client.call(endpoints.session.login, { body });
        expect(start.user.type).toBe(type);
      }
    },
  );

  test('an affiliate who signs in on the agent side has no access to the member side', async () => {
    const { username } = await operator.account({ type: 1, isMember: false });
    const browser = freshBrowser();
    const { token } = await browser.client.call(endpoints.session.login, {
      body: { type: 'username', username, password: TEST_PASSWORD, side: 'agent' },
    });
    browser.token = token;
    const handOver = await browser.client.call(endpoints.session.handOver);
    const elsewhere = freshBrowser();
    const start = await elsewhere.client.call(endpoints.session.loginByToken, {
      body: { token: handOver.token },
    });
    elsewhere.token = start.token;
    for (const side of [browser, elsewhere]) {
      expect(await side.client.call(endpoints.member.get)).toMatchObject({ account: username });
      const refused = { status: 403, code: 'forbidden' };
      await expect(side.client.call(endpoints.favourite.listIds)).rejects.toMatchObject(refused);
      await expect(side.client.call(endpoints.wallet.getFunds)).rejects.toMatchObject(refused);
    }
  });

  test('a caller who does not know the password learns nothing of the account’s kind', async () => {
    const { username } = await operator.account({ type: 1, isMember: false });
    expect((await refusal(freshBrowser(), username)).code).toBe('invalid_credentials');
  });
});

test('a locked account is reported only to a caller who knows its password', async () => {
  const { id, username } = await operator.account();
  await operator.services.database
    .update(account)
    .set({ status: 'locked' })
    .where(eq(account.id, id));
  expect((await refusal(freshBrowser(), username)).code).toBe('invalid_credentials');
  const error = await refusal(freshBrowser(), username, { password: TEST_PASSWORD });
  expect([error.status, error.code]).toEqual([403, 'account_locked']);
  expect(await outcomesOf(id)).toEqual(['wrong_credentials', 'account_locked']);
});

test('a code sent to a phone does not sign in while its switch is off', async () => {
  const error = await operator
    .browser({ host: 'en.localhost', brandCode: 'lumen' })
    .client.call(endpoints.session.login, {
      body: {
        type: 'sms',
        mobileNum: '11987654321',
        countryDialingCode: '55',
        verificationCode: '1234',
        ticket: 'a'.repeat(22),
      },
    })
    .catch((thrown: CallError) => thrown);
  expect(error).toMatchObject({ code: 'feature_disabled', status: 403 });
});

test('the history of logins cannot be changed, not even by the application', async () => {
  const { database } = operator.services;
  await expect(database.delete(loginHistory)).rejects.toThrow();
  await expect(database.update(loginHistory).set({ outcome: 'ok' })).rejects.toThrow();
});
