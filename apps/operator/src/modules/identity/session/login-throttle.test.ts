import { endpoints } from '@palpite/contract';
import { lockWaits } from '@palpite/postgres/testing.ts';
import type { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { describe, expect, test, vi } from 'vitest';
import {
  type Browser,
  freshAddress,
  refusedLogin,
  TEST_PASSWORD,
  type UsernameLogin,
} from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { solveCaptcha } from '../login/testing.ts';

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });

const freshBrowser = () => operator.browser({ address: freshAddress() });

const refusal = (browser: Browser, username: string, more: Partial<UsernameLogin> = {}) =>
  refusedLogin(browser, { username, password: 'wrong', ...more });

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

  test('the refusal carries a captcha: a PNG to read and work to do instead', async () => {
    const { username } = await operator.account();
    const captcha = captchaIn(await failThreeTimes(freshBrowser(), username));
    const picture = Buffer.from(captcha.image, 'base64');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(JSON.parse(captcha.proofOfWork)).toHaveProperty('parameters');
  });

  test('the right password alone is not enough, and the answer requires a captcha', async () => {
    const { username } = await operator.account();
    const browser = freshBrowser();
    await failThreeTimes(browser, username);
    const error = await refusal(browser, username, { password: TEST_PASSWORD });
    expect(error.code).toBe('captcha_required');
    expect(captchaIn(error).captchaToken).not.toBe('');
  });

  test('a wrong captcha is refused with another one', async () => {
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
    const start = await browser.client.call(endpoints.session.login, {
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

  test('the same account needs a captcha from any other address', async () => {
    const { username } = await operator.account();
    await failThreeTimes(freshBrowser(), username);
    const error = await refusal(freshBrowser(), username, { password: TEST_PASSWORD });
    expect(error.code).toBe('captcha_required');
  });
});

test('a right password does not count as a failure when the operator itself fails to sign in', async () => {
  const { id, username } = await operator.account();
  const browser = freshBrowser();
  const holder = await operator.database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM operator.account WHERE id = $1 FOR UPDATE', [id]);
  const held = [1, 2, 3].map(() => refusal(browser, username, { password: TEST_PASSWORD }));
  await expect.poll(() => lockWaits(operator.database.pool), { timeout: 60_000 }).toBe(3);
  // As the limit of waiting for a lock would do after eight seconds.
  await operator.database.pool.query(
    `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([503, 503, 503]);
  await holder.query('ROLLBACK');
  holder.release();
  expect((await browser.login(username)).user.account).toBe(username);
});

describe('guessing', () => {
  test('must wait after ten attempts at one account, while its owner elsewhere need not', async () => {
    const { username } = await operator.account();
    const guesser = freshBrowser();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const captcha = await solveCaptcha(await guesser.client.call(endpoints.captcha.get));
      expect((await refusal(guesser, username, { captcha })).code).toBe('invalid_credentials');
    }
    const error = await refusal(guesser, username, { password: TEST_PASSWORD });
    expect([error.status, error.code]).toEqual([429, 'too_many_requests']);
    const wait = refusalValue(error, 'too_many_requests')?.retryAfterSeconds ?? 0;
    expect(wait).toBeGreaterThan(290);
    expect(wait).toBeLessThanOrEqual(300);
    const owner = freshBrowser();
    const captcha = await solveCaptcha(await owner.client.call(endpoints.captcha.get));
    const body = { type: 'username', username, password: TEST_PASSWORD, captcha } as const;
    expect((await owner.client.call(endpoints.session.login, { body })).user.account).toBe(
      username,
    );
  });

  test('that continues while it must wait never makes the owner elsewhere wait', async () => {
    const { username } = await operator.account();
    const guesser = freshBrowser();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const captcha = await solveCaptcha(await guesser.client.call(endpoints.captcha.get));
      await refusal(guesser, username, { captcha });
    }
    // twenty times the ten: as many as make the account wait everywhere
    for (let burst = 0; burst < 10; burst += 1) {
      const errors = await Promise.all(
        Array.from({ length: 20 }, () => refusal(guesser, username)),
      );
      expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['too_many_requests']));
    }
    const owner = freshBrowser();
    const captcha = await solveCaptcha(await owner.client.call(endpoints.captcha.get));
    const body = { type: 'username', username, password: TEST_PASSWORD, captcha } as const;
    expect((await owner.client.call(endpoints.session.login, { body })).user.account).toBe(
      username,
    );
  });

  test('from many addresses never makes the owner wait: the password and a captcha still sign in', async () => {
    const { username } = await operator.account();
    const begun = operator.modules.identity.own.loginThrottle;
    // more than twenty times the ten that one address may try
    for (let guess = 0; guess < 220; guess += 1) {
      await begun.begin('palpite', username, `10.1.${guess % 100}.${guess % 7}`);
    }
    const owner = freshBrowser();
    expect((await refusal(owner, username, { password: TEST_PASSWORD })).code).toBe(
      'captcha_required',
    );
    const captcha = await solveCaptcha(await owner.client.call(endpoints.captcha.get));
    const body = { type: 'username', username, password: TEST_PASSWORD, captcha } as const;
    expect((await owner.client.call(endpoints.session.login, { body })).user.account).toBe(
      username,
    );
  });

  test('has three tries of an account without a captcha in half an hour, however they are spread', async () => {
    const { username } = await operator.account();
    const minute = 60_000;
    const start = Date.now();
    let free = 0;
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: start });
      const tries: { at: number; free: boolean }[] = [];
      for (const at of [0, 58, 59, 61, 62, 63, 64]) {
        vi.setSystemTime(start + at * minute);
        const from = `10.2.0.${at}`;
        const attempt = await operator.modules.identity.own.loginThrottle.begin(
          'palpite',
          username,
          from,
        );
        tries.push({ at, free: !attempt.captchaDemanded });
      }
      free = tries.filter(({ at, free: isFree }) => at > 34 && isFree).length;
    } finally {
      vi.useRealTimers();
    }
    expect(free).toBeLessThanOrEqual(3);
  });

  test('still needs a captcha although the owner has signed in elsewhere in the meantime', async () => {
    const { username } = await operator.account();
    const guesser = freshBrowser();
    for (let attempt = 0; attempt < 3; attempt += 1) await refusal(guesser, username);
    const owner = freshBrowser();
    const captcha = await solveCaptcha(await owner.client.call(endpoints.captcha.get));
    const body = { type: 'username', username, password: TEST_PASSWORD, captcha } as const;
    await owner.client.call(endpoints.session.login, { body });
    expect((await refusal(freshBrowser(), username)).code).toBe('captcha_required');
  });

  test('costs no hash once the account needs a captcha', async () => {
    const { username } = await operator.account();
    const guesser = freshBrowser();
    for (let attempt = 0; attempt < 3; attempt += 1) await refusal(guesser, username);
    const { passwords } = operator.services;
    const verify = vi.spyOn(passwords, 'verify');
    expect((await refusal(freshBrowser(), username)).code).toBe('captcha_required');
    const captcha = { captchaToken: 'made up by somebody who guesses', captcha: 'WRONG' };
    expect((await refusal(freshBrowser(), username, { captcha })).code).toBe('captcha_invalid');
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
  });

  test('with many attempts at the same moment is counted too', async () => {
    const { username } = await operator.account();
    const guesser = freshBrowser();
    const errors = await Promise.all(Array.from({ length: 30 }, () => refusal(guesser, username)));
    const tried = errors.filter(({ code }) => code === 'invalid_credentials').length;
    expect(tried).toBeLessThanOrEqual(3);
  });
});
