import { endpoints } from '@palpite/contract';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  codeSentTo,
  freshMobile,
  otherThan,
  refusalOf,
  unhurriedOperator,
} from '../codes/testing/codes.ts';
import { account } from '../tables/account.table.ts';
import { accountProfile } from '../tables/account-profile.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import type { TestOperator } from '#testing/operator.ts';
import { accountsNamed, fieldsOf, refused, register, registration, setFlags } from './testing.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await unhurriedOperator();
});
afterAll(() => operator.close());
beforeEach(() => setFlags(operator));

type Form = BodyInput<typeof endpoints.member.registerByMobile>;
type Mobile = ReturnType<typeof freshMobile>;

async function code(mobile: Mobile, by: 'username' | 'mobile' = 'mobile'): Promise<string> {
  const { mobileNum: mobileNo, countryDialingCode } = mobile;
  await operator.browser().client.call(endpoints.verification.sendRegisterCode, {
    body: { by, mobileNo, countryDialingCode },
  });
  return codeSentTo(operator, `+${countryDialingCode}${mobileNo}`);
}

/** A form that is valid by the default brand's rules, with the code that was sent. */
async function form(more: Partial<Form> = {}, mobile = freshMobile()): Promise<Form> {
  const { username: _, ...body } = registration();
  return { ...body, ...mobile, verificationCode: await code(mobile), ...more };
}

const send = (body: Form, idempotencyKey: string = crypto.randomUUID()) =>
  operator.browser().client.call(endpoints.member.registerByMobile, { body, idempotencyKey });

const numberOf = ({ countryDialingCode, mobileNum }: Form) => `+${countryDialingCode}${mobileNum}`;
const holders = (number: string) =>
  operator.services.database.select().from(provedMobile).where(eq(provedMobile.number, number));

describe('a registration by mobile number', () => {
  test('makes an account with a generated name, signed in, with a verified number', async () => {
    const body = await form();
    const { account: name, session } = await send(body);
    expect(name).toMatch(/^m\d{9}$/);
    expect(session.user).toMatchObject({ account: name, type: 0 });
    expect(await holders(numberOf(body))).toMatchObject([
      { brandCode: 'palpite', accountId: Number(session.user.id), provedAt: operator.clock.now },
    ]);
    const again = await operator.browser().login(name, body.password);
    expect(again.user.account).toBe(name);
  });

  test('requires a password only with MOBILENUMPASSREG3; without one the account has none', async () => {
    const { password: _, confirmPassword: __, ...without } = await form();
    expect(await refusalOf(send(without))).toBe('field_invalid');
    await setFlags(operator, { MOBILENUMPASSREG3: false });
    const { session } = await send(without);
    const [row] = await operator.services.database
      .select()
      .from(account)
      .where(eq(account.id, Number(session.user.id)));
    expect(row).toMatchObject({ passwordHash: null, passwordChangedAt: null });
    expect(session).toMatchObject({ passwordExpired: false, passwordDefault: false });
  });

  test('is refused without a code, with a wrong one, and with an expired one', async () => {
    const body = await form();
    const refusal = (verificationCode: string) => refusalOf(send({ ...body, verificationCode }));
    expect(await refusal('')).toBe('field_invalid');
    expect(await refusal(otherThan(body.verificationCode))).toBe('verification_code_invalid');
    operator.clock.advance(600);
    expect(await refusal(body.verificationCode)).toBe('verification_code_expired');
    expect(await holders(numberOf(body))).toEqual([]);
  });

  test('[REG-14] treats 0 to 255 characters as a code, right or wrong, and refuses a longer text', async () => {
    const body = await form();
    const refusal = (verificationCode: string) => refusalOf(send({ ...body, verificationCode }));
    expect(await refusal('')).toBe('field_invalid');
    expect(await refusal('7')).toBe('verification_code_invalid');
    expect(await refusal('7'.repeat(255))).toBe('verification_code_invalid');
    expect(await refusal('7'.repeat(256))).toBe('invalid_request');
    expect((await send(body)).session.token).toBeTruthy();
  });

  test.each([
    (number: string) => `(${number.slice(0, 2)}) ${number.slice(2, 7)}-${number.slice(7)}`,
    (number: string) => `+55 ${number.slice(0, 2)} ${number.slice(2, 7)} ${number.slice(7)}`,
    (number: string) => `0${number}`,
    (number: string) =>
      number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ])(
    '[REG-11] accepts the number in everyday format, and stores its digits (%#)',
    async (written) => {
      const mobile = freshMobile();
      const { mobileNum, countryDialingCode } = mobile;
      const mobileNo = written(mobileNum);
      const body = { by: 'mobile', mobileNo, countryDialingCode } as const;
      await operator.browser().client.call(endpoints.verification.sendRegisterCode, { body });
      const verificationCode = await codeSentTo(operator, `+55${mobileNum}`);
      const { username: _, ...rest } = registration();
      const { session } = await send({ ...rest, ...mobile, mobileNum: mobileNo, verificationCode });
      expect(await holders(`+55${mobileNum}`)).toHaveLength(1);
      const [kept] = await operator.services.database
        .select()
        .from(accountProfile)
        .where(eq(accountProfile.accountId, Number(session.user.id)));
      expect(kept?.mobileNum).toBe(mobileNum);
    },
  );

  test('refused for another field, it succeeds with the same code once that is corrected', async () => {
    const body = await form();
    expect(await refusalOf(send({ ...body, referralCode: 'NOBODY1' }))).toBe('field_invalid');
    expect((await send(body)).session.token).toBeTruthy();
  });

  test('that is sent twice, at once and again, makes one account and is answered alike', async () => {
    const body = await form();
    const key = crypto.randomUUID();
    const answers = await Promise.all([send(body, key), send(body, key)]);
    answers.push(await send(body, key));
    expect(new Set(answers.map(({ account: name }) => name)).size).toBe(1);
    expect(await holders(numberOf(body))).toHaveLength(1);
  });

  test('two forms with one code at the same moment: one account', async () => {
    const body = await form();
    const refusals = await Promise.all([refusalOf(send(body)), refusalOf(send(body))]);
    expect(refusals).toHaveLength(2);
    expect(refusals).toContain(null);
    expect(refusals).toContain('verification_code_invalid');
    expect(await holders(numberOf(body))).toHaveLength(1);
  });

  test('a number has one account; only a person who has verified it learns that it has one', async () => {
    const mobile = freshMobile();
    await send(await form({}, mobile));
    const second = await form({}, mobile);
    const wrong = { ...second, verificationCode: otherThan(second.verificationCode) };
    expect(await refusalOf(send(wrong))).toBe('verification_code_invalid');
    expect(await refusalOf(send(second))).toBe('mobile_taken');
  });

  test.each(['DIRECTREG3', 'MOBILENUMREG3'])('is closed with %s off', async (flag) => {
    const body = await form();
    await setFlags(operator, { [flag]: false });
    expect(await refusalOf(send(body))).toBe('feature_disabled');
  });
});

describe('a registration by username', () => {
  test('needs a verified number with REGMOBVERF3, and stores it', async () => {
    await setFlags(operator, { REGMOBVERF3: true });
    const mobile = freshMobile();
    const body = { ...registration(), ...mobile };
    expect(fieldsOf(await refused(operator.browser(), body))).toEqual(['verificationCode']);
    const verificationCode = await code(mobile, 'username');
    const wrong = { ...body, verificationCode: otherThan(verificationCode) };
    expect((await refused(operator.browser(), wrong)).code).toBe('verification_code_invalid');
    expect(await accountsNamed(operator, body.username)).toEqual([]);
    const { session } = await register(operator.browser(), { ...body, verificationCode });
    expect(await holders(`+55${mobile.mobileNum}`)).toMatchObject([
      { accountId: Number(session.user.id) },
    ]);
  });

  test('needs none without it, and an unverified number belongs to no account', async () => {
    const mobile = freshMobile();
    await register(operator.browser(), { ...registration(), ...mobile });
    expect(await holders(`+55${mobile.mobileNum}`)).toEqual([]);
  });
});
