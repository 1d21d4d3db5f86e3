import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  codeSentTo,
  freshMobile,
  otherThan,
  refusalOf,
  unhurriedOperator,
} from '../codes/testing/codes.ts';
import { account } from '../tables/account.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import { loginHistory } from '../tables/session.table.ts';
import { setFlags } from '../registration/testing.ts';
import type { TestOperator } from '#testing/operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await unhurriedOperator();
});
afterAll(() => operator.close());
beforeEach(() => setFlags(operator));

/** An account with a verified number. */
async function withMobile(wanted: Parameters<TestOperator['account']>[0] = {}) {
  const mobile = freshMobile();
  const { id, username } = await operator.account(wanted);
  await operator.services.database.insert(provedMobile).values({
    brandCode: 'palpite',
    number: `+55${mobile.mobileNum}`,
    accountId: id,
    provedAt: operator.clock.now,
  });
  return { id, username, mobile };
}
type Mobile = ReturnType<typeof freshMobile>;

/** The last ticket for each number. */
const tickets = new Map<string, string>();
async function ask(mobile: Mobile, purpose: 'login' | 'password' = 'login'): Promise<void> {
  const body = { purpose, ...mobile };
  const { ticket } = await operator
    .browser()
    .client.call(endpoints.verification.sendLoginCode, { body });
  tickets.set(mobile.mobileNum, ticket);
}
const ticketFor = ({ mobileNum }: Mobile) => tickets.get(mobileNum) ?? 'a'.repeat(22);
async function codeFor(mobile: Mobile, purpose?: 'login' | 'password'): Promise<string> {
  await ask(mobile, purpose);
  return codeSentTo(operator, `+55${mobile.mobileNum}`);
}
const enter = (mobile: Mobile, verificationCode: string, ticket = ticketFor(mobile)) =>
  operator.browser().client.call(endpoints.session.login, {
    body: { type: 'sms', ...mobile, verificationCode, ticket },
  });

test('a code signs in the account whose number it was sent to, once, and the history says how', async () => {
  const { id, username, mobile } = await withMobile();
  const code = await codeFor(mobile);
  const start = await enter(mobile, ` ${code} `);
  expect(start).toMatchObject({ firstTimeLogin: true, user: { account: username } });
  expect(await refusalOf(enter(mobile, code))).toBe('verification_code_invalid');
  const history = await operator.services.database
    .select()
    .from(loginHistory)
    .where(eq(loginHistory.accountId, id));
  expect(history).toMatchObject([{ method: 'sms', outcome: 'ok' }]);
});

test('a code read off another person’s phone opens nothing without the ticket of its request, and costs no try', async () => {
  const { username, mobile } = await withMobile();
  const code = await codeFor(mobile);
  for (let guess = 0; guess < 6; guess += 1) {
    const ticket = `${guess}`.repeat(22);
    expect(await refusalOf(enter(mobile, code, ticket))).toBe('verification_code_invalid');
  }
  expect((await enter(mobile, code)).user.account).toBe(username);
});

test('a stranger who requests codes too does not use up the owner’s', async () => {
  const { username, mobile } = await withMobile();
  const code = await codeFor(mobile);
  const mine = ticketFor(mobile);
  const theirs = await codeFor(mobile);
  const strangers = ticketFor(mobile);
  expect(await refusalOf(enter(mobile, otherThan(theirs), strangers))).toBe(
    'verification_code_invalid',
  );
  expect((await enter(mobile, code, mine)).user.account).toBe(username);
});

test('two logins with one code at the same moment: one session', async () => {
  const { mobile } = await withMobile();
  const code = await codeFor(mobile);
  const outcomes = await Promise.all([
    refusalOf(enter(mobile, code)),
    refusalOf(enter(mobile, code)),
  ]);
  expect(outcomes).toContain(null);
  expect(outcomes).toContain('verification_code_invalid');
});

test('a code to choose a password with does not sign in', async () => {
  const { mobile } = await withMobile();
  const code = await codeFor(mobile, 'password');
  expect(await refusalOf(enter(mobile, code))).toBe('verification_code_invalid');
});

test('tries at a number get the same answer, with or without an account', async () => {
  const { mobile } = await withMobile();
  const right = await codeFor(mobile);
  const nobodys = freshMobile();
  await ask(nobodys);
  for (const tried of [mobile, nobodys]) {
    const outcomes: (string | null)[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      outcomes.push(await refusalOf(enter(tried, tried === mobile ? otherThan(right) : '123')));
    }
    expect(outcomes).toEqual([
      ...Array(5).fill('verification_code_invalid'),
      'verification_code_expired',
    ]);
  }
});

test('a locked account and an agents’ account learn so only with a right code', async () => {
  const locked = await withMobile();
  await operator.services.database
    .update(account)
    .set({ status: 'locked' })
    .where(eq(account.id, locked.id));
  const affiliate = await withMobile({ type: 1, isMember: false });
  for (const [{ mobile }, refusal] of [
    [locked, 'account_locked'],
    [affiliate, 'not_a_member'],
  ] as const) {
    const code = await codeFor(mobile);
    expect(await refusalOf(enter(mobile, otherThan(code)))).toBe('verification_code_invalid');
    expect(await refusalOf(enter(mobile, code))).toBe(refusal);
  }
});

test('with MOBILEVERCODELOGIN3 off no code signs in', async () => {
  const { mobile } = await withMobile();
  const code = await codeFor(mobile);
  await setFlags(operator, { MOBILEVERCODELOGIN3: false });
  expect(await refusalOf(enter(mobile, code))).toBe('feature_disabled');
});
