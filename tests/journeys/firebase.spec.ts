import { FIREBASE_PROJECT, startFirebase } from '@palpite/operator/testing/firebase';
import type { Page } from '@playwright/test';
import { operatorCommand } from './command.ts';
import { expect, leave, open, test } from './fixtures.ts';
import { ownSite } from './own-site.ts';
import { expectSignedIn } from './sign-in.ts';
import { SAMPLE } from './proof.ts';

/**
 * Firebase's errors and the text for each: errors of sending appear in an alert or at the number, errors of the code
 * at the code.
 */
const SENDING = [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Try again in 5 minutes.'],
  ['CAPTCHA_CHECK_FAILED', /^We could not verify that you are human, or this address/],
  ['QUOTA_EXCEEDED', 'No more codes can be sent today. Contact customer service.'],
  ['OPERATION_NOT_ALLOWED', 'Codes cannot be sent to this number. Contact customer service.'],
  ['POPUP_CLOSED_BY_USER', 'The window was closed before you were done. Try again.'],
  ['NEVER_HEARD_OF', 'The number could not be verified. Check your network and try again.'],
] as const;
const NUMBER = [
  [
    'INVALID_PHONE_NUMBER',
    'This is not a valid mobile number. Check the country code and the number.',
  ],
  ['MISSING_PHONE_NUMBER', 'Enter your mobile number'],
] as const;
const CODE = [
  ['INVALID_CODE', 'Enter a valid verification code.'],
  ['SESSION_EXPIRED', 'The verification code has expired. Ask for a new one.'],
] as const;

/** The call with which the browser makes Firebase send a code. */
const SEND = /accounts:sendVerificationCode$/;

test('[REG-22] [CODE-05] where Firebase sends the codes, a browser registers a number with the token that Firebase signs; each of its ten errors stops it with its own text', {
  tag: SAMPLE,
}, async ({ context, page, watch }) => {
  test.slow();
  // Firebase's refusals are expected. This Firebase has no reCAPTCHA Enterprise, which its library requests each time.
  watch.expect(/status of 400|status of 501.*recaptchaConfig/);
  const firebase = await startFirebase(() => new Date(), true);
  try {
    await using site = await ownSite({ FIREBASE_EMULATOR: firebase.url });
    const project = JSON.stringify(FIREBASE_PROJECT);
    await operatorCommand(site, 'brand', 'set', 'palpite', 'firebase', project);
    await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
    const registrations = () => calls.filter((path) => path === '/wps/member/register/mobile');
    const sendCode = () => pressOnce(page, () => calls.filter((path) => SEND.test(path)).length);
    await open(page, `${site.origin}/register`);
    await page.getByRole('tab', { name: 'By mobile number' }).click();
    await page.getByLabel('Mobile number *').fill('(11) 98765-4321');
    for (const [error, message] of SENDING) {
      firebase.failWith(error);
      await sendCode();
      const alert = page.getByRole('alertdialog', { name: 'No code was sent' });
      await expect(alert.getByText(message)).toBeVisible();
      await alert.getByRole('button', { name: 'OK' }).click();
    }
    for (const [error, message] of NUMBER) {
      firebase.failWith(error);
      await sendCode();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await sendCode();
    await expect(page.getByText('The code was sent to +55 11987654321.')).toBeVisible();
    await page.getByLabel('Password *', { exact: true }).fill('correct horse battery 9');
    await page.getByLabel('Repeat the password *').fill('correct horse battery 9');
    await page.getByLabel('Date of birth *').fill('05/17/1990');
    await page.getByRole('checkbox').check();
    const code = page.getByLabel('Verification code *');
    await code.fill(firebase.codeSentTo('+5511987654321'));
    const create = page.getByRole('button', { name: 'Create account' });
    for (const [error, message] of CODE) {
      firebase.failWith(error);
      await create.click();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(create).not.toHaveAttribute('aria-busy');
    }
    expect(registrations()).toEqual([]);
    await sendCode();
    await expect(page.getByText(/^You can try again in/)).toBeAttached();
    await code.fill(firebase.codeSentTo('+5511987654321'));
    await create.click();
    await expect(page.getByRole('alertdialog', { name: 'Registration complete' })).toBeVisible();
    expect(registrations()).toHaveLength(1);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.keyboard.press('Escape');
    await expectSignedIn(page);
    await leave(page);
  } finally {
    await firebase.close();
  }
});

/** The button accepts one press a second, so press until Firebase receives a request, and never after that. */
async function pressOnce(page: Page, asked: () => number): Promise<void> {
  const before = asked();
  await expect(async () => {
    const button = page.getByRole('button', { name: /^Send/ });
    if (asked() === before) await button.click({ timeout: 1_000 });
    expect(asked()).toBe(before + 1);
  }).toPass({ intervals: [1_000] });
}
