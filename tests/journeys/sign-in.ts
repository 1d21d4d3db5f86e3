import { expect, type Page } from '@playwright/test';
import type { DemoAccount } from './accounts.ts';
import { open } from './fixtures.ts';

/** Types an account into the open login dialog and sends it. */
export async function sendLogin(page: Page, account: DemoAccount): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  // Only a script makes the dialog modal: presses before that do nothing.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await dialog.getByLabel('Account name', { exact: true }).fill(account.username);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Signs in on a visitor's page; ends on the same page. */
export async function logIn(page: Page, account: DemoAccount): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await sendLogin(page, account);
  await expectSignedIn(page);
}

/** Turns a visitor into a guest with free play, on the same address. A board has a bar of its own in place of the banner. */
export async function playFree(page: Page, address: string): Promise<{ username: string }> {
  await open(page, address);
  await page.getByRole('button', { name: 'Play free' }).first().click();
  await expectSignedIn(page);
  const username = await page.evaluate(() => sessionStorage.getItem('username') ?? '');
  await open(page, address);
  return { username };
}

export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expectVisitor(page);
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Balance' }).first()).toBeVisible();
}

export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}

/** The balance that the site shows, in its header or in the bar that stands for it, in minor units of a currency with cents. */
export async function headerBalance(page: Page): Promise<bigint> {
  const group = page.getByRole('group', { name: 'Balance' });
  await expect(group).toContainText(/\d/);
  return BigInt((await group.innerText()).replace(/\D/g, ''));
}
