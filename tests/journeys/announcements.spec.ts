import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';
import { openFold } from './side-menu.ts';

test('[ANN-01] on a first visit the newest announcement opens, once, and all of them are in the menu', {
  tag: SAMPLE,
}, async ({ page }) => {
  // Only the first page of a first visit; on later pages the browser remembers it.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', '1');
    localStorage.removeItem('announcementsSeen');
  });
  await open(page, '/');
  const dialog = page.getByRole('dialog', { name: 'Announcements' });
  await expect(dialog.getByRole('heading', { name: 'Welcome to Palpite' })).toBeFocused();
  await expectAccessible(page, 'announcement at the entrance');
  await dialog.getByRole('link', { name: 'All announcements' }).click();
  await expect(dialog.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(9);
  await expectAccessible(page, 'all announcements at the entrance');

  await dialog.getByRole('link', { name: 'Page 2' }).click();
  await dialog.getByRole('link', { name: /Who makes the games/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Who makes the games' })).toBeFocused();
  await expect(dialog.locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const asked = page.waitForResponse(/getListAnnouncements/);
  await page.reload();
  await asked;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(dialog).toBeHidden();

  const menu = await openFold(page, 'Help');
  await menu.getByRole('link', { name: 'Announcements' }).click();
  await expect(dialog.getByRole('link', { name: /Welcome to Palpite/ })).toBeVisible();
});
