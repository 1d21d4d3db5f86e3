import type { Page } from '@playwright/test';
import { demoAccount } from './accounts.ts';
import { operatorCommand } from './command.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './fixtures.ts';
import { originAt } from './second-browser.ts';
import { logIn } from './sign-in.ts';
import { SAMPLE } from './proof.ts';
import { openFold } from './side-menu.ts';

/** Of a brand that opens it in a window. */
async function talk(page: Page): Promise<Page> {
  const menu = await openFold(page, 'Help');
  const opened = page.waitForEvent('popup');
  await menu.getByRole('button', { name: 'Talk to us' }).click();
  const popup = await opened;
  await popup.waitForURL(/\/support\?pass=/);
  return popup;
}

/** The number of the message that the visitor has just left. */
async function referenceIn(popup: Page): Promise<string> {
  const said = popup.getByRole('status').filter({ hasText: 'Your message has arrived' });
  const [reference = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await said.innerText()) ?? [];
  return reference;
}

test('[CS-01] a visitor opens customer service in a window of 440 by 500, leaves a message, and reads the answer there, in the reopened window, and by its number', async ({
  page,
  site,
}) => {
  await open(page, `${originAt(site, 'en.localhost')}/`);
  const popup = await talk(page);
  await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500]);
  await expectAccessible(popup, 'customer service window');

  await popup.getByLabel('Your message').fill('How do I verify a round?');
  await popup.getByRole('button', { name: 'Send message' }).click();
  const said = popup.getByRole('status');
  const reference = await referenceIn(popup);

  expect(await operatorCommand(site, 'support', 'list', 'lumen')).toContain(reference);
  await operatorCommand(site, 'support', 'answer', reference, 'In the game, under Verify.');
  // Without a reload: the window polls.
  await expect(said.filter({ hasText: 'Customer service has answered.' })).toBeVisible();
  await expect(popup.getByText('In the game, under Verify.')).toBeVisible();
  await expectAccessible(popup, 'answered customer service window');
  await popup.close();

  const again = await talk(page);
  await expect(again.getByText('How do I verify a round?')).toBeVisible();
  await expect(again.getByText('In the game, under Verify.')).toBeVisible();
  await again.getByRole('button', { name: 'Remove them from this browser' }).click();
  await expect(again.getByText('How do I verify a round?')).toBeHidden();
  await again.getByLabel('Reference number').fill(reference);
  await again.getByRole('button', { name: 'Show' }).click();
  await expect(again.getByText('In the game, under Verify.')).toBeVisible();
});

test('an answer appears in the open window while its member is typing, and among the platform messages of a member who has closed it', async ({
  page,
  site,
}) => {
  const origin = originAt(site, 'en.localhost');
  await open(page, `${origin}/`);
  // No other journey writes to this account, so its number of unread messages depends on this one alone.
  await logIn(page, demoAccount(site.dataDirectory, 'agent42', 'lumen'));
  const popup = await talk(page);
  await popup.getByLabel('Your message').fill('Where is my prize?');
  await popup.getByRole('button', { name: 'Send message' }).click();
  const first = await referenceIn(popup);
  await popup.getByRole('link', { name: 'Write another message' }).click();
  const box = popup.getByLabel('Your message');
  await box.pressSequentially('And another');
  await operatorCommand(site, 'support', 'answer', first, 'In your balance.');
  const news = popup.getByRole('status');
  await expect(news).toContainText('Customer service has answered.');
  await expect(box).toBeFocused();
  await box.pressSequentially(' thing');
  await expect(box).toHaveValue('And another thing');
  await news.getByRole('link', { name: 'Read the answer' }).click();
  await expect(popup.getByText('In your balance.')).toBeInViewport();
  await popup.getByRole('button', { name: 'Send message' }).click();
  const second = await referenceIn(popup);
  await popup.close();

  await operatorCommand(site, 'support', 'answer', second, 'Tell us more.');
  await page.reload();
  const menu = await openFold(page, 'Help');
  await menu.getByRole('link', { name: /^Platform messages.*1 unread message/ }).click();
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await centre
    .getByRole('link', { name: /^Unread.*Customer service answered your message/ })
    .click();
  await expect(centre.getByText('Tell us more.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await centre.getByRole('button', { name: 'Open the conversation' }).click();
  const again = await opened;
  await expect(again.getByText('Tell us more.')).toBeVisible();
  await expect(again.getByText('In your balance.')).toBeVisible();
});

test('[CS-01] in a panel of 440 by 500 a visitor leaves a message, goes on to another page and reads the answer', async ({
  page,
  site,
}) => {
  await open(page, '/');
  const menu = await openFold(page, 'Help');
  await menu.getByRole('button', { name: 'Talk to us' }).click();
  const panel = page.getByRole('dialog', { name: 'Customer service' });
  const desk = panel.frameLocator('iframe');
  await expect(desk.getByRole('button', { name: 'Send message' })).toBeInViewport({ ratio: 1 });
  const box = await panel.boundingBox();
  expect([box?.width, box?.height]).toEqual([440, 500]);
  await expectAccessible(page, 'customer service on the page');

  await desk.getByLabel('Your message').fill('Which games are new?');
  // Another page, and the panel closed and opened again: what is typed is kept.
  await page.getByRole('link', { name: 'Promotions' }).first().click();
  await expect(page).toHaveURL(/promotions/);
  await panel.getByRole('button', { name: 'Close customer service' }).click();
  await (await openFold(page, 'Help')).getByRole('button', { name: 'Talk to us' }).click();
  await expect(desk.getByLabel('Your message')).toHaveValue('Which games are new?');
  await desk.getByRole('button', { name: 'Send message' }).click();
  const said = desk.getByRole('status').filter({ hasText: 'Your message has arrived' });
  const [reference = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await said.innerText()) ?? [];
  await operatorCommand(site, 'support', 'answer', reference, 'Those of the first rail.');
  await expect(desk.getByText('Those of the first rail.')).toBeVisible();
  await expectAccessible(page, 'answered customer service on the page');
});

test('customer service wears the brand’s face: its typeface, corners and accent', async ({
  page,
  site,
}) => {
  for (const { host, corner, typeface } of [
    { host: 'localhost', corner: '10px', typeface: /Archivo Variable/ },
    { host: 'en.localhost', corner: '6px', typeface: /Hanken Grotesk Variable/ },
  ]) {
    await page.goto(`${originAt(site, host)}/support`);
    const button = page.getByRole('main').getByRole('button').first();
    await expect(button).toHaveCSS('border-radius', corner);
    await expect(button).toHaveCSS('font-family', typeface);
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').length;
    });
    expect(loaded).toBeGreaterThan(0);
  }
});

test('[CS-01] a failed look-up closes the window, and the page says so', { tag: SAMPLE }, async ({
  page,
  site,
  watch,
}) => {
  watch.expect(/500 \(Internal Server Error\).*customerService/);
  await page.route(/customerService/, (route) => route.fulfill({ status: 500, body: '' }));
  // The page itself keeps the window: the browser need not report one that closes at once.
  await page.addInitScript(() => {
    const openWindow = window.open.bind(window);
    window.open = (...given) => {
      const opened = openWindow(...given);
      Object.assign(window, { opened });
      return opened;
    };
  });
  await open(page, `${originAt(site, 'en.localhost')}/`);
  const menu = await openFold(page, 'Help');
  await menu.getByRole('button', { name: 'Talk to us' }).click();
  const isClosed = () =>
    page.evaluate(() => 'opened' in window && (window.opened as Window | null)?.closed);
  await expect.poll(isClosed).toBe(true);
  await expect(page.getByText(/Customer service cannot be reached right now/)).toBeVisible();
});
