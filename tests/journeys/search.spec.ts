import { expect, open, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

test('[LOBBY-06] the search in the header finds a game of the whole catalogue by its name and by its theme, and opens it', {
  tag: SAMPLE,
}, async ({ page }) => {
  await open(page, '/');
  const search = page.getByRole('banner').getByRole('link', { name: 'Search games and providers' });
  const dialog = page.getByRole('dialog', { name: 'Search games' });
  const field = dialog.getByRole('searchbox', { name: 'Game, provider or theme' });
  const found = dialog.getByRole('region', { name: 'Found' });

  await search.click();
  await field.fill('salamander of the ash');
  const byName = found.getByRole('link', {
    name: 'Play Salamander of the Ash Valley',
    exact: true,
  });
  await expect(byName).toBeVisible();
  await byName.click();
  await expect(page).toHaveURL(/\/game\?nodeId=/);
  await expect(page).toHaveTitle(/^Salamander of the Ash Valley · /);

  await open(page, '/');
  await search.click();
  await field.fill('dragon');
  const byTheme = found.getByRole('listitem').filter({ hasText: 'Theme: dragons' }).first();
  await expect(byTheme).toBeVisible();
  const name = await byTheme
    .getByRole('link', { name: /^Play (?!.* for free$)/ })
    .getAttribute('aria-label');
  await byTheme.getByRole('link', { name: `${name}`, exact: true }).click();
  await expect(page).toHaveURL(/\/game\?nodeId=/);
  await expect(page).toHaveTitle(`${name?.replace('Play ', '')} · Palpite`);
});
