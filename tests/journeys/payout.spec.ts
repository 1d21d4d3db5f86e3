import { demoAccount } from './accounts.ts';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, open, openWhole, test } from './fixtures.ts';
import { originAt } from './second-browser.ts';
import { expectSignedIn, sendLogin } from './sign-in.ts';
import { tabTo } from './tab-to.ts';
import { SAMPLE } from './proof.ts';

const HOST = 'en.localhost';
const PAYMENT_PASSWORD = '482913';

test('by keyboard a member sets where withdrawals are paid: the account has a waiting time, and a notice reports each change', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  test.slow();
  const origin = originAt(site, HOST);
  const member = demoAccount(site.dataDirectory, 'agent1', 'lumen');
  await openWhole(page, `${origin}/?login=1`);
  await sendLogin(page, member);
  await expectSignedIn(page);
  await open(page, `${origin}/?member=securityCenter`);
  const { keyboard } = page;
  const section = page.getByRole('region', { name: 'Where your money goes' });
  const add = section.getByRole('button', { name: 'Add a payout account' });
  await tabTo(page, add);
  await keyboard.press('Enter');

  const password = page.getByRole('dialog', { name: 'Set payment password' });
  await expect(password.getByLabel('Login password', { exact: true })).toBeFocused();
  await expectAccessibleInBothThemes(page, 'payment password dialog');
  await password.getByLabel('Login password', { exact: true }).fill(member.password);
  await password.getByLabel('New payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await password.getByLabel('New payment password again', { exact: true }).fill(PAYMENT_PASSWORD);
  await keyboard.press('Enter');

  const name = page.getByRole('dialog', { name: 'Your real name' });
  await expect(name.getByLabel('Real name')).toBeFocused();
  await expectAccessibleInBothThemes(page, 'real name dialog');
  await name.getByLabel('Real name').fill('Alice Moreau');
  await name.getByLabel('Login password', { exact: true }).fill(member.password);
  await keyboard.press('Enter');

  const account = page.getByRole('dialog', { name: 'Add a payout account' });
  await expect(account.getByLabel('Bank')).toBeFocused();
  await account.getByLabel('Bank').selectOption('First Harbor Bank');
  await account.getByLabel('Routing number').fill('021000012');
  await account.getByLabel('Account number').fill('0123456789');
  await account.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await keyboard.press('Enter');
  await expect(account.getByText('Check this number: it is not valid.')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'payout account with a mistake');
  await account.getByLabel('Routing number').fill('021000021');
  await keyboard.press('Enter');

  await expect(account).toBeHidden();
  await expect(section.getByText('First Harbor Bank')).toBeVisible();
  await expect(section.getByText('•••• 6789')).toBeVisible();
  await expect(section.getByText(/^You can withdraw to it from/)).toBeVisible();
  await expect(add).toBeFocused();
  await expectAccessibleInBothThemes(page, 'payout accounts');

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideways(page, 'where the money goes');
  await open(page, `${origin}/?member=messageV2`);
  const messages = page.getByRole('dialog', { name: 'Member centre' });
  for (const told of [
    /Your payment password was set/,
    /Your real name was set/,
    /A payout account was added/,
  ]) {
    await expect(messages.getByRole('link', { name: told })).toBeVisible();
  }
});
