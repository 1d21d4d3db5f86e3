import { depositCreate, depositList } from '@palpite/contract/deposit.ts';
import { typeCommand } from '@palpite/operator/testing/commands';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { notificationOf, notify } from '@palpite/operator/testing/money';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clientWith,
  closeApp,
  memberCentreOf,
  openCentre,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

/** The outcomes of a deposit as its member reads them: credited, refused, refunded. */

const operator = withOperator({
  limits: { loginPerAddressPerMinute: 1_000, generalPerMinute: 100_000 },
});
beforeAll(async () => {
  // Loads the code before the first test waits for the page.
  await import('./deposit-page.tsx');
});
beforeEach(() => {
  operator.clock.now = new Date();
});
afterEach(closeApp);

const open = async (report: string) =>
  memberCentreOf(await openCentre(operator, 'depositv2', report));
const command = (...typed: string[]) => typeCommand(operator, 'deposit', ...typed);

/** A member who has paid an order. */
async function paidOrder(paid: Parameters<typeof notificationOf>[1], channel = 'pix-aurora') {
  const { token } = await signInBefore(operator);
  const client = clientWith(operator, token);
  const body = { channel, amountMinor: '50000', currency: 'BRL' as const };
  const order = await client.call(depositCreate, { body });
  await notify(operator, notificationOf(order, paid));
  return { client, order };
}

/** The same, paid twice: returns the number of the second payment's order. */
async function paidTwice() {
  const { client, order } = await paidOrder({});
  await notify(operator, notificationOf(order, { paymentId: `second-${order.order}` }));
  const { list } = await client.call(depositList, { query: {} });
  return list[0]?.order ?? '';
}

test('[MEMBER-04] a refused deposit shows the operator’s reason, and that the money goes back', async () => {
  const { order } = await paidOrder({ amountMinor: '40000' });
  await command('refuse', order.order, 'The payer’s name is not yours.');
  const centre = await open(`order=${order.order}`);
  expect(await centre.findByText('The payer’s name is not yours.')).toBeTruthy();
  expect(centre.getByText(/how we return your R\$400\.00/)).toBeTruthy();
  expect(centre.queryByText(/customer service/)).toBeNull();
});

test('[MEMBER-04] a payment made twice is refunded: its member follows it from the order to the bank’s reference', async () => {
  const second = await paidTwice();
  await command('refund', second, 'You paid this deposit twice.');
  const centre = await open(`order=${second}`);
  expect(await centre.findByText(/^We are returning R\$500\.00/)).toBeTruthy();
  expect(centre.getByText('You paid this deposit twice.')).toBeTruthy();
  expect(centre.getByText('Amount to return').parentElement?.textContent).toContain('R$500.00');
  await command('refund-paid', second, 'E2026-0099');
  closeApp();
});

test.each([
  ['refund-paid', 'E2026-0099', 'Refunded', /^We returned R\$500\.00/],
  ['refund-failed', 'The account is closed.', 'Refund delayed', /^We could not return R\$500\.00/],
])(
  '[MEMBER-04] after “%s” (%s) the deposit shows “%s”, with how much and when',
  async (act, said, status, told) => {
    const second = await paidTwice();
    await command('refund', second, 'You paid this deposit twice.');
    await command(act, second, said);
    const centre = await open(`order=${second}`);
    expect(await centre.findByText(told)).toBeTruthy();
    expect(centre.getByText(said)).toBeTruthy();
    const way = within(centre.getByRole('region', { name: 'History' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Awaiting review[A-Z][a-z]+ \d/),
      expect.stringMatching(/^Refund under wayR\$500\.00[A-Z][a-z]+ \d/),
      expect.stringMatching(new RegExp(`^${status}R\\$500\\.00[A-Z][a-z]+ \\d`)),
    ]);
    const all = await open('tab=orders');
    expect(await all.findByRole('link', { name: new RegExp(`${second}.*${status}`) })).toBeTruthy();
  },
);

test('[MEMBER-04] the list shows the credited amount next to the ordered one, and the deadline of a review', async () => {
  const { client, order } = await paidOrder({ amountMinor: '49999' });
  await command('approve', order.order);
  const body = { channel: 'ted-ipe', amountMinor: '12345', currency: 'BRL' as const };
  const withFee = await client.call(depositCreate, { body });
  await notify(operator, notificationOf(withFee));
  const centre = await open('tab=orders');
  const review = await centre.findByRole('link', { name: new RegExp(withFee.order) });
  expect(review.textContent).toMatch(/Decision due by .*R\$123\.45Awaiting review$/);
  const other = centre.getByRole('link', { name: new RegExp(`${order.order}\\b`) });
  expect(other.textContent).toMatch(/R\$499\.99of R\$500\.00Success$/);
  await command('approve', withFee.order);
  closeApp();
});

test('[MEMBER-04] the detail of a deposit credited without its fee says so too', async () => {
  const { order } = await paidOrder({}, 'ted-ipe');
  await command('approve', order.order);
  const centre = await open(`order=${order.order}`);
  expect(await centre.findByText('R$497.50 is now in your balance.')).toBeTruthy();
  expect(centre.getByText('of R$500.00')).toBeTruthy();
  const details = within(centre.getByRole('region', { name: 'Details' }));
  const stake = details.getByText('To stake before a withdrawal').parentElement;
  expect(stake?.textContent).toContain('R$497.50');
});

test.each([
  ['/rng', 'Back to the lobby'],
  ['/', 'Back to the lobby'],
  ['/game?nodeId=12', 'Back to the game'],
  ['/promotions', 'Back to the page'],
])('[MEMBER-04] once the money has arrived a link leads back to %s: %s', async (path, name) => {
  const { order } = await paidOrder({});
  const report = encodeURIComponent(`order=${order.order}`);
  const query = `${path.includes('?') ? '&' : '?'}member=depositv2&report=${report}`;
  const app = await renderApp(operator, `${path}${query}`);
  const centre = await memberCentreOf(app);
  const back = await centre.findByRole('link', { name });
  expect(back.parentElement?.firstElementChild).toBe(back);
  await app.user.click(back);
  await waitFor(() => expect(app.router.latestLocation.search.member).toBeUndefined());
  expect(app.router.latestLocation.pathname).toBe(path.split('?')[0]);
});
