import { depositCreate, depositList } from '@palpite/contract/deposit.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { notificationOf, notify } from '@palpite/operator/testing/money';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  memberCentreOf,
  openCentre,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

/** A deposit in a small dialog over the page, and the method that is there before anything is chosen. */

const operator = withOperator({
  limits: { loginPerAddressPerMinute: 1_000, generalPerMinute: 100_000 },
});
beforeAll(async () => {
  // Loads the code before the first test waits for the dialog.
  await Promise.all([import('./quick-deposit.tsx'), import('./deposit-page.tsx')]);
});
beforeEach(() => {
  operator.clock.now = new Date();
});
afterEach(closeApp);

const openQuick = (order = '1') => renderApp(operator, `/promotions?quickDeposit=${order}`);
const quickOf = async ({ screen }: App) =>
  within(await screen.findByRole('dialog', { name: 'Deposit' }));

/** A member whose latest order, made on another device, was in that channel. */
async function memberWith(channel: string, amountMinor: string) {
  const { token } = await signInBefore(operator);
  const client = clientWith(operator, token);
  const body = { channel, amountMinor, currency: 'BRL' as const };
  return { client, order: await client.call(depositCreate, { body }) };
}

test('[MEMBER-04] without leaving the page: an amount, the costs, the order with how it is paid, and the money as it arrives', async () => {
  const { token } = await signInBefore(operator);
  const app = await openQuick();
  const dialog = await quickOf(app);
  await app.user.click(await dialog.findByRole('button', { name: 'R$50.00' }));
  const summary = within(dialog.getByRole('region', { name: 'Your deposit' }));
  expect(summary.getByText('To be added to your balance').nextSibling?.textContent).toBe('R$50.00');
  await app.user.click(dialog.getByRole('button', { name: 'Go to payment' }));
  const heading = await dialog.findByRole('heading', { name: /^Deposit D\d+$/ });
  const number = heading.textContent.replace('Deposit ', '');
  expect(app.router.latestLocation).toMatchObject({
    pathname: '/promotions',
    search: { quickDeposit: number },
  });
  expect(dialog.getByRole('img', { name: `QR code to pay ${number}` })).toBeTruthy();

  const { list } = await clientWith(operator, token).call(depositList, { query: {} });
  const [made] = list;
  if (!made) throw new Error('there is no order');
  await notify(operator, notificationOf({ ...made, currency: 'BRL' }));
  expect(await dialog.findByText('R$50.00 is now in your balance.')).toBeTruthy();
  expect(app.screen.queryByText('R$50.00 was added to your balance.')).toBeNull();
  await app.user.click(dialog.getByRole('link', { name: 'Back to the page' }));
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  expect(app.router.latestLocation.pathname).toBe('/promotions');
});

test('[MEMBER-04] the method of the latest order is there already, with its fee, and can be changed', async () => {
  await memberWith('ted-ipe', '10000');
  const app = await openQuick();
  const dialog = await quickOf(app);
  const method = within(await dialog.findByRole('region', { name: 'How do you pay?' }));
  expect(method.getByText(/^Bank transfer/).textContent).toMatch(/as last time$/);
  expect(method.getByText('Fee: R$2.50 · About 60 minutes')).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  await app.user.click(method.getByRole('button', { name: 'Change' }));
  const pix = dialog.getByRole('radio', { name: /^Pix$/ });
  expect(document.activeElement).toBe(
    dialog.getByRole('radio', { name: 'Bank transfer', checked: true }),
  );
  await app.user.click(pix);
  await app.user.click(dialog.getByRole('button', { name: 'R$50.00' }));
  await app.user.click(dialog.getByRole('button', { name: 'Go to payment' }));
  expect(await dialog.findByRole('img', { name: /^QR code to pay/ })).toBeTruthy();
});

test('[MEMBER-04] the deposit page begins with the amount, and has the method of the latest order', async () => {
  await memberWith('ted-ipe', '10000');
  const app = await openCentre(operator, 'depositv2');
  const centre = await memberCentreOf(app);
  const amount = await centre.findByRole('textbox', { name: 'Amount' });
  const method = centre.getByRole('region', { name: 'How do you pay?' });
  expect(amount.compareDocumentPosition(method)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(method.textContent).toContain('Bank transfer');
  await app.user.type(amount, '60');
  await app.user.click(centre.getByRole('button', { name: 'Go to payment' }));
  expect(await centre.findByText('204518-7')).toBeTruthy();
});

test('an amount out of range is refused at the field, which takes the focus', async () => {
  await signInBefore(operator);
  const app = await openQuick();
  const dialog = await quickOf(app);
  const field = await dialog.findByRole('textbox', { name: 'Amount' });
  await app.user.type(field, '5{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('Minimum R$10.00');
  expect(document.activeElement).toBe(field);
});

test('an order in the address opens it; another member’s is not found', async () => {
  const { order } = await memberWith('pix-aurora', '5000');
  const dialog = await quickOf(await openQuick(order.order));
  expect(await dialog.findByRole('heading', { name: `Deposit ${order.order}` })).toBeTruthy();
  closeApp();
  await signInBefore(operator);
  const other = await quickOf(await openQuick(order.order));
  expect(await other.findByText('Deposit not found')).toBeTruthy();
});

test('a visitor logs in first; an account that is no member’s reads why there is no deposit', async () => {
  const visitor = await openQuick();
  expect(await visitor.screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
  closeApp();
  await signInBefore(operator, { type: 1, isMember: false });
  const affiliate = await openQuick();
  expect(
    await affiliate.screen.findByRole('alertdialog', { name: 'You need a member account' }),
  ).toBeTruthy();
});
