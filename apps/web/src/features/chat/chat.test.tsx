import { chatCountUnread, chatGetUrl, chatSetLanguage } from '@palpite/contract/chat.ts';
import type { TestOperator } from '@palpite/operator/testing';
import { setFlags } from '@palpite/operator/testing/identity';
import { chatMember, chatMessage } from '@palpite/operator/testing/tables';
import { act, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeChat } from '../../parts/talk/chat-window-store.ts';
import { createPresentOperator } from '../../testing/present-operator.ts';
import {
  type App,
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
afterEach(() => {
  act(closeChat);
  closeApp();
});

const home = (options: RenderOptions = {}) => renderApp(operator, '/promotions', options);
const menuOf = async ({ screen }: App) =>
  within(await screen.findByRole('navigation', { name: 'Games and information' }));
const launcher = async (app: App) =>
  (await menuOf(app)).findByRole('button', { name: /^Chat room/ });
const chatOf = async ({ screen }: App) =>
  within(await screen.findByRole('dialog', { name: 'Chat' }));

test('[CHAT-01] the window opens and closes, is enlarged and shrunk, and its address carries its look', async () => {
  await signInBefore(operator);
  const asked: URLSearchParams[] = [];
  const app = await home({
    intercept: async (request, pass) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === chatGetUrl.path) asked.push(searchParams);
      return pass();
    },
  });
  const opener = await launcher(app);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await app.user.click(opener);
  const chat = await chatOf(app);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const frame = await chat.findByTitle('Chat room of Palpite');
  expect(frame.getAttribute('src')).toMatch(/^\/chat\?lang=EN&pass=/);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    b2c: '1',
    title: 'Chat room of Palpite',
    language: 'EN',
    headerColor: '#0f7a5a',
  });

  await app.user.click(chat.getByRole('button', { name: 'Enlarge the chat', expanded: false }));
  await app.user.click(chat.getByRole('button', { name: 'Shrink the chat', expanded: true }));
  chat.getByRole('button', { name: 'Enlarge the chat', expanded: false });
  await app.user.click(chat.getByRole('button', { name: 'Close the chat' }));
  await waitFor(() => expect(app.screen.queryByRole('dialog', { name: 'Chat' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await app.user.keyboard('{Enter}');
  await chatOf(app);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(app.screen.queryByRole('dialog', { name: 'Chat' })).toBeNull());
});

test('[CHAT-01] the chat’s entry counts new messages of others', async () => {
  const { user } = await signInBefore(operator);
  const { id: other } = await operator.account();
  const { database } = operator.services;
  await database
    .insert(chatMember)
    .values({ accountId: Number(user.id), language: 'EN', readId: 0 });
  await database.insert(chatMessage).values(
    [1, 2].map((id) => ({
      brandCode: 'palpite',
      id,
      change: id,
      accountId: other,
      key: `key-of-message-${id}`,
      text: 'Hello',
      sentAt: new Date(),
    })),
  );
  const { promise: seen, resolve: count } = Promise.withResolvers<void>();
  const app = await home({
    intercept: async (request, pass) => {
      if (new URL(request.url).pathname === chatCountUnread.path) await seen;
      return pass();
    },
  });
  expect((await launcher(app)).textContent).toBe('Chat room');
  count();
  expect(await (await menuOf(app)).findByRole('button', { name: /2 new messages/ })).toBeTruthy();
});

test('[CHAT-01] the room follows the language of the site', async () => {
  await signInBefore(operator);
  const changed: unknown[] = [];
  const intercept: RenderOptions['intercept'] = async (request, pass) => {
    if (new URL(request.url).pathname === chatSetLanguage.path) {
      changed.push(await request.clone().json());
    }
    return pass();
  };
  const first = await home({ intercept });
  await first.user.click(await launcher(first));
  await (await chatOf(first)).findByTitle('Chat room of Palpite');
  expect(changed).toEqual([]);
  const kept = { ...sessionStorage };
  closeApp();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);

  const again = await home({ intercept, language: 'PT' });
  await again.screen.findByTitle('Sala de bate-papo da Palpite');
  await waitFor(() => expect(changed).toEqual([{ language: 'PT' }]));
});

test('[LOGIN-12] the chat closes with the session', async () => {
  await signInBefore(operator);
  const app = await home();
  await app.user.click(await launcher(app));
  await chatOf(app);
  await app.router.navigate({ to: '/', search: { logout: 1 } });
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Log out?' }));
  await app.user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.screen.queryByRole('dialog', { name: 'Chat' })).toBeNull());
  expect(sessionStorage.getItem('chatOpen')).toBeNull();
});

test('[PERM-05] a guest reads that a real account is needed and how to register one; the server receives no call', async () => {
  let asked = 0;
  const app = await home({
    intercept: async (request, pass) => {
      if (new URL(request.url).pathname === chatGetUrl.path) asked += 1;
      return pass();
    },
  });
  await app.user.click(await app.screen.findByRole('button', { name: 'Play free' }));
  await waitFor(() => expect(app.session.token()).not.toBeNull());
  await app.user.click(await launcher(app));
  const warning = within(
    await app.screen.findByRole('alertdialog', { name: 'Please register a real account first' }),
  );
  await app.user.click(warning.getByRole('button', { name: 'Register' }));
  const register = await app.screen.findByRole('dialog', { name: 'Register' });
  expect(await within(register).findByLabelText(/^Account name/)).toBeTruthy();
  expect(app.router.state.location.search).toMatchObject({ register: 1 });
  expect(asked).toBe(0);
});

test('a visitor is sent to the login', async () => {
  const app = await home();
  await app.user.click(await (await menuOf(app)).findByRole('link', { name: 'Chat room' }));
  expect(await app.screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
});

test('an address that does not load is reported, with a retry', async () => {
  await signInBefore(operator);
  let broken = true;
  const app = await home({
    intercept: async (request, pass) =>
      broken && new URL(request.url).pathname === chatGetUrl.path
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  await app.user.click(await launcher(app));
  const chat = await chatOf(app);
  expect(await chat.findByText('The chat could not be opened')).toBeTruthy();
  broken = false;
  await app.user.click(chat.getByRole('button', { name: 'Try again' }));
  expect(await chat.findByTitle('Chat room of Palpite')).toBeTruthy();
});

test('a brand without the switch has no chat', async () => {
  await signInBefore(operator);
  sessionStorage.setItem('chatOpen', '1');
  const app = await home({
    status: (status) => ({
      ...status,
      flags: status.flags.filter(({ modId }) => modId !== 'CBS3'),
    }),
  });
  const menu = await menuOf(app);
  await menu.findByRole('link', { name: 'Help centre' });
  expect(menu.queryByRole('button', { name: /Chat room/ })).toBeNull();
  expect(app.screen.queryByRole('dialog', { name: 'Chat' })).toBeNull();
});
