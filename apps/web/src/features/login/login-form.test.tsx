import { sessionLogin } from '@palpite/contract/session.ts';
import { TEST_PASSWORD, type TestOperator } from '@palpite/operator/testing';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { saveDraft } from '../../lib/draft.ts';
import { createPresentOperator } from '../../testing/present-operator.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { LOGIN_DRAFT } from './login-api.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

test('[LOGIN-04] the focus goes to the first invalid field, and corrected errors disappear', async () => {
  const app = await renderApp(operator, '/helpmc?login=1');
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  const name = dialog.getByLabelText('Account name');
  const password = dialog.getByLabelText('Password');
  // No errors before the first attempt to send.
  await app.user.type(name, 'ana');
  await app.user.clear(name);
  expect(name.getAttribute('aria-invalid')).toBeNull();
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
  expect(document.activeElement).toBe(name);
  expect(dialog.getByRole('textbox', { description: 'Enter your account name' })).toBe(name);
  await app.user.type(name, 'ana');
  expect(dialog.queryByText('Enter your account name')).toBeNull();
  expect(dialog.getByText('Enter your password')).toBeTruthy();
  await app.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(password);
  await app.user.type(password, ' ');
  expect(dialog.queryByText('Enter your password')).toBeNull();
  await app.user.clear(name);
  expect(dialog.getByText('Enter your account name')).toBeTruthy();
});

test('values that a password manager fills in without events are sent, and once, however often the button is pressed', async () => {
  const { username } = await operator.account();
  const sent: string[] = [];
  const app = await renderApp(operator, '/helpmc?login=1', {
    intercept: async (request, pass) => {
      const { pathname } = new URL(request.url);
      if (pathname === sessionLogin.path) sent.push(request.method);
      return pass();
    },
  });
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  const fill = (label: string, text: string) => {
    dialog.getByLabelText<HTMLInputElement>(label).value = text;
  };
  fill('Account name', username);
  fill('Password', TEST_PASSWORD);
  await app.user.dblClick(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(app.session.store.getState().phase).toBe('signed-in'));
  expect(sent).toEqual(['POST']);
});

test('typing another name replaces the previous one', async () => {
  saveDraft(LOGIN_DRAFT, { username: 'ana' });
  const app = await renderApp(operator, '/helpmc?login=1');
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  const name = dialog.getByLabelText<HTMLInputElement>('Account name');
  await waitFor(() => expect(name.value).toBe('ana'));
  name.focus();
  await app.user.keyboard('bia');
  expect(name.value).toBe('bia');
});
