import { withOperator } from '@palpite/operator/testing/fixtures';
import { codeSentTo, freshMobile } from '@palpite/operator/testing/identity';
import { accountProfile, provedMobile } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { countryComes } from '../../testing/country-comes.ts';
import { passwordOpens } from '../../testing/password-opens.ts';
import { closeApp, type RenderOptions, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({
  config: { now: () => new Date() },
  limits: { codePerMinute: 1_000, codePaceMilliseconds: 1, codesBeforeCaptcha: 1_000 },
});
afterEach(closeApp);

const NEXT = 'another horse 7';
const HINT = 'Use 8 to 64 characters, with at least one letter and one digit.';

async function openForm(path: string, options: RenderOptions = {}) {
  const app = await renderApp(operator, path, options);
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Forgot your password?' }));
  // The rules of the fields have loaded.
  await dialog.findByText(HINT);
  return { app, dialog };
}
type Opened = Awaited<ReturnType<typeof openForm>>;

async function sendCode({ app, dialog }: Opened) {
  await app.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await dialog.findByText(/the code is on its way/);
}

async function choose({ app, dialog }: Opened, code: string, password = NEXT) {
  const field = dialog.getByLabelText('Verification code');
  await app.user.clear(field);
  await app.user.type(field, code);
  await app.user.clear(dialog.getByLabelText('New password'));
  await app.user.type(dialog.getByLabelText('New password'), password);
  await app.user.click(dialog.getByRole('button', { name: 'Change password and log in' }));
}

async function accountWithEmail() {
  const { id, username } = await operator.account();
  const email = `${username}@example.org`;
  await operator.services.database
    .insert(accountProfile)
    .values({ accountId: id, email, registerUrl: '/register' });
  return { id, username, email };
}

test('[PASS-03] by e-mail: name and address follow their rules and form one request; the code and a new password sign in', async () => {
  const { username, email } = await accountWithEmail();
  const sent: { type: string | null; body: string }[] = [];
  const opened = await openForm('/rng?forgot=email', {
    intercept: async (request, pass) => {
      if (new URL(request.url).pathname === '/wps/member/password/email') {
        sent.push({
          type: request.headers.get('content-type'),
          body: await request.clone().text(),
        });
      }
      return pass();
    },
  });
  const { app, dialog } = opened;
  await app.user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText('Enter your account name')).toBeTruthy();
  expect(dialog.getByText('Enter your email address')).toBeTruthy();
  await app.user.type(dialog.getByLabelText('Account name'), '1');
  await app.user.type(dialog.getByLabelText('Email'), 'nobody');
  await app.user.click(dialog.getByRole('button', { name: 'Send code' }));
  expect(await dialog.findByText(/starting with a letter/)).toBeTruthy();
  expect(dialog.getByText(/Enter an e-mail address such as/)).toBeTruthy();
  expect(sent).toEqual([]);
  await app.user.clear(dialog.getByLabelText('Account name'));
  await app.user.type(dialog.getByLabelText('Account name'), ` ${username} `);
  await app.user.clear(dialog.getByLabelText('Email'));
  await app.user.type(dialog.getByLabelText('Email'), email);
  await sendCode(opened);
  expect(sent).toMatchObject([
    { type: expect.stringContaining('application/x-www-form-urlencoded') },
  ]);
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({ username, email });
  await choose(opened, await codeSentTo(operator, email));
  await waitFor(() => expect(app.session.store.getState().phase).toBe('signed-in'));
  await waitFor(() => expect(app.router.state.location.href).toBe('/'));
  expect(await passwordOpens(operator, username, NEXT)).toBe(true);
});

test.each([
  ['email', '/wps/member/password/email'],
  ['mobile', '/wps/verification/sms/noLogin'],
] as const)(
  '[CODE-02] by %s the wait for another code ends when the answer says so',
  async (by, path) => {
    const opened = await openForm(`/helpmc?forgot=${by}`, {
      intercept: async (request, pass) => {
        const answer = await pass();
        if (new URL(request.url).pathname !== path) return answer;
        const envelope = (await answer.json()) as { value: object };
        const expiresAt = new Date(Date.now() + 95_000).toISOString();
        return Response.json({ ...envelope, value: { ...envelope.value, expiresAt } });
      },
    });
    const { app, dialog } = opened;
    if (by === 'email') {
      await app.user.type(dialog.getByLabelText('Account name'), 'beatriz1990');
      await app.user.type(dialog.getByLabelText('Email'), 'beatriz@example.org');
    } else {
      await countryComes(dialog);
      await app.user.type(dialog.getByLabelText('Mobile number'), freshMobile().mobileNum);
    }
    await sendCode(opened);
    const again = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send again' });
    expect(again.disabled).toBe(true);
    expect(again.textContent).toMatch(/1:(3\d|2\d)$/);
  },
);

test('an unknown account name gets the same answer as any other, and its code counts as wrong', async () => {
  const opened = await openForm('/helpmc?forgot=email');
  const { app, dialog } = opened;
  await app.user.type(dialog.getByLabelText('Account name'), 'nobody1');
  await app.user.type(dialog.getByLabelText('Email'), 'nobody@example.org');
  await sendCode(opened);
  await choose(opened, '123456');
  expect(await dialog.findByText('The verification code is incorrect.')).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('[PASS-04] by mobile number: the code and a new password sign in and lead home', async () => {
  const { id, username } = await operator.account();
  const mobile = freshMobile();
  const number = `+55${mobile.mobileNum}`;
  await operator.services.database
    .insert(provedMobile)
    .values({ brandCode: 'palpite', number, accountId: id, provedAt: new Date() });
  const opened = await openForm('/rng?forgot=mobile');
  const { app, dialog } = opened;
  await countryComes(dialog);
  await app.user.type(dialog.getByLabelText(/^Mobile number/), mobile.mobileNum);
  await sendCode(opened);
  const code = await codeSentTo(operator, number);
  await choose(opened, code, 'short');
  expect(await dialog.findAllByText(HINT)).toBeTruthy();
  expect(app.session.store.getState().phase).toBe('visitor');
  await choose(opened, code);
  await waitFor(() => expect(app.session.store.getState().phase).toBe('signed-in'));
  await waitFor(() => expect(app.router.state.location.href).toBe('/'));
  expect(await passwordOpens(operator, username, NEXT)).toBe(true);
});

test('[PASS-04] without CHNGPASSVERIF3 nothing offers the mobile number, whatever is in the address', async () => {
  const { app, dialog } = await openForm('/helpmc?forgot=mobile', {
    status: (status) => ({
      ...status,
      flags: status.flags.map((flag) =>
        flag.modId === 'CHNGPASSVERIF3' ? { ...flag, enabled: 0 } : flag,
      ),
    }),
  });
  expect(dialog.queryByRole('tab')).toBeNull();
  expect(dialog.queryByLabelText(/^Mobile number/)).toBeNull();
  await app.user.click(dialog.getByRole('link', { name: 'Back to login' }));
  const login = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.click(login.getByRole('link', { name: 'Forgot your password?' }));
  expect(await app.screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeTruthy();
});
