import {
  gameListFilters,
  gameList,
  vendorList,
  gameListRecent,
  gameListForVisitor,
} from '@palpite/contract/catalogue.ts';
import { favouriteList } from '@palpite/contract/favourite.ts';
import { systemGetMenu } from '@palpite/contract/system.ts';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { named } from '../../testing/failing-calls.ts';
import { type FailingCall, siteForFailures, testFailures } from '../../testing/failure-matrix.ts';
import { renderApp } from '../../testing/render-app.tsx';

const site = siteForFailures();

const tile = () => named('main a', /^Play (?!.* for free$)/);
const tiles = () => document.querySelectorAll('main article').length;

const CALLS: readonly FailingCall[] = [
  {
    call: systemGetMenu,
    who: 'visitor',
    again: /^Try again$/,
    comes: () => named('nav[aria-label="Games and information"] a', /Slots/),
  },
  {
    call: vendorList,
    who: 'visitor',
    again: /^Try again$/,
    comes: () => named('nav[aria-label=Providers] a', / hall$/),
  },
  {
    call: gameListFilters,
    who: 'visitor',
    again: null,
    comes: () => named('main [role=toolbar] button[aria-expanded]', /^Theme$/),
  },
  { call: gameListForVisitor, who: 'visitor', again: /^Try again$/, comes: tile },
  { call: gameList, who: 'member', again: /^Try again$/, comes: tile },
];

testFailures('a lobby', '/rng', site, CALLS);

/** This account has no favourites and no history: to say so, the list must have loaded. */
const OWN = [
  ['favourites', favouriteList, /^No favourites yet$/],
  ['recent', gameListRecent, /^You have not played yet$/],
] as const;

for (const [mine, call, none] of OWN) {
  testFailures(`the member’s own games (${mine})`, `/rng?mine=${mine}`, site, [
    { call, who: 'member', again: /^Try again$/, comes: () => named('main h2', none) },
  ]);
}

test('[ERR-02] a next page on a phone that fails is reported, requested once, and loads on a retry', async () => {
  const asked: string[] = [];
  let down = true;
  const app = await renderApp(site.operator(), '/rng', {
    intercept: async (request, pass) => {
      const { pathname, searchParams } = new URL(request.url);
      const page = searchParams.get('pageNo') ?? '';
      if (pathname !== gameListForVisitor.path || page === '1') return pass();
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
