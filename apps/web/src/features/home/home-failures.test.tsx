import { announcements } from '@palpite/contract/announcement.ts';
import {
  hotGames,
  newGameVendor,
  recentGames,
  visitorGameList,
} from '@palpite/contract/catalogue.ts';
import { countryCodes } from '@palpite/contract/country.ts';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { getMemberInfo } from '@palpite/contract/member.ts';
import { whitelabelMenu } from '@palpite/contract/system.ts';
import { balance } from '@palpite/contract/wallet.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing.ts';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type App,
  everythingIsNear,
  expectSettled,
  FAILURES,
  named,
  renderFailing,
  watchUnseen,
} from '../../testing/failing-calls.ts';
import {
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

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
beforeEach(everythingIsNear);
afterEach(closeApp);
afterAll(() => operator.close());

interface Call {
  readonly call: Endpoint;
  readonly who: 'visitor' | 'member';
  /** The button that asks again; null where nothing on the screen waits for the answer. */
  readonly again: RegExp | null;
  /** What stands there once the answer has come. */
  readonly comes: (app: App) => Promise<unknown>;
}

/** A row of that name with a game in it. */
const games = (row: string) => () =>
  waitFor(() => {
    const sections = [...document.querySelectorAll('main section')];
    const own = sections.find((section) => section.querySelector('h2')?.textContent === row);
    expect(own?.querySelector('article a')).toBeTruthy();
  });
const slots = () => named('nav[aria-label="Games and information"] a', /Slots/);

const CALLS: readonly Call[] = [
  { call: whitelabelMenu, who: 'visitor', again: /^Try again$/, comes: slots },
  { call: newGameVendor, who: 'visitor', again: /^Try again$/, comes: slots },
  { call: hotGames, who: 'visitor', again: /^Try again: Hot now/, comes: games('Hot now') },
  {
    call: visitorGameList,
    who: 'visitor',
    again: /^Try again: Just arrived/,
    comes: games('Just arrived'),
  },
  // Nothing on home shows these two: they are asked for again by what does.
  { call: countryCodes, who: 'visitor', again: null, comes: games('Hot now') },
  {
    call: announcements,
    who: 'visitor',
    again: null,
    comes: async (app) => {
      await app.router.navigate({ to: '/', search: { announcements: 1 } });
      await named('dialog a', /Welcome to Palpite/);
    },
  },
  // Who is signed in is known from the login; fresher facts come with the next page.
  { call: getMemberInfo, who: 'member', again: null, comes: games('Hot now') },
  {
    call: balance,
    who: 'member',
    again: /^Refresh balance$/,
    comes: () =>
      waitFor(() =>
        expect(document.querySelector('[aria-label=Balance]')?.textContent).toMatch(/\d/),
      ),
  },
  {
    call: recentGames,
    who: 'member',
    again: /^Try again: Continue playing/,
    // This account has played nothing yet: once that is known the row is gone.
    comes: () =>
      waitFor(() =>
        expect(document.querySelector('main')?.textContent).not.toContain('Continue playing'),
      ),
  },
];

/** One row of each kind. */
const rows: RenderOptions['status'] = (status) => ({
  ...status,
  settings: { ...status.settings, homeRails: ['recent', 'hot', 'newest', 'vendors'] },
});

/** Opens the next page as somebody who has signed in before, or as nobody. */
const enter = (who: Call['who']) => {
  if (who === 'member')
    for (const key of Object.keys(member)) sessionStorage.setItem(key, member[key] ?? '');
};

test.each(['visitor', 'member'] as const)(
  'the table below holds every call that a %s’s home makes',
  async (who) => {
    enter(who);
    const paths = new Set<string>();
    await renderApp(operator, '/', {
      firstEntry: true,
      status: rows,
      intercept: async (request, pass) => {
        paths.add(new URL(request.url).pathname);
        return pass();
      },
    });
    const known = CALLS.filter((each) => who === 'member' || each.who === 'visitor');
    await waitFor(() => {
      expect([...paths].toSorted()).toEqual(known.map(({ call }) => call.path).toSorted());
    });
    await expectSettled();
  },
);

describe.each(CALLS)('[ERR-02] home without $call.path', ({ call, who, again, comes }) => {
  test.each(FAILURES)('%s', async (failure) => {
    enter(who);
    const unseen = watchUnseen();
    const app = await renderFailing(operator, '/', call, failure, {
      firstEntry: call === announcements,
      status: rows,
    });
    const lost = failure === '401' && call.token === 'required';
    await waitFor(() => expect(app.asked()).toBeGreaterThan(0));
    // Where the session is over, the way on is the login, over a page that stands.
    const way = lost ? await named('dialog', /Log in/) : again && (await named('button', again));
    await expectSettled();
    const { queryClient } = app.router.options.context;
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    app.mend();
    if (way && !lost) await app.user.click(way);
    if (!lost) await comes(app);
    await expectSettled();
    expect(unseen.problems).toEqual([]);
  });
});
