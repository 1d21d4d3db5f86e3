import { endpoints } from '@palpite/contract';
import type { CallError } from '@palpite/contract/call-error.ts';
import type { CallOptions } from '@palpite/contract/client.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../database/schema/account.ts';
import { loginHistory, session } from '../database/schema/session.ts';
import { type Browser, createTestOperator, TEST_PASSWORD, type TestOperator } from '../testing.ts';
import { solveCaptcha } from '../testing-captcha.ts';
import { tokenHash } from './token.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { loginPerAddressPerMinute: 1_000 } });
});
afterAll(() => operator.close());

type LoginBody = Extract<CallOptions<typeof endpoints.login>['body'], { type: 'username' }>;

/** Tries to sign in and answers the refusal. */
async function refusal(
  browser: Browser,
  username: string,
  more: Partial<LoginBody> = {},
): Promise<CallError> {
  const body = { type: 'username', username, password: 'wrong', ...more } as const;
  return browser.client.call(endpoints.login, { body }).then(
    () => expect.unreachable('the login was not refused'),
    (error: CallError) => error,
  );
}

/** An address of its own per test, so that no test counts against another. */
let lastAddress = 0;
function freshBrowser(): Browser {
  lastAddress += 1;
  return operator.browser({ address: `198.51.100.${lastAddress}` });
}

const outcomesOf = async (accountId: number) => {
  const rows = await operator.services.database
    .select({ outcome: loginHistory.outcome })
    .from(loginHistory)
    .where(eq(loginHistory.accountId, accountId))
    .orderBy(loginHistory.id);
  return rows.map(({ outcome }) => outcome);
};

describe('a login with the right password', () => {
  test('answers a token and who it belongs to', async () => {
    const { id, username } = await operator.account({ nickname: 'Ana', rankLevel: 2 });
    const start = await freshBrowser().login(username);
    expect(start).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: false,
      passwordDefault: false,
      idleSeconds: 1_800,
      expiresAt: '2026-03-03T00:00:00.000Z',
      user: {
        id: String(id),
        account: username,
        nickname: 'Ana',
        type: 0,
        toUpline: false,
        merchantCode: 'palpite',
        currency: 'BRL',
        clubLabel: { labelName: 'Ouro', rankLevel: 2 },
        lastLoginAt: null,
      },
    });
    expect(start.token).toMatch(/^[\w-]{43}$/);
  });

  test('is the first only once, and later ones tell of the one before', async () => {
    const { username } = await operator.account();
    await freshBrowser().login(username);
    const again = await freshBrowser().login(username);
    expect(again.firstTimeLogin).toBe(false);
    expect(again.user.lastLoginAt).toBe(operator.clock.now.toISOString());
  });

  test('takes the account name in any case and with spaces around it', async () => {
    await operator.account({ username: 'MariaClara' });
    expect((await freshBrowser().login('  mariaclara ')).user.account).toBe('MariaClara');
  });

  test('takes the password exactly as it was set: spaces count', async () => {
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

  test('says that the password is the operator’s own, or too old', async () => {
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
    const { username } = await operator.account({ merchant: 'lumen' });
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

  test('keeps nothing of what was typed as the name', async () => {
    await refusal(freshBrowser(), 'my-secret-typed-in-the-wrong-field');
    const history = await operator.database.pool.query(
      'SELECT to_jsonb(h) AS row FROM operator.login_history h UNION ALL SELECT to_jsonb(r) FROM operator.rate_limit r',
    );
    expect(JSON.stringify(history.rows)).not.toContain('my-secret-typed');
  });
});

describe('after three failed logins of an account', () => {
  async function failThreeTimes(browser: Browser, username: string): Promise<CallError> {
    await refusal(browser, username);
    await refusal(browser, username);
    return refusal(browser, username);
  }
  const captchaIn = (error: CallError) => {
    const value = refusalValue(
      error,
      'invalid_credentials',
      'captcha_required',
      'captcha_invalid',
    )?.captcha;
    if (!value) throw new Error('the refusal carries no captcha');
    return value;
  };

  test('the refusal carries a captcha: a PNG to read and work to do in its place', async () => {
    const { username } = await operator.account();
    const captcha = captchaIn(await failThreeTimes(freshBrowser(), username));
    const picture = Buffer.from(captcha.image, 'base64');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(JSON.parse(captcha.proofOfWork)).toHaveProperty('parameters');
  });

  test('the right password alone is not enough, and says that a captcha is asked for', async () => {
    const { username } = await operator.account();
    const browser = freshBrowser();
    await failThreeTimes(browser, username);
    const error = await refusal(browser, username, { password: TEST_PASSWORD });
    expect(error.code).toBe('captcha_required');
    expect(captchaIn(error).captchaToken).not.toBe('');
  });

  test('a wrong captcha is refused and another one comes along', async () => {
    const { username } = await operator.account();
    const browser = freshBrowser();
    const { captchaToken } = captchaIn(await failThreeTimes(browser, username));
    const error = await refusal(browser, username, {
      password: TEST_PASSWORD,
      captcha: { captchaToken, captcha: 'WRONG' },
    });
    expect(error.code).toBe('captcha_invalid');
    expect(captchaIn(error).captchaToken).not.toBe(captchaToken);
  });

  test('the password with a right captcha signs in, and the failures are forgotten', async () => {
    const { username } = await operator.account();
    const browser = freshBrowser();
    const captcha = captchaIn(await failThreeTimes(browser, username));
    const start = await browser.client.call(endpoints.login, {
      body: {
        type: 'username',
        username,
        password: TEST_PASSWORD,
        captcha: await solveCaptcha(captcha),
      },
    });
    expect(start.user.account).toBe(username);
    expect((await refusal(browser, username)).value).toEqual({ captcha: null });
  });

  test('the same account is asked for a captcha from any other address', async () => {
    const { username } = await operator.account();
    await failThreeTimes(freshBrowser(), username);
    const error = await refusal(freshBrowser(), username, { password: TEST_PASSWORD });
    expect(error.code).toBe('captcha_required');
  });
});

describe('guessing', () => {
  test('must wait after ten attempts at one account, while its owner elsewhere need not', async () => {
    const { username } = await operator.account();
    const guesser = freshBrowser();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const captcha = await solveCaptcha(await guesser.client.call(endpoints.captcha));
      expect((await refusal(guesser, username, { captcha })).code).toBe('invalid_credentials');
    }
    const error = await refusal(guesser, username, { password: TEST_PASSWORD });
    expect([error.status, error.code]).toEqual([429, 'too_many_requests']);
    const wait = refusalValue(error, 'too_many_requests')?.retryAfterSeconds ?? 0;
    expect(wait).toBeGreaterThan(290);
    expect(wait).toBeLessThanOrEqual(300);
    const owner = freshBrowser();
    const captcha = await solveCaptcha(await owner.client.call(endpoints.captcha));
    const body = { type: 'username', username, password: TEST_PASSWORD, captcha } as const;
    expect((await owner.client.call(endpoints.login, { body })).user.account).toBe(username);
  });

  test('with many attempts at the same moment is counted too', async () => {
    const { username } = await operator.account();
    const guesser = freshBrowser();
    const errors = await Promise.all(Array.from({ length: 30 }, () => refusal(guesser, username)));
    const tried = errors.filter(({ code }) => code === 'invalid_credentials').length;
    expect(tried).toBeLessThanOrEqual(3);
  });
});

describe('[LOGIN-09] the side that is asked for', () => {
  test('an account that is no member’s cannot sign in on the member side', async () => {
    const { id, username } = await operator.account({ type: 1, isMember: false });
    const error = await refusal(freshBrowser(), username, { password: TEST_PASSWORD });
    expect([error.status, error.code]).toEqual([403, 'not_a_member']);
    expect(await outcomesOf(id)).toEqual(['not_a_member']);
  });

  test('an account that is no agent’s cannot sign in on the agent side', async () => {
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
        const start = await freshBrowser().client.call(endpoints.login, { body });
        expect(start.user.type).toBe(type);
      }
    },
  );

  test('who does not know the password learns nothing of the account’s kind', async () => {
    const { username } = await operator.account({ type: 1, isMember: false });
    expect((await refusal(freshBrowser(), username)).code).toBe('invalid_credentials');
  });
});

test('a locked account is told so, but only to who knows its password', async () => {
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

test('a code sent to a phone signs nobody in while its switch is off', async () => {
  const error = await operator
    .browser({ host: 'en.localhost', merchantCode: 'lumen' })
    .client.call(endpoints.login, {
      body: {
        type: 'sms',
        mobileNum: '11987654321',
        countryDialingCode: '55',
        verificationCode: '1234',
      },
    })
    .catch((thrown: CallError) => thrown);
  expect(error).toMatchObject({ code: 'feature_disabled', status: 403 });
});

test('nobody can rewrite the history of logins, the application neither', async () => {
  const { database } = operator.services;
  await expect(database.delete(loginHistory)).rejects.toThrow();
  await expect(database.update(loginHistory).set({ outcome: 'ok' })).rejects.toThrow();
});
