import type { Locator, Page } from '@playwright/test';
import { endPayoutWaits, ledgerBalance } from './accounts.ts';
import { operatorCommand } from './command.ts';
import { expectGood } from './expect-good.ts';
import { expect, open, type SharedSite, test } from './fixtures.ts';
import { registerAccount } from './register-account.ts';
import { headerBalance } from './sign-in.ts';
import { tabTo } from './tab-to.ts';
import { SAMPLE } from './proof.ts';

/** More than is approved automatically: staff decide. */
const AMOUNT = '600';
const AMOUNT_MINOR = 60_000n;
const LOGIN_PASSWORD = 'correct horse battery 9';
const PAYMENT_PASSWORD = '482913';

test('[MEMBER-05] by keyboard alone a member starts at the header, sets up what is needed, withdraws, is paid, and confirms', async ({
  page,
  site,
}) => {
  test.slow();
  const username = await registerAccount(page, 'wdk');
  await waiveTurnover(site, username);
  await open(page, '/rng');
  const before = await headerBalance(page);
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Withdraw' }));
  await page.keyboard.press('Enter');
  const centre = centreOf(page);
  await expect(centre.getByRole('heading', { level: 1, name: 'Withdrawal' })).toBeFocused();
  await setUpByKeyboard(page);
  await expect(centre.getByText('Your payout account is new.')).toBeVisible();
  await expectGood(page, 'withdrawal during a wait');
  await endPayoutWaits(site.databaseUrl, username);

  await open(page, '/rng?member=withdraw');
  await typeInto(page, centre.getByRole('textbox', { name: 'Amount' }), AMOUNT);
  await typeInto(page, centre.getByRole('textbox', { name: 'Payment password' }), PAYMENT_PASSWORD);
  await expectGood(page, 'filled withdrawal form');
  await page.keyboard.press('Enter');
  const last = page.getByRole('dialog', { name: 'Check your withdrawal' });
  await expect(last.getByRole('button', { name: 'Withdraw R$600.00' })).toBeFocused();
  await expectGood(page, 'last look at a withdrawal');
  await page.keyboard.press('Enter');

  const order = await orderOf(centre);
  await expect(centre.getByRole('heading', { name: `Withdrawal ${order}` })).toBeFocused();
  await expect.poll(() => headerBalance(page)).toBe(before - AMOUNT_MINOR);
  await expectGood(page, 'pending withdrawal');
  await operatorCommand(site, 'withdrawal', 'approve', order);
  await operatorCommand(site, 'withdrawal', 'pay', order);

  await expect(centre.getByRole('form', { name: 'Did R$600.00 arrive?' })).toBeVisible();
  await tabTo(page, centre.getByRole('radio', { name: /^It all arrived/ }));
  await page.keyboard.press('Space');
  await expectGood(page, 'question whether a withdrawal arrived');
  await tabTo(page, centre.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(centre.getByText('You confirmed that it arrived')).toBeVisible();
  await expectGood(page, 'confirmed withdrawal');
  expect(await ledgerBalance(site.databaseUrl, username)).toBe(before - AMOUNT_MINOR);

  await tabTo(page, centre.getByRole('link', { name: 'All withdrawals' }));
  await page.keyboard.press('Enter');
  await expect(centre.getByRole('link', { name: new RegExp(order) })).toContainText('Confirmed');
  await expectGood(page, 'withdrawal orders');
});

test('[MEMBER-05] another withdrawal is refused and the money returned; one that never arrived is reported with a picture and settled', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  test.slow();
  const username = await registerAccount(page, 'wdm');
  await waiveTurnover(site, username);
  await open(page, '/rng?member=withdraw');
  await setUpByKeyboard(page);
  await endPayoutWaits(site.databaseUrl, username);
  const centre = centreOf(page);

  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/rng?member=withdraw');
  // On the first screen of a phone: how much, and the act.
  for (const part of [
    centre.getByRole('textbox', { name: 'Amount' }),
    centre.getByRole('button', { name: 'Continue' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expectGood(page, 'withdrawal form opened on a phone');
  await page.setViewportSize(wide);

  const refused = await withdraw(page);
  const held = await headerBalance(page);
  await operatorCommand(
    site,
    'withdrawal',
    'refuse',
    refused,
    'The account belongs to another person.',
  );
  await expect(centre.getByText('The account belongs to another person.')).toBeVisible();
  await expect.poll(() => headerBalance(page)).toBe(held + AMOUNT_MINOR);

  const order = await withdraw(page);
  await operatorCommand(site, 'withdrawal', 'approve', order);
  await operatorCommand(site, 'withdrawal', 'pay', order);
  await page.setViewportSize({ width: 360, height: 740 });
  await centre.getByText('Nothing arrived', { exact: true }).click();
  await centre.getByLabel('Choose pictures').setInputFiles([
    { name: 'statement.png', mimeType: 'image/png', buffer: await page.screenshot() },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await expect(centre.getByText('Sent', { exact: true })).toBeVisible();
  await expect(centre.getByText('The picture must be a PNG or a JPEG.')).toBeVisible();
  await expectGood(page, 'report with pictures');
  await centre.getByRole('button', { name: 'Remove: letter.png' }).click();
  await centre.getByRole('button', { name: 'Send your answer' }).click();
  await expect(centre.getByRole('img', { name: 'Picture 1 that you sent' })).toBeVisible();
  await expectGood(page, 'sent report');
  const why = 'Your bank has booked it.';
  await operatorCommand(site, 'withdrawal', 'settle-dispute', order, 'refuse', why);
  await expect(centre.getByText(why)).toBeVisible();
});

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

/** Types into a field that the keyboard reaches. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** As if the turnover of the opening bonus had been played. */
const waiveTurnover = (site: SharedSite, username: string) =>
  operatorCommand(site, 'turnover', 'waive', 'palpite', username, 'opening-balance');

/** In the steps of the withdrawal page: the real name, a payment password, a PIX key, and then the amount. */
async function setUpByKeyboard(page: Page): Promise<void> {
  const setup = centreOf(page).getByRole('region', { name: 'Set up withdrawals' });
  const field = (name: string) => setup.getByRole('textbox', { name, exact: true });
  const step = (text: string) => expect(setup.getByRole('status')).toHaveText(text);
  await step('Step 1 of 4: Your real name');
  await typeInto(page, field('Real name'), 'Ana Prado');
  await typeInto(page, field('Login password'), LOGIN_PASSWORD);
  await page.keyboard.press('Enter');
  await step('Step 2 of 4: Payment password');
  await typeInto(page, field('Login password'), LOGIN_PASSWORD);
  await typeInto(page, field('New payment password'), PAYMENT_PASSWORD);
  await typeInto(page, field('New payment password again'), PAYMENT_PASSWORD);
  await page.keyboard.press('Enter');
  await step('Step 3 of 4: Where the money goes');
  await expectGood(page, 'payout account in the withdrawal set-up');
  await typeInto(page, field('PIX key'), '529.982.247-25');
  await typeInto(page, field('Payment password'), PAYMENT_PASSWORD);
  await page.keyboard.press('Enter');
  const form = centreOf(page).getByRole('form', { name: 'Withdraw' });
  await typeInto(page, form.getByRole('textbox', { name: 'Amount' }), AMOUNT);
}

/** Requests a withdrawal and waits for its page. @returns its number */
async function withdraw(page: Page): Promise<string> {
  await open(page, '/rng?member=withdraw');
  const centre = centreOf(page);
  await centre.getByRole('textbox', { name: 'Amount' }).fill(AMOUNT);
  await centre.getByRole('textbox', { name: 'Payment password' }).fill(PAYMENT_PASSWORD);
  await centre.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Withdraw R$600.00' }).click();
  return orderOf(centre);
}

async function orderOf(centre: Locator): Promise<string> {
  const heading = centre.getByRole('heading', { name: /^Withdrawal W\d+$/ });
  return (await heading.innerText()).replace('Withdrawal ', '');
}
