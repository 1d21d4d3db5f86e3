import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { readyForPayouts, TEST_PAYMENT_PASSWORD } from '@palpite/operator/testing/money';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, memberCentreOf, renderApp, signInBefore } from '../../../testing/render-app.tsx';

const operator = withOperator({
  limits: { moneyPerMinute: 1_000, loginPerAddressPerMinute: 1_000, generalPerMinute: 100_000 },
});
beforeAll(async () => {
  await import('../withdrawal-page.tsx');
});
afterEach(closeApp);

async function open() {
  const app = await renderApp(operator, '/promotions?member=withdraw');
  return { app, centre: await memberCentreOf(app) };
}

test('[MEMBER-05] a first withdrawal asks for all that is missing in one go, and then for the amount', async () => {
  await signInBefore(operator);
  const { app, centre } = await open();
  const setup = within(await centre.findByRole('region', { name: 'Set up withdrawals' }));
  const step = (text: string) =>
    waitFor(() => expect(setup.getByRole('status').textContent).toBe(text));
  const go = (name: string) => app.user.click(setup.getByRole('button', { name }));
  await step('Step 1 of 4: Your real name');
  expect(centre.getByText('You can withdraw once set up')).toBeTruthy();
  await app.user.type(setup.getByLabelText('Real name'), 'Ana Prado');
  await app.user.type(setup.getByLabelText('Login password'), TEST_PASSWORD);
  await go('Save');

  await step('Step 2 of 4: Payment password');
  const heading = setup.getByRole('heading', { name: 'Payment password' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(setup.getByText('Your real name: done')).toBeTruthy();
  await app.user.type(await setup.findByLabelText('Login password'), TEST_PASSWORD);
  await app.user.type(setup.getByLabelText('New payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.type(setup.getByLabelText('New payment password again'), TEST_PAYMENT_PASSWORD);
  await go('Save');

  await step('Step 3 of 4: Where the money goes');
  await app.user.type(setup.getByLabelText('PIX key'), '529.982.247-25');
  await app.user.type(setup.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await go('Add');

  const form = within(await centre.findByRole('form', { name: 'Withdraw' }));
  const title = form.getByRole('heading', { name: 'Withdraw' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await app.user.click(
    form.getByRole('button', { name: 'All of what you can withdraw: R$1,000.00' }),
  );
  expect(form.getByLabelText<HTMLInputElement>('Amount').value).toMatch(/^1,?000$/);
  expect(centre.queryByRole('region', { name: 'Set up withdrawals' })).toBeNull();
});

test('[MEMBER-05] a member who leaves the steps goes on with what is still missing', async () => {
  const { username } = await signInBefore(operator);
  const browser = operator.browser({ language: 'EN' });
  await browser.login(username);
  await readyForPayouts(browser);
  const { app, centre } = await open();
  await centre.findByText('Step 3 of 4: Where the money goes');
  await app.user.click(centre.getByRole('tab', { name: 'My withdrawals' }));
  await app.user.click(centre.getByRole('tab', { name: 'New withdrawal' }));
  expect(await centre.findByText('Step 3 of 4: Where the money goes')).toBeTruthy();
});
