import { depositCreate } from '@palpite/contract/deposit.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { notificationOf, notify } from '@palpite/operator/testing/money';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  memberCentreOf,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

/** Money that arrives while its member is on another page of the site. */

const operator = withOperator({
  limits: { loginPerAddressPerMinute: 1_000, generalPerMinute: 100_000 },
});
beforeAll(async () => {
  await Promise.all([import('./deposit-page.tsx'), import('./deposit-watch.tsx')]);
});
beforeEach(() => {
  operator.clock.now = new Date();
});
afterEach(closeApp);

async function memberWithOrder() {
  const { token, user } = await signInBefore(operator);
  const body = { channel: 'pix-aurora', amountMinor: '5000', currency: 'BRL' as const };
  const order = await clientWith(operator, token).call(depositCreate, { body });
  return { order, account: user.account };
}

const header = (app: App) => app.screen.findByRole('group', { name: 'Balance', hidden: true });
const BROUGHT = 'R$50.00 was added to your balance.';

test.each(['/', '/rng', '/promotions'])(
  '[MEMBER-04] money that arrives while its member is at %s reaches the header’s balance without a reload, with one notice',
  async (path) => {
    const { order } = await memberWithOrder();
    const { promise: watched, resolve: watch } = Promise.withResolvers<void>();
    const app = await renderApp(operator, path, {
      intercept: async (request, pass) => {
        const answer = await pass();
        if (request.url.includes('/wps/deposit/orders')) watch();
        return answer;
      },
    });
    const shown = await header(app);
    await waitFor(() => expect(shown.textContent).toContain('R$1,000.00'));
    await watched;
    await notify(operator, notificationOf(order));
    // The notice goes after some seconds, and may come after the balance.
    const notices = await app.screen.findAllByText(BROUGHT);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.closest('[aria-live=polite]')).not.toBeNull();
    await waitFor(() => expect(shown.textContent).toContain('R$1,050.00'));
  },
);

test('the page of the deposit shows that its money arrived, without a notice', async () => {
  const { order } = await memberWithOrder();
  const report = encodeURIComponent(`order=${order.order}`);
  const app = await renderApp(operator, `/rng?member=depositv2&report=${report}`);
  const centre = await memberCentreOf(app);
  await centre.findByRole('img', { name: /QR code/ });
  await notify(operator, notificationOf(order));
  expect(await centre.findByText('R$50.00 is now in your balance.')).toBeTruthy();
  const shown = await header(app);
  await waitFor(() => expect(shown.textContent).toContain('R$1,050.00'));
  expect(app.screen.queryByText(BROUGHT)).toBeNull();
});

test('money that another tab has announced is in this tab’s balance, and is not announced again', async () => {
  const { order, account } = await memberWithOrder();
  // A tab whose calls to the operator fail, so that only the other tab can inform it.
  let deaf = false;
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) =>
      deaf && request.url.includes('/wps/deposit/orders')
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const shown = await header(app);
  await waitFor(() => expect(shown.textContent).toContain('R$1,000.00'));
  deaf = true;
  await notify(operator, notificationOf(order));
  const other = new BroadcastChannel('deposits:palpite');
  await waitFor(() => {
    other.postMessage({ account, order: order.order });
    expect(shown.textContent).toContain('R$1,050.00');
  });
  other.close();
  deaf = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(app.screen.queryByText(BROUGHT)).toBeNull();
});

test('whatever moved money while the tab was hidden, its balance is right when it is visible again', async () => {
  const { order } = await memberWithOrder();
  let asked = 0;
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) => {
      if (request.url.includes('/wps/deposit/orders')) return new Response('{}', { status: 500 });
      if (request.url.includes(walletGetBalance.path)) asked += 1;
      return pass();
    },
  });
  const shown = await header(app);
  await waitFor(() => expect(shown.textContent).toContain('R$1,000.00'));
  await notify(operator, notificationOf(order));
  const before = asked;
  await waitFor(() => {
    if (asked === before) document.dispatchEvent(new Event('visibilitychange'));
    expect(shown.textContent).toContain('R$1,050.00');
  });
});

test('nothing of a visitor’s, or of a guest’s, is watched', async () => {
  const asked: string[] = [];
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) => {
      asked.push(new URL(request.url).pathname);
      return pass();
    },
  });
  // Another watcher that loads together with the watch of deposits.
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await app.screen.findByText(/You are offline/);
  online.mockRestore();
  expect(asked).not.toContain('/wps/deposit/orders');
});
