import { depositCreate } from '@palpite/contract/deposit.ts';
import { LIVE_PATH } from '@palpite/contract/live.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { notificationOf, notify } from '@palpite/operator/testing/money';
import { startEvents } from '@palpite/operator/testing/kernel';
import { revokeSessionsOf } from '@palpite/operator/testing/identity';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';
import { liveState } from './live-state.ts';

/** The page on a live connection to the real operator: as an event stream, since no socket is in between. */

const operator = withOperator();
let stopEvents: () => Promise<void>;
beforeAll(async () => {
  operator.clock.now = new Date();
  stopEvents = await startEvents(operator);
});
afterEach(closeApp);
afterAll(async () => {
  await stopEvents();
});

const untilLive = () => waitFor(() => expect(liveState().getState().phase).toBe('live'));
const header = (app: App) => app.screen.findByRole('group', { name: 'Balance', hidden: true });

test('[MEMBER-04] money that arrives is in the header without a question of the page', async () => {
  const { token } = await signInBefore(operator);
  const body = { channel: 'pix-aurora', amountMinor: '5000', currency: 'BRL' as const };
  const order = await clientWith(operator, token).call(depositCreate, { body });
  let asked = 0;
  const app = await renderApp(operator, '/promotions', {
    intercept: (request, pass) => {
      if (new URL(request.url).pathname === walletGetBalance.path) asked += 1;
      return pass();
    },
  });
  const shown = await header(app);
  await waitFor(() => expect(shown.textContent).toContain('R$1,000.00'));
  await untilLive();
  const before = asked;
  await notify(operator, notificationOf(order));
  await waitFor(() => expect(shown.textContent).toContain('R$1,050.00'));
  expect(asked).toBe(before);
});

test('where nothing live passes, the page asks now and then, and says so', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/promotions', {
    intercept: (request, pass) =>
      new URL(request.url).pathname === LIVE_PATH
        ? Promise.resolve(new Response(null, { status: 503 }))
        : pass(),
  });
  await app.screen.findByRole('button', { name: 'Refresh balance' });
  await app.screen.findByRole('button', { name: 'Live updates are paused: refresh balance' });
  expect((await header(app)).title).toBe('Live updates are paused');
});

test('[LOGIN-12] a session that is ended elsewhere ends here within moments, though the page asks nothing', async () => {
  const { user } = await signInBefore(operator);
  const app = await renderApp(operator, '/promotions');
  await header(app);
  await untilLive();
  await inTransaction(operator.services.pool, ({ tx }) =>
    revokeSessionsOf(tx, Number(user.id), 'operator', new Date()),
  );
  await waitFor(() => expect(app.session.token()).toBeNull());
});
