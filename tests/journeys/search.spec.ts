import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, open, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

/** Opens an address with the search, and waits until it reacts: the server's dialog is open before it is modal. */
async function openSearch(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('dialog:modal')).toBeVisible();
}

function searchOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search games' });
  return {
    opener: page.getByRole('banner').getByRole('link', { name: 'Search games and providers' }),
    dialog,
    field: dialog.getByRole('combobox', { name: 'Game, provider or theme' }),
    group: (name: string) => dialog.getByRole('group', { name }),
  };
}

test('[LOBBY-06] the search in the header finds a game of the whole catalogue by its name and by its theme, and opens it', {
  tag: SAMPLE,
}, async ({ page }) => {
  const { opener, field, group } = searchOf(page);
  await open(page, '/');
  await opener.click();
  await field.fill('salamander of the fern');
  const byName = group('Games').getByRole('option', { name: /^Salamander of the Fern Valley/ });
  await expect(byName).toBeVisible();
  await byName.click();
  await expect(page).toHaveURL(/\/game\?nodeId=/);
  await expect(page).toHaveTitle(/^Salamander of the Fern Valley · /);

  await open(page, '/');
  await opener.click();
  await field.fill('rainforest');
  const byTheme = group('Games').getByRole('option').filter({ hasText: 'Theme: jungle' }).first();
  await expect(byTheme).toBeVisible();
  await byTheme.click();
  await expect(page).toHaveURL(/\/game\?nodeId=/);
});

test('“See all” leads to the games of every category, and Back to the search with its text', async ({
  page,
}) => {
  const { field, group } = searchOf(page);
  await open(page, '/promotions?find=dragon');
  const all = group('Games').getByRole('option', { name: /^See all \d+ games$/ });
  const count = Number((await all.innerText()).replace(/\D/g, ''));
  await all.click();
  await expect(page).toHaveURL(/\/search\?q=dragon$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Games for “dragon”' })).toBeVisible();
  await expect(page.getByText(`${count} of 3,000 games`)).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('dragon');
  // The address alone shows the same, before any script has run.
  await open(page, '/search?q=dragon');
  await expect(page.getByText(`${count} of 3,000 games`)).toBeVisible();
});

test('the search works by keyboard alone: it opens by its key, the arrows move over all groups, Escape clears and then closes', {
  tag: SAMPLE,
}, async ({ page }) => {
  const { dialog, field, group } = searchOf(page);
  await open(page, '/promotions');
  // The key is heard once the page is at rest.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.type('lantern');
  const vendor = group('Providers').getByRole('option', { name: /^Paper Lantern Works/ });
  await expect(vendor).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(vendor).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
  }).toPass();
  await expect(vendor).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('paper lantern works');
  await expect(vendor).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rng\?page=PLTN$/);
});

test('a text that found something is offered again on this device, and can be removed', async ({
  page,
}) => {
  const { dialog, field, group } = searchOf(page);
  await openSearch(page, '/promotions?find=1');
  await field.fill('salamander');
  await group('Games').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/game\?nodeId=/);
  await openSearch(page, '/promotions?find=1');
  const recent = dialog.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('button', { name: 'Remove “salamander”' }).click();
  await expect(recent).toBeHidden();
});

test('what is typed before the page’s scripts have come is searched once they have', async ({
  page,
}) => {
  const { field, group } = searchOf(page);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/promotions?find=1', { waitUntil: 'commit' });
  await field.fill('salamander');
  scripts.resolve();
  await expect(group('Games').getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('salamander');
});

for (const [what, find] of [
  ['before anything is typed', '1'],
  ['with results in every group', 'lan'],
  ['with a typing error forgiven', 'drgaon'],
  ['with nothing found', 'qwxzvbn'],
] as const) {
  test(`the search is accessible in both themes and fits a phone ${what}`, async ({ page }) => {
    const { dialog } = searchOf(page);
    await page.addInitScript(() => {
      localStorage.setItem('recentSearches:', JSON.stringify(['salamander', 'free spins']));
    });
    await openSearch(page, `/promotions?find=${find}`);
    await expect(dialog.getByRole('option').or(dialog.getByRole('link')).first()).toBeVisible();
    await expectAccessibleInBothThemes(page, `search ${what}`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideways(page, `the search ${what}`);
    await expectAccessibleInBothThemes(page, `search ${what}, on a phone`);
  });
}
