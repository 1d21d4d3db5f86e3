import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  codeSentTo,
  freshMobile,
  messagesTo,
  otherThan,
  refusalOf,
  unhurriedOperator,
} from '../codes/testing/codes.ts';
import { account } from '../tables/account.table.ts';
import { accountProfile } from '../tables/account-profile.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import { setFlags } from '../registration/testing.ts';
import { TEST_PASSWORD, type TestOperator } from '#testing/operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await unhurriedOperator();
});
afterAll(() => operator.close());
beforeEach(() => setFlags(operator));

const NEXT = 'another horse 7';

/** An account with a verified number and address. */
async function owner(more: Parameters<TestOperator['account']>[0] = {}) {
  const mobile = freshMobile();
  const email = `Ana.${mobile.mobileNum}@example.com`;
  const username = `ana${mobile.mobileNum.slice(-8)}`;
  const { id } = await operator.account({ username, ...more });
  // Makes this device known, so that the password alone is enough.
  const side = more.isMember === false ? 'agent' : 'member';
  await operator.browser().client.call(endpoints.session.login, {
    body: { type: 'username', username, password: TEST_PASSWORD, side },
  });
  await operator.services.database.insert(provedMobile).values({
    brandCode: 'palpite',
    number: `+55${mobile.mobileNum}`,
    accountId: id,
    provedAt: operator.clock.now,
  });
  await operator.services.database
    .insert(accountProfile)
    .values({ accountId: id, email, registerUrl: '/register' });
  return { id, username, mobile, email };
}
type Owner = Awaited<ReturnType<typeof owner>>;

/** The last ticket for each number. */
const tickets = new Map<string, string>();
async function codeByPhone({ mobile }: Owner): Promise<string> {
  const body = { purpose: 'password' as const, ...mobile };
  const { ticket } = await operator
    .browser()
    .client.call(endpoints.verification.sendLoginCode, { body });
  tickets.set(mobile.mobileNum, ticket);
  return codeSentTo(operator, `+55${mobile.mobileNum}`);
}
const setByPhone = (
  { mobile }: Pick<Owner, 'mobile'>,
  verificationCode: string,
  newPassword = NEXT,
  ticket = tickets.get(mobile.mobileNum) ?? 'a'.repeat(22),
) =>
  operator.browser().client.call(endpoints.password.resetByPhone, {
    body: { newPassword, verificationCode, ticket, ...mobile },
  });

const forget = (username: string, email: string) =>
  operator.browser().client.call(endpoints.password.sendResetCode, { body: { username, email } });
async function codeByEmail({ username, email }: Owner): Promise<string> {
  await forget(username, email);
  return codeSentTo(operator, email);
}
const setByEmail = ({ username, email }: Owner, verificationCode: string, newPassword = NEXT) =>
  operator.browser().client.call(endpoints.password.resetByEmail, {
    body: { username, email, newPassword, verificationCode },
  });

describe.each([
  ['phone', codeByPhone, setByPhone],
  ['e-mail', codeByEmail, setByEmail],
] as const)('a new password by %s', (_way, ask, set) => {
  test('is set by the code, signs in, ends every other session, and is the only one from then on', async () => {
    const ana = await owner();
    const elsewhere = operator.browser();
    await elsewhere.login(ana.username);
    const { user, token } = await set(ana, await ask(ana));
    expect(user.account).toBe(ana.username);
    expect(token).toBeTruthy();
    await expect(elsewhere.client.call(endpoints.wallet.getBalance)).rejects.toThrow(
      'session_expired',
    );
    await expect(operator.browser().login(ana.username)).rejects.toThrow('invalid_credentials');
    expect((await operator.browser().login(ana.username, NEXT)).user.account).toBe(ana.username);
  });

  test('needs the right code, in time, and once', async () => {
    const ana = await owner();
    const code = await ask(ana);
    expect(await refusalOf(set(ana, otherThan(code)))).toBe('verification_code_invalid');
    expect(await refusalOf(set(ana, code))).toBeNull();
    expect(await refusalOf(set(ana, code, 'third horse 9'))).toBe('verification_code_invalid');
    const late = await ask(ana);
    operator.clock.advance(600);
    expect(await refusalOf(set(ana, late, 'third horse 9'))).toBe('verification_code_expired');
    expect(await operator.browser().login(ana.username, NEXT)).toBeTruthy();
  });

  test('two with one code at the same moment: one password is set', async () => {
    const ana = await owner();
    const code = await ask(ana);
    const passwords = ['first horse 1', 'second horse 2'];
    const outcomes = await Promise.all(
      passwords.map((password) => refusalOf(set(ana, code, password))),
    );
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes).toContain('verification_code_invalid');
    const right = passwords[outcomes.indexOf(null)] ?? '';
    expect(await operator.browser().login(ana.username, right)).toBeTruthy();
  });

  test('that is invalid, or is the old one, is refused and keeps the code valid', async () => {
    const ana = await owner();
    const code = await ask(ana);
    expect(await refusalOf(set(ana, code, 'short'))).toBe('field_invalid');
    await set(ana, code, 'first horse 1');
    const next = await ask(ana);
    expect(await refusalOf(set(ana, next, 'first horse 1'))).toBe('password_reused');
    expect(await refusalOf(set(ana, next))).toBeNull();
  });

  test('[LOGIN-09] is available to an affiliate too, whose session still opens nothing of the member side', async () => {
    const ana = await owner({ type: 1, isMember: false });
    const browser = operator.browser();
    browser.token = (await set(ana, await ask(ana))).token;
    expect(await browser.client.call(endpoints.member.get)).toMatchObject({ isMember: false });
    expect(await refusalOf(browser.client.call(endpoints.favourite.listIds))).toBe('forbidden');
  });

  test('is refused to a locked account, whose password stays', async () => {
    const ana = await owner();
    const code = await ask(ana);
    const row = eq(account.id, ana.id);
    await operator.services.database.update(account).set({ status: 'locked' }).where(row);
    expect(await refusalOf(set(ana, code))).toBe('account_locked');
    await operator.services.database.update(account).set({ status: 'active' }).where(row);
    expect(await operator.browser().login(ana.username, TEST_PASSWORD)).toBeTruthy();
  });
});

describe('forgot by e-mail', () => {
  test('answers alike for a name and an address that belong together and for any others', async () => {
    const [ana, bia] = [await owner(), await owner()];
    const right = await forget(ana.username.toUpperCase(), ana.email.toLowerCase());
    expect(right).toEqual({ expiredMinutes: 10, expiresAt: expect.any(String) });
    expect(await forget('nobody12', 'nobody@example.com')).toEqual(right);
    expect(await forget(ana.username, bia.email)).toEqual(right);
    expect(await messagesTo(operator, bia.email)).toEqual([]);
    expect(await messagesTo(operator, 'nobody@example.com')).toEqual([]);
    // To the address as it was registered, whatever was typed.
    expect(await messagesTo(operator, ana.email)).toHaveLength(1);
  });

  test('needs a valid name and address, in a form-encoded body', async () => {
    expect(await refusalOf(forget('1', 'ana@example.com'))).toBe('field_invalid');
    expect(await refusalOf(forget('anaprado', 'ana.example.com'))).toBe('field_invalid');
    const response = await operator.browser().fetch('/wps/member/password/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'anaprado', email: 'ana@example.com' }),
    });
    expect(response.status).toBe(415);
  });

  test('a code is valid for the name and the address that it was requested for', async () => {
    const [ana, bia] = [await owner(), await owner()];
    const code = await codeByEmail(ana);
    await forget(bia.username, bia.email);
    const theirs = { ...bia, email: ana.email };
    expect(await refusalOf(setByEmail(theirs, code))).toBe('verification_code_invalid');
    expect(await refusalOf(setByPhone(ana, code))).toBe('verification_code_invalid');
  });
});

test('a code by phone sets no password without the ticket of its request', async () => {
  const ana = await owner();
  const code = await codeByPhone(ana);
  expect(await refusalOf(setByPhone(ana, code, NEXT, 'b'.repeat(22)))).toBe(
    'verification_code_invalid',
  );
  expect(await refusalOf(setByPhone(ana, code))).toBeNull();
});

test('with CHNGPASSVERIF3 off no password is set by phone', async () => {
  const ana = await owner();
  const code = await codeByPhone(ana);
  await setFlags(operator, { CHNGPASSVERIF3: false });
  expect(await refusalOf(setByPhone(ana, code))).toBe('feature_disabled');
});

test('a code to sign in with sets no password', async () => {
  const ana = await owner();
  const body = { purpose: 'login' as const, ...ana.mobile };
  const { ticket } = await operator
    .browser()
    .client.call(endpoints.verification.sendLoginCode, { body });
  const code = await codeSentTo(operator, `+55${ana.mobile.mobileNum}`);
  expect(await refusalOf(setByPhone(ana, code, NEXT, ticket))).toBe('verification_code_invalid');
});
