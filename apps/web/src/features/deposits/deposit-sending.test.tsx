import { depositCreate, depositList, depositListMethods } from '@palpite/contract/deposit.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clientWith,
  closeApp,
  memberCentreOf,
  openCentre,
  type RenderOptions,
  signInBefore,
} from '../../testing/render-app.tsx';

/** A deposit while it is being sent, after a lost answer, and until it times out. */

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

test('typing or choosing while a deposit is being sent changes nothing, and makes one deposit', async () => {
  const { token } = await signInBefore(operator);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const app = await open('', {
    intercept: async (request, pass) => {
      if (request.url.endsWith(depositCreate.path)) await answered;
      return pass();
    },
  });
  const centre = await memberCentreOf(app);
  const field = await centre.findByRole('textbox', { name: 'Amount' });
  await app.user.type(field, '20');
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveProperty('readOnly', true));
  await app.user.type(field, '5');
  await app.user.click(centre.getByRole('button', { name: 'R$50.00' }));
  await app.user.click(centre.getByRole('radio', { name: 'Bank transfer' }));
  expect(centre.getByRole('radio', { name: /^Pix$/ })).toHaveProperty('checked', true);
  expect(field).toHaveProperty('value', '20');
  await app.user.click(centre.getByRole('button', { name: 'Go to payment' }));
  answer();
  expect(await centre.findByRole('heading', { level: 2, name: /^Deposit D\d+$/ })).toBeTruthy();
  const { list } = await clientWith(operator, token).call(depositList, { query: {} });
  expect(list.map(({ amountMinor }) => amountMinor)).toEqual(['2000']);
});

test('after a lost answer the page says that the deposit may exist, and where to look', async () => {
  await signInBefore(operator);
  const app = await open('', {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (!request.url.endsWith(depositCreate.path)) return answer;
      throw new TypeError('the connection was lost');
    },
  });
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('button', { name: 'R$50.00' }));
  await app.user.click(centre.getByRole('button', { name: 'Go to payment' }));
  const alert = await centre.findByRole('alert');
  expect(alert.textContent).toMatch(/connection failed.*may have been created/);
  expect(await centre.findByText('You have 1 open deposit.')).toBeTruthy();
  await app.user.click(within(alert).getByRole('link', { name: 'your deposits' }));
  expect(await centre.findByRole('link', { name: /R\$50\.00/ })).toBeTruthy();
});

test('a member who has reached the limit of open deposits elsewhere reads so in place of the form', async () => {
  const { token } = await signInBefore(operator);
  const app = await open();
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('button', { name: 'R$50.00' }));
  const elsewhere = clientWith(operator, token);
  for (const amountMinor of ['5000', '6000', '7000']) {
    const body = { channel: 'pix-aurora', amountMinor, currency: 'BRL' as const };
    await elsewhere.call(depositCreate, { body });
  }
  await app.user.click(centre.getByRole('button', { name: 'Go to payment' }));
  expect(await centre.findByText(/You have 3 open deposits\..*reached the limit/)).toBeTruthy();
  expect(centre.queryByRole('button', { name: 'Go to payment' })).toBeNull();
});

test('the remaining time to pay is never shown longer than it is', async () => {
  const { token } = await signInBefore(operator);
  const body = { channel: 'pix-aurora', amountMinor: '5000', currency: 'BRL' as const };
  const { order } = await clientWith(operator, token).call(depositCreate, { body });
  // Most of the last minute is left: it goes on while the page opens.
  operator.clock.now = new Date(operator.clock.now.getTime() + 14.05 * 60_000);
  const centre = await memberCentreOf(await open(`order=${order}`));
  expect(await centre.findByText('Less than a minute left to pay')).toBeTruthy();
});

test('the time to pay is never shown longer than it will be', async () => {
  await signInBefore(operator);
  const app = await open('', {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (!request.url.includes(depositListMethods.path)) return answer;
      const text = await answer.text();
      return new Response(text.replaceAll(/"timeoutMinutes":\d+/g, '"timeoutMinutes":170'), answer);
    },
  });
  const form = await memberCentreOf(app);
  expect(await form.findByText(/^You then have 2 hours to pay\./)).toBeTruthy();
});
