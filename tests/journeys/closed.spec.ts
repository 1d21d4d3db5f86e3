import type { Page } from '@playwright/test';
import { operatorCommand } from './command.ts';
import { expect, expectAccessible, hydrated, leave, test } from './fixtures.ts';
import { ownSite } from './own-site.ts';

// The browser looks for a newer worker when it likes, and would when the site has ended.
test.use({ serviceWorkers: 'block' });

const BRAND = 'lumen';
const addressOf = (origin: string) => {
  const address = new URL(origin);
  address.hostname = 'en.localhost';
  return address.href;
};

/** Loads the page until the site answers as the command has set it: a few seconds at most. */
async function loadAs(page: Page, { origin }: { origin: string }, status: number): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(addressOf(origin));
    expect(answer?.status()).toBe(status);
  }).toPass({ timeout: 20_000 });
  await hydrated(page);
}

test('[BOOT-05] [BOOT-09] [BOOT-10] by command the site is shut for maintenance, for a region, and opened again; Contact Us works meanwhile', async ({
  page,
  watch,
}) => {
  test.slow();
  // A site of its own: on the shared one other journeys are on their way.
  await using site = await ownSite();
  watch.expect(/503 \(Service Unavailable\)|403 \(Forbidden\)/);
  const until = ['--until', '2030-01-15T17:30:00Z'];
  await operatorCommand(site, 'brand', 'status', BRAND, 'maintenance', ...until);
  await loadAs(page, site, 503);
  await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible();
  await expect(page.getByText('RESTRICTION OF VISIT')).toBeVisible();
  await expect(page.getByText('January 15, 2030 at 12:30 PM EST')).toBeVisible();
  await expectAccessible(page);
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
  await expectAccessible(page);

  await operatorCommand(site, 'brand', 'status', BRAND, 'normal');
  await loadAs(page, site, 200);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await leave(page);
});
