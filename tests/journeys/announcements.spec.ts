import type { Page } from '@playwright/test';
import pg from 'pg';
import { demoAccount } from './accounts.ts';
import { operatorCommand } from './command.ts';
import { expectAccessibleInBothThemes } from './accessible.ts';
import {
  expect,
  expectNoSideways,
  hydrated,
  leave,
  open,
  type SharedSite,
  test,
} from './fixtures.ts';
import { ownSite } from './own-site.ts';
import { SAMPLE } from './proof.ts';
import { originAt } from './second-browser.ts';
import { openFold } from './side-menu.ts';
import { logIn } from './sign-in.ts';

const BRANDS = [
  { brand: 'palpite', host: 'localhost', welcome: 'Welcome to Palpite' },
  { brand: 'lumen', host: 'en.localhost', welcome: 'Welcome to Lumen' },
  { brand: 'trangvang', host: 'vn.localhost', welcome: 'Welcome to Trăng Vàng' },
] as const;

test.use({ announcements: 'new' });

const lineOf = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Announcements' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Announcements' });

/** What could open itself has had its time: the late work has begun, of which the site's worker is the last. */
async function expectCalm(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('[data-later="coming"]')).toHaveCount(0);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Opens home of a brand in English, as a browser that has never been there. */
async function enter(page: Page, site: SharedSite, host: string): Promise<void> {
  const url = originAt(site, host);
  await page.context().addCookies([{ name: 'lang', value: 'EN', url }]);
  await open(page, `${url}/`);
}

/** Announces until the end of `work`. The command that staff have is the operator's own tests' to prove. */
async function announced(
  { databaseUrl }: SharedSite,
  { brand, title, isImportant = false }: { brand: string; title: string; isImportant?: boolean },
  work: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `INSERT INTO operator.announcement (brand_code, type, texts, published_at, is_important)
       VALUES ($1, 'B', $2, clock_timestamp(), $3) RETURNING id`,
      [brand, JSON.stringify({ EN: { title, content: ['Its text.'] } }), isImportant],
    );
    await work();
    await client.query('UPDATE operator.announcement SET withdrawn_at = now() WHERE id = $1', [
      rows[0].id,
    ]);
  } finally {
    await client.end();
  }
}

/** A page that is kept for all visitors may be a second old; the line is in the page that has it. */
async function reloadUntilNew(page: Page, title: RegExp): Promise<void> {
  await expect(async () => {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(lineOf(page).getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test.describe.configure({ mode: 'parallel' });
for (const { brand, host, welcome } of BRANDS) {
  test.describe(brand, () => {
    // What one of them announces, another one of the brand would see.
    test.describe.configure({ mode: 'default' });

    test(`[ANN-01] a visitor of ${brand} has the newest announcement on a line: nothing opens itself, a closed line stays closed, a newer one is shown`, {
      tag: SAMPLE,
    }, async ({ page, site }) => {
      await enter(page, site, host);
      const line = lineOf(page);
      await expect(line.getByRole('link', { name: welcome })).toBeVisible();
      await expectCalm(page);
      await expectAccessibleInBothThemes(page, `an announcement’s line, ${brand}`);
      await page.setViewportSize({ width: 360, height: 640 });
      await expectAccessibleInBothThemes(page, `an announcement’s line, ${brand}, on a phone`);
      await expectNoSideways(page, 'a line on a phone');
      await expectOneLine(page);

      await line.getByRole('button', { name: 'Close announcement' }).press('Enter');
      await expect(line).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      await page.reload();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(line).toBeHidden();
      await expectCalm(page);
      await expect(line).toHaveCount(0);

      await announced(site, { brand, title: 'Something new' }, async () => {
        await reloadUntilNew(page, /^Something new/);
        await expectCalm(page);
      });
    });

    test(`[ANN-01] a visitor of ${brand} reads it from the line, and all of them, nine a page; the line has gone then`, async ({
      page,
      site,
    }) => {
      await enter(page, site, host);
      const line = lineOf(page);
      const dialog = dialogOf(page);
      await line.getByRole('link', { name: welcome }).click();
      await expect(dialog.getByRole('heading', { name: welcome })).toBeFocused();
      await expect(dialog.locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
      await dialog.getByRole('link', { name: 'All announcements' }).click();
      const listed = dialog.getByRole('listitem').filter({ has: page.locator('time') });
      await expect(listed.first()).toBeVisible();
      expect(await listed.count()).toBeLessThanOrEqual(9);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(line).toHaveCount(0);
      await page.reload();
      await expectCalm(page);
      await expect(line).toHaveCount(0);

      const menu = await openFold(page, 'Help');
      await menu.getByRole('link', { name: 'Announcements' }).click();
      await expect(dialog.getByRole('link', { name: welcome })).toBeVisible();
    });

    test(`[ANN-01] a member of ${brand} who comes in has the line too; an important one opens itself once after the login, and not twice`, {
      tag: SAMPLE,
    }, async ({ page, site }) => {
      const member = demoAccount(site.dataDirectory, 'member', brand);
      await announced(site, { brand, title: 'The rules change', isImportant: true }, async () => {
        await enter(page, site, host);
        await expectCalm(page);
        await logIn(page, member);
        const dialog = dialogOf(page);
        await expect(dialog.getByRole('heading', { name: 'The rules change' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        const asked = page.waitForResponse(/getListAnnouncements.*pageSize=9/);
        await page.reload();
        await asked;
        await expectCalm(page);
      });
      await announced(site, { brand, title: 'A word to members' }, async () => {
        const line = lineOf(page);
        await reloadUntilNew(page, /^A word to members/);
        await expectCalm(page);
        await line.getByRole('link', { name: 'All announcements' }).click();
        await expect(dialogOf(page).getByRole('link', { name: welcome })).toBeVisible();
      });
    });
  });
}

/** On a phone a long title ends in dots, and each control is as large as it must be. */
async function expectOneLine(page: Page): Promise<void> {
  const line = lineOf(page);
  const title = line.getByRole('status').locator('.truncate');
  const before = await line.boundingBox();
  await title.evaluate((element) => {
    element.textContent = 'A title that is far longer than one line of a phone can be'.repeat(2);
  });
  expect((await line.boundingBox())?.height).toBe(before?.height);
  for (const control of await line.locator('a, button').all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
}

test('the question whether visits may be counted never lies over the line: on a phone it waits for it', async ({
  page,
}) => {
  test.slow();
  await using site = await ownSite();
  await operatorCommand(site, 'brand', 'set', 'palpite', 'gtagId', 'G-TEST1234');
  await page.setViewportSize({ width: 360, height: 640 });
  const question = page.locator('.visits-question');
  await expect(async () => {
    await open(page, `${site.origin}/`);
    await expect(question).toBeAttached();
  }).toPass();
  const line = page.getByRole('main').locator('.announcement-line');
  await expect(line).toBeVisible();
  await expect(question).toBeHidden();
  await line.getByRole('button').click();
  await expect(question).toBeVisible();
  await leave(page);
});
