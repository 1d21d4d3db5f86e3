import {
  depositCancel,
  depositCreate,
  depositGet,
  depositList,
  depositListMethods,
} from '@palpite/contract/deposit.ts';
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
  type RenderOptions,
  signInBefore,
} from '../../testing/render-app.tsx';

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

const open = (report?: string, options?: RenderOptions) =>
  openCentre(operator, 'depositv2', report, options);

/** A member with orders of these amounts, the newest last. */
async function memberWith(amounts: readonly string[], channel = 'pix-aurora') {
  const { token } = await signInBefore(operator);
  const client = clientWith(operator, token);
  const orders = [];
  for (const amountMinor of amounts) {
    const body = { channel, amountMinor, currency: 'BRL' as const };
    orders.push(await client.call(depositCreate, { body }));
  }
  return { client, orders };
}

test('[MEMBER-04] limits, fee, time and turnover are shown before the order is made; then how to pay it and for how long', async () => {
  await signInBefore(operator);
  const app = await open();
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('radio', { name: /^Pix$/, checked: true })).toBeTruthy();
  const summary = within(centre.getByRole('region', { name: 'Your deposit' }));
  const pix = centre.getByRole('radio', { name: /^Instant Pix/ });
  expect(pix.closest('label')?.textContent).toMatch(/R\$10\.00 to R\$5,000\.00No fee/);
  await app.user.click(centre.getByRole('radio', { name: 'Bank transfer' }));
  // A single provider is no choice: the summary has its terms.
  await waitFor(() => expect(centre.queryByRole('group', { name: 'Payment provider' })).toBeNull());
  await app.user.click(centre.getByRole('button', { name: 'R$100.00' }));
  const facts = summary.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'R$97.50',
    'R$100.00',
    'R$2.50',
    'R$97.50',
    'About 60 minutes',
    'Banco Ipê Amarelo',
  ]);
  expect(summary.getByText(/we check each payment/)).toBeTruthy();

  await app.user.click(centre.getByRole('button', { name: 'Go to payment' }));
  const heading = await centre.findByRole('heading', { level: 2, name: /^Deposit D\d+$/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const order = heading.textContent.replace('Deposit ', '');
  expect(app.router.latestLocation.search).toEqual({
    member: 'depositv2',
    report: `order=${order}`,
  });
  expect(centre.getByText(/^1[12] hours left to pay$/)).toBeTruthy();
  expect(centre.getByText('204518-7')).toBeTruthy();
  expect(centre.getByText(/Include the reference in the payment/)).toBeTruthy();
});

test('[MEMBER-04] a Pix order has its code as a picture and as a text to copy; the page shows when the money has arrived, and the balance follows', async () => {
  const { orders } = await memberWith(['5000']);
  const [order] = orders;
  if (!order) throw new Error('there is no order');
  // Over a page that has a header.
  const report = encodeURIComponent(`order=${order.order}`);
  const app = await renderApp(operator, `/promotions?member=depositv2&report=${report}`);
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('img', { name: `QR code to pay ${order.order}` })).toBeTruthy();
  await app.user.click(centre.getByRole('button', { name: 'Copy Pix code' }));
  expect(await navigator.clipboard.readText()).toBe(order.instructions?.code?.text);
  expect(await app.screen.findByText('Copied.')).toBeTruthy();
  const header = await app.screen.findByRole('group', { name: 'Balance', hidden: true });
  await waitFor(() => expect(header.textContent).toContain('R$1,000.00'));

  expect(await notify(operator, notificationOf(order))).toMatchObject({ status: 200 });
  expect(await centre.findByText('R$50.00 is now in your balance.')).toBeTruthy();
  expect(centre.queryByRole('img', { name: /QR code/ })).toBeNull();
  await waitFor(() => expect(header.textContent).toContain('R$1,050.00'));
  const way = centre.getByRole('region', { name: 'History' });
  expect(
    within(way)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Awaiting payment'), expect.stringContaining('Success')]);
  await app.user.click(centre.getByRole('link', { name: 'See it in the account record' }));
  const record = await centre.findByRole('table', { name: 'Account record' });
  const row = await within(record).findByRole('row', { name: new RegExp(order.order) });
  expect(row.textContent).toContain('Deposit');
});

test.each([
  ['', 'Enter an amount'],
  ['ten', 'Write the amount in digits, such as 10'],
  ['9.99', 'Minimum R$10.00'],
  ['5000.01', 'Maximum R$5,000.00'],
])('[MEMBER-04] “%s” is refused at the field, which takes the focus: %s', async (typed, told) => {
  await signInBefore(operator);
  const app = await open();
  const centre = await memberCentreOf(app);
  const field = await centre.findByRole('textbox', { name: 'Amount' });
  await app.user.clear(field);
  if (typed !== '') await app.user.type(field, typed);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await app.user.click(centre.getByRole('button', { name: 'Go to payment' }));
  expect((await centre.findByRole('alert')).textContent).toBe(told);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await app.user.clear(field);
  await app.user.type(field, '20');
  expect(centre.queryByRole('alert')).toBeNull();
});

test.each([
  ['PT', 'Valor', '1.000', 'R$ 1.000,00'],
  ['PT', 'Valor', '1.000,50', 'R$ 1.000,50'],
  ['EN', 'Amount', '1,000.50', 'R$1,000.50'],
])(
  '[MEMBER-04] in %s, “%s %s” is read as %s, which appears next to the button',
  async (language, label, typed, read) => {
    await signInBefore(operator);
    const app = await open('', { language });
    const dialog = within(await app.screen.findByRole('dialog'));
    await app.user.type(await dialog.findByRole('textbox', { name: label }), typed);
    const button = dialog.getByRole('button', { name: /Go to payment|Ir para o pagamento/ });
    const facts = button.closest('form')?.querySelector('dd');
    expect(facts?.textContent?.replaceAll(/\s/g, ' ')).toBe(read);
  },
);

test('the smallest suggested amount is there from the start with all that it comes to, and the first key replaces it', async () => {
  const { token } = await signInBefore(operator);
  const app = await open();
  const centre = await memberCentreOf(app);
  const field = await centre.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  expect(field.value).toBe('20');
  expect(centre.getByRole('button', { name: 'R$20.00', pressed: true })).toBeTruthy();
  const sum = centre.getByText('To be added to your balance').nextSibling;
  expect(sum?.textContent).toBe('R$20.00');
  await app.user.click(field);
  await app.user.keyboard('75');
  expect(field.value).toBe('75');
  expect(sum?.textContent).toBe('R$75.00');
  await app.user.clear(field);
  expect(field.value).toBe('');
  expect(sum?.textContent).toMatch(/^–/);
  const { list } = await clientWith(operator, token).call(depositList, { query: {} });
  expect(list).toEqual([]);
});

test('the typed values are there again after leaving the page; the channel is in the address', async () => {
  await signInBefore(operator);
  const app = await open('channel=ted-ipe');
  const centre = await memberCentreOf(app);
  await app.user.type(await centre.findByRole('textbox', { name: 'Amount' }), '123.45');
  expect(centre.getByRole('radio', { name: 'Bank transfer', checked: true })).toBeTruthy();
  await app.user.click(centre.getByRole('tab', { name: 'My deposits' }));
  expect(await centre.findByText('You have made no deposit yet')).toBeTruthy();
  await app.user.click(centre.getByRole('link', { name: 'New deposit' }));
  const field = await centre.findByRole('textbox', { name: 'Amount' });
  expect(field).toHaveProperty('value', '123.45');
  expect(centre.getByRole('radio', { name: 'Bank transfer', checked: true })).toBeTruthy();
});

test('[MEMBER-04] an order is cancelled after its member confirms; then no payment instructions remain', async () => {
  const { orders } = await memberWith(['5000']);
  const app = await open(`order=${orders[0]?.order}`);
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('button', { name: 'Cancel deposit' }));
  const asked = await app.screen.findByRole('alertdialog', { name: 'Cancel this deposit?' });
  await app.user.click(within(asked).getByRole('button', { name: 'Keep it' }));
  expect(centre.getByRole('img', { name: /QR code/ })).toBeTruthy();
  await app.user.click(centre.getByRole('button', { name: 'Cancel deposit' }));
  const again = await app.screen.findByRole('alertdialog', { name: 'Cancel this deposit?' });
  await app.user.click(within(again).getByRole('button', { name: 'Cancel deposit' }));
  expect(await centre.findByText(/^You cancelled this deposit/)).toBeTruthy();
  const details = within(centre.getByRole('region', { name: 'Details' }));
  expect(details.getByText('Amount')).toBeTruthy();
  for (const gone of [/^To be added to/, /^To stake/, 'Fee', 'Expected time']) {
    expect(details.queryByText(gone)).toBeNull();
  }
  expect(centre.queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(centre.queryByRole('button', { name: 'Cancel deposit' })).toBeNull();
  const heading = centre.getByRole('heading', { name: `Deposit ${orders[0]?.order}` });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('[MEMBER-04] a member who has paid reports the payment’s number, and the order awaits review', async () => {
  const { orders } = await memberWith(['10000'], 'ted-ipe');
  const app = await open(`order=${orders[0]?.order}`);
  const centre = await memberCentreOf(app);
  const paid = await centre.findByRole('button', { name: 'I have paid' });
  const field = centre.getByRole('textbox', { name: 'Payment reference' });
  await app.user.click(paid);
  expect(await centre.findByText('Enter the number of the payment')).toBeTruthy();
  await app.user.type(field, '№ 5');
  expect(await centre.findByText(/^Use plain letters/)).toBeTruthy();
  await app.user.clear(field);
  await app.user.type(field, 'E2026-0042');
  // Opening the list, or the bank, loses nothing that was typed.
  await app.user.click(centre.getByRole('link', { name: 'All deposits' }));
  await app.user.click(await centre.findByRole('link', { name: /R\$100\.00/ }));
  expect(await centre.findByDisplayValue('E2026-0042')).toBeTruthy();
  await app.user.click(centre.getByRole('button', { name: 'I have paid' }));
  expect(await centre.findByText(/^We are checking that your payment has arrived/)).toBeTruthy();
  expect(centre.getByText('E2026-0042')).toBeTruthy();
  expect(centre.queryByRole('button', { name: 'I have paid' })).toBeNull();
});

test('[MEMBER-04] the list has every deposit with its status, newest first, by page and by status, and links to each and back', async () => {
  const { client, orders } = await memberWith(['1100']);
  const [first] = orders;
  if (!first) throw new Error('there is no order');
  await client.call(depositCancel, { query: { order: first.order } });
  for (let number = 2; number <= 11; number += 1) {
    const body = { channel: 'pix-aurora', amountMinor: `${number}000`, currency: 'BRL' as const };
    const made = await client.call(depositCreate, { body });
    orders.push(made);
    if (number < 11) await client.call(depositCancel, { query: { order: made.order } });
  }
  const app = await open('tab=orders');
  const centre = await memberCentreOf(app);
  const newest = await centre.findByRole('link', { name: /R\$110\.00.*Awaiting payment/ });
  expect(centre.getAllByRole('link', { name: /D\d+.*R\$/ })).toHaveLength(10);
  await app.user.click(centre.getByRole('link', { name: 'Next page' }));
  expect(await centre.findByRole('link', { name: /R\$11\.00.*Failed/ })).toBeTruthy();
  expect(newest.isConnected).toBe(false);
  await app.user.selectOptions(centre.getByLabelText('Status'), 'awaiting-payment');
  const open10 = await centre.findByRole('link', { name: /R\$110\.00.*Awaiting payment/ });
  expect(centre.getAllByRole('link', { name: /D\d+.*R\$/ })).toHaveLength(1);
  expect(app.router.latestLocation.search).toMatchObject({
    report: 'tab=orders&status=awaiting-payment',
  });
  await app.user.click(open10);
  const order = orders.at(-1)?.order;
  expect(await centre.findByRole('heading', { name: `Deposit ${order}` })).toBeTruthy();
  app.router.history.back();
  expect(await centre.findByRole('link', { name: /R\$110\.00.*Awaiting payment/ })).toBeTruthy();
});

test('the remaining time is a text, not a ticking clock', async () => {
  const { orders } = await memberWith(['5000']);
  const app = await open(`order=${orders[0]?.order}`);
  const centre = await memberCentreOf(app);
  const words = await centre.findByText(/^1[45] minutes left to pay$/);
  expect(words.closest('[aria-hidden]')).toBeNull();
  expect(words.closest('[role=status]')).toBeNull();
  expect(centre.getByText(/^1[45]:\d\d$/).closest('[aria-hidden=true]')).not.toBeNull();
});

test('an order that has timed out says so, and that money which still arrives is not lost', async () => {
  const { orders } = await memberWith(['5000']);
  operator.clock.now = new Date(Date.now() + 16 * 60_000);
  await operator.worker.drain();
  const centre = await memberCentreOf(await open(`order=${orders[0]?.order}`));
  expect(await centre.findByText(/^The time to pay has run out\. Do not pay it now/)).toBeTruthy();
  expect(centre.getByRole('link', { name: 'New deposit' })).toBeTruthy();
  expect(centre.queryByRole('button', { name: /Copy/ })).toBeNull();
});

test('a member at the limit of open deposits reads so in place of a form that could not be sent', async () => {
  await memberWith(['5000', '6000', '7000']);
  const app = await open();
  const centre = await memberCentreOf(app);
  expect(await centre.findByText(/You have 3 open deposits\..*reached the limit/)).toBeTruthy();
  expect(centre.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  await app.user.click(centre.getByRole('link', { name: 'My deposits' }));
  expect(await centre.findByRole('link', { name: /R\$70\.00/ })).toBeTruthy();
});

test('another member’s order, or an unknown one, is not found', async () => {
  const { orders } = await memberWith(['5000']);
  closeApp();
  await signInBefore(operator);
  const centre = await memberCentreOf(await open(`order=${orders[0]?.order}`));
  expect(await centre.findByText('Deposit not found')).toBeTruthy();
  expect(centre.getByRole('link', { name: 'All deposits' })).toBeTruthy();
});

test.each([
  ['', /^The payment methods could not be loaded/],
  ['tab=orders', /^Your deposits could not be loaded/],
  ['order=D1', /^The deposit could not be loaded/],
])('data that could not be loaded (%s) is reported, with a retry', async (report, told) => {
  await signInBefore(operator);
  let broken = true;
  const app = await open(report, {
    intercept: async (request, pass) =>
      broken && new URL(request.url).pathname.startsWith('/wps/deposit')
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('heading', { name: told })).toBeTruthy();
  broken = false;
  await app.user.click(centre.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(centre.queryByRole('heading', { name: told })).toBeNull());
});

test('a brand with no open method to deposit says so', async () => {
  await signInBefore(operator);
  const app = await open('', {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (!request.url.includes(depositListMethods.path)) return answer;
      const body = (await answer.json()) as { value: object };
      return Response.json({ ...body, value: { ...body.value, methods: [] } });
    },
  });
  const centre = await memberCentreOf(app);
  expect(await centre.findByText('No payment method is available')).toBeTruthy();
});

test('a channel that closes while its form is being filled in is reported next to the button, and nothing is ordered', async () => {
  await signInBefore(operator);
  const app = await open('', {
    intercept: async (request, pass) =>
      request.method === 'POST' && request.url.endsWith(depositCreate.path)
        ? Response.json(
            { success: false, message: 'deposit_channel_closed', value: null },
            { status: 409 },
          )
        : pass(),
  });
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('button', { name: 'R$50.00' }));
  await app.user.click(centre.getByRole('button', { name: 'Go to payment' }));
  expect((await centre.findByRole('alert')).textContent).toMatch(/closed at the moment/);
  expect(centre.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '50');
});

test('[MEMBER-04] money of another amount goes on review, and the order says so', async () => {
  const { client, orders } = await memberWith(['5000']);
  const [order] = orders;
  if (!order) throw new Error('there is no order');
  const centre = await memberCentreOf(await open(`order=${order.order}`));
  await centre.findByRole('img', { name: /QR code/ });
  await notify(operator, notificationOf(order, { amountMinor: '4000' }));
  expect(await centre.findByText(/^The amount we received differs/)).toBeTruthy();
  const details = within(centre.getByRole('region', { name: 'Details' }));
  expect(details.getByText('Paid').parentElement?.textContent).toContain('R$40.00');
  // A usual duration would mislead while a payment is on review.
  expect(details.queryByText('Expected time')).toBeNull();
  const { promisedAt } = await client.call(depositGet, { query: { order: order.order } });
  const promise = details.getByText('Decision by').parentElement?.querySelector('time');
  expect(promise?.dateTime).toBe(promisedAt);
});
