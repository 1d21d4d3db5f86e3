import { TEST_PASSWORD, type TestOperator } from '@palpite/operator/testing';
import {
  addPayoutAccount,
  PIX_BY_EMAIL,
  readyForPayouts,
  TEST_PAYMENT_PASSWORD,
} from '@palpite/operator/testing/money';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPresentOperator } from '../../testing/present-operator.ts';
import {
  type App,
  closeApp,
  type RenderOptions,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

/** My account of a member, with a payout account by e-mail already there if wanted. */
async function openPayouts({
  ready = false,
  ...options
}: RenderOptions & { ready?: boolean } = {}) {
  const { username } = await signInBefore(operator);
  if (ready) {
    const browser = operator.browser();
    await browser.login(username);
    await addPayoutAccount(await readyForPayouts(browser), PIX_BY_EMAIL);
  }
  const app = await renderApp(operator, '/promotions?member=securityCenter', options);
  const section = within(await app.screen.findByRole('region', { name: 'Where your money goes' }));
  return { app, section };
}
const dialog = async ({ screen }: App, name: string) =>
  within(await screen.findByRole('dialog', { name }));

async function choosePaymentPassword(app: App, form: Awaited<ReturnType<typeof dialog>>) {
  await app.user.type(form.getByLabelText('New payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.type(form.getByLabelText('New payment password again'), TEST_PAYMENT_PASSWORD);
  await app.user.click(form.getByRole('button', { name: 'Save' }));
}

test('the first payout account requires its conditions one after the other, and has a waiting time', async () => {
  const { app, section } = await openPayouts();
  await app.user.click(await section.findByRole('button', { name: 'Add a payout account' }));

  const password = await dialog(app, 'Set payment password');
  await app.user.type(password.getByLabelText('Login password'), TEST_PASSWORD);
  await choosePaymentPassword(app, password);

  const name = await dialog(app, 'Your real name');
  await app.user.type(name.getByLabelText('Real name'), 'Ana Prado');
  await app.user.type(name.getByLabelText('Login password'), TEST_PASSWORD);
  await app.user.click(name.getByRole('button', { name: 'Save' }));

  const add = await dialog(app, 'Add a payout account');
  expect(add.getByText(/It must be in your own name: A••• P•••\..*2 minutes/s)).toBeTruthy();
  await app.user.type(add.getByLabelText('PIX key'), '529.982.247-25');
  await app.user.type(add.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.click(add.getByRole('button', { name: 'Add' }));

  expect(await section.findByText('•••.982.247-••')).toBeTruthy();
  expect(section.getByText('Waiting')).toBeTruthy();
  expect(section.getByText(/^You can withdraw to it from/)).toBeTruthy();
  expect(section.getByText('A••• P•••')).toBeTruthy();
  expect(app.screen.queryByText('529.982.247-25')).toBeNull();
});

test('a mistake in a number is shown at its field before anything is sent, and the typed values stay', async () => {
  const { app, section } = await openPayouts({ ready: true });
  await app.user.click(await section.findByRole('button', { name: 'Add a payout account' }));
  const add = await dialog(app, 'Add a payout account');
  const key = add.getByLabelText<HTMLInputElement>('PIX key');
  await app.user.type(key, '529.982.247-24');
  await app.user.type(add.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.click(add.getByRole('button', { name: 'Add' }));
  expect(await add.findByText('This is not a valid CPF. Check its 11 digits.')).toBeTruthy();
  expect(key.value).toBe('529.982.247-24');
});

test('a bank account is added with bank, branch and number; a wrong payment password is reported at its field', async () => {
  const { app, section } = await openPayouts({ ready: true });
  await app.user.click(await section.findByRole('button', { name: 'Add a payout account' }));
  const add = await dialog(app, 'Add a payout account');
  await app.user.selectOptions(await add.findByLabelText('Where the money goes'), 'Bank account');
  await app.user.selectOptions(await add.findByLabelText('Bank'), 'Banco Aurora');
  await app.user.click(add.getByRole('button', { name: 'Add' }));
  expect(await add.findByText('Enter the account number')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(add.getByLabelText('Branch')));
  await app.user.type(add.getByLabelText('Branch'), '1234');
  await app.user.type(add.getByLabelText('Account number'), '123456-7');
  await app.user.click(add.getByRole('button', { name: 'Add' }));
  expect(await add.findByText('Enter your payment password')).toBeTruthy();
  const password = add.getByLabelText('Payment password');
  await app.user.type(password, '739164');
  await app.user.click(add.getByRole('button', { name: 'Add' }));
  expect(
    await add.findByText('The payment password is incorrect. No money was moved.'),
  ).toBeTruthy();
  await app.user.clear(password);
  await app.user.type(password, TEST_PAYMENT_PASSWORD);
  await app.user.click(add.getByRole('button', { name: 'Add' }));
  expect(await section.findByText('•••• 567')).toBeTruthy();
  expect(section.getByText('Banco Aurora')).toBeTruthy();
});

test('adding the same account twice is reported at its field', async () => {
  const { app, section } = await openPayouts({ ready: true });
  await app.user.click(await section.findByRole('button', { name: 'Add a payout account' }));
  const add = await dialog(app, 'Add a payout account');
  await app.user.selectOptions(await add.findByLabelText('Where the money goes'), 'PIX key: email');
  await app.user.type(add.getByLabelText('PIX key'), 'ANA@example.com');
  await app.user.type(add.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.click(add.getByRole('button', { name: 'Add' }));
  expect(await add.findByText('You have this payout account already.')).toBeTruthy();
});

test('a payout account is removed with the payment password', async () => {
  const { app, section } = await openPayouts({ ready: true });
  await app.user.click(
    await section.findByRole('button', { name: 'Remove: PIX key: email a•••@example.com' }),
  );
  const remove = await dialog(app, 'Remove this payout account?');
  await app.user.type(remove.getByLabelText('Payment password'), TEST_PAYMENT_PASSWORD);
  await app.user.click(remove.getByRole('button', { name: 'Remove' }));
  // The notice goes after some seconds, the list stays.
  expect(await app.screen.findByText('The payout account was removed.')).toBeTruthy();
  await waitFor(() => expect(section.queryByText('a•••@example.com')).toBeNull());
});

test('a member who forgot the payment password reads what a new one entails, and proves identity with the login password', async () => {
  const { app, section } = await openPayouts({ ready: true });
  await app.user.click(await section.findByRole('button', { name: 'Change payment password' }));
  const form = await dialog(app, 'Change payment password');
  expect(form.getByLabelText('Current payment password')).toBeTruthy();
  await app.user.click(form.getByRole('button', { name: 'Forgot it?' }));
  expect(form.getByText(/the waiting time of your payout accounts starts again/)).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Login password'));
  await app.user.type(form.getByLabelText('Login password'), TEST_PASSWORD);
  await app.user.type(form.getByLabelText('New payment password'), '123456');
  await app.user.type(form.getByLabelText('New payment password again'), '123456');
  await app.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This is too easy to guess. Choose another one.')).toBeTruthy();
  for (const label of ['New payment password', 'New payment password again']) {
    await app.user.clear(form.getByLabelText(label));
    await app.user.type(form.getByLabelText(label), '739164');
  }
  await app.user.click(form.getByRole('button', { name: 'Save' }));
  expect(await app.screen.findByText('Your payment password is set.')).toBeTruthy();
});

test('data that cannot be loaded is reported, with a retry', async () => {
  let broken = true;
  const { app, section } = await openPayouts({
    intercept: async (request, pass) =>
      broken && request.url.includes('/payout/accounts')
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const alert = within(await section.findByRole('alert'));
  expect(alert.getByText('This could not be loaded')).toBeTruthy();
  broken = false;
  await app.user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('button', { name: 'Set payment password' })).toBeTruthy();
});
