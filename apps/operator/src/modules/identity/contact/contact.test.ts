import { endpoints } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import type { NewContact } from '@palpite/contract/contact.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  codeSentTo,
  freshMobile,
  messagesTo,
  otherThan,
  refusalOf,
  UNHURRIED,
} from '../codes/testing/codes.ts';
import { account } from '../tables/account.table.ts';
import { session } from '../tables/session.table.ts';
import { type Browser, TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: UNHURRIED });

let lastAddress = 0;
function freshEmail() {
  lastAddress += 1;
  const email = `ana${lastAddress}@example.com`;
  return { contact: { channel: 'email', email } as const, recipient: email };
}
function freshPhone() {
  const { countryDialingCode, mobileNum } = freshMobile();
  return {
    contact: { channel: 'sms', countryDialingCode, mobileNum } as const,
    recipient: `+${countryDialingCode}${mobileNum}`,
  };
}

interface Typed {
  readonly contact: NewContact;
  readonly recipient: string;
}

const ask = ({ client }: Browser, { contact }: Pick<Typed, 'contact'>) =>
  client.call(endpoints.contact.sendCode, { body: { contact } });
const set = (
  { client }: Browser,
  { contact }: Pick<Typed, 'contact'>,
  verificationCode: string,
  password: string | undefined = TEST_PASSWORD,
  idempotencyKey: string = randomUUID(),
) =>
  client.call(endpoints.contact.set, {
    body: { contact, verificationCode, password },
    idempotencyKey,
  });
const setWithout = ({ client }: Browser, { contact }: Typed, verificationCode: string) =>
  client.call(endpoints.contact.set, {
    body: { contact, verificationCode },
    idempotencyKey: randomUUID(),
  });
const contactsOf = async ({ client }: Browser) => (await client.call(endpoints.contact.list)).list;

async function nameOf({ accountId }: Browser) {
  const [found] = await operator.services.database
    .select({ username: account.username })
    .from(account)
    .where(eq(account.id, accountId ?? 0));
  if (found === undefined) throw new Error('nobody is signed in');
  return found;
}

async function give(browser: Browser, typed: Typed) {
  await ask(browser, typed);
  return set(browser, typed, await codeSentTo(operator, typed.recipient));
}

test('an account without contacts shows none, and may set both', async () => {
  const browser = await operator.signedIn();
  expect(await contactsOf(browser)).toEqual([
    { channel: 'sms', destination: null, proved: false, changeable: true },
    { channel: 'email', destination: null, proved: false, changeable: true },
  ]);
});

test('a contact is set by the code sent to it and the password; only a masked form is shown', async () => {
  const browser = await operator.signedIn();
  await give(browser, freshPhone());
  const { list } = await give(browser, freshEmail());
  expect(list).toMatchObject([
    { channel: 'sms', proved: true, destination: expect.stringMatching(/^\+55 ••• \d\d$/) },
    { channel: 'email', proved: true, destination: 'a•••@example.com' },
  ]);
});

test('a code for one contact sets no other, and one account’s code sets nothing of another’s', async () => {
  const [mine, theirs] = [await operator.signedIn(), await operator.signedIn()];
  const [asked, another] = [freshEmail(), freshEmail()];
  await ask(mine, asked);
  const code = await codeSentTo(operator, asked.recipient);
  expect(await refusalOf(set(mine, another, code))).toBe('verification_code_invalid');
  expect(await refusalOf(set(theirs, asked, code))).toBe('verification_code_invalid');
  expect(await refusalOf(set(mine, asked, otherThan(code)))).toBe('verification_code_invalid');
  await set(mine, asked, code);
});

test('without the password nothing is set, and the code stays valid', async () => {
  const browser = await operator.signedIn();
  const email = freshEmail();
  await ask(browser, email);
  const code = await codeSentTo(operator, email.recipient);
  expect(await refusalOf(set(browser, email, code, 'not it'))).toBe('password_incorrect');
  expect(await contactsOf(browser)).toMatchObject([{}, { destination: null }]);
  await set(browser, email, code);
});

test('an account without a password sets a contact by the code alone, but not in an idle session', async () => {
  const browser = await operator.signedIn();
  const { database } = operator.services;
  const id = browser.accountId ?? 0;
  await database.update(account).set({ passwordHash: null }).where(eq(account.id, id));
  const [email, another] = [freshEmail(), freshEmail()];
  await ask(browser, email);
  const code = await codeSentTo(operator, email.recipient);
  expect(await refusalOf(setWithout(browser, email, code))).toBeNull();
  await ask(browser, another);
  const second = await codeSentTo(operator, another.recipient);
  await database
    .update(session)
    .set({ reauthenticationDue: true })
    .where(eq(session.accountId, id));
  expect(await refusalOf(ask(browser, freshEmail()))).toBe('session_expired');
  expect(await refusalOf(setWithout(browser, another, second))).toBe('session_expired');
});

test('a stolen session of an account without a password can change no contact: only a recent login can', async () => {
  const browser = await operator.signedIn();
  await give(browser, freshPhone());
  const email = freshEmail();
  await ask(browser, email);
  const code = await codeSentTo(operator, email.recipient);
  await operator.services.database
    .update(account)
    .set({ passwordHash: null })
    .where(eq(account.id, browser.accountId ?? 0));
  const before = await contactsOf(browser);
  operator.clock.advance(operator.services.limits.recentLoginSeconds);
  const own = { newPassword: 'another horse 7', confirmNewPassword: 'another horse 7' };
  for (const act of [
    () => ask(browser, freshEmail()),
    () => setWithout(browser, email, code),
    () => browser.client.call(endpoints.password.change, { body: own }),
    () => browser.client.call(endpoints.authenticator.enrol, { body: {} }),
  ]) {
    expect(await refusalOf(act())).toBe('login_again');
  }
  expect(await contactsOf(browser)).toEqual(before);
});

test('a lost answer comes again, though the code is used up', async () => {
  const browser = await operator.signedIn();
  const email = freshEmail();
  await ask(browser, email);
  const code = await codeSentTo(operator, email.recipient);
  const key = randomUUID();
  const first = await set(browser, email, code, TEST_PASSWORD, key);
  expect(await set(browser, email, code, TEST_PASSWORD, key)).toEqual(first);
});

test('the previous contact and the other one receive a message about the change; the new one does not', async () => {
  const browser = await operator.signedIn();
  const [phone, old, fresh] = [freshPhone(), freshEmail(), freshEmail()];
  await give(browser, phone);
  await give(browser, old);
  await give(browser, fresh);
  for (const { recipient } of [phone, old]) {
    const [newest] = await messagesTo(operator, recipient);
    expect(newest?.text).toMatch(/o e-mail de .* foi trocado/);
  }
  const texts = (await messagesTo(operator, fresh.recipient)).map(({ text }) => text);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('código para confirmar este contato');
});

test('a code sent to the previous contact is invalid once there is another', async () => {
  const browser = await operator.signedIn();
  const [old, fresh] = [freshEmail(), freshEmail()];
  await give(browser, old);
  const { username } = await nameOf(browser);
  const visitor = operator.browser().client;
  const owner = { username, email: old.recipient };
  await visitor.call(endpoints.password.sendResetCode, { body: owner });
  const code = await codeSentTo(operator, old.recipient);
  await give(browser, fresh);
  const body = { ...owner, newPassword: 'another horse 7', verificationCode: code };
  expect(await refusalOf(visitor.call(endpoints.password.resetByEmail, { body }))).toBe(
    'verification_code_invalid',
  );
});

test('a code for a second proof sent to the previous number is invalid once there is another', async () => {
  const browser = await operator.signedIn();
  const old = freshPhone();
  await give(browser, old);
  const { username } = await nameOf(browser);
  const elsewhere = operator.browser({ address: '203.0.113.99' });
  const refusal = await elsewhere.login(username).catch((error: unknown) => error);
  const demand = refusal instanceof CallError && refusalValue(refusal, 'two_factor_required');
  if (!demand) throw new Error('no second proof was asked for');
  const factor = { ticket: demand.ticket, method: 'sms' } as const;
  await elsewhere.client.call(endpoints.secondFactor.sendCode, { body: factor });
  const code = await codeSentTo(operator, old.recipient);
  await give(browser, freshPhone());
  const body = { ...factor, code };
  expect(await refusalOf(elsewhere.client.call(endpoints.secondFactor.verify, { body }))).toBe(
    'verification_code_invalid',
  );
});

test('another account’s verified number is refused, which only a person who has verified it learns, and stays with that account', async () => {
  const [first, second] = [await operator.signedIn(), await operator.signedIn()];
  const phone = freshPhone();
  await give(first, phone);
  await ask(second, phone);
  const code = await codeSentTo(operator, phone.recipient);
  expect(await refusalOf(set(second, phone, code))).toBe('mobile_taken');
  expect(await contactsOf(second)).toMatchObject([{ destination: null }, {}]);
  expect(await contactsOf(first)).toMatchObject([{ proved: true }, {}]);
});

test('the previous number opens nothing any more, and is free for another account', async () => {
  const [first, second] = [await operator.signedIn(), await operator.signedIn()];
  const phone = freshPhone();
  await give(first, phone);
  await give(first, freshPhone());
  expect((await give(second, phone)).list).toMatchObject([{ proved: true }, {}]);
});

test.each([
  ['an address that is none', { channel: 'email', email: 'nobody' } as const, 'email'],
  ['a dot at the end', { channel: 'email', email: 'ana@example.com.' } as const, 'email'],
  [
    'a number that is none',
    { channel: 'sms', countryDialingCode: '55', mobileNum: '1234' } as const,
    'mobileNum',
  ],
])('%s is refused at its field, before anything is sent', async (_what, contact, field) => {
  const browser = await operator.signedIn();
  await expect(ask(browser, { contact })).rejects.toMatchObject({
    code: 'field_invalid',
    value: { fields: [{ field }] },
  });
});
