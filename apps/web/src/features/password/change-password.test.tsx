import { memberGet } from '@palpite/contract/member.ts';
import { passwordChange } from '@palpite/contract/password.ts';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { tokenHash } from '@palpite/operator/testing/kernel';
import { session } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { Session } from '../../lib/session/session.ts';
import { passwordOpens } from '../../testing/password-opens.ts';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

const operator = withOperator({
  config: { now: () => new Date() },
  limits: { loginPerAddressPerMinute: 1_000 },
});
afterEach(closeApp);

const NEXT = 'another horse 7';

async function logIn(passwordDefault: boolean): Promise<{ app: App; username: string }> {
  const { username } = await operator.account({ passwordDefault });
  const app = await renderApp(operator, '/?login=1');
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.type(dialog.getByLabelText('Account name'), username);
  await app.user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(app.session.store.getState().phase).toBe('signed-in'));
  return { app, username };
}

async function forcedDialog(app: App) {
  return within(await app.screen.findByRole('dialog', { name: 'Choose a new password' }));
}

async function fill(
  app: App,
  dialog: Awaited<ReturnType<typeof forcedDialog>>,
  next: string,
  again = next,
) {
  const typed = { 'New password': next, 'New password again': again };
  for (const [label, text] of Object.entries(typed)) {
    const field = dialog.getByLabelText(label);
    await app.user.clear(field);
    if (text !== '') await app.user.type(field, text);
  }
  await app.user.click(dialog.getByRole('button', { name: 'Change password' }));
}

test('[LOGIN-07] a default password opens the change; without one the post-login mark is set', async () => {
  const { app } = await logIn(true);
  await forcedDialog(app);
  expect(sessionStorage.getItem('cpw')).toBe('1');
  expect(app.session.store.getState()).toMatchObject({ postLogin: false });
  await closeApp();
  const plain = await logIn(false);
  await waitFor(() =>
    expect(plain.app.session.store.getState()).toMatchObject({ postLogin: true }),
  );
  expect(sessionStorage.getItem('cpw')).toBe('0');
  expect(plain.app.screen.queryByRole('dialog', { name: 'Choose a new password' })).toBeNull();
});

test('[PASS-01] the change is made, without typing the recent password again; the session continues and the new password signs in', async () => {
  const { app, username } = await logIn(true);
  const token = app.session.token();
  const dialog = await forcedDialog(app);
  expect(dialog.queryByLabelText('Current password')).toBeNull();
  await fill(app, dialog, NEXT);
  await waitFor(() =>
    expect(app.screen.queryByRole('dialog', { name: 'Choose a new password' })).toBeNull(),
  );
  expect(app.session.store.getState()).toMatchObject({ phase: 'signed-in', postLogin: true });
  expect(app.session.token()).not.toBe(token);
  const goesOn = clientWith(operator, app.session.token() ?? '').call(memberGet);
  await expect(goesOn).resolves.toMatchObject({ username });
  expect(sessionStorage.getItem('cpw')).toBe('0');
  expect(await passwordOpens(operator, username, NEXT)).toBe(true);
  expect(await passwordOpens(operator, username, TEST_PASSWORD)).toBe(false);
});

test('[PASS-01] a change whose answer is lost, with calls refused in the meantime, ends in the new session without a login, in another tab too', async () => {
  const { username } = await signInBefore(operator);
  const other = new Session();
  await other.start('palpite');
  let answers = 0;
  const app = await renderApp(operator, '/promotions?member=securityCenter', {
    intercept: async (request, pass) => {
      if (new URL(request.url).pathname !== passwordChange.path) return pass();
      answers += 1;
      const answer = await pass();
      if (answers > 1) return answer;
      // The operator has ended the old session: both tabs find out before any has the new one.
      await app.router.options.context.client.call(memberGet).catch(() => undefined);
      other.end('expired');
      throw new TypeError('Failed to fetch');
    },
  });
  const old = app.session.token();
  const section = within(await app.screen.findByRole('region', { name: 'Password' }));
  await app.user.click(await section.findByRole('button', { name: 'Change password' }));
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Change password' }));
  await app.user.type(dialog.getByLabelText('Current password'), TEST_PASSWORD);
  await fill(app, dialog, NEXT);
  await waitFor(() => expect(app.session.token()).not.toBe(old));
  const token = app.session.token() ?? '';
  await expect(clientWith(operator, token).call(memberGet)).resolves.toMatchObject({ username });
  await waitFor(() => expect(other.token()).toBe(token));
  expect(app.screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
  expect(answers).toBe(2);
  other.stop();
});

test('[PASS-02] a forced change cannot be dismissed, only made or left by signing out', async () => {
  const { app } = await logIn(true);
  const dialog = await forcedDialog(app);
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await app.user.keyboard('{Escape}');
  await app.user.keyboard('{Escape}');
  await forcedDialog(app);
  await app.user.click(dialog.getByRole('button', { name: 'Log out' }));
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Log out?' }));
  await app.user.click(question.getByRole('button', { name: 'Stay' }));
  const again = await forcedDialog(app);
  await app.user.click(again.getByRole('button', { name: 'Log out' }));
  const sure = within(await app.screen.findByRole('alertdialog', { name: 'Log out?' }));
  await app.user.click(sure.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.session.store.getState().phase).toBe('visitor'));
});

test('[PASS-01] each mistake is shown at its field, and no typed value is lost', async () => {
  const { app, username } = await logIn(true);
  const dialog = await forcedDialog(app);
  const fitted = 'Use 8 to 64 characters, with at least one letter and one digit.';
  // The rule of the field comes with an answer of its own.
  await dialog.findByText(fitted);
  await fill(app, dialog, 'short', 'other');
  expect(await dialog.findByText('The two entries of the new password do not match')).toBeTruthy();
  expect(dialog.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getAllByText(fitted).length).toBeGreaterThan(0);
  expect(await passwordOpens(operator, username, TEST_PASSWORD)).toBe(true);
});

test('[PASS-01] when the login is no longer recent, the form asks for the current password and loses nothing', async () => {
  const { app, username } = await logIn(true);
  const dialog = await forcedDialog(app);
  await operator.services.database
    .update(session)
    .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(session.tokenHash, tokenHash(app.session.token() ?? '')));
  await fill(app, dialog, NEXT);
  expect(await dialog.findByText('Enter your current password')).toBeTruthy();
  const current = dialog.getByLabelText<HTMLInputElement>('Current password');
  await waitFor(() => expect(document.activeElement).toBe(current));
  expect(dialog.getByLabelText<HTMLInputElement>('New password').value).toBe(NEXT);
  const press = () => app.user.click(dialog.getByRole('button', { name: 'Change password' }));
  await app.user.type(current, 'not my password 1');
  await press();
  expect(await dialog.findByText('The password is incorrect.')).toBeTruthy();
  await app.user.clear(current);
  await app.user.type(current, TEST_PASSWORD);
  await press();
  await waitFor(() => expect(sessionStorage.getItem('cpw')).toBe('0'));
  expect(await passwordOpens(operator, username, NEXT)).toBe(true);
});
