import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IDENTITY_LIMITS } from '../limits.ts';
import { account } from '../tables/account.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import { setFlags } from '../registration/testing.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { solveCaptcha } from '../login/testing.ts';
import { toE164 } from './phone.ts';
import {
  codeSentTo,
  freshMobile,
  messagesTo,
  refusalOf,
  UNHURRIED,
  unhurriedOperator,
} from './testing/codes.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await unhurriedOperator();
});
afterAll(() => operator.close());
beforeEach(() => setFlags(operator));

type Mobile = ReturnType<typeof freshMobile>;
const e164 = ({ countryDialingCode, mobileNum }: Mobile) => `+${countryDialingCode}${mobileNum}`;

const askToRegister = (
  mobile: Mobile,
  { by = 'mobile', in: place = operator, ...at }: AskOptions = {},
) =>
  place.browser(at).client.call(endpoints.verification.sendRegisterCode, {
    body: { by, mobileNo: mobile.mobileNum, countryDialingCode: mobile.countryDialingCode },
  });
interface AskOptions {
  by?: 'username' | 'mobile';
  in?: TestOperator;
  host?: string;
  brandCode?: string;
  address?: string;
  language?: 'EN' | 'VI';
}

const ask = (
  mobile: Mobile,
  purpose: 'login' | 'password' = 'login',
  place = operator,
  at = {},
  captcha?: Awaited<ReturnType<typeof solveCaptcha>>,
) =>
  place
    .browser(at)
    .client.call(endpoints.verification.sendLoginCode, { body: { purpose, ...mobile, captcha } });

/** An account with a verified number. */
async function withMobile(place = operator) {
  const mobile = freshMobile();
  const owner = await place.account();
  await place.services.database.insert(provedMobile).values({
    brandCode: 'palpite',
    number: e164(mobile),
    accountId: owner.id,
    provedAt: place.clock.now,
  });
  return { ...owner, mobile };
}

describe('a code to register with', () => {
  test('goes to the number, in the language of the page, and the answer says until when it is valid', async () => {
    const mobile = freshMobile();
    const sent = await askToRegister(mobile, { language: 'EN' });
    expect(sent).toEqual({ expiredMinutes: 10, expiresAt: '2026-03-02T12:10:00.000Z' });
    const [message, ...more] = await messagesTo(operator, e164(mobile));
    expect(more).toEqual([]);
    expect(message?.text).toMatch(
      /^Palpite: \d{6} is your code to register\. Valid for 10 minutes\. Do not share it with anyone\./,
    );
  });

  test('is sent to a number that has an account as to any other, so that nothing reveals the account', async () => {
    const { mobile } = await withMobile();
    expect(Object.keys(await askToRegister(mobile))).toEqual(['expiredMinutes', 'expiresAt']);
    expect(await messagesTo(operator, e164(mobile))).toHaveLength(1);
  });

  test.each(['DIRECTREG3', 'MOBILENUMREG3'])('is not sent with %s off', async (flag) => {
    await setFlags(operator, { [flag]: false });
    const mobile = freshMobile();
    expect(await refusalOf(askToRegister(mobile))).toBe('feature_disabled');
    expect(await messagesTo(operator, e164(mobile))).toEqual([]);
  });

  test('with a username is sent only where REGMOBVERF3 requires one', async () => {
    expect(await refusalOf(askToRegister(freshMobile(), { by: 'username' }))).toBe(
      'feature_disabled',
    );
    await setFlags(operator, { REGMOBVERF3: true });
    const mobile = freshMobile();
    await askToRegister(mobile, { by: 'username' });
    expect(await codeSentTo(operator, e164(mobile))).toMatch(/^\d{6}$/);
  });

  test('is not sent to a number that the brand’s rule refuses, nor to an unknown country', async () => {
    for (const wrong of [
      { ...freshMobile(), mobileNum: '12345' },
      { ...freshMobile(), countryDialingCode: '999' },
    ]) {
      expect(await refusalOf(askToRegister(wrong as Mobile))).toBe('field_invalid');
    }
  });
});

describe('a code to sign in or to choose a password with', () => {
  test('goes to a verified number, and says what it is for', async () => {
    const { mobile } = await withMobile();
    await ask(mobile, 'login', operator, { language: 'EN' });
    await ask(mobile, 'password', operator, { language: 'VI' });
    const texts = (await messagesTo(operator, e164(mobile))).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('to log in'));
    expect(texts).toContainEqual(expect.stringContaining('là mã để chọn mật khẩu mới'));
  });

  test('gets the same answer for an unknown number, and nothing is sent', async () => {
    const { mobile } = await withMobile();
    const nobodys = freshMobile();
    const [theirs, owners] = [await ask(nobodys), await ask(mobile)];
    expect({ ...theirs, ticket: '' }).toEqual({ ...owners, ticket: '' });
    expect(await messagesTo(operator, e164(nobodys))).toEqual([]);
  });

  test('never goes to an unverified number, nor for a closed account, nor at another brand', async () => {
    const { id, mobile } = await withMobile();
    await operator.services.database
      .update(account)
      .set({ status: 'closed' })
      .where(eq(account.id, id));
    await ask(mobile);
    expect(await messagesTo(operator, e164(mobile))).toEqual([]);
  });

  test('a locked account is sent codes like any other', async () => {
    const { id, mobile } = await withMobile();
    await operator.services.database
      .update(account)
      .set({ status: 'locked' })
      .where(eq(account.id, id));
    await ask(mobile);
    expect(await messagesTo(operator, e164(mobile))).toHaveLength(1);
  });

  test.each([
    ['login', 'MOBILEVERCODELOGIN3'],
    ['password', 'CHNGPASSVERIF3'],
  ] as const)('for %s is not sent with %s off', async (purpose, flag) => {
    const { mobile } = await withMobile();
    await setFlags(operator, { [flag]: false });
    expect(await refusalOf(ask(mobile, purpose))).toBe('feature_disabled');
    expect(await messagesTo(operator, e164(mobile))).toEqual([]);
  });
});

describe('how often', () => {
  /** An operator with the default limits except those named. */
  const strict = (more: Partial<typeof UNHURRIED>) =>
    createTestOperator({ limits: { ...UNHURRIED, ...more } });

  test('one code a second to a number, from all callers; and one from an address', async () => {
    expect(IDENTITY_LIMITS.codePaceMilliseconds).toBe(1_000);
    // Longer here, so that a slow machine cannot exceed it.
    const own = await strict({ codePaceMilliseconds: 60_000 });
    const mobile = freshMobile();
    const at = (address: string, to = mobile) => refusalOf(askToRegister(to, { in: own, address }));
    const together = await Promise.all([at('198.51.100.1'), at('198.51.100.2')]);
    expect(together.toSorted()).toEqual(['too_many_requests', null].toSorted());
    expect(await at('198.51.100.3')).toBe('too_many_requests');
    const other = await Promise.all([
      at('198.51.100.4', freshMobile()),
      at('198.51.100.4', freshMobile()),
    ]);
    expect(other.toSorted()).toEqual(['too_many_requests', null].toSorted());
    await own.close();
  });

  test('a number gets five in an hour from an address, with or without an account', async () => {
    const own = await strict({ codesPerRecipientPerHour: 5 });
    const { mobile } = await withMobile(own);
    for (const asked of [mobile, freshMobile()]) {
      const refusals: (string | null)[] = [];
      for (let nth = 0; nth < 5; nth += 1) refusals.push(await refusalOf(ask(asked, 'login', own)));
      expect(refusals).toEqual([null, null, null, null, null]);
      const captcha = await solveCaptcha(await own.browser().client.call(endpoints.captcha.get));
      expect(await refusalOf(ask(asked, 'login', own, {}, captcha))).toBe('too_many_requests');
    }
    expect(await messagesTo(own, e164(mobile))).toHaveLength(5);
    await own.close();
  });

  test('strangers at many addresses cannot keep its owner waiting: a captcha is required, then a code is sent', async () => {
    const own = await strict({ codesPerRecipientPerHour: 3 });
    const { mobile } = await withMobile(own);
    const refusals: (string | null)[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      refusals.push(await refusalOf(ask(mobile, 'login', own, { address: `198.51.100.${nth}` })));
    }
    expect(refusals).toEqual([null, null, null, 'captcha_required', 'captcha_required']);
    const captcha = await solveCaptcha(await own.browser().client.call(endpoints.captcha.get));
    expect(await refusalOf(ask(mobile, 'login', own, {}, captcha))).toBeNull();
    expect(await messagesTo(own, e164(mobile))).toHaveLength(4);
    await own.close();
  });

  test('an address with many requests must solve a captcha, then waits', async () => {
    const own = await strict({ codesBeforeCaptcha: 2, codesPerAddressPerHour: 3 });
    const browser = own.browser();
    const send = async (captcha?: Awaited<ReturnType<typeof solveCaptcha>>) => {
      const { mobileNum: mobileNo, countryDialingCode } = freshMobile();
      const body = { by: 'mobile', mobileNo, countryDialingCode, captcha } as const;
      return refusalOf(browser.client.call(endpoints.verification.sendRegisterCode, { body }));
    };
    const solved = async () => solveCaptcha(await browser.client.call(endpoints.captcha.get));
    expect([await send(), await send(), await send()]).toEqual([null, null, 'captcha_required']);
    const captcha = await solved();
    expect(await send(captcha)).toBeNull();
    expect(await send(captcha)).toBe('captcha_invalid');
    expect(await send(await solved())).toBe('too_many_requests');
    await own.close();
  });

  test('an account receives only so many, and the answer does not reveal that none was sent', async () => {
    const own = await strict({ codesPerAccountPerHour: 2 });
    const { mobile } = await withMobile(own);
    for (let nth = 0; nth < 4; nth += 1)
      expect(await refusalOf(ask(mobile, 'login', own))).toBeNull();
    expect(await messagesTo(own, e164(mobile))).toHaveLength(2);
    await own.close();
  });
});

test.each([
  ['55', '11987654321', '+5511987654321'],
  ['84', '912345678', '+84912345678'],
  ['84', '0912345678', '+84912345678'],
  ['1', '2015550123', '+12015550123'],
  ['225', '0701020304', '+2250701020304'],
])('+%s %s is %s: one phone, one number', (countryDialingCode, mobileNum, number) => {
  expect(toE164(countryDialingCode, mobileNum)).toBe(number);
});
