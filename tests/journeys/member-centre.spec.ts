import type { Page } from '@playwright/test';
import { ACCOUNT_OF, demoAccount } from './accounts.ts';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, open, openWhole, type SharedSite, test } from './fixtures.ts';
import { expectSignedIn, sendLogin } from './sign-in.ts';
import { tabTo } from './tab-to.ts';
import { SAMPLE } from './proof.ts';

/** Only reads: another file uses the same account. */
async function logInAt(page: Page, site: SharedSite, path: string) {
  await openWhole(page, '/?login=1');
  await sendLogin(page, demoAccount(site.dataDirectory, ACCOUNT_OF.play));
  await expectSignedIn(page);
  await open(page, path);
  await expectSignedIn(page);
}

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

/** Waits until nothing on the page is still loading, so that it measures what people see. */
async function shown(page: Page) {
  await expect(centreOf(page)).toBeVisible();
  await expect(centreOf(page).locator('.animate-pulse')).toHaveCount(0);
}

test('the member centre opens from the header by keyboard, keeps the focus, and returns to the page', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  test.slow();
  await logInAt(page, site, '/rng');
  const { keyboard } = page;
  const centre = centreOf(page);
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: /^Account of/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Deposit' })).toBeFocused();
  await keyboard.press('m');
  await expect(page.getByRole('menuitem', { name: 'Member centre' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(centre.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused();
  await expect(centre.getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await shown(page);
  await tabTo(page, centre.getByRole('link', { name: 'My account', exact: true }).first());
  await keyboard.press('Enter');
  await expect(centre.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();

  const button = centre.getByRole('button', { name: 'Change nickname' });
  await tabTo(page, button);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nickname' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(button).toBeFocused();

  await keyboard.press('Escape');
  await expect(centre).toBeHidden();
  await expect(page).toHaveURL('/rng');
});

test('the member centre is part of the address: a link opens one of its pages, Back closes it, and a visitor logs in first', async ({
  page,
  site,
}) => {
  await openWhole(page, '/?member=securityCenter');
  await sendLogin(page, demoAccount(site.dataDirectory, ACCOUNT_OF.play));
  await shown(page);
  await expect(page).toHaveURL('/?member=securityCenter');

  await open(page, '/rng');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Member centre' }).click();
  await shown(page);
  await page.goBack();
  await expect(centreOf(page)).toBeHidden();
  await expect(page).toHaveURL('/rng');
  await page.goForward();
  await shown(page);
});

test('the member centre keeps WCAG 2.2 AA in both themes at 1440 px, its dialogs too', async ({
  page,
  site,
}) => {
  test.slow();
  await logInAt(page, site, '/?member=securityCenter');
  await shown(page);
  await expectAccessibleInBothThemes(page, 'security centre');
  await expectNoSideways(page, 'the member centre');
  for (const name of ['Change picture', 'Change nickname', 'Set: Mobile number', 'Set: Email']) {
    await test.step(name, async () => {
      await centreOf(page).getByRole('button', { name }).click();
      await expectAccessibleInBothThemes(page, `${name} in the member centre`);
      await page.keyboard.press('Escape');
    });
  }
});

test('on a phone the member centre is a menu and its pages, each over the whole screen, and keeps WCAG 2.2 AA at 360 px', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  await logInAt(page, site, '/rng');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Account' })
    .click();
  const centre = centreOf(page);
  await expect(centre.getByRole('heading', { level: 1, name: 'Member centre' })).toBeFocused();
  await shown(page);
  await expectAccessibleInBothThemes(page, 'menu of the member centre on a phone');
  await centre.getByRole('link', { name: 'My account' }).click();
  await expect(centre.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();
  await shown(page);
  await expectAccessibleInBothThemes(page, 'account page on a phone');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideways(page, 'the account page');
  await centre.getByRole('link', { name: 'Back to the menu' }).click();
  await expect(centre.getByRole('link', { name: 'My account' })).toBeVisible();
});
