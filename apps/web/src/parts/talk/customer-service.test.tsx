import { customerServiceListPaths } from '@palpite/contract/customer-service.ts';
import { sealServicePath } from '@palpite/contract/service-path.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { account } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { stubPopup } from '../../testing/popup.ts';
import {
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

/** Presses the side menu's way to customer service, of a brand that opens it in a window. */
async function ask(options: RenderOptions = {}) {
  const app = await renderApp(operator, '/', {
    ...options,
    status: (status) => ({
      ...status,
      info: {
        ...status.info,
        customerService: { ...status.info.customerService, panel: false },
      },
    }),
  });
  const menu = within(await app.screen.findByRole('navigation', { name: 'Games and information' }));
  await app.user.click(await menu.findByRole('button', { name: 'Talk to us' }));
  return app;
}

/** Answers the look-up in place of the operator, and notes which channel was asked for. */
function answering(answer: (pass: () => Promise<Response>) => Promise<Response>) {
  const channels: (string | null)[] = [];
  return {
    channels,
    intercept: async (request: Request, pass: () => Promise<Response>) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== customerServiceListPaths.path) return pass();
      channels.push(searchParams.get('channel'));
      return answer(pass);
    },
  };
}

const envelope = (value: unknown) =>
  Promise.resolve(Response.json({ success: true, message: 'ok', value }));

test('[CS-01] the window of 440 by 500 opens within the click, then goes to the address that was decrypted', async () => {
  const popup = stubPopup();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await ask(
    answering(async (pass) => {
      await held;
      return pass();
    }),
  );
  // Open, and blank, before the operator has answered.
  expect(popup.asked).toHaveLength(1);
  expect(popup.asked[0]?.features).toContain('width=440');
  expect(popup.asked[0]?.features).toContain('height=500');
  expect(popup.text()).toBe('Opening customer service…');
  expect(popup.address).toBeNull();
  release();
  await waitFor(() => expect(popup.address).toMatch(/^http:\/\/localhost:\d+\/support\?pass=/));
  expect(popup.closed).toBe(false);
});

test.each([
  ['a failed call', () => Promise.resolve(new Response('', { status: 500 }))],
  ['a list without an entry of type 3', () => envelope({ paths: [{ type: 1, path: '/helpmc' }] })],
  ['an entry that does not open', () => envelope({ paths: [{ type: 3, path: 'not sealed' }] })],
  [
    'an address that would run a script',
    () => envelope({ paths: [{ type: 3, path: sealServicePath('javascript:alert(1)') }] }),
  ],
] as const)('[CS-01] %s closes the window and shows why', async (_what, answer) => {
  const popup = stubPopup();
  const { screen } = await ask(answering(answer));
  expect(await screen.findByText(/Customer service cannot be reached right now/)).toBeTruthy();
  expect(popup.closed).toBe(true);
  expect(popup.address).toBeNull();
});

test('another site’s desk is gone to as it is', async () => {
  const popup = stubPopup();
  await ask(
    answering(() =>
      envelope({ paths: [{ type: 3, path: sealServicePath('https://desk.example/live') }] }),
    ),
  );
  await waitFor(() => expect(popup.address).toBe('https://desk.example/live'));
});

test('a window that the browser blocks is reported, and no call is made', async () => {
  stubPopup({ blocked: true });
  const { channels, intercept } = answering((pass) => pass());
  const { screen } = await ask({ intercept });
  expect(await screen.findByText(/The browser blocked the window/)).toBeTruthy();
  expect(channels).toEqual([]);
});

test('a window that is open already comes forward with what is typed in it', async () => {
  const popup = stubPopup({ at: 'http://localhost:3000/support?pass=x' });
  const { channels, intercept } = answering((pass) => pass());
  await ask({ intercept });
  expect(popup.focused).toBe(1);
  expect(popup.asked[0]?.address).toBe('');
  expect(channels).toEqual([]);
});

test.each([
  { rank: 5, channel: 'vip' },
  { rank: 4, channel: 'live' },
])('[PERM-06] a member of rank $rank is led to the $channel channel', async ({ rank, channel }) => {
  const { user } = await signInBefore(operator);
  await operator.services.database
    .update(account)
    .set({ rankLevel: rank })
    .where(eq(account.id, Number(user.id)));
  stubPopup();
  const { channels, intercept } = answering((pass) => pass());
  await ask({ intercept });
  await waitFor(() => expect(channels).toEqual([channel]));
});

test('[PERM-06] a visitor is led to the live channel', async () => {
  stubPopup();
  const { channels, intercept } = answering((pass) => pass());
  await ask({ intercept });
  await waitFor(() => expect(channels).toEqual(['live']));
});

test('a brand without customer service shows no way to it', async () => {
  const app = await renderApp(operator, '/', {
    status: (status) => ({
      ...status,
      info: {
        ...status.info,
        customerService: { ...status.info.customerService, available: false },
      },
    }),
  });
  const menu = within(await app.screen.findByRole('navigation', { name: 'Games and information' }));
  expect(await menu.findByRole('link', { name: 'Help centre' })).toBeTruthy();
  expect(menu.queryByRole('button', { name: 'Talk to us' })).toBeNull();
});
