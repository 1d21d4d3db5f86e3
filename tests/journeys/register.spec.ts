import { ledgerBalance } from './accounts.ts';
import { expect, expectAccessible, hydrated, open, test } from './fixtures.ts';
import { expectSignedIn, headerBalance, logIn, logOut } from './sign-in.ts';
import { tabTo } from './tab-to.ts';

test('[REG-26] an account is made with the keyboard alone, has its opening balance, and logs in again', async ({
  page,
  site,
}) => {
  const account = {
    username: `bia${Date.now() % 1_000_000_000}`,
    password: 'correct horse battery 9',
  };
  await open(page, '/register');
  const typed = [
    ['Account name *', account.username],
    ['Password *', account.password],
    ['Repeat the password *', account.password],
    // Day and month are the same: the browser's language decides which is asked first.
    ['Date of birth *', '05051990'],
  ] as const;
  for (const [label, text] of typed) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  const told = page.getByRole('alertdialog', { name: 'Your account is ready' });
  await expect(told).toContainText(account.username);
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();

  const opening = await headerBalance(page);
  expect(opening).toBeGreaterThan(0n);
  expect(opening).toBe(await ledgerBalance(site.databaseUrl, account.username));
  await page.reload();
  await hydrated(page);
  await expectSignedIn(page);
  await logOut(page);
  await logIn(page, account);
  expect(await headerBalance(page)).toBe(opening);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`the registration form and its errors keep WCAG 2.2 AA, ${theme}, ${width} px`, async ({
      page,
      context,
      site,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await context.addCookies([{ name: 'theme', value: theme, url: site.origin }]);
      for (const path of ['/register', '/?register=1']) {
        await open(page, path);
        await page.getByRole('button', { name: 'Create account' }).click();
        await expect(page.getByText('Password cannot be empty.', { exact: true })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
}
