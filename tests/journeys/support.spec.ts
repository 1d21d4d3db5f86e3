import type { Page } from '@playwright/test';
import { operatorCommand } from './command.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';

async function talk(page: Page): Promise<Page> {
  const menu = page.getByRole('navigation', { name: 'Games and information' });
  const opened = page.waitForEvent('popup');
  await menu.getByRole('button', { name: 'Talk to us' }).click();
  const popup = await opened;
  await popup.waitForURL(/\/support\?pass=/);
  return popup;
}

test('[CS-01] a visitor opens customer service in a window of 440 by 500, leaves a message, and reads the answer with its number', async ({
  page,
  site,
}) => {
  await open(page, '/');
  const popup = await talk(page);
  await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500]);
  await expectAccessible(popup);

  await popup.getByLabel('Your message').fill('How do I verify a round?');
  await popup.getByRole('button', { name: 'Send message' }).click();
  const said = popup.getByRole('status');
  await expect(said).toContainText('Your message has arrived');
  const [reference = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await said.innerText()) ?? [];

  expect(await operatorCommand(site, 'support', 'list', 'palpite')).toContain(reference);
  await operatorCommand(site, 'support', 'answer', reference, 'In the game, under Verify.');
  await popup.getByLabel('Reference number').fill(reference);
  await popup.getByRole('button', { name: 'Show' }).click();
  await expect(popup.getByText('In the game, under Verify.')).toBeVisible();
});

test('[CS-01] a failed look-up closes the window and is told on the page', async ({
  page,
  watch,
}) => {
  watch.expect(/500 \(Internal Server Error\).*customerService/);
  await page.route(/customerService/, (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, '/');
  const opened = page.waitForEvent('popup');
  const menu = page.getByRole('navigation', { name: 'Games and information' });
  await menu.getByRole('button', { name: 'Talk to us' }).click();
  const popup = await opened;
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByText(/Customer service cannot be reached right now/)).toBeVisible();
});
