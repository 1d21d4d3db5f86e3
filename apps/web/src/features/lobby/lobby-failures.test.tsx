import {
  gameClasses,
  gameList,
  newGameVendor,
  visitorGameList,
} from '@palpite/contract/catalogue.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { whitelabelMenu } from '@palpite/contract/system.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing.ts';
import { act, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type App,
  everythingIsNear,
  expectSettled,
  FAILURES,
  named,
  renderFailing,
  watchUnseen,
} from '../../testing/failing-calls.ts';
import { closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
let member: Record<string, string>;
beforeAll(async () => {
  operator = await createTestOperator({
    config: { now: () => new Date() },
    limits: { generalPerMinute: 100_000 },
  });
  await signInBefore(operator);
  member = { ...sessionStorage };
  closeApp();
});
afterEach(closeApp);
afterAll(() => operator.close());

interface Call {
  readonly call: Endpoint;
  readonly who: 'visitor' | 'member';
  /** The button that asks again; null where the page asks by itself when its reader comes back to it. */
  readonly again: RegExp | null;
  /** What stands there once the answer has come. */
  readonly comes: (app: App) => Promise<unknown>;
}

const tile = () => named('main a', /^Play (?!.* for free$)/);
const tiles = () => document.querySelectorAll('main article').length;

const CALLS: readonly Call[] = [
  {
    call: whitelabelMenu,
    who: 'visitor',
    again: /^Try again$/,
    comes: () => named('nav[aria-label="Games and information"] a', /Slots/),
  },
  {
    call: newGameVendor,
    who: 'visitor',
    again: /^Try again$/,
    comes: () => named('nav[aria-label=Providers] a', / hall$/),
  },
  {
    call: gameClasses,
    who: 'visitor',
    again: null,
    comes: () => named('main option', /\(\d+\)$/),
  },
  { call: visitorGameList, who: 'visitor', again: /^Try again$/, comes: tile },
  { call: gameList, who: 'member', again: /^Try again$/, comes: tile },
];

/** Opens the next page as somebody who has signed in before, or as nobody. */
const enter = (who: Call['who']) => {
  if (who === 'member')
    for (const key of Object.keys(member)) sessionStorage.setItem(key, member[key] ?? '');
};

describe.each(CALLS)('[ERR-02] a lobby without $call.path', ({ call, who, again, comes }) => {
  test.each(FAILURES)('%s', async (failure) => {
    enter(who);
    const unseen = watchUnseen();
    const app = await renderFailing(operator, '/rng', call, failure);
    const lost = failure === '401' && call.token === 'required';
    await waitFor(() => expect(app.asked()).toBeGreaterThan(0));
    // Where the session is over, the way on is the login, over a page that stands.
    const way = lost ? await named('dialog', /Log in/) : again && (await named('button', again));
    await expectSettled();
    app.mend();
    if (way && !lost) await app.user.click(way);
    if (!way) await act(async () => window.dispatchEvent(new Event('visibilitychange')));
    if (!lost) await comes(app);
    await expectSettled();
    expect(unseen.problems).toEqual([]);
  });
});

test('[ERR-02] the next page that does not come under a thumb is told, asked for once, and comes on another try', async () => {
  everythingIsNear();
  const asked: string[] = [];
  let down = true;
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) => {
      const { pathname, searchParams } = new URL(request.url);
      const page = searchParams.get('pageNo') ?? '';
      if (pathname !== visitorGameList.path || page === '1') return pass();
      asked.push(page);
      return down ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : pass();
    },
  });
  await tile();
  const first = tiles();
  await named('[role=status]', /The games could not be loaded/);
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(asked).toEqual(['2']);
  down = false;
  await app.user.click(await named('button', /^Show more games$/));
  await waitFor(() => expect(tiles()).toBeGreaterThan(first));
});
