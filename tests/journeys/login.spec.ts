import { ACCOUNT_OF, demoAccount } from './accounts.ts';
import { expect, hydrated, open, test } from './fixtures.ts';
import { expectSignedIn, expectVisitor, logIn, logOut, sendLogin } from './sign-in.ts';
import { SAMPLE } from './proof.ts';

test('[BOOT-01] the brand’s code is in both storages of a visitor’s browser', async ({ page }) => {
  await open(page, '/');
  const stored = await page.evaluate(() => [
    sessionStorage.getItem('merchantCode'),
    localStorage.getItem('merchantCode'),
  ]);
  expect(stored).toEqual(['palpite', 'palpite']);
});

test('[LOGIN-13] after a login the session storage holds what the specification names, and no password', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  const account = demoAccount(site.dataDirectory, ACCOUNT_OF.login);
  await open(page, '/');
  await logIn(page, account);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(Object.keys(stored)).toEqual(
    expect.arrayContaining([
      'token',
      'account',
      'username',
      'merchant',
      'merchantCode',
      'platform',
      'nickname',
      'customerId',
      'isAgent',
      'toUpline',
      'memberLabel',
      'memberLabelColor',
      'memberLabelColor2',
      'cpw',
    ]),
  );
  expect(stored).toMatchObject({
    username: account.username,
    merchantCode: 'palpite',
    platform: 'web',
    isAgent: '1',
    cpw: '0',
  });
  expect(Object.values(stored).join()).not.toContain(account.password);
});

test('[BOOT-07] a reload keeps the session and fetches the member again', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  await open(page, '/');
  await logIn(page, demoAccount(site.dataDirectory, ACCOUNT_OF.login));
  const asked = page.waitForResponse('**/wps/member/info');
  await page.reload();
  expect((await asked).ok()).toBe(true);
  await expectSignedIn(page);
});

test('logging out asks first, ends the session on the server and leaves nothing of it in the browser', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  await open(page, '/rng');
  await logIn(page, demoAccount(site.dataDirectory, ACCOUNT_OF.login));
  const told = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().endsWith('/wps/session/logout'),
  );
  await logOut(page);
  await told;
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).toSorted()))
    .toEqual(['merchant', 'merchantCode', 'platform']);
  await page.reload();
  await hydrated(page);
  await expectVisitor(page);
});

test('[LOGIN-03] [LOGIN-08] a refused login says why; after three the captcha is required, and its picture loads', async ({
  page,
  site,
  watch,
}) => {
  // The browser logs the status of each refusal; refusals are what this journey is about.
  watch.expect(/status of 4(01|03|29).*session\/login/);
  const account = demoAccount(site.dataDirectory, ACCOUNT_OF.throttle);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const captcha = dialog.getByRole('img', { name: 'Picture with characters to type' });
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await expect(captcha).toBeHidden();
    const answered = page.waitForResponse('**/wps/session/login');
    await sendLogin(page, { ...account, password: `wrong ${attempt}` });
    await answered;
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  }
  await expect(captcha).toBeVisible();
  await expect
    .poll(() => captcha.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  // The right password alone no longer works.
  await sendLogin(page, account);
  await expect(dialog).toBeVisible();
  // The alternative for people who cannot read the picture: the device does the work.
  await dialog.getByRole('button', { name: /use this device to verify/ }).click();
  await expect(dialog.getByText('Verified. No characters needed.')).toBeVisible({
    timeout: 60_000,
  });
  await sendLogin(page, account);
  await expectSignedIn(page);
});
