import type { Page } from '@playwright/test';
import { ACCOUNT_OF, demoAccount } from './accounts.ts';
import { operatorCommand } from './command.ts';
import { expect, open, test } from './fixtures.ts';
import { registerAccount } from './register-account.ts';
import { withSecondBrowser } from './second-browser.ts';
import { expectSignedIn, expectVisitor, logIn, logOut, sendLogin } from './sign-in.ts';
import { SAMPLE } from './proof.ts';

test('two tabs of a browser agree: a login and a logout in one show in the other', {
  tag: SAMPLE,
}, async ({ context, site }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(first, '/');
  await open(second, '/rng');
  await logIn(first, demoAccount(site.dataDirectory, ACCOUNT_OF.tabs));
  await expectSignedIn(second);
  // A tab that opens later is signed in too.
  const third = await context.newPage();
  await open(third, '/live');
  await expectSignedIn(third);
  await logOut(second);
  await expectVisitor(first);
  await expectVisitor(third);
});

test('[LOGIN-14] a revoked token signs every tab out with one message, and a new login returns to where the player was', async ({
  context,
  site,
  watch,
}) => {
  watch.expect(/status of 401/);
  const account = demoAccount(site.dataDirectory, ACCOUNT_OF.tabs);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await open(first, '/');
  await open(second, '/');
  await logIn(first, account);
  await open(first, '/fish');
  await expectSignedIn(second);
  // Logged out everywhere, as from another device.
  const revoked = await first.evaluate(async () => {
    const answer = await fetch('/wps/session/logout/all', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${sessionStorage.getItem('token')}`,
        'Merchant-Code': 'palpite',
        'Content-Type': 'application/json',
      },
      body: '{}',
    });
    return answer.status;
  });
  expect(revoked).toBe(200);
  // The next call of one tab finds out; both are signed out, and the tab in use says so once.
  const refresh = first.getByRole('button', { name: 'Refresh balance' });
  await expect(async () => {
    // A tab that comes to the front checks too and may be quicker.
    await refresh.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(refresh).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expectVisitor(second);
  const dialog = first.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByText('Your session has ended.', { exact: false })).toHaveCount(1);
  await sendLogin(first, account);
  await expectSignedIn(first);
  expect(new URL(first.url()).pathname).toBe('/fish');
});

test('[PASS-01] a password changed in one tab leaves the browser’s tabs signed in, in a new session, and signs another browser out', async ({
  context,
  browser,
  site,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const username = await registerAccount(first, 'tab');
  const password = 'correct horse battery 9';
  await open(second, '/rng');
  await expectSignedIn(second);
  const tokenIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));
  const old = await tokenIn(first);
  await withSecondBrowser(browser, site.origin, async (elsewhere, watchElsewhere) => {
    watchElsewhere.expect(/status of 401/);
    await open(elsewhere, '/');
    await logIn(elsewhere, { username, password });
    await open(first, '/?member=securityCenter');
    await first.getByRole('button', { name: 'Change password' }).click();
    const dialog = first.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByLabel('New password', { exact: true }).fill('another horse battery 7');
    await dialog.getByLabel('New password again').fill('another horse battery 7');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog).toBeHidden();
    await expectVisitor(elsewhere);
  });
  await expect.poll(() => tokenIn(first)).not.toBe(old);
  expect(await tokenIn(second)).toBe(await tokenIn(first));
  await open(second, '/?member=transactionHistory');
  await expectSignedIn(second);
  await expect(second.getByRole('dialog', { name: 'Member centre' })).toBeVisible();
});

test('[LOGIN-14] a page reloaded after its session was revoked opens the login over it and renders without an error', async ({
  context,
  site,
  watch,
}) => {
  watch.expect(/status of 401/);
  const account = demoAccount(site.dataDirectory, ACCOUNT_OF.tabs);
  const page = await context.newPage();
  await open(page, '/');
  await logIn(page, account);
  await open(page, '/?member=transactionHistory');
  await expect(page.getByRole('dialog', { name: 'Member centre' })).toBeVisible();
  await operatorCommand(site, 'sessions', 'revoke', 'palpite', account.username);
  await page.reload();
  // React logs every difference from the server's HTML to the console, which is watched.
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});
