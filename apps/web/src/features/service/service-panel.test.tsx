import { customerServiceListPaths } from '@palpite/contract/customer-service.ts';
import { sealServicePath } from '@palpite/contract/service-path.ts';
import type { TestOperator } from '@palpite/operator/testing';
import { setFlags } from '@palpite/operator/testing/identity';
import { act, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeChat } from '../../parts/talk/chat-window-store.ts';
import { closeServicePanel } from '../../parts/talk/service-panel-store.ts';
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
  act(() => {
    closeServicePanel();
    closeChat();
  });
  closeApp();
});

const rowOf = async ({ screen }: App, name: string | RegExp) => {
  const menu = within(await screen.findByRole('navigation', { name: 'Games and information' }));
  return menu.findByRole('button', { name });
};

/** Presses the side menu's way to customer service. */
async function ask(options: RenderOptions = {}) {
  const app = await renderApp(operator, '/promotions', options);
  const row = await rowOf(app, 'Talk to us');
  await app.user.click(row);
  return { app, row };
}
const panelOf = ({ screen }: App) => screen.findByRole('dialog', { name: 'Customer service' });
const expectNoPanel = ({ screen }: App) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Customer service' })).toBeNull());

/** Answers the look-up of the address in place of the operator. */
const answering = (answers: (() => Promise<Response>)[]): RenderOptions => ({
  intercept: async (request, pass) => {
    if (new URL(request.url).pathname !== customerServiceListPaths.path) return pass();
    return answers.shift()?.() ?? pass();
  },
});
const address = (path: string) => () =>
  Promise.resolve(
    Response.json({
      success: true,
      message: 'ok',
      value: { paths: [{ type: 3, path: sealServicePath(path) }] },
    }),
  );

test('[CS-01] the panel frames the address that was decrypted, and closes by its button and by Escape, back to where it was opened', async () => {
  const { app, row } = await ask();
  const panel = await panelOf(app);
  const frame = await within(panel).findByTitle('Messages to customer service');
  expect(frame.getAttribute('src')).toMatch(/^http:\/\/localhost:\d+\/support\?pass=/);
  await app.user.click(within(panel).getByRole('button', { name: 'Close customer service' }));
  await expectNoPanel(app);
  expect(document.activeElement).toBe(row);
  await app.user.keyboard('{Enter}');
  await panelOf(app);
  await app.user.keyboard('{Escape}');
  await expectNoPanel(app);
});

test('[CS-01] a failed look-up is shown in the panel, which asks again on demand', async () => {
  const failed = () => Promise.resolve(new Response('', { status: 500 }));
  const { app } = await ask(answering([failed]));
  const panel = within(await panelOf(app));
  await panel.findByText('Customer service cannot be reached');
  await app.user.click(panel.getByRole('button', { name: 'Try again' }));
  await panel.findByTitle('Messages to customer service');
});

test('another site’s desk is not framed: the panel links to it', async () => {
  const { app } = await ask(answering([address('https://desk.example/live')]));
  const panel = within(await panelOf(app));
  const link = await panel.findByRole('link', { name: 'Open customer service' });
  expect(link.getAttribute('href')).toBe('https://desk.example/live');
  expect(panel.queryByTitle('Messages to customer service')).toBeNull();
});

test('the panel and the chat have one corner: each makes room for the other', async () => {
  await signInBefore(operator);
  const { app } = await ask();
  await panelOf(app);
  await app.user.click(await rowOf(app, /^Chat room/));
  await app.screen.findByRole('dialog', { name: 'Chat' });
  await expectNoPanel(app);
  await app.user.click(await rowOf(app, 'Talk to us'));
  await panelOf(app);
  await waitFor(() => expect(app.screen.queryByRole('dialog', { name: 'Chat' })).toBeNull());
});

test('opened from the search, which is a dialog itself, the panel is a dialog above it', async () => {
  const app = await renderApp(operator, '/promotions?find=qwxzvbn');
  await app.user.click(await app.screen.findByRole('button', { name: 'Ask us about a game' }));
  const panel = await panelOf(app);
  expect(panel.tagName).toBe('DIALOG');
  await app.user.click(within(panel).getByRole('button', { name: 'Close customer service' }));
  await expectNoPanel(app);
  expect(app.screen.getByRole('button', { name: 'Ask us about a game' })).toBeTruthy();
});
