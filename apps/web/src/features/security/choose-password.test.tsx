import { withOperator } from '@palpite/operator/testing/fixtures';
import { freshMobile, messagesTo, UNHURRIED } from '@palpite/operator/testing/identity';
import { account, provedMobile } from '@palpite/operator/testing/tables';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { passwordOpens } from '../../testing/password-opens.ts';
import { closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';
import { signInElsewhere } from '../../testing/sign-in-elsewhere.ts';

const operator = withOperator({ config: { now: () => new Date() }, limits: UNHURRIED });
afterEach(closeApp);

const NEXT = 'another horse 7';
const CHANGED = 'Your password was changed. Other devices are logged out.';

/** The dialog that the page's button opens. */
async function openDialog(name: string) {
  const app = await renderApp(operator, '/?member=securityCenter');
  const section = within(await app.screen.findByRole('region', { name: 'Password' }));
  await app.user.click(await section.findByRole('button', { name }));
  const dialog = within(await app.screen.findByRole('dialog', { name }));
  const type = async (label: string, text: string) => {
    await app.user.clear(dialog.getByLabelText(label));
    await app.user.type(dialog.getByLabelText(label), text);
  };
  const send = () => app.user.click(dialog.getByRole('button', { name }));
  return { app, dialog, type, send, section };
}

test('[PASS-01] a password is changed by choice with the old one: other sessions end, this one continues under another token, and the member receives a message', async () => {
  const { username, user, token } = await signInBefore(operator);
  await signInElsewhere(operator, Number(user.id));
  const { countryDialingCode, mobileNum } = freshMobile();
  const number = `+${countryDialingCode}${mobileNum}`;
  await operator.services.database
    .insert(provedMobile)
    .values({ brandCode: 'palpite', number, accountId: Number(user.id), provedAt: new Date() });
  const { app, type, send } = await openDialog('Change password');
  await type('Current password', TEST_PASSWORD);
  await type('New password', NEXT);
  await type('New password again', NEXT);
  expect(await app.screen.findByRole('meter', { name: 'Password strength' })).toBeTruthy();
  await send();
  expect(await app.screen.findByText(CHANGED)).toBeTruthy();
  expect(app.screen.queryByRole('dialog', { name: 'Change password' })).toBeNull();
  expect(app.session.token()).not.toBe(token);
  const sessions = within(
    await app.screen.findByRole('region', { name: 'Where you are logged in' }),
  );
  expect(await sessions.findByText('You are not logged in anywhere else.')).toBeTruthy();
  expect(await passwordOpens(operator, username, NEXT)).toBe(true);
  const texts = (await messagesTo(operator, number)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining(`a senha de ${username} foi trocada`));
});

test('[PASS-01] errors are shown at their fields, with all typed values still there', async () => {
  const { username } = await signInBefore(operator);
  const { dialog, type, send } = await openDialog('Change password');
  const next = dialog.getByLabelText<HTMLInputElement>('New password');
  await type('Current password', 'not my password 1');
  await type('New password', 'password1');
  await type('New password again', 'password2');
  await send();
  expect(await dialog.findByText('The two entries of the new password do not match')).toBeTruthy();
  await type('New password again', 'password1');
  await send();
  expect(
    await dialog.findByText('This password is too easy to guess. Choose another one.'),
  ).toBeTruthy();
  expect(next.value).toBe('password1');
  expect(next.getAttribute('aria-invalid')).toBe('true');
  await type('New password', NEXT);
  await type('New password again', NEXT);
  await send();
  expect(await dialog.findByText('The password is incorrect.')).toBeTruthy();
  expect(next.value).toBe(NEXT);
  expect(await passwordOpens(operator, username, TEST_PASSWORD)).toBe(true);
});

test('[PASS-01] an account that logs in by codes needs no old password, and has one afterwards', async () => {
  const { username, user } = await signInBefore(operator);
  await operator.services.database
    .update(account)
    .set({ passwordHash: null, passwordChangedAt: null })
    .where(eq(account.id, Number(user.id)));
  const { app, dialog, type, send, section } = await openDialog('Choose a password');
  expect(dialog.queryByLabelText('Current password')).toBeNull();
  await type('New password', NEXT);
  await type('New password again', NEXT);
  await send();
  await waitFor(() =>
    expect(app.screen.queryByRole('dialog', { name: 'Choose a password' })).toBeNull(),
  );
  expect(await section.findByRole('button', { name: 'Change password' })).toBeTruthy();
  expect(await passwordOpens(operator, username, NEXT)).toBe(true);
});

test('a change by choice can be cancelled', async () => {
  const { username } = await signInBefore(operator);
  const { app, dialog, type } = await openDialog('Change password');
  await type('New password', NEXT);
  await app.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(app.screen.queryByRole('dialog', { name: 'Change password' })).toBeNull(),
  );
  expect(await passwordOpens(operator, username, TEST_PASSWORD)).toBe(true);
});
