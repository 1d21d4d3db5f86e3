import { chatListMessages, chatMarkRead, chatSendMessage } from '@palpite/contract/chat.ts';
import type { TestOperator } from '@palpite/operator/testing';
import { setFlags } from '@palpite/operator/testing/identity';
import { chatMessage, chatMute } from '@palpite/operator/testing/tables';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPresentOperator } from '../../testing/present-operator.ts';
import {
  type App,
  clientWith,
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
  await setFlags(operator, { CBS3: true });
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.services.database.delete(chatMessage);
  await operator.services.database.delete(chatMute);
});
afterEach(closeApp);

const openRoom = (options?: RenderOptions) => renderApp(operator, '/chat', options);
const boxOf = ({ screen }: App) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const logOf = async ({ screen }: App) =>
  within(await screen.findByRole('log', { name: 'Messages' }));

let keys = 0;
/** Another member sends a message. */
async function somebodySays(text: string): Promise<void> {
  const browser = await operator.signedIn();
  await browser.client.call(chatSendMessage, {
    body: { key: `key-of-message-${(keys += 1)}`, text },
  });
}

/** Fails the calls of one path while `status` returns a code. */
function failing(path: string, status: () => number | null): RenderOptions['intercept'] {
  return async (request, pass) => {
    const code = new URL(request.url).pathname === path && request.method === 'POST' && status();
    return code ? new Response('{}', { status: code }) : pass();
  };
}

test('[CHAT-01] the room has a page of its own, without header, menu or footer, in the brand’s name', async () => {
  await signInBefore(operator);
  const app = await openRoom();
  const { screen } = app;
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Chat room of Palpite' }),
  ).toBeTruthy();
  expect(screen.getByRole('main', { name: 'Chat room' })).toBeTruthy();
  expect(screen.queryByRole('banner', { name: /./ })).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  const log = await logOf(app);
  expect(await log.findByText('No messages yet. Say hello.')).toBeTruthy();
  expect(log.getByText(/Messages are kept for 7 days\./)).toBeTruthy();
});

test('a member reads the messages of others, and they read the member’s; tags stay text', async () => {
  await somebodySays('Good luck <b>everybody</b>');
  await signInBefore(operator);
  const app = await openRoom();
  const log = await logOf(app);
  const row = (await log.findByText('Good luck <b>everybody</b>')).closest('li');
  expect(row?.textContent).toMatch(/\*\*\*/);
  await app.user.type(await boxOf(app), 'And to you{Enter}');
  const own = (await log.findByText('And to you')).closest('li');
  expect(own?.textContent).toContain('You');
  expect((await boxOf(app)).value).toBe('');
  expect(document.activeElement).toBe(await boxOf(app));
  await somebodySays('Thanks');
  expect(await log.findByText('Thanks')).toBeTruthy();
});

test('[CHAT-01] messages on the page are marked as read', async () => {
  await somebodySays('Read me');
  await signInBefore(operator);
  const read: unknown[] = [];
  await openRoom({
    intercept: async (request, pass) => {
      if (new URL(request.url).pathname === chatMarkRead.path)
        read.push(await request.clone().json());
      return pass();
    },
  });
  await waitFor(() => expect(read).toEqual([{ id: 1 }]));
});

test.each([
  ['composes letters', { isComposing: true }],
  ['has ended a composition in Safari', { keyCode: 229 }],
])('the Enter of an input method that %s sends nothing', async (_what, sign) => {
  await signInBefore(operator);
  const app = await openRoom();
  const box = await boxOf(app);
  await app.user.type(box, 'ni hao');
  fireEvent.keyDown(box, { key: 'Enter', ...sign });
  expect(box.value).toBe('ni hao');
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(box.value).toBe(''));
});

test('a message whose answer was lost stays in the box over a reload, and sent again it is in the room once', async () => {
  const { token } = await signInBefore(operator);
  const kept = { ...sessionStorage };
  let lost = true;
  const intercept: RenderOptions['intercept'] = async (request, pass) => {
    const isSay =
      request.method === 'POST' && new URL(request.url).pathname === chatSendMessage.path;
    const answer = await pass();
    return isSay && lost ? new Response('{}', { status: 502 }) : answer;
  };
  const first = await openRoom({ intercept });
  await first.user.type(await boxOf(first), 'Only once{Enter}');
  expect(await first.screen.findByText(/Your message was not sent\./)).toBeTruthy();
  expect((await boxOf(first)).value).toBe('Only once');
  const draft = sessionStorage.getItem('chatDraft') ?? '';
  closeApp();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  sessionStorage.setItem('chatDraft', draft);

  lost = false;
  const again = await openRoom({ intercept });
  expect((await boxOf(again)).value).toBe('Only once');
  await again.user.click(again.screen.getByRole('button', { name: 'Send' }));
  await waitFor(async () => expect((await boxOf(again)).value).toBe(''));
  expect(sessionStorage.getItem('chatDraft')).toBeNull();
  const { messages } = await clientWith(operator, token).call(chatListMessages, { query: {} });
  expect(messages.map(({ text }) => text)).toEqual(['Only once']);
});

test('a failed message can be sent again by its button', async () => {
  await signInBefore(operator);
  let status: number | null = 500;
  const app = await openRoom({ intercept: failing(chatSendMessage.path, () => status) });
  await app.user.type(await boxOf(app), 'Hello{Enter}');
  const retry = await app.screen.findByRole('button', { name: 'Try again' });
  status = null;
  await app.user.click(retry);
  expect(await (await logOf(app)).findByText('Hello')).toBeTruthy();
  await waitFor(() => expect(app.screen.queryByRole('alert')).toBeNull());
});

test('a muted member can read but has no form', async () => {
  await somebodySays('Hello');
  const { user } = await signInBefore(operator);
  await operator.services.database
    .insert(chatMute)
    .values({ accountId: Number(user.id), mutedAt: new Date(), until: null });
  const app = await openRoom();
  expect(await (await logOf(app)).findByText('Hello')).toBeTruthy();
  expect(await app.screen.findByText('You can read here, but not write.')).toBeTruthy();
  expect(app.screen.queryByRole('textbox')).toBeNull();
});

test('a lost connection is reported, and the room continues once it is back', async () => {
  await signInBefore(operator);
  let lost = true;
  const app = await openRoom({
    intercept: async (request, pass) => {
      const isRoom =
        request.method === 'GET' && new URL(request.url).pathname === chatListMessages.path;
      return isRoom && lost ? new Response('{}', { status: 502 }) : pass();
    },
  });
  expect(await app.screen.findByText('Connection lost. Trying again…')).toBeTruthy();
  lost = false;
  await somebodySays('Back again');
  expect(await (await logOf(app)).findByText('Back again')).toBeTruthy();
  await waitFor(() => expect(app.screen.queryByText('Connection lost. Trying again…')).toBeNull());
});

test('a room that closes while a member reads it says so, and opens again', async () => {
  await signInBefore(operator);
  let closed = false;
  const app = await openRoom({
    intercept: async (request, pass) =>
      closed && new URL(request.url).pathname === chatListMessages.path
        ? Response.json(
            { success: false, message: 'feature_disabled', value: { flag: 'CBS3' } },
            { status: 403 },
          )
        : pass(),
  });
  await logOf(app);
  closed = true;
  await somebodySays('Unheard');
  expect(await app.screen.findByRole('heading', { name: 'The chat is closed' })).toBeTruthy();
  closed = false;
  await app.user.click(app.screen.getByRole('button', { name: 'Try again' }));
  expect(await (await logOf(app)).findByText('Unheard')).toBeTruthy();
});

test('an open room continues with the token of a new password', async () => {
  const { username } = await signInBefore(operator);
  const other = operator.browser();
  await other.login(username);
  const changed = { now: false };
  const app: App = await openRoom({
    intercept: async (request, pass) => {
      const isRoom =
        request.method === 'GET' && new URL(request.url).pathname === chatListMessages.path;
      const isOld = !request.headers.get('Authorization')?.includes(other.token ?? '-');
      if (!isRoom || !isOld || !changed.now) return pass();
      await app.session.replace(async () => ({ token: other.token ?? '' }));
      return Response.json(
        { success: false, message: 'session_expired', value: null },
        { status: 401 },
      );
    },
  });
  await logOf(app);
  changed.now = true;
  await somebodySays('First');
  await somebodySays('Second');
  expect(await (await logOf(app)).findByText('Second')).toBeTruthy();
});

test('[LOGIN-12] a visitor is sent to the login, and after a logout the room is closed', async () => {
  const visitor = await openRoom();
  const link = await visitor.screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login?from=%2Fchat');
  closeApp();
  await signInBefore(operator);
  const app = await openRoom();
  await logOf(app);
  app.session.end('signed-out');
  expect(await app.screen.findByRole('heading', { name: 'Log in to open the chat' })).toBeTruthy();
  expect(app.screen.queryByRole('log')).toBeNull();
});

test('[PERM-05] a guest reads that the room is for members', async () => {
  const home = await renderApp(operator, '/');
  await home.user.click(await home.screen.findByRole('button', { name: 'Play free' }));
  await waitFor(() => expect(home.session.token()).not.toBeNull());
  const kept = { ...sessionStorage };
  closeApp();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  const app = await openRoom();
  expect(
    await app.screen.findByRole('heading', { name: 'Please register a real account first' }),
  ).toBeTruthy();
});

test('without its switch the page does not exist', async () => {
  const app = await openRoom({
    status: (status) => ({
      ...status,
      flags: status.flags.filter(({ modId }) => modId !== 'CBS3'),
    }),
  });
  expect(app.screen.queryByRole('log')).toBeNull();
  expect(await app.screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(app.screen.queryByRole('heading', { name: /Chat room of/ })).toBeNull();
});
