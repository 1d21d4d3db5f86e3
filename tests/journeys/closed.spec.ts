import type { Page } from '@playwright/test';
import { operatorCommand } from './command.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, leave, test } from './fixtures.ts';
import { ownSite } from './own-site.ts';
import { SAMPLE } from './proof.ts';

// The browser checks for a newer worker whenever it likes, perhaps after the site has stopped.
test.use({ serviceWorkers: 'block' });

const BRAND = 'lumen';
const addressOf = (origin: string) => {
  const address = new URL(origin);
  address.hostname = 'en.localhost';
  return address.href;
};

/** Reloads the page until the site answers with the status that the command has set: a few seconds at most. */
async function loadAs(page: Page, { origin }: { origin: string }, status: number): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(addressOf(origin));
    expect(answer?.status()).toBe(status);
  }).toPass({ timeout: 20_000 });
  await hydrated(page);
}

test('[BOOT-05] [BOOT-09] [BOOT-10] a command closes the site for maintenance, closes it for a region and opens it again; Contact Us works throughout', {
  tag: SAMPLE,
}, async ({ page, watch }) => {
  test.slow();
  // Its own site: other journeys use the shared one.
  await using site = await ownSite();
  watch.expect(/503 \(Service Unavailable\)|403 \(Forbidden\)/);
  const until = ['--until', '2030-01-15T17:30:00Z'];
  await operatorCommand(site, 'brand', 'status', BRAND, 'maintenance', ...until);
  await loadAs(page, site, 503);
  await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
  await expect(page.getByText('RESTRICTION OF VISIT')).toBeVisible();
  await expect(page.getByText('Jan 15, 2030, 12:30 PM EST')).toBeVisible();
  await expectAccessible(page, 'maintenance');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  const popup = await opened;
  await expect(popup.getByLabel('Your message')).toBeVisible();
  await popup.close();

  await operatorCommand(site, 'brand', 'status', BRAND, 'restricted');
  await loadAs(page, site, 403);
  await expect(page.getByRole('heading', { name: 'IP Restriction' })).toBeVisible();
  await expect(page.getByText(/^(127\.0\.0\.1|::1) \(country unknown\)$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible();
  await expectAccessible(page, 'restricted visit');

  await operatorCommand(site, 'brand', 'status', BRAND, 'normal');
  await loadAs(page, site, 200);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await leave(page);
});

test('[BOOT-02] [BOOT-05] a page that loads a second after the switch shows it; an open tab follows in both directions and keeps what was typed', async ({
  page,
  watch,
}) => {
  test.slow();
  await using site = await ownSite();
  watch.expect(/503 \(Service Unavailable\)/);
  const register = new URL('/register', addressOf(site.origin)).href;
  await page.goto(register);
  await hydrated(page);
  const name = page.getByLabel(/^Account name/);
  await name.fill('flor123');

  await operatorCommand(site, 'brand', 'status', BRAND, 'maintenance');
  // Without any action in the tab.
  const cover = page.getByRole('dialog', { name: 'System Maintenance' });
  await expect(cover).toBeVisible({ timeout: 40_000 });
  await expect(cover.getByText('closed for everyone', { exact: false })).toBeVisible();
  await expectAccessible(page, 'maintenance over an open page');
  // The page behind the cover is out of reach.
  await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  const waiting = await page.context().newPage();
  expect((await waiting.goto(register))?.status()).toBe(503);
  await expect(waiting.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();

  await operatorCommand(site, 'brand', 'status', BRAND, 'normal');
  await expect(waiting.getByRole('heading', { name: 'Register' })).toBeVisible({ timeout: 40_000 });
  await page.bringToFront();
  await expect(cover).toBeHidden({ timeout: 40_000 });
  await expect(name).toHaveValue('flor123');
  await leave(waiting);
  await leave(page);
});
