import { expect, open, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

for (const path of ['/', '/index', '/index.html', '/home']) {
  test(`[ROUTE-01] ${path} is home, with banner, footer and side menu`, { tag: SAMPLE }, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Games and information' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Picked by the house' })).toBeVisible();
  });
}

test('[ROUTE-07] each of the seven category addresses shows that category’s lobby', {
  tag: SAMPLE,
}, async ({ page }) => {
  const lobbies = {
    rng: 'Slots',
    pvp: 'Player tables',
    live: 'Live casino',
    fish: 'Fishing',
    sports: 'Sports',
    esports: 'Esports',
    inhouse: 'House games',
  };
  for (const [segment, name] of Object.entries(lobbies)) {
    await open(page, `/${segment}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    if (segment === 'rng') continue;
    // No games of this kind, no banner that promotes them, and links to other pages.
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'No games of this kind yet' })).toBeVisible();
    await expect(main.getByRole('link')).toHaveText(['Slots', 'Promotions', 'Home']);
    await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
  }
});

test('[ROUTE-08] /promotions lists promotions, /promoDetail shows one; an unknown one answers 404', {
  tag: SAMPLE,
}, async ({ page, request }) => {
  await open(page, '/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await page.getByRole('link', { name: 'R$1,000 to get to know the place' }).click();
  await expect(page).toHaveURL(/\/promoDetail\?id=opening-balance$/);
  await expect(page.getByRole('region', { name: 'Conditions' })).toContainText('Stake 100%');
  expect((await request.get('/promoDetail?id=no-such-one')).status()).toBe(404);
});

test('[ROUTE-12] an unknown address answers 404 with a page that leads home', {
  tag: SAMPLE,
}, async ({ page, watch }) => {
  watch.expect(/404 \(Not Found\).*no-such-page/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'There is no page at this address' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('[ROUTE-10] /helpmc shows help alone, with no header', { tag: SAMPLE }, async ({ page }) => {
  await open(page, '/helpmc');
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  await page.getByRole('link', { name: 'How to check that a round was fair' }).click();
  await expect(
    page.getByRole('heading', { name: 'How to check that a round was fair' }),
  ).toBeFocused();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a missing file of an older release answers 404 and is never cached', async ({ request }) => {
  const answer = await request.get('/assets/older-release.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('no-store');
});
