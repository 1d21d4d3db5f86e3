import type { Page } from '@playwright/test';
import { expect, leave, test } from './fixtures.ts';
import { boardIsAlive, timeLeft } from './lottery-board.ts';
import { SAMPLE } from './proof.ts';
import { expectSignedIn } from './sign-in.ts';

const DICE = '/elott?gameCode=k3-1m&playType=sum-size';

/** As a guest on a page that is not left: the smallest whole life of a player. */
async function playAndBet(page: Page): Promise<void> {
  await page.goto(DICE);
  await boardIsAlive(page);
  // From a board it leads nowhere: another page would remember nothing.
  await page.getByRole('button', { name: 'Play free' }).click();
  await expectSignedIn(page);
  await boardIsAlive(page);
  await timeLeft(page, 20);
  await page.getByRole('button', { name: /^Big/ }).click();
  await page.getByRole('button', { name: 'Raise the price' }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  const slip = page.getByRole('region', { name: 'Slip' });
  await slip.getByRole('button', { name: 'Place R$2.00' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm your bets' });
  await confirm.getByRole('button', { name: 'Place R$2.00' }).click();
  const placed = page.getByRole('dialog', { name: 'Your bets are placed' });
  await placed.getByRole('link', { name: 'My bets' }).click();
  await expect(page.getByRole('link', { name: /^Receipt / }).first()).toBeVisible();
}

/** Each runs in the page, as the text of an arrow function. */
const BLOCKED: Readonly<Record<string, () => void>> = {
  refused: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, get: () => null });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [kind, block] of Object.entries(BLOCKED)) {
  test(`with a storage that is ${kind} a visitor reads, plays free and bets`, {
    tag: SAMPLE,
  }, async ({ page }) => {
    test.slow();
    await page.addInitScript(block);
    await playAndBet(page);
    await leave(page);
  });
}

/** What translators of browsers do to every text, and again to whatever comes. */
function translate(): void {
  const translated = new WeakSet<Node>();
  const all = () => {
    if (!document.body) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isShown = !text.parentElement?.closest('script, style, [translate=no]');
      if (!isShown || translated.has(text) || !text.data.trim()) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      translated.add(text);
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  new MutationObserver(all).observe(document, { childList: true, subtree: true });
}

test('a page that the browser translates goes on', { tag: SAMPLE }, async ({ page, watch }) => {
  test.slow();
  // React says that the page is not as the server drew it, and draws the part again.
  watch.expect(/Minified React error #418|Hydration failed/);
  await page.addInitScript(translate);
  await playAndBet(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('group', { name: 'Balance' }).waitFor();
  await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
  await leave(page);
});

test('a browser below the floor shows the page as it was drawn, says so, and its links lead on', {
  tag: SAMPLE,
}, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'));
  await page.goto('/');
  const notice = page.getByRole('alert').filter({ hasText: 'This browser is too old' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Safari 17.4');
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page).toHaveURL(/\/rng/);
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
});
