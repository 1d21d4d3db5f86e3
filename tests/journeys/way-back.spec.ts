import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ACCOUNT_OF, demoAccount, proveMobile } from './accounts.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openWhole, type SharedSite, test } from './fixtures.ts';
import { sentCode } from './sent-code.ts';
import { expectSignedIn, logOut, sendLogin } from './sign-in.ts';
import { SAMPLE } from './proof.ts';

const MOBILE = '11987650077';
const NEXT = 'correct horse battery 10';

/** Requests a code in the open dialog and types it in as the outbox shows it. @returns the code */
async function enterCode(page: Page, site: SharedSite, before?: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(MOBILE);
  const send = dialog.getByRole('button', { name: 'Send code' });
  await send.click();
  const sent = dialog.getByText(/the code is on its way/);
  const prove = dialog.getByRole('button', { name: /use this device to verify/ });
  await expect(sent.or(prove)).toBeVisible();
  if (await prove.isVisible()) {
    // This address has requested many codes within the hour.
    await prove.click();
    await expect(prove).toBeHidden({ timeout: 60_000 });
    await send.click();
    await expect(sent).toBeVisible();
  }
  // The message is sent after the answer.
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = await sentCode(site, `+55${MOBILE}`).catch(() => before);
      return code === before;
    })
    .toBe(false);
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(`${code}`);
  return `${code}`;
}

test('a code by SMS signs in; a forgotten password is replaced; then an app protects the account, and a recovery code opens it once', {
  tag: SAMPLE,
}, async ({ page, site, watch }) => {
  test.slow();
  watch.expect(/status of 40[13].*(session\/login|second|verification\/sms)/);
  const account = demoAccount(site.dataDirectory, ACCOUNT_OF.wayBack);
  await proveMobile(site.databaseUrl, account.username, `+55${MOBILE}`);

  await openWhole(page, '/?login=1');
  await page.getByRole('button', { name: 'Log in with a code by SMS' }).click();
  const first = await enterCode(page, site);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await expectSignedIn(page);
  await logOut(page);

  await openWhole(page, '/?forgot=mobile');
  await enterCode(page, site, first);
  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await page.getByRole('button', { name: 'Change password and log in' }).click();
  await expectSignedIn(page);

  await openWhole(page, '/?member=securityCenter');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(NEXT);
  await page.getByRole('button', { name: 'Continue' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up two-step login' });
  const key = (await setUp.getByRole('definition').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await page.getByLabel('Code from the app').fill(app.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await expectAccessible(page, 'recovery codes');
  await page.getByLabel('I have saved these codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page, 'security centre with two-step login');
  await page.keyboard.press('Escape');
  await logOut(page);

  await openWhole(page, '/?login=1');
  await sendLogin(page, { ...account, password: NEXT });
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeFocused();
  await expectAccessible(page, 'second factor at the login');
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Confirm and log in' }).click();
  await expectSignedIn(page);
});
