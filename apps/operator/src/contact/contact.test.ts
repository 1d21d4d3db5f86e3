import { endpoints } from '@palpite/contract';
import type { NewContact } from '@palpite/contract/contact.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeSentTo,
  freshMobile,
  messagesTo,
  otherThan,
  refusalOf,
  UNHURRIED,
} from '../codes/testing-codes.ts';
import { type Browser, createTestOperator, TEST_PASSWORD, type TestOperator } from '../testing.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: UNHURRIED });
});
afterAll(() => operator.close());

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
  client.call(endpoints.contactCode, { body: { contact } });
const set = (
  { client }: Browser,
  { contact }: Pick<Typed, 'contact'>,
  verificationCode: string,
  password: string | undefined = TEST_PASSWORD,
  idempotencyKey: string = randomUUID(),
) =>
  client.call(endpoints.contactSet, {
    body: { contact, verificationCode, password },
    idempotencyKey,
  });
const contactsOf = async ({ client }: Browser) => (await client.call(endpoints.contactList)).list;

async function give(browser: Browser, typed: Typed) {
  await ask(browser, typed);
  return set(browser, typed, await codeSentTo(operator, typed.recipient));
}

test('an account that was never asked for a contact has none, and may set both', async () => {
  const browser = await operator.signedIn();
  expect(await contactsOf(browser)).toEqual([
    { channel: 'sms', destination: null, proved: false, changeable: true },
    { channel: 'email', destination: null, proved: false, changeable: true },
  ]);
});

test('a contact is set by the code that was sent there and the password; shown is only enough to know it', async () => {
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

test('without the password nothing is set, and the code is still good', async () => {
  const browser = await operator.signedIn();
  const email = freshEmail();
  await ask(browser, email);
  const code = await codeSentTo(operator, email.recipient);
  expect(await refusalOf(set(browser, email, code, 'not it'))).toBe('password_incorrect');
  expect(await contactsOf(browser)).toMatchObject([{}, { destination: null }]);
  await set(browser, email, code);
});

test('an answer that was lost comes again, though the code is used up', async () => {
  const browser = await operator.signedIn();
  const email = freshEmail();
  await ask(browser, email);
  const code = await codeSentTo(operator, email.recipient);
  const key = randomUUID();
  const first = await set(browser, email, code, TEST_PASSWORD, key);
  expect(await set(browser, email, code, TEST_PASSWORD, key)).toEqual(first);
});

test('who held a contact before is told of the change, there and at the other contact, and the new one is not', async () => {
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

test('a number that another account has proved is refused, told only to whoever holds it, and stays where it is', async () => {
  const [first, second] = [await operator.signedIn(), await operator.signedIn()];
  const phone = freshPhone();
  await give(first, phone);
  await ask(second, phone);
  const code = await codeSentTo(operator, phone.recipient);
  expect(await refusalOf(set(second, phone, code))).toBe('mobile_taken');
  expect(await contactsOf(second)).toMatchObject([{ destination: null }, {}]);
  expect(await contactsOf(first)).toMatchObject([{ proved: true }, {}]);
});

test('the number before opens nothing any more, and is free for another account', async () => {
  const [first, second] = [await operator.signedIn(), await operator.signedIn()];
  const phone = freshPhone();
  await give(first, phone);
  await give(first, freshPhone());
  expect((await give(second, phone)).list).toMatchObject([{ proved: true }, {}]);
});

test.each([
  ['an address that is none', { channel: 'email', email: 'nobody' } as const, 'email'],
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
