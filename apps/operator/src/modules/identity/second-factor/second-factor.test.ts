import { endpoints } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { appCode, setUpAuthenticator } from '../authenticator/testing.ts';
import {
  codeSentTo,
  freshMobile,
  messagesTo,
  otherThan,
  refusalOf,
  UNHURRIED,
} from '../codes/testing/codes.ts';
import { account } from '../tables/account.table.ts';
import { accountProfile } from '../tables/account-profile.table.ts';
import { brand } from '#modules/brand/brand.table.ts';
import { provedMobile } from '../tables/codes.table.ts';
import { knownDevice } from '../tables/known-device.table.ts';
import { loginHistory } from '../tables/session.table.ts';
import { TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: { ...UNHURRIED, codesPerRecipientPerHour: 5 } });

const demandElsewhere = async (on: boolean) => {
  await operator.services.database
    .update(brand)
    .set({ overrides: { settings: { twoFactorOnNewAddress: on } } })
    .where(eq(brand.code, 'palpite'));
  operator.services.brands.forget();
};
beforeEach(() => demandElsewhere(true));

const HOME = '198.51.100.1';
const ELSEWHERE = '203.0.113.99';
const at = (address: string) => operator.browser({ address });

/** An account with a verified number, and without any login. */
async function withMobile() {
  const { id, username } = await operator.account();
  const number = `+55${freshMobile().mobileNum}`;
  await operator.services.database
    .insert(provedMobile)
    .values({ brandCode: 'palpite', number, accountId: id, provedAt: operator.clock.now });
  return { id, username, number };
}

/** The same, with a login at `HOME`. */
async function atHome() {
  await demandElsewhere(false);
  const owner = await withMobile();
  await at(HOME).login(owner.username);
  await demandElsewhere(true);
  return owner;
}

async function demandFor(username: string, address = ELSEWHERE): Promise<SecondFactorDemand> {
  const error = await at(address)
    .login(username)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error('the login was not refused');
  const demand = refusalValue(error, 'two_factor_required');
  if (demand === null) throw new Error(`refused for ${error.code}`);
  return demand;
}

type Method = SecondFactorDemand['methods'][number]['method'];
const send = (ticket: string, method: Exclude<Method, 'totp'> = 'sms') =>
  at(ELSEWHERE).client.call(endpoints.secondFactor.sendCode, { body: { ticket, method } });
const give = (ticket: string, code: string, method: Method = 'sms') =>
  at(ELSEWHERE).client.call(endpoints.secondFactor.verify, { body: { ticket, method, code } });

async function codeFor({ ticket }: SecondFactorDemand, recipient: string): Promise<string> {
  await send(ticket);
  return codeSentTo(operator, recipient);
}

describe('[LOGIN-10] a login from an address that the account has not used', () => {
  test('requires a code to the verified number, whose digits it does not reveal, and signs in with it', async () => {
    const { id, username, number } = await atHome();
    const demand = await demandFor(username);
    expect(demand.methods).toEqual([{ method: 'sms', destination: `+55 ••• ${number.slice(-2)}` }]);
    const code = await codeFor(demand, number);
    const [sent] = await messagesTo(operator, number);
    expect(sent?.text).toContain('alguém sabe a sua senha');
    expect(await give(demand.ticket, ` ${code} `)).toMatchObject({ user: { account: username } });
    const history = await operator.services.database
      .select({ outcome: loginHistory.outcome })
      .from(loginHistory)
      .where(eq(loginHistory.accountId, id))
      .orderBy(loginHistory.id);
    expect(history.map(({ outcome }) => outcome)).toEqual(['ok', 'two_factor_required', 'ok']);
    // From now on the address is known.
    await at(ELSEWHERE).login(username);
  });

  test('repeats a lost answer: one code, one session, and no refusal', async () => {
    const { username, number } = await atHome();
    const demand = await demandFor(username);
    const code = await codeFor(demand, number);
    const act = {
      body: { ticket: demand.ticket, method: 'sms', code },
      idempotencyKey: crypto.randomUUID(),
    } as const;
    const start = await at(ELSEWHERE).client.call(endpoints.secondFactor.verify, act);
    expect(await at(ELSEWHERE).client.call(endpoints.secondFactor.verify, act)).toEqual(start);
    expect(await refusalOf(give(demand.ticket, code))).toBe('verification_code_invalid');
  });

  test('requires nothing at a known address, nor at another of its IPv6 network', async () => {
    const { username } = await atHome();
    await at(HOME).login(username);
    const other = await withMobile();
    await demandElsewhere(false);
    await at('2001:db8:1:2::3').login(other.username);
    await demandElsewhere(true);
    await at('2001:db8:1:2:ffff::9').login(other.username);
    expect((await demandFor(other.username, '2001:db8:1:3::3')).methods).toHaveLength(1);
  });

  test('succeeds without a verified contact: an unverified address does not count', async () => {
    const { id, username } = await operator.account();
    await operator.services.database
      .insert(accountProfile)
      .values({ accountId: id, email: 'ana@example.org', registerUrl: '/register' });
    await at(HOME).login(username);
    await at(ELSEWHERE).login(username);
  });

  test('requires a code to an address once a code sent there was confirmed', async () => {
    const { id, username } = await operator.account();
    const email = `${username}@example.org`;
    await operator.services.database
      .insert(accountProfile)
      .values({ accountId: id, email, registerUrl: '/register' });
    await at(HOME).client.call(endpoints.password.sendResetCode, { body: { username, email } });
    await at(HOME).client.call(endpoints.password.resetByEmail, {
      body: {
        username,
        email,
        newPassword: 'another horse 7',
        verificationCode: await codeSentTo(operator, email),
      },
    });
    await operator.services.database
      .update(account)
      .set({ passwordHash: await hashed() })
      .where(eq(account.id, id));
    const demand = await demandFor(username);
    expect(demand.methods).toEqual([
      { method: 'email', destination: `${username.slice(0, 1)}•••@example.org` },
    ]);
    await send(demand.ticket, 'email');
    await give(demand.ticket, await codeSentTo(operator, email), 'email');
  });

  test('requires nothing when the brand does not', async () => {
    const { username } = await atHome();
    await demandElsewhere(false);
    await at(ELSEWHERE).login(username);
  });

  test('requires one again after ninety days without a login from there, and everywhere once the password was changed elsewhere', async () => {
    const { id, username, number } = await atHome();
    await operator.services.database
      .update(knownDevice)
      .set({ lastSeenAt: new Date(operator.clock.now.getTime() - 91 * 86_400_000) })
      .where(eq(knownDevice.accountId, id));
    const demand = await demandFor(username, HOME);
    const { token } = await give(demand.ticket, await codeFor(demand, number));
    const there = at(ELSEWHERE);
    there.token = token;
    await there.client.call(endpoints.password.change, {
      body: {
        oldPassword: TEST_PASSWORD,
        newPassword: 'another horse 7',
        confirmNewPassword: 'another horse 7',
      },
    });
    await operator.services.database
      .update(account)
      .set({ passwordHash: await hashed() })
      .where(eq(account.id, id));
    await demandFor(username, HOME);
    await at(ELSEWHERE).login(username);
  });
});

/** The test password's hash, as every test account has it. */
async function hashed(): Promise<string> {
  return operator.services.passwords.hash(TEST_PASSWORD);
}

describe('the second proof', () => {
  test('is refused when it is wrong; five wrong ones end the code', async () => {
    const { id, username, number } = await atHome();
    const demand = await demandFor(username);
    const code = await codeFor(demand, number);
    for (let nth = 0; nth < 5; nth += 1) {
      expect(await refusalOf(give(demand.ticket, otherThan(code)))).toBe(
        'verification_code_invalid',
      );
    }
    expect(await refusalOf(give(demand.ticket, code))).toBe('verification_code_expired');
    const wrong = await operator.services.database
      .select({ method: loginHistory.method })
      .from(loginHistory)
      .where(and(eq(loginHistory.accountId, id), eq(loginHistory.outcome, 'second_factor_wrong')));
    expect(wrong).toEqual(Array(6).fill({ method: 'username' }));
  });

  test('is valid once, and for its own account alone', async () => {
    const [mine, theirs] = [await atHome(), await atHome()];
    const demand = await demandFor(mine.username);
    const other = await demandFor(theirs.username);
    const code = await codeFor(demand, mine.number);
    expect(await refusalOf(give(other.ticket, code))).toBe('verification_code_invalid');
    await give(demand.ticket, code);
    expect(await refusalOf(give(demand.ticket, code))).toBe('verification_code_invalid');
  });

  test('is refused with a ticket that is invented, another brand’s, too old, or of a replaced password', async () => {
    const { id, username, number } = await atHome();
    const made = await refusalOf(give('a'.repeat(40), '123456'));
    expect(made).toBe('second_factor_expired');
    const { ticket } = await demandFor(username);
    const lumen = operator.browser({ host: 'en.localhost', brandCode: 'lumen' });
    const body = { ticket, method: 'sms', code: '1' } as const;
    expect(await refusalOf(lumen.client.call(endpoints.secondFactor.verify, { body }))).toBe(
      'second_factor_expired',
    );
    const late = await demandFor(username);
    const code = await codeFor(late, number);
    operator.clock.advance(901);
    expect(await refusalOf(give(late.ticket, code))).toBe('second_factor_expired');
    expect(await refusalOf(send(late.ticket))).toBe('second_factor_expired');
    const changed = await demandFor(username);
    const right = await codeFor(changed, number);
    await operator.services.database
      .update(account)
      .set({ passwordHash: 'another' })
      .where(eq(account.id, id));
    expect(await refusalOf(give(changed.ticket, right))).toBe('second_factor_expired');
  });

  test('of a locked account opens nothing, and says why', async () => {
    const { id, username, number } = await atHome();
    const demand = await demandFor(username);
    const code = await codeFor(demand, number);
    await operator.services.database
      .update(account)
      .set({ status: 'locked' })
      .where(eq(account.id, id));
    expect(await refusalOf(give(demand.ticket, code))).toBe('account_locked');
  });

  test('is sent five times an hour at most, and a person who knows only the number uses none of them up', async () => {
    const { username, number } = await atHome();
    const mobile = { countryDialingCode: '55', mobileNum: number.slice(3) };
    for (let nth = 0; nth < 5; nth += 1) {
      await at(HOME).client.call(endpoints.verification.sendLoginCode, {
        body: { purpose: 'login', ...mobile },
      });
    }
    const { ticket } = await demandFor(username);
    for (let nth = 0; nth < 5; nth += 1) await send(ticket);
    expect(await refusalOf(send(ticket))).toBe('too_many_requests');
  });
});

describe('a login from elsewhere', () => {
  test('is reported to the verified contact, once', async () => {
    const { username, number } = await atHome();
    const demand = await demandFor(username);
    await give(demand.ticket, await codeFor(demand, number));
    await operator.worker.drain();
    await operator.worker.drain();
    const told = (await messagesTo(operator, number)).filter(({ text }) => text.includes(username));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`${username} entrou por um aparelho ou uma rede nova`);
    expect(told[0]?.text).toContain(ELSEWHERE);
    expect(told[0]?.text).toContain('http://localhost:3000/security');
  });

  test('is reported at the next login from another place, once, and not at its own', async () => {
    const { username } = await operator.account();
    expect((await at(HOME).login(username)).unfamiliarLogin).toBeNull();
    operator.clock.advance(60);
    expect((await at(ELSEWHERE).login(username)).unfamiliarLogin).toBeNull();
    expect((await at(ELSEWHERE).login(username)).unfamiliarLogin).toBeNull();
    expect((await at(HOME).login(username)).unfamiliarLogin).toEqual({
      at: operator.clock.now.toISOString(),
      address: ELSEWHERE,
      device: '',
    });
    expect((await at(HOME).login(username)).unfamiliarLogin).toBeNull();
  });

  test('is not reported to a stranger who signs in from yet another place', async () => {
    const { username } = await operator.account();
    await at(HOME).login(username);
    for (const address of [ELSEWHERE, '192.0.2.44', ELSEWHERE]) {
      operator.clock.advance(60);
      // The second stranger's place is reported to the first one, and to the owner.
      const { unfamiliarLogin } = await at(address).login(username);
      expect(unfamiliarLogin?.address).not.toBe(ELSEWHERE);
    }
    expect((await at(HOME).login(username)).unfamiliarLogin?.address).toBe(ELSEWHERE);
  });

  test('is reported although it set another password', async () => {
    const { username, number } = await atHome();
    const mobile = { countryDialingCode: '55', mobileNum: number.slice(3) };
    const thief = at(ELSEWHERE).client;
    const body = { purpose: 'password', ...mobile } as const;
    const { ticket } = await thief.call(endpoints.verification.sendLoginCode, { body });
    await thief.call(endpoints.password.resetByPhone, {
      body: {
        ...mobile,
        newPassword: 'another horse 7',
        verificationCode: await codeSentTo(operator, number),
        ticket,
      },
    });
    await operator.worker.drain();
    const texts = (await messagesTo(operator, number)).map(({ text }) => text);
    expect(
      texts.filter((text) => text.includes(`a senha de ${username} foi trocada`)),
    ).toHaveLength(1);
    expect(texts.filter((text) => text.includes(`${username} entrou por`))).toHaveLength(1);
  });
});

describe('an authenticator app', () => {
  async function withApp() {
    const owner = await withMobile();
    await demandElsewhere(false);
    const browser = at(HOME);
    await browser.login(owner.username);
    const { uri } = await setUpAuthenticator(operator, browser);
    return {
      ...owner,
      uri,
      mobile: { countryDialingCode: '55', mobileNum: owner.number.slice(3) },
    };
  }
  const demandOf = async (call: Promise<unknown>) => {
    const error = await call.catch((thrown: unknown) => thrown);
    const demand = error instanceof CallError && refusalValue(error, 'two_factor_required');
    if (!demand) throw new Error('no second proof was asked for');
    expect(demand.methods).toEqual([{ method: 'totp', destination: null }]);
    return demand;
  };

  test('is required at every login by password, on any network', async () => {
    const { username, uri } = await withApp();
    const { ticket } = await demandOf(at(HOME).login(username));
    // A code to the phone does not replace the app.
    expect(await refusalOf(send(ticket))).toBe('second_factor_expired');
    expect(await refusalOf(give(ticket, '000000', 'totp'))).toBe('verification_code_invalid');
    const start = await give(ticket, appCode(operator, uri), 'totp');
    expect(start.user.account).toBe(username);
  });

  test('is required after a code to the phone, and when a code sets a new password: a phone does not bypass it', async () => {
    const { username, uri, mobile, number } = await withApp();
    const ask = async (purpose: 'login' | 'password') => {
      const body = { purpose, ...mobile };
      const { ticket } = await at(HOME).client.call(endpoints.verification.sendLoginCode, { body });
      return { ticket, verificationCode: await codeSentTo(operator, number) };
    };
    const login = { type: 'sms', ...mobile, ...(await ask('login')) } as const;
    const bySms = await demandOf(at(HOME).client.call(endpoints.session.login, { body: login }));
    expect(await give(bySms.ticket, appCode(operator, uri), 'totp')).toBeTruthy();
    const newPassword = 'another horse 7';
    const chosen = { ...mobile, newPassword, ...(await ask('password')) };
    operator.clock.advance(30);
    const byReset = await demandOf(
      at(HOME).client.call(endpoints.password.resetByPhone, { body: chosen }),
    );
    await give(byReset.ticket, appCode(operator, uri), 'totp');
    expect(await refusalOf(at(HOME).login(username))).toBe('invalid_credentials');
    await demandOf(at(HOME).login(username, newPassword));
  });
});
