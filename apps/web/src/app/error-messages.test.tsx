import { TEST_PASSWORD, type TestOperator } from '@palpite/operator/testing';
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPresentOperator } from '../testing/present-operator.ts';
import { type App, closeApp, renderApp } from '../testing/render-app.tsx';

/**
 * Messages of the error catalogue on the screens they belong to, as far as no other test causes them; some are
 * messages that the reference operator never sends (C7 in docs/decisions.md). error-catalogue.test.ts has their texts
 * and languages; the tests of their own screens cover codes, contacts, sides and second factors.
 */
let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

const refused = (message: string, status: number) => async () =>
  Response.json({ success: false, message, value: null }, { status });
const broken = async () => {
  throw new TypeError('Failed to fetch');
};

/** The application with a different answer to one call. */
const withAnswer = (address: string, call: string, answer: () => Promise<Response>) =>
  renderApp(operator, address, {
    intercept: (request, pass) => (new URL(request.url).pathname === call ? answer() : pass()),
  });

async function logIn({ screen, user }: App) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await user.type(dialog.getByLabelText('Account name'), 'somebody1');
  await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
  return dialog.findByRole('alert');
}

async function askForMailCode({ screen, user }: App) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
  await dialog.findByText(/Use 8 to 64 characters/);
  await user.type(dialog.getByLabelText('Account name'), 'somebody1');
  await user.type(dialog.getByLabelText('Email'), 'somebody@example.org');
  await user.click(dialog.getByRole('button', { name: 'Send code' }));
  return screen.findByRole('alertdialog');
}

const LOGIN = '/wps/session/login';
const BY_MAIL = '/wps/member/password/email';

describe('[ERR-01] at the login', () => {
  test.each([
    ['non-member account', refused('not_a_member', 403), /it is not a member account/],
    ['network link abnormal', broken, /connection failed. Check your network and try again/],
    ['invalid URL', refused('unknown_merchant', 404), /no site at this address/],
    ['restricted', refused('region_restricted', 403), /restricted for your location or network/],
    ['maintenance', refused('maintenance', 503), /under maintenance/],
  ])('%s', async (_message, answer, says) => {
    const app = await withAnswer('/?login=1', LOGIN, answer);
    expect((await logIn(app)).textContent).toMatch(says);
  });
});

test('[ERR-01] for a forgotten password: no such account, where an operator says so', async () => {
  const app = await withAnswer('/?forgot=email', BY_MAIL, refused('account_not_found', 404));
  expect((await askForMailCode(app)).textContent).toMatch(/no account with these details/);
});
