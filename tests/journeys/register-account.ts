import { expect, type Page } from '@playwright/test';
import { open } from './fixtures.ts';
import { expectSignedIn } from './sign-in.ts';

/**
 * Registers a new account on the default brand for one journey and leaves it signed in.
 * @param prefix three letters that name the journey
 * @returns its account name
 */
export async function registerAccount(page: Page, prefix: string): Promise<string> {
  const username = `${prefix}${Date.now() % 1_000_000_000}`;
  await open(page, '/register');
  const typed = {
    'Account name *': username,
    'Password *': 'correct horse battery 9',
    'Repeat the password *': 'correct horse battery 9',
    'Date of birth *': '1990-05-05',
  };
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your account is ready' })).toBeVisible();
  await expectSignedIn(page);
  return username;
}
