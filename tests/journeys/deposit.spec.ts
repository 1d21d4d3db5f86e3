import type { Locator, Page } from '@playwright/test';
import { demoAccount } from './accounts.ts';
import { operatorCommand } from './command.ts';
import { expectGood } from './expect-good.ts';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, open, openWhole, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';
import { registerAccount } from './register-account.ts';
import { expectSignedIn, headerBalance, sendLogin } from './sign-in.ts';
import { openFirstSlot } from './slot.ts';
import { tabTo } from './tab-to.ts';

/**
 * A member of each brand deposits through each kind of channel that the brand has: on the page, at the sandbox bank
 * and, where staff review the payment, with their command. The money is then in the balance and in the account record.
 */

test('[MEMBER-04] by keyboard alone a member orders a Pix deposit, copies its code, pays it and sees the money arrive', {
  tag: SAMPLE,
}, async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerAccount(page, 'dpk');
  const centre = await openDeposits(page);
  const before = await balanceOf(page);
  await expectGood(page, 'deposit form');
  await tabTo(page, centre.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(centre.getByRole('alert')).toHaveText('Minimum R$10.00');
  await expect(centre.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.keyboard.type('0');
  await tabTo(page, centre.getByRole('radio', { name: 'Pix', exact: true }));
  await tabTo(page, centre.getByRole('button', { name: 'Go to payment' }));
  await page.keyboard.press('Enter');

  const order = await orderOf(centre);
  await expect(centre.getByRole('img', { name: `QR code to pay ${order}` })).toBeVisible();
  await expectGood(page, 'Pix order');
  await tabTo(page, centre.getByRole('button', { name: 'Copy Pix code' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^000201.*br\.gov\.bcb\.pix.*540550\.00.*6304[\dA-F]{4}$/,
  );
  await tabTo(page, centre.getByRole('link', { name: /^Pay at/ }));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const bank = await opened;
  await tabTo(bank, bank.getByRole('button', { name: 'Pay 50.00 BRL' }));
  await bank.keyboard.press('Enter');
  await expect(bank.getByText('the operator knows')).toBeVisible();
  await bank.close();

  await expect(centre.getByText('R$50.00 is now in your balance.')).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(before + 5_000n);
  await expectGood(page, 'credited Pix order');
  await tabTo(page, centre.getByRole('link', { name: 'See it in the account record' }));
  await page.keyboard.press('Enter');
  await expectRecorded(centre, order, 'R$50.00');
});

test('[MEMBER-04] a bank transfer is reported by its payment number, checked by staff and credited without its fee', async ({
  page,
  site,
}) => {
  test.slow();
  await registerAccount(page, 'dpb');
  const centre = await openDeposits(page);
  const before = await balanceOf(page);
  await centre.getByText('Bank transfer', { exact: true }).click();
  await centre.getByRole('button', { name: 'R$100.00' }).click();
  await centre.getByRole('button', { name: 'Go to payment' }).click();
  const order = await orderOf(centre);
  await expectGood(page, 'bank transfer order');
  const bank = await centre.getByRole('link', { name: /^Pay at/ }).getAttribute('href');
  await centre.getByRole('textbox', { name: 'Payment reference' }).fill('E2026-0042');
  await centre.getByRole('button', { name: 'I have paid' }).click();
  await expect(centre.getByText(/^We are checking that your payment has arrived/)).toBeVisible();
  await expectGood(page, 'reported bank transfer');
  await payAtBank(page, `${bank}`, 'Pay 100.00 BRL');
  await operatorCommand(site, 'deposit', 'approve', order);
  await expect(centre.getByText('R$97.50 is now in your balance.')).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(before + 9_750n);
  await expectGood(page, 'credited bank transfer');

  await centre.getByRole('link', { name: 'All deposits' }).click();
  await expect(centre.getByRole('link', { name: new RegExp(`${order}.*Success`) })).toBeVisible();
  await expectGood(page, 'deposit orders');
  await page.goBack();
  await expect(centre.getByRole('heading', { name: `Deposit ${order}` })).toBeVisible();
  await centre.getByRole('link', { name: 'See it in the account record' }).click();
  await expectRecorded(centre, order, 'R$100.00', 'R$2.50');
});

test('[MEMBER-04] a payment made twice is returned the way it came, and the member follows it to the end', async ({
  page,
  site,
}) => {
  test.slow();
  await registerAccount(page, 'dpt');
  const centre = await openDeposits(page);
  await centre.getByRole('button', { name: 'R$50.00' }).click();
  await centre.getByRole('button', { name: 'Go to payment' }).click();
  const order = await orderOf(centre);
  const bank = `${await centre.getByRole('link', { name: /^Pay at/ }).getAttribute('href')}`;
  await payAtBank(page, bank, 'Pay 50.00 BRL');
  await expect(centre.getByText('R$50.00 is now in your balance.')).toBeVisible();
  await payAtBank(page, bank, 'Pay 50.00 BRL again');
  await centre.getByRole('link', { name: 'All deposits' }).click();
  const second = centre.getByRole('link', { name: /Decision due by .*Awaiting review/ });
  await expect(second).toBeVisible();
  await expectGood(page, 'deposit orders with a review');
  await second.click();
  const again = await orderOf(centre);
  expect(again).not.toBe(order);
  await expectGood(page, 'deposit under review');
  const before = await balanceOf(page);

  await operatorCommand(site, 'deposit', 'refund', again, 'You paid this deposit twice.');
  await expect(centre.getByText(/^We are returning R\$50\.00/)).toBeVisible();
  await expect(centre.getByText('You paid this deposit twice.')).toBeVisible();
  await expectGood(page, 'deposit on its way back');
  // The operator checks with the bank within seconds.
  const counter = await page.context().newPage();
  const send = counter.getByRole('button', { name: `Send ${again}-R1 back` });
  const asked = async () => {
    await counter.goto(new URL(bank, page.url()).href);
    return send.count();
  };
  await expect.poll(asked, { timeout: 60_000 }).toBe(1);
  await send.click();
  await expect(counter.getByText(`sent back ${again}-R1`)).toBeVisible();
  await counter.close();
  await page.reload();
  await expect(centre.getByText(/^We returned R\$50\.00/)).toBeVisible();
  await expect(centre.getByText(/^SB\d{8}$/)).toBeVisible();
  expect(await balanceOf(page)).toBe(before);
  await expectGood(page, 'returned deposit');
  await centre.getByRole('link', { name: 'All deposits' }).click();
  await expect(centre.getByRole('link', { name: new RegExp(`${again}.*Refunded`) })).toBeVisible();
});

test('[MEMBER-04] money that arrives while the member is on another page shows in the header’s balance without a reload', async ({
  page,
}) => {
  await registerAccount(page, 'dph');
  const centre = await openDeposits(page);
  await centre.getByRole('button', { name: 'R$50.00' }).click();
  await centre.getByRole('button', { name: 'Go to payment' }).click();
  await orderOf(centre);
  const bank = `${await centre.getByRole('link', { name: /^Pay at/ }).getAttribute('href')}`;
  await centre.getByRole('button', { name: 'Close' }).click();
  await expect(centre).toBeHidden();
  const before = await balanceOf(page);
  // The notice goes after some seconds, and may be there before the bank says so.
  await Promise.all([
    expect(page.getByText('R$50.00 was added to your balance.')).toBeVisible({ timeout: 60_000 }),
    payAtBank(page, bank, 'Pay 50.00 BRL'),
  ]);
  await expect.poll(() => balanceOf(page)).toBe(before + 5_000n);
});

test('[MEMBER-04] on a phone a member deposits over a game, the second time with the method of the first, and the game goes on', async ({
  page,
}) => {
  test.slow();
  await registerAccount(page, 'dpq');
  await open(page, '/rng');
  const slot = await openFirstSlot(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await slot.begin();
  const before = await headerBalance(page);
  const deposit = page.getByRole('main').getByRole('link', { name: 'Deposit' });
  const sheet = page.getByRole('dialog', { name: 'Deposit' });
  await deposit.click();
  await sheet.getByRole('button', { name: 'Change' }).click();
  await sheet.getByText('Bank transfer', { exact: true }).click();
  await sheet.getByRole('button', { name: 'R$100.00' }).click();
  await expectAccessibleInBothThemes(page, 'deposit form over a game');
  await sheet.getByRole('button', { name: 'Go to payment' }).click();
  await orderOf(sheet);
  await sheet.getByRole('link', { name: 'Back to the game' }).click();
  await expect(sheet).toBeHidden();

  await deposit.click();
  await expect(sheet.getByText('as last time')).toBeVisible();
  await sheet.getByRole('button', { name: 'Change' }).click();
  await sheet.getByText('Pix', { exact: true }).click();
  await sheet.getByRole('button', { name: 'R$50.00' }).click();
  await sheet.getByRole('button', { name: 'Go to payment' }).click();
  await orderOf(sheet);
  await expectAccessibleInBothThemes(page, 'order over a game');
  await expectNoSideways(page, page.url());
  const bank = await sheet.getByRole('link', { name: /^Pay at/ }).getAttribute('href');
  await payAtBank(page, `${bank}`, 'Pay 50.00 BRL');
  await expect(sheet.getByText('R$50.00 is now in your balance.')).toBeVisible();
  await sheet.getByRole('link', { name: 'Back to the game' }).click();
  await expect.poll(() => headerBalance(page)).toBe(before + 5_000n);
  // The game was neither left nor loaded again.
  await slot.playRound();
});

/** The other brands, with the kinds of channels that they have. No other file uses their members of these names. */
const OTHERS = [
  {
    brandCode: 'lumen',
    host: 'en.localhost',
    method: 'E-wallet',
    amount: '$50.00',
    pay: 'Pay 50.00 USD',
    credited: '$49.25',
    recorded: ['$50.00', '$0.75'],
  },
  {
    brandCode: 'trangvang',
    host: 'vn.localhost',
    method: 'QR transfer',
    amount: '₫200,000',
    pay: 'Pay 200000 VND',
    credited: '₫200,000',
    recorded: ['₫200,000'],
  },
] as const;

for (const { brandCode, host, ...choice } of OTHERS) {
  test(`[MEMBER-04] a member of ${brandCode} pays by ${choice.method}, and the money arrives in the balance`, async ({
    page,
    site,
  }) => {
    test.slow();
    const origin = `http://${host}:${new URL(site.origin).port}`;
    await page.context().addCookies([{ name: 'lang', value: 'EN', url: origin }]);
    await openWhole(page, `${origin}/?login=1`);
    await sendLogin(page, demoAccount(site.dataDirectory, 'agent1', brandCode));
    await expectSignedIn(page);
    const centre = await openDeposits(page);
    const before = await balanceOf(page);
    await centre.getByText(choice.method, { exact: true }).click();
    await centre.getByRole('button', { name: choice.amount, exact: true }).click();
    await centre.getByRole('button', { name: 'Go to payment' }).click();
    const order = await orderOf(centre);
    await expectGood(page, `order of ${brandCode}`);
    const bank = await centre.getByRole('link', { name: /^Pay at/ }).getAttribute('href');
    await payAtBank(page, `${bank}`, choice.pay);
    await expect(centre.getByText(`${choice.credited} is now in your balance.`)).toBeVisible();
    await expect.poll(() => balanceOf(page)).toBe(before + minorOf(choice.credited));
    await centre.getByRole('link', { name: 'See it in the account record' }).click();
    await expectRecorded(centre, order, ...choice.recorded);
  });
}

/** Opens the deposit page over another page, as a bookmark does. */
async function openDeposits(page: Page): Promise<Locator> {
  const { origin } = new URL(page.url());
  await open(page, `${origin}/rng?member=depositv2`);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('button', { name: 'Go to payment' })).toBeVisible();
  return centre;
}

/** The number of the order on the screen. Its heading has the focus. */
async function orderOf(centre: Locator): Promise<string> {
  const heading = centre.getByRole('heading', { name: /^Deposit D\d+$/ });
  await expect(heading).toBeFocused();
  return (await heading.innerText()).replace('Deposit ', '');
}

/** Pays at the sandbox bank, in another tab, as the payer would. */
async function payAtBank(page: Page, address: string, button: string): Promise<void> {
  const bank = await page.context().newPage();
  await bank.goto(new URL(address, page.url()).href);
  const known = bank.getByText('the operator knows');
  const before = await known.count();
  await bank.getByRole('button', { name: button, exact: true }).click();
  await expect(known).toHaveCount(before + 1);
  await bank.close();
}

/** The account record shows the deposit with the amount paid and any fee. */
async function expectRecorded(centre: Locator, order: string, ...amounts: string[]): Promise<void> {
  const rows = centre
    .getByRole('table', { name: 'Account record' })
    .getByRole('row')
    .filter({ hasText: order });
  await expect(rows).toHaveCount(amounts.length);
  for (const amount of amounts) await expect(rows.filter({ hasText: amount })).toHaveCount(1);
  await expect(rows.last()).toContainText('Deposit');
  if (amounts.length > 1) await expect(rows.first()).toContainText('Deposit fee');
}

const minorOf = (money: string) => BigInt(money.replaceAll(/\D/g, ''));

/** The header's balance in minor units, read even with a dialog over it. */
async function balanceOf(page: Page): Promise<bigint> {
  const group = page.locator('[role=group][aria-label=Balance]');
  await expect(group).toContainText(/\d/);
  return minorOf(await group.innerText());
}
