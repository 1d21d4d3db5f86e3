import { LIVE_PATH, type LiveFrame, type LiveHello, liveHello } from '@palpite/contract/live.ts';
import { type WalletBalance, walletGetBalance } from '@palpite/contract/wallet.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { clientWith, closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';
import { liveState } from './live-state.ts';

/** The page hears frames late, twice and out of order, from an operator whose live side a test says frame by frame. */

const operator = withOperator();
beforeAll(async () => {
  operator.clock.now = new Date();
});
afterEach(closeApp);

const BEGAN = 1_000;

function scriptedLive() {
  const hellos: LiveHello[] = [];
  let asked = 0;
  let isWelcomed = false;
  let connection: ReadableStreamDefaultController<Uint8Array> | undefined;
  const say = (...frames: LiveFrame[]) => {
    for (const frame of frames) {
      connection?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(frame)}\n\n`));
    }
  };
  const untilPhase = (phase: string) =>
    waitFor(() => expect(liveState().getState().phase).toBe(phase));
  return {
    hellos,
    /** How often the page has asked for the balance itself. */
    asked: () => asked,
    say,
    /** Says frames, and waits until the page has taken them: it does so one after the other. */
    async hears(...frames: LiveFrame[]) {
      say(...frames, { type: 'beat', offset: 0, upstream: 'stale' });
      await untilPhase('connecting');
      say({ type: 'beat', offset: 0, upstream: 'live' });
      await untilPhase('live');
    },
    /** A connection from its welcome to the first beat: the page's first one, or the next, once that one breaks. */
    async welcomes(epoch: string, offset: number, ...frames: LiveFrame[]) {
      if (isWelcomed) {
        connection?.close();
        connection = undefined;
      }
      isWelcomed = true;
      await waitFor(() => expect(connection).toBeDefined());
      say({ type: 'welcome', epoch, offset, beatSeconds: 600 }, ...frames, {
        type: 'beat',
        offset,
        upstream: 'live',
      });
      await untilPhase('live');
    },
    async intercept(request: Request, pass: () => Promise<Response>) {
      const { pathname } = new URL(request.url);
      if (pathname === walletGetBalance.path) asked += 1;
      if (pathname !== LIVE_PATH) return pass();
      hellos.push(v.parse(liveHello, await request.json()));
      return new Response(
        new ReadableStream<Uint8Array>({
          start(controller) {
            connection = controller;
          },
        }),
      );
    },
  };
}

/** A page with a balance of R$1,000.00; the balances of frames add reais to it, and as many versions. */
async function openPage() {
  const { token } = await signInBefore(operator);
  const real = await clientWith(operator, token).call(walletGetBalance);
  const balanceOf = (more: number): WalletBalance => ({
    ...real,
    sumBalance: String(BigInt(real.sumBalance) + BigInt(more) * 100n),
    versions: {
      ...real.versions,
      sumBalance: String(BigInt(real.versions.sumBalance) + BigInt(more)),
    },
  });
  const live = scriptedLive();
  const app = await renderApp(operator, '/promotions', { intercept: live.intercept });
  const header = await app.screen.findByRole('group', { name: 'Balance', hidden: true });
  const untilShown = (text: string) => waitFor(() => expect(header.textContent).toContain(text));
  await untilShown('R$1,000.00');
  return {
    live,
    header,
    untilShown,
    /** The change that adds so much, at the place that is as much later. */
    delta: (more: number): LiveFrame => ({
      type: 'hints',
      channel: 'account',
      offset: BEGAN + more,
      hints: [{ topic: 'balance', offset: BEGAN + more }],
      shared: false,
      balance: balanceOf(more),
    }),
    image: (more: number): LiveFrame => ({
      type: 'image',
      channel: 'account',
      offset: BEGAN + more,
      topics: ['balance'],
      shared: false,
      balance: balanceOf(more),
    }),
  };
}

const ORDERS = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
] as const;

test('changes that come late, twice or out of order never show an earlier balance', async () => {
  const { live, header, untilShown, delta, image } = await openPage();
  await live.welcomes('one', BEGAN, image(0));
  const figures: number[] = [];
  const note = () => figures.push(Number((header.textContent ?? '').replace(/\D/g, '')));
  const watch = new MutationObserver(note);
  watch.observe(header, { childList: true, characterData: true, subtree: true });
  for (const [turn, order] of ORDERS.entries()) {
    let newest = turn * 10;
    for (const step of order) {
      const more = turn * 10 + step;
      newest = Math.max(newest, more);
      await live.hears(delta(more), delta(more));
      await untilShown(`R$1,0${String(newest).padStart(2, '0')}.00`);
    }
    // And once more, all of them.
    await live.hears(...order.map((step) => delta(turn * 10 + step)));
    await untilShown(`R$1,0${String(newest).padStart(2, '0')}.00`);
  }
  watch.disconnect();
  expect(figures.length).toBeGreaterThan(ORDERS.length);
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));
});

test('an image that arrives after a change shows what it knows of later, and takes nothing back', async () => {
  const { live, untilShown, delta, image } = await openPage();
  await live.welcomes('one', BEGAN, image(0));
  const asked = live.asked();
  await live.hears(delta(20));
  await untilShown('R$1,020.00');
  await live.hears(image(10));
  await untilShown('R$1,020.00');
  await live.hears(image(30), delta(20), image(10));
  await untilShown('R$1,030.00');
  expect(live.asked()).toBe(asked);
});

test('a page that comes back goes on from the furthest place that it heard of, in whatever order', async () => {
  const { live, untilShown, delta, image } = await openPage();
  await live.welcomes('one', BEGAN, image(0));
  await live.hears(delta(9), delta(4), delta(9));
  await live.welcomes('one', BEGAN + 9, {
    type: 'resumed',
    channel: 'account',
    offset: BEGAN + 9,
  });
  expect(live.hellos.map(({ resume }) => resume)).toEqual([
    undefined,
    { epoch: 'one', offset: BEGAN + 9 },
  ]);
  await untilShown('R$1,009.00');
  // What it missed comes twice.
  await live.hears(delta(12), delta(12), delta(11));
  await untilShown('R$1,012.00');
});

test('where another log begins, at an earlier place, the page takes the operator’s word, and follows the new one', async () => {
  const { live, untilShown, delta, image } = await openPage();
  await live.welcomes('one', BEGAN, image(0));
  await live.hears(delta(50));
  await untilShown('R$1,050.00');
  const asked = live.asked();
  await live.welcomes('two', 1, {
    type: 'image',
    channel: 'account',
    offset: 1,
    topics: ['balance'],
    shared: false,
  });
  await untilShown('R$1,000.00');
  expect(live.asked()).toBeGreaterThan(asked);
  await live.welcomes('two', 2, { type: 'resumed', channel: 'account', offset: 2 });
  expect(live.hellos.at(-1)?.resume).toEqual({ epoch: 'two', offset: 1 });
  await live.hears(delta(3));
  await untilShown('R$1,003.00');
});
