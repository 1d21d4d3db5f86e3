import { appCode } from '@palpite/operator/testing/identity';
import { session } from '@palpite/operator/testing/tables';
import { TEST_PASSWORD, type TestOperator } from '@palpite/operator/testing';
import { waitFor, within } from '@testing-library/react';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPresentOperator } from '../../testing/present-operator.ts';
import {
  type App,
  closeApp,
  renderApp,
  type RenderOptions,
  signInBefore,
} from '../../testing/render-app.tsx';
import { signInElsewhere } from '../../testing/sign-in-elsewhere.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

async function openSecurity(options?: RenderOptions) {
  const { user } = await signInBefore(operator);
  const app = await renderApp(operator, '/promotions?member=securityCenter', options);
  return { app, accountId: Number(user.id) };
}

const part = async (app: App, name: string) =>
  within(await app.screen.findByRole('region', { name }));
const openSessions = (accountId: number) =>
  operator.services.database
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), isNull(session.revokedAt)));

test('a visitor must log in first', async () => {
  const app = await renderApp(operator, '/security');
  await app.screen.findByRole('heading', { name: 'Log in to see your security settings' });
});

test('a member without other sessions reads so, and can end only the current one', async () => {
  const { app } = await openSecurity();
  const sessions = await part(app, 'Where you are logged in');
  expect(await sessions.findByText('This device')).toBeTruthy();
  expect(sessions.getByText('203.0.113.7')).toBeTruthy();
  expect(sessions.getByText('You are not logged in anywhere else.')).toBeTruthy();
  expect(sessions.queryByRole('button')).toBeNull();
});

test('another device is logged out after confirmation', async () => {
  const { user } = await signInBefore(operator);
  await signInElsewhere(operator, Number(user.id));
  const app = await renderApp(operator, '/promotions?member=securityCenter');
  const sessions = await part(app, 'Where you are logged in');
  expect(await sessions.findByText(/Brazil/)).toBeTruthy();
  const button = sessions.getByRole('button', {
    name: /Log out Firefox, Android, 198\.51\.100\.9/,
  });
  await app.user.click(button);
  const question = within(
    await app.screen.findByRole('alertdialog', { name: 'Log out this device?' }),
  );
  await app.user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await openSessions(Number(user.id))).toHaveLength(2);
  await app.user.click(sessions.getByRole('button', { name: /198\.51\.100\.9/ }));
  const again = within(
    await app.screen.findByRole('alertdialog', { name: 'Log out this device?' }),
  );
  await app.user.click(again.getByRole('button', { name: 'Log out' }));
  await sessions.findByText('You are not logged in anywhere else.');
  expect(await openSessions(Number(user.id))).toMatchObject([{ address: '203.0.113.7' }]);
});

test('every other device is logged out at once', async () => {
  const { user } = await signInBefore(operator);
  await signInElsewhere(operator, Number(user.id));
  await signInElsewhere(operator, Number(user.id));
  const app = await renderApp(operator, '/promotions?member=securityCenter');
  const sessions = await part(app, 'Where you are logged in');
  await app.user.click(await sessions.findByRole('button', { name: 'Log out everywhere else' }));
  const question = within(
    await app.screen.findByRole('alertdialog', { name: 'Log out everywhere else?' }),
  );
  await app.user.click(question.getByRole('button', { name: 'Log out' }));
  await sessions.findByText('You are not logged in anywhere else.');
  expect(await openSessions(Number(user.id))).toHaveLength(1);
});

test('of many sessions the latest show first, and all of them on request', async () => {
  const { user } = await signInBefore(operator);
  for (let times = 0; times < 6; times += 1) await signInElsewhere(operator, Number(user.id));
  const app = await renderApp(operator, '/promotions?member=securityCenter');
  const sessions = await part(app, 'Where you are logged in');
  expect(await sessions.findAllByRole('listitem')).toHaveLength(5);
  await app.user.click(sessions.getByRole('button', { name: 'Show all 7' }));
  expect(sessions.getAllByRole('listitem')).toHaveLength(7);
});

test('a list that does not load says so, with a retry', async () => {
  let broken = true;
  const { app } = await openSecurity({
    intercept: async (request, pass) =>
      broken && request.url.includes('/session/list')
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const sessions = await part(app, 'Where you are logged in');
  const alert = within(await sessions.findByRole('alert'));
  expect(alert.getByText('Your sessions could not be loaded')).toBeTruthy();
  broken = false;
  await app.user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await sessions.findByText('This device')).toBeTruthy();
});

/** Sets two-step login up in the page. @returns the app's secret, and the recovery codes that were shown */
async function setUp(app: App, answerIsLost = false) {
  const section = await part(app, 'Two-step login');
  await app.user.click(await section.findByRole('button', { name: 'Set up' }));
  const begin = within(await app.screen.findByRole('dialog', { name: 'Set up two-step login' }));
  await app.user.type(begin.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(begin.getByRole('button', { name: 'Continue' }));
  expect(await begin.findByRole('img', { name: 'Code for your authenticator app' })).toBeTruthy();
  const key = begin.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent ?? '';
  const uri = `otpauth://totp/any?secret=${key.replaceAll(' ', '')}`;
  await app.user.type(begin.getByLabelText('Code from the app'), appCode(operator, uri));
  await app.user.click(begin.getByRole('button', { name: 'Turn on' }));
  if (answerIsLost) {
    await begin.findByText('The connection failed. Check your network and try again.');
    await app.user.click(begin.getByRole('button', { name: 'Turn on' }));
  }
  const codes = within(await app.screen.findByRole('dialog', { name: 'Your recovery codes' }));
  const shown = codes.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  return { uri, shown, codes, section };
}

test('two-step login is set up with the app’s first code; its recovery codes disappear only when they are kept', async () => {
  const { app } = await openSecurity();
  const { shown, codes, section } = await setUp(app);
  expect(shown).toHaveLength(10);
  await app.user.keyboard('{Escape}');
  expect(app.screen.getByRole('dialog', { name: 'Your recovery codes' })).toBeTruthy();
  const done = codes.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  expect(done.disabled).toBe(true);
  await app.user.click(codes.getByLabelText('I have saved these codes'));
  await app.user.click(done);
  expect(await section.findByText('On')).toBeTruthy();
  expect(await section.findByText('10 recovery codes are left.')).toBeTruthy();
});

test('a lost answer with recovery codes comes again: the codes are shown, and made once', async () => {
  let losses = 1;
  const { app } = await openSecurity({
    intercept: async (request, pass) => {
      const answer = await pass();
      if (!request.url.endsWith('/authenticator/confirm') || losses === 0) return answer;
      losses -= 1;
      throw new TypeError('the connection was lost');
    },
  });
  const { shown, section, codes } = await setUp(app, true);
  expect(shown).toHaveLength(10);
  await app.user.click(codes.getByLabelText('I have saved these codes'));
  await app.user.click(codes.getByRole('button', { name: 'Done' }));
  expect(await section.findByText('10 recovery codes are left.')).toBeTruthy();
});

test('it is turned off with the password and a code; a mistake is reported at its field', async () => {
  const { app } = await openSecurity();
  const { shown, codes, section } = await setUp(app);
  await app.user.click(codes.getByLabelText('I have saved these codes'));
  await app.user.click(codes.getByRole('button', { name: 'Done' }));
  await app.user.click(await section.findByRole('button', { name: 'Turn off' }));
  const dialog = within(
    await app.screen.findByRole('dialog', { name: 'Turn two-step login off?' }),
  );
  const code = dialog.getByLabelText<HTMLInputElement>('Code from the app');
  await app.user.type(dialog.getByLabelText('Password'), 'not it');
  await app.user.type(code, shown[0] ?? '');
  await app.user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await dialog.findByText('The password is incorrect.')).toBeTruthy();
  expect(code.value).toBe(shown[0]);
  await app.user.clear(dialog.getByLabelText('Password'));
  await app.user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await section.findByText('Off')).toBeTruthy();
});

test('after idle time the password is required, and the interrupted act continues with its typed values', async () => {
  const { app, accountId } = await openSecurity();
  await operator.services.database
    .update(session)
    .set({ reauthenticationDue: true })
    .where(eq(session.accountId, accountId));
  const section = await part(app, 'Two-step login');
  await app.user.click(await section.findByRole('button', { name: 'Set up' }));
  const begun = within(await app.screen.findByRole('dialog', { name: 'Set up two-step login' }));
  await app.user.type(begun.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(begun.getByRole('button', { name: 'Continue' }));
  const asked = within(await app.screen.findByRole('dialog', { name: 'Is it still you?' }));
  await app.user.type(asked.getByLabelText('Password'), 'not it');
  await app.user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(await asked.findByText('The password is incorrect.')).toBeTruthy();
  await app.user.clear(asked.getByLabelText('Password'));
  await app.user.type(asked.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(await begun.findByRole('img', { name: 'Code for your authenticator app' })).toBeTruthy();
  await waitFor(() =>
    expect(app.screen.queryByRole('dialog', { name: 'Is it still you?' })).toBeNull(),
  );
});

test('a member who does not prove it stays on the page, with the typed values', async () => {
  const { app, accountId } = await openSecurity();
  await operator.services.database
    .update(session)
    .set({ reauthenticationDue: true })
    .where(eq(session.accountId, accountId));
  const section = await part(app, 'Two-step login');
  await app.user.click(await section.findByRole('button', { name: 'Set up' }));
  const begun = within(await app.screen.findByRole('dialog', { name: 'Set up two-step login' }));
  await app.user.type(begun.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(begun.getByRole('button', { name: 'Continue' }));
  const asked = within(await app.screen.findByRole('dialog', { name: 'Is it still you?' }));
  await app.user.click(asked.getByRole('button', { name: 'Close' }));
  expect(await begun.findByText('Enter your password to continue.')).toBeTruthy();
  expect(begun.getByLabelText<HTMLInputElement>('Password').value).toBe(TEST_PASSWORD);
});
