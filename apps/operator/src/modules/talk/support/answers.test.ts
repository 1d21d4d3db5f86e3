import { endpoints } from '@palpite/contract';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { message, messageMark } from '../tables/message.table.ts';
import { supportMessage } from '../tables/support.table.ts';
import { type Browser, freshAddress } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { answerMessage } from './answer-message.ts';
import { openWindow } from './testing.ts';

const operator = withOperator();
beforeEach(async () => {
  const { database } = operator.services;
  await database.delete(messageMark);
  await database.delete(message);
  await database.delete(supportMessage);
});

/** A browser that keeps the desk's cookie, as browsers do. */
function window(browser: Browser) {
  let cookie = '';
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await browser.fetch(path, { ...init, headers });
    const set = response.headers.get('set-cookie');
    if (set !== null) cookie = /Max-Age=0/.test(set) ? '' : (set.split(';')[0] ?? '');
    return { response, text: await response.text(), set };
  };
  const post = (path: string, fields: Record<string, string>) =>
    ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    ask,
    post,
    /** Leaves a message as the page's form does. @returns its reference */
    async leave(text: string, pass = '') {
      const page = await ask(`/support?pass=${pass}`);
      const formId = /name="formId" value="([\w-]+)"/.exec(page.text)?.[1] ?? '';
      const sent = await post('/support', { formId, message: text, pass });
      const [, reference = ''] =
        /sent=([\w-]+)/.exec(sent.response.headers.get('location') ?? '') ?? [];
      return { reference, set: sent.set };
    },
    async answers(references: readonly string[], pass = '') {
      const query = new URLSearchParams(references.map((each) => ['reference', each]));
      const headers = new Headers(pass === '' ? [] : [['Authorization', `Bearer ${pass}`]]);
      const { text } = await ask(`/support/answers?${query}`, { headers });
      return (JSON.parse(text) as { answers: { reference: string; answer: string }[] }).answers;
    },
  };
}
const visitor = (host?: string) =>
  window(operator.browser({ address: freshAddress(), ...(host ? { host } : {}) }));

async function answer(reference: string, text: string): Promise<void> {
  operator.clock.advance(1);
  await inTransaction(operator.services.pool, async ({ tx }) => {
    const [asked] = await tx
      .select()
      .from(supportMessage)
      .where(eq(supportMessage.reference, reference));
    if (asked === undefined) throw new Error(`there is no message ${reference}`);
    await answerMessage(tx, asked, text, operator.clock.now);
  });
}

/** A member at the desk, and on the site. */
async function member() {
  const site = await operator.signedIn();
  const { pass } = await openWindow(site);
  return { site, pass, desk: visitor() };
}
const unread = async (site: Browser) =>
  (await site.client.call(endpoints.message.countUnread)).system;
const listed = async (site: Browser) =>
  (await site.client.call(endpoints.message.list, { query: {} })).list;

test('an answer is among the member’s platform messages, unread, with the question and a link back to it', async () => {
  const { site, pass, desk } = await member();
  const { reference } = await desk.leave('Where is my prize?', pass);
  expect(await unread(site)).toBe(0);
  await answer(reference, 'In your balance.\nSince noon.');
  expect(await unread(site)).toBe(1);
  const [first] = await listed(site);
  expect(first?.title).toBe('O atendimento respondeu à sua mensagem');
  const whole = await site.client.call(endpoints.message.get, {
    query: { tab: 'system', messageId: first?.messageId ?? '' },
  });
  expect(whole.fromCustomerService).toBe(true);
  const text = JSON.stringify(whole.content);
  for (const part of ['Where is my prize?', 'In your balance.', 'Since noon.', reference]) {
    expect(text).toContain(part);
  }
});

test('a replaced answer leaves one platform message, which is unread again', async () => {
  const { site, pass, desk } = await member();
  const { reference } = await desk.leave('Where is my prize?', pass);
  await answer(reference, 'First words.');
  await site.client.call(endpoints.message.markRead, { body: { tab: 'system', messageId: null } });
  await answer(reference, 'Better words.');
  expect(await unread(site)).toBe(1);
  expect(await listed(site)).toHaveLength(1);
  expect(await desk.answers([reference])).toEqual([{ reference, answer: 'Better words.' }]);
});

test('an open window shows an answer, which then no longer counts as unread for a member', async () => {
  const { site, pass, desk } = await member();
  const { reference } = await desk.leave('Where is my prize?', pass);
  expect(await desk.answers([reference], pass)).toEqual([]);
  await answer(reference, 'In your balance.');
  // Without the pass the reader is unknown.
  await desk.answers([reference]);
  expect(await unread(site)).toBe(1);
  expect(await desk.answers([reference], pass)).toEqual([
    { reference, answer: 'In your balance.' },
  ]);
  expect(await unread(site)).toBe(0);
});

test('a window that opens with an answer marks it as read', async () => {
  const { site, pass, desk } = await member();
  const { reference } = await desk.leave('Where is my prize?', pass);
  await answer(reference, 'In your balance.');
  expect((await visitor().ask(`/support?pass=${pass}`)).text).toContain('In your balance.');
  expect(await unread(site)).toBe(0);
});

test('a visitor’s browser keeps the messages left in it, out of reach of scripts, and shows the answer on return', async () => {
  const desk = visitor();
  const { reference, set } = await desk.leave('Is this fair?');
  expect(set).toMatch(/HttpOnly/);
  expect(set).toMatch(/SameSite=Strict/);
  expect(set).toMatch(/Path=\/support/);
  await answer(reference, 'Anyone can verify it.');
  const { text } = await desk.ask('/support');
  expect(text).toContain('Is this fair?');
  expect(text).toContain('Anyone can verify it.');
  expect((await visitor().ask('/support')).text).not.toContain('Is this fair?');

  const forgotten = await desk.post('/support/forget', { pass: '' });
  expect(forgotten.response.status).toBe(303);
  expect((await desk.ask('/support')).text).not.toContain('Is this fair?');
});

test('a browser keeps no member’s message, and shows a member none of a visitor’s', async () => {
  const { pass, desk } = await member();
  expect((await desk.leave('A member’s own', pass)).set).toBeNull();
  await desk.leave('A visitor’s own');
  const { text } = await desk.ask(`/support?pass=${pass}`);
  expect(text).toContain('A member’s own');
  expect(text).not.toContain('A visitor’s own');
});

test('an unknown message of this brand gets an empty answer', async () => {
  const desk = visitor();
  const { reference } = await desk.leave('Hello there');
  await answer(reference, 'Hello.');
  expect(await desk.answers(['ABCDE-12345', '<script>', ''])).toEqual([]);
  expect(await visitor('en.localhost').answers([reference])).toEqual([]);
});
