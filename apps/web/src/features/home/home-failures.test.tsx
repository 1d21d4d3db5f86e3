import { announcementList, messageCountUnread } from '@palpite/contract/announcement.ts';
import {
  gameListForVisitor,
  gameListHot,
  gameListLikeRecent,
  gameListRecent,
  vendorList,
} from '@palpite/contract/catalogue.ts';
import { countryList } from '@palpite/contract/country.ts';
import { depositList } from '@palpite/contract/deposit.ts';
import { favouriteList, favouriteListIds } from '@palpite/contract/favourite.ts';
import { LIVE_PATH } from '@palpite/contract/live.ts';
import { lotteryGetIssue, lotteryGetMenu } from '@palpite/contract/lottery.ts';
import { memberGet, memberGetAvatar } from '@palpite/contract/member.ts';
import { betGetTotals } from '@palpite/contract/record.ts';
import { systemGetMenu, systemGetState } from '@palpite/contract/system.ts';
import { withdrawalGetOptions } from '@palpite/contract/withdrawal.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { winnerList } from '@palpite/contract/winner.ts';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectSettled, named } from '../../testing/failing-calls.ts';
import { type FailingCall, siteForFailures, testFailures } from '../../testing/failure-matrix.ts';
import { type RenderOptions, renderApp } from '../../testing/render-app.tsx';

const site = siteForFailures();

/** A row of that name with a game in it. */
const games = (row: string) => () =>
  waitFor(() => {
    const sections = [...document.querySelectorAll('main section')];
    const own = sections.find((section) => section.querySelector('h2')?.textContent === row);
    expect(own?.querySelector('article a')).toBeTruthy();
  });
const slots = () => named('nav[aria-label="Games and information"] a', /Slots/);

const CALLS: readonly FailingCall[] = [
  { call: systemGetMenu, who: 'visitor', again: /^Try again$/, comes: slots },
  { call: vendorList, who: 'visitor', again: /^Try again$/, comes: slots },
  { call: gameListHot, who: 'visitor', again: /^Try again: Hot now/, comes: games('Hot now') },
  {
    call: gameListForVisitor,
    who: 'visitor',
    again: /^Try again: Just arrived/,
    comes: games('Just arrived'),
  },
  {
    call: winnerList,
    who: 'visitor',
    again: /^Try again: Winners/,
    // Nobody has won yet, and a line says so.
    comes: () =>
      waitFor(() =>
        expect(document.querySelector('main')?.textContent).toContain('No wins yet this month.'),
      ),
  },
  // Nothing on home shows these two; the screens that do fetch them again.
  { call: countryList, who: 'visitor', again: null, comes: games('Hot now') },
  { call: systemGetState, who: 'visitor', again: null, comes: games('Hot now') },
  // A draw runs below the menu's rows where there is one to show.
  { call: lotteryGetMenu, who: 'visitor', again: null, comes: games('Hot now') },
  { call: lotteryGetIssue, who: 'visitor', again: null, comes: games('Hot now') },
  {
    call: announcementList,
    who: 'visitor',
    again: null,
    comes: async (app) => {
      await app.router.navigate({ to: '/', search: { announcements: 1 } });
      await named('dialog a', /Welcome to Palpite/);
    },
  },
  // The betting record, which the card leads to, has the day with a way to ask again.
  { call: betGetTotals, who: 'member', again: null, comes: games('Hot now') },
  // The session knows the account from the login; fresher facts come with the next page.
  { call: memberGet, who: 'member', again: null, comes: games('Hot now') },
  {
    call: walletGetBalance,
    who: 'member',
    // After some seconds it says too that the page is not live.
    again: /refresh balance$/i,
    comes: () =>
      waitFor(() =>
        expect(document.querySelector('[aria-label=Balance]')?.textContent).toMatch(/\d/),
      ),
  },
  {
    call: gameListRecent,
    who: 'member',
    again: /^Try again: Continue playing/,
    // This account has played nothing yet: once that is known the row is gone.
    comes: () =>
      waitFor(() =>
        expect(document.querySelector('main')?.textContent).not.toContain('Continue playing'),
      ),
  },
  {
    call: gameListLikeRecent,
    who: 'member',
    again: /^Try again: Like what you played/,
    comes: () =>
      waitFor(() =>
        expect(document.querySelector('main')?.textContent).not.toContain('Like what you played'),
      ),
  },
  {
    call: favouriteList,
    who: 'member',
    again: /^Try again: Your favourites/,
    // Nor has it any favourites.
    comes: () =>
      waitFor(() =>
        expect(document.querySelector('main')?.textContent).not.toContain('Your favourites'),
      ),
  },
  // A heart pressed in the meantime still marks the game, and its answer contains the others.
  { call: favouriteListIds, who: 'member', again: null, comes: games('Hot now') },
  // The header shows letters in place of a picture, and no count: the next page fetches both again.
  { call: memberGetAvatar, who: 'member', again: null, comes: games('Hot now') },
  { call: messageCountUnread, who: 'member', again: null, comes: games('Hot now') },
  // The watch of deposits polls anyway.
  { call: depositList, who: 'member', again: null, comes: games('Hot now') },
  { call: withdrawalGetOptions, who: 'member', again: null, comes: games('Hot now') },
];

/** One row of each kind. */
const rows: RenderOptions['status'] = (status) => ({
  ...status,
  settings: {
    ...status.settings,
    homeRails: ['recent', 'like', 'favourites', 'hot', 'newest', 'vendors', 'winners'],
  },
});

test.each(['visitor', 'member'] as const)(
  'the table below holds every call that a %s’s home makes',
  async (who) => {
    site.enter(who);
    const paths = new Set<string>();
    await renderApp(site.operator(), '/', {
      firstEntry: true,
      status: rows,
      intercept: async (request, pass) => {
        const { pathname } = new URL(request.url);
        // The live connection is no call: the site does without it, which the tests of `lib/live` prove.
        if (pathname !== LIVE_PATH) paths.add(pathname);
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

testFailures('home', '/', site, CALLS, (call) => ({
  firstEntry: call === announcementList,
  status: rows,
}));
