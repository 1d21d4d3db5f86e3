import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { account } from '#modules/identity/tables/account.table.ts';
import { supportMessage } from '../tables/support.table.ts';
import { freshAddress } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { readReference } from './leave-message.ts';
import { openWindow } from './testing.ts';

const operator = withOperator({ limits: { supportPerAddressPerHour: 3 } });
beforeEach(() => operator.services.database.delete(supportMessage));

/** Each test has its own address, so that no other test's messages throttle it. */
const visitor = (host?: string) =>
  operator.browser({ address: freshAddress(), ...(host ? { host } : {}) });
type Visitor = ReturnType<typeof visitor>;

async function page(browser: Visitor, search = '', headers: Record<string, string> = {}) {
  const response = await browser.fetch(`/support${search}`, { headers });
  return { response, text: await response.text() };
}

const formIdIn = (text: string) => /name="formId" value="([\w-]+)"/.exec(text)?.[1] ?? '';

function send(browser: Visitor, fields: Record<string, string>) {
  return browser.fetch('/support', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Leaves a message as the page's own form does. @returns where it redirects */
async function leave(browser: Visitor, message: string, more: Record<string, string> = {}) {
  const { text } = await page(browser, more.pass ? `?pass=${more.pass}` : '');
  const response = await send(browser, { formId: formIdIn(text), message, ...more });
  expect(response.status).toBe(303);
  return response.headers.get('location')?.replace('/support', '') ?? '';
}

const rows = () => operator.services.database.select().from(supportMessage);
/** A member of a high rank whose browser has opened the desk's window. */
async function memberAtDesk() {
  const { id, username } = await operator.account();
  await operator.services.database.update(account).set({ rankLevel: 5 }).where(eq(account.id, id));
  const site = operator.browser({ language: 'EN' });
  await site.login(username);
  const { pass } = await openWindow(site, 'vip');
  return { id, username, site, pass };
}

test('a visitor leaves a message and gets its number, which shows the message and its answer', async () => {
  const browser = visitor();
  const leads = await leave(browser, 'Where is my prize?', { email: 'ana@example.com' });
  const [row] = await rows();
  expect(row).toMatchObject({
    brandCode: 'palpite',
    channel: 'live',
    accountId: null,
    email: 'ana@example.com',
    language: 'PT',
    message: 'Where is my prize?',
    answer: null,
  });
  expect(row?.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect((await page(browser, leads)).text).toContain(row?.reference);

  const asked = `?reference=${row?.reference.toLowerCase().replace('-', ' ')}`;
  expect((await page(browser, asked)).text).toContain('Ainda sem resposta');
  await operator.services.database
    .update(supportMessage)
    .set({ answer: 'It is in your balance.', answeredAt: operator.clock.now })
    .where(eq(supportMessage.id, row?.id ?? 0));
  expect((await page(browser, asked)).text).toContain('It is in your balance.');
});

test('a form that is sent twice leaves one message', async () => {
  const browser = visitor();
  const { text } = await page(browser);
  const fields = { formId: formIdIn(text), message: 'Hello?' };
  const [first, second] = [await send(browser, fields), await send(browser, fields)];
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  expect(await rows()).toHaveLength(1);
});

test('the pass identifies a member, who sees their own messages and no others', async () => {
  const { id, username, pass } = await memberAtDesk();
  await leave(visitor(), 'a stranger’s secret');
  await leave(visitor(), 'my own question', { pass });
  const { text } = await page(visitor(), `?pass=${pass}`);
  expect(text).toContain(username);
  expect(text).toContain('VIP');
  expect(text).toContain('my own question');
  expect(text).not.toContain('a stranger’s secret');
  expect((await rows()).find(({ accountId }) => accountId === id)).toMatchObject({
    channel: 'vip',
    language: 'EN',
    email: null,
  });
});

test('with an expired, altered or another brand’s pass a person counts as a visitor', async () => {
  const { username, pass } = await memberAtDesk();
  const elsewhere = await page(visitor('en.localhost'), `?pass=${pass}`);
  expect(elsewhere.text).not.toContain(username);
  expect((await page(visitor(), `?pass=${pass.slice(0, -4)}AAAA`)).text).not.toContain(username);
  operator.clock.advance(3_601);
  expect((await page(visitor(), `?pass=${pass}`)).text).not.toContain(username);
});

test('the pass ends with the session that opened the window: its messages are no longer shown, and who writes is a visitor', async () => {
  const { id, username, site, pass } = await memberAtDesk();
  await leave(visitor(), 'my own question', { pass });
  await site.client.call(endpoints.session.logout);
  const { text } = await page(visitor(), `?pass=${pass}`);
  expect(text).not.toContain(username);
  expect(text).not.toContain('my own question');
  await leave(visitor(), 'not from the member', { pass });
  const left = (await rows()).find(({ message }) => message === 'not from the member');
  expect(left).toMatchObject({ accountId: null, channel: 'live' });
  expect((await rows()).filter(({ accountId }) => accountId === id)).toHaveLength(1);
});

test('an empty message and a wrong email are reported at their fields, and the typed values stay', async () => {
  const browser = visitor();
  const empty = await send(browser, { message: '  ' });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain('Escreva uma mensagem');
  const wrong = await send(browser, { message: 'A long question', email: 'ana@example..com' });
  expect(wrong.status).toBe(422);
  const text = await wrong.text();
  expect(text).toContain('Isto não é um e-mail');
  expect(text).toContain('>A long question</textarea>');
  expect(await rows()).toHaveLength(0);
});

test('one address may leave so many messages an hour and no more', async () => {
  const browser = visitor();
  for (const message of ['one', 'two', 'three']) await leave(browser, message);
  const { text } = await page(browser);
  const refused = await send(browser, { formId: formIdIn(text), message: 'four' });
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('>four</textarea>');
  expect(await rows()).toHaveLength(3);
});

test('whatever is written into it, the page runs only its own script and contains only its own markup', async () => {
  const hostile = '<img src=x onerror=alert(1)></textarea><script>alert(1)</script>';
  const browser = visitor();
  const leads = await leave(browser, hostile);
  for (const search of [
    leads.replace('sent', 'reference'),
    `?reference=${encodeURIComponent(hostile)}`,
    `?pass=${encodeURIComponent(hostile)}`,
  ]) {
    const { response, text } = await page(browser, search);
    expect(text).not.toContain('<img src=x');
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).toMatch(/<script type="module" nonce="[^"]+" src="\/support\/desk\.js">/);
    expect(text).not.toContain('alert(1)</script>');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const refused = await (await send(browser, { message: 'x', email: hostile })).text();
  expect(refused).not.toContain('<script>');
});

test('the page is in the visitor’s language and theme, each brand’s in its own', async () => {
  expect((await page(visitor())).text).toContain('<html lang="pt-BR">');
  const english = await page(visitor(), '', { cookie: 'lang=EN; theme=dark' });
  expect(english.text).toContain('<html lang="en">');
  expect(english.text).toContain('color-scheme:dark');
  expect((await page(visitor('vn.localhost'))).text).toContain('Chăm sóc khách hàng');
});

test.each([
  ['7k3m9-92qfa', '7K3M9-92QFA'],
  [' 7K3M9 92QFA ', '7K3M9-92QFA'],
  ['7k3m992qfo', '7K3M9-92QF0'],
  ['7k3m9-92qf', null],
  ['<script>', null],
])('%s is read as the number %s', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});
