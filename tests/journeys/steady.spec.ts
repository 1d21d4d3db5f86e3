import type { Page } from '@playwright/test';
import { ACCOUNT_OF, demoAccount } from './accounts.ts';
import { expect, openWhole, test } from './fixtures.ts';
import { ONE_DRAW, passClose, saleLeft } from './lottery-board.ts';
import { SAMPLE, sampled } from './proof.ts';
import { expectSignedIn, sendLogin } from './sign-in.ts';
import { type Shifts, slowPage } from './steady-page.ts';
import { SCREENS } from './visitor-screens.ts';

/**
 * A seventh of the limit for "good": a connection this slow may deliver the header in two halves, and on a machine without
 * Arial the letters that come before the brand's are wider than they should be, so that a line of text may wrap otherwise.
 */
const STEADY = 0.015;
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];
const LOBBIES = ['/pvp', '/live', '/fish', '/sports', '/esports', '/inhouse'];
/** Every screen, but only the first of the lobbies, which are one screen. */
const STEADY_SCREENS = SCREENS.filter(({ path }) => !LOBBIES.includes(path));
/**
 * These have less of the shell around them, so navigating there removes what surrounds the page before. The last is
 * another tab of the same dialog, as high as its form: a person who presses a tab expects the change.
 */
const OTHER_FRAME = ['/helpmc', '/agent', '/game', '/vnlottery', '/?forgot=mobile'];
const hasOtherFrame = (path: string) =>
  OTHER_FRAME.includes(path) || path.startsWith('/vnlottery?') || isBetting(path);
/** A board takes the room of the side menu's names and of a phone's main links. */
const isBetting = (path: string) => path.includes('gameCode=') && !path.includes('view=');
const CENTRE_PAGES = [
  'securityCenter',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'messageV2',
];

function expectSteady({ total, moved }: Shifts, what: string): void {
  expect.soft(total < STEADY ? [] : moved, `what moves: ${what}`).toEqual([]);
}

/** The close of a sale is news of its own: none comes while a screen of a lottery opens. */
async function waitForSale(page: Page, path: string): Promise<void> {
  const code = /gameCode=([\w-]+)/.exec(path)?.[1];
  if (code === undefined) return;
  if (!code.endsWith('-1m')) return passClose(page, code);
  const left = async () => (await saleLeft(page, code)) ?? 0;
  await expect.poll(left, { timeout: ONE_DRAW }).toBeGreaterThan(30);
}

test.describe.configure({ mode: 'parallel' });
for (const [at, viewport] of VIEWPORTS.entries()) {
  // In a sample each width has different screens.
  const screens = sampled(STEADY_SCREENS, 6, at * 3);
  test(`on a slow network nothing moves while a screen opens, at ${viewport.width} px`, {
    tag: SAMPLE,
  }, async ({ page, watch }) => {
    watch.expect(/404 \(Not Found\).*no-such-page/);
    test.slow();
    await page.setViewportSize(viewport);
    const slow = await slowPage(page);
    for (const { path, name } of screens) {
      await waitForSale(page, path);
      await test.step(name, async () => expectSteady(await slow.visit(path), name));
    }
  });

  test(`on a slow network nothing moves on the way from one screen to another, at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const slow = await slowPage(page);
    await slow.visit('/download');
    for (const { path, name } of screens) {
      if (hasOtherFrame(path)) continue;
      await waitForSale(page, path);
      await test.step(name, async () => expectSteady(await slow.step(path), name));
    }
  });

  test(`on a slow network nothing moves while a page of the member centre opens, at ${viewport.width} px`, async ({
    page,
    site,
  }) => {
    test.slow();
    await openWhole(page, '/?login=1');
    await sendLogin(page, demoAccount(site.dataDirectory, ACCOUNT_OF.play));
    await expectSignedIn(page);
    await page.setViewportSize(viewport);
    const slow = await slowPage(page);
    for (const name of sampled(CENTRE_PAGES, 3, at)) {
      await test.step(name, async () => {
        expectSteady(await slow.visit(`/?member=${name}`), name);
      });
    }
  });
}
