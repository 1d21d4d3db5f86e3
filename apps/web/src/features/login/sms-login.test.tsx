import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { codeSentTo, freshMobile } from '@palpite/operator/testing/identity';
import { knownDevice, provedMobile } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { countryComes } from '../../testing/country-comes.ts';
import { closeApp, type RenderOptions, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({
  config: { now: () => new Date() },
  limits: { codePerMinute: 1_000, codePaceMilliseconds: 1, codesBeforeCaptcha: 1_000 },
});
afterEach(closeApp);

/** An account with a verified number that has not signed in from anywhere yet. */
async function withMobile() {
  const { id, username } = await operator.account();
  const { mobileNum } = freshMobile();
  const number = `+55${mobileNum}`;
  await operator.services.database
    .insert(provedMobile)
    .values({ brandCode: 'palpite', number, accountId: id, provedAt: new Date() });
  return { id, username, mobileNum, number };
}

async function openLogin(path: string, options: RenderOptions = {}) {
  const app = await renderApp(operator, path, options);
  const root = path.startsWith('/login')
    ? await app.screen.findByRole('main')
    : await app.screen.findByRole('dialog', { name: 'Log in' });
  return { app, login: within(root) };
}
type Opened = Awaited<ReturnType<typeof openLogin>>;

async function sendCode({ app, login }: Opened) {
  await app.user.click(await login.findByRole('button', { name: 'Send code' }));
}
const expectSignedIn = ({ app }: Opened) =>
  waitFor(() => expect(app.session.store.getState().phase).toBe('signed-in'));

test.each(['/?login=1', '/login'])(
  '[LOGIN-02] %s: a toggle opens the login by a code, and back; the code signs in, with the number as people write it and spaces around the code or not',
  async (path) => {
    const { username, mobileNum, number } = await withMobile();
    const opened = await openLogin(path);
    const { app, login } = opened;
    await app.user.click(login.getByRole('button', { name: 'Log in with a code by SMS' }));
    const written = `(${mobileNum.slice(0, 2)}) ${mobileNum.slice(2, 7)}-${mobileNum.slice(7)}`;
    await countryComes(login);
    await app.user.type(await login.findByLabelText('Mobile number'), written);
    expect(login.queryByRole('textbox', { name: 'Account name' })).toBeNull();
    await app.user.click(
      login.getByRole('button', { name: 'Log in with account name and password' }),
    );
    expect(await login.findByRole('textbox', { name: 'Account name' })).toBeTruthy();
    await app.user.click(login.getByRole('button', { name: 'Log in with a code by SMS' }));
    // The values typed before are there again.
    await countryComes(login);
    await app.user.type(await login.findByRole('textbox', { name: 'Mobile number' }), '  ');
    await sendCode(opened);
    expect(await login.findByText(/the code is on its way/)).toBeTruthy();
    const code = await codeSentTo(operator, number);
    await app.user.type(login.getByLabelText('Verification code'), ` ${code} `);
    await app.user.click(login.getByRole('button', { name: 'Log in' }));
    await expectSignedIn(opened);
    expect(sessionStorage.getItem('username')).toBe(username);
    await waitFor(() => expect(app.router.state.location.href).toBe('/'));
  },
);

test('[LOGIN-02] without MOBILEVERCODELOGIN3 there is no toggle', async () => {
  const { login } = await openLogin('/helpmc?login=1', {
    status: (status) => ({
      ...status,
      flags: status.flags.map((flag) =>
        flag.modId === 'MOBILEVERCODELOGIN3' ? { ...flag, enabled: 0 } : flag,
      ),
    }),
  });
  expect(login.getByLabelText('Account name')).toBeTruthy();
  expect(login.queryByRole('button', { name: /by SMS/ })).toBeNull();
});

test('number and code are required, the number by its rule; a wrong code is reported at its field', async () => {
  const { mobileNum } = await withMobile();
  const opened = await openLogin('/helpmc?login=1');
  const { app, login } = opened;
  await app.user.click(login.getByRole('button', { name: 'Log in with a code by SMS' }));
  await countryComes(login);
  const number = await login.findByLabelText('Mobile number');
  await app.user.click(login.getByRole('button', { name: 'Log in' }));
  expect(await login.findByText('Enter your mobile number')).toBeTruthy();
  expect(login.getByText('Enter the code')).toBeTruthy();
  await app.user.type(number, '12');
  await app.user.click(login.getByRole('button', { name: 'Log in' }));
  expect(await login.findByText(/^Use \d+( to \d+)? digits\.$/)).toBeTruthy();
  await app.user.clear(number);
  await app.user.type(number, mobileNum);
  await app.user.type(login.getByLabelText('Verification code'), '000000');
  await app.user.click(login.getByRole('button', { name: 'Log in' }));
  expect(await login.findByText('Request a code first.')).toBeTruthy();
  await sendCode(opened);
  await login.findByText(/the code is on its way/);
  await app.user.click(login.getByRole('button', { name: 'Log in' }));
  expect(await login.findByText('The verification code is incorrect.')).toBeTruthy();
  expect(login.queryByRole('alert')).toBeNull();
});

test('[CODE-04] a code that could not be sent is reported with the operator’s message in a warning dialog with its icon', async () => {
  const { mobileNum } = await withMobile();
  const opened = await openLogin('/helpmc?login=1', {
    intercept: async (request, pass) =>
      request.url.endsWith('/sms/noLogin')
        ? Response.json({ success: false, message: 'code_not_sent', value: null }, { status: 503 })
        : pass(),
  });
  const { app, login } = opened;
  await app.user.click(login.getByRole('button', { name: 'Log in with a code by SMS' }));
  await countryComes(login);
  await app.user.type(await login.findByLabelText('Mobile number'), mobileNum);
  await sendCode(opened);
  const dialog = await app.screen.findByRole('alertdialog', { name: 'No code was sent' });
  expect(dialog.querySelector('svg.lucide-triangle-alert')).not.toBeNull();
  const warning = within(dialog);
  expect(warning.getByText(/The code could not be sent/)).toBeTruthy();
  await app.user.click(warning.getByRole('button', { name: 'OK' }));
  expect(login.getByLabelText<HTMLInputElement>('Mobile number').value).toBe(mobileNum);
});

test('[LOGIN-10] from a new address the password requires a code as well; Back leads to the password', async () => {
  const { id, username, number } = await withMobile();
  const opened = await openLogin('/helpmc?login=1');
  const { app, login } = opened;
  const enter = async () => {
    const name = login.getByLabelText('Account name');
    await app.user.clear(name);
    await app.user.type(name, username);
    await app.user.type(login.getByLabelText('Password'), TEST_PASSWORD);
    await app.user.click(login.getByRole('button', { name: 'Log in' }));
    return login.findByRole('heading', { name: 'Confirm that it is you' });
  };
  const heading = await enter();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await app.user.click(login.getByRole('button', { name: 'Back to login' }));
  expect(login.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(login.getByLabelText('Account name')));
  await enter();
  expect(login.getByText(new RegExp(`\\+55 ••• ${number.slice(-2)}`))).toBeTruthy();
  await sendCode(opened);
  await login.findByText(/The code was sent to/);
  const code = await codeSentTo(operator, number);
  await app.user.type(login.getByLabelText('Verification code'), '0');
  await app.user.click(login.getByRole('button', { name: 'Confirm and log in' }));
  expect(await login.findByText('The verification code is incorrect.')).toBeTruthy();
  await app.user.clear(login.getByLabelText('Verification code'));
  await app.user.type(login.getByLabelText('Verification code'), code);
  await app.user.click(login.getByRole('button', { name: 'Confirm and log in' }));
  await expectSignedIn(opened);
  const places = await operator.services.database.select().from(knownDevice);
  expect(places.some(({ accountId }) => accountId === id)).toBe(true);
});

test('when the answer to the second proof was lost, the same code sent again signs in', async () => {
  const { username, number } = await withMobile();
  let losses = 1;
  const opened = await openLogin('/helpmc?login=1', {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (!request.url.endsWith('/wps/session/login/factor') || losses === 0) return answer;
      losses -= 1;
      throw new TypeError('the connection was lost');
    },
  });
  const { app, login } = opened;
  await app.user.type(login.getByLabelText('Account name'), username);
  await app.user.type(login.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(login.getByRole('button', { name: 'Log in' }));
  await login.findByRole('heading', { name: 'Confirm that it is you' });
  await sendCode(opened);
  await login.findByText(/The code was sent to/);
  const code = await codeSentTo(operator, number);
  await app.user.type(login.getByLabelText('Verification code'), code);
  await app.user.click(login.getByRole('button', { name: 'Confirm and log in' }));
  await login.findByText('The connection failed. Check your network and try again.');
  await app.user.click(login.getByRole('button', { name: 'Confirm and log in' }));
  await expectSignedIn(opened);
});

test('a login from elsewhere is reported at the next one', async () => {
  const { id, username } = await operator.account();
  const enter = async () => {
    const opened = await openLogin('/helpmc?login=1');
    const { app, login } = opened;
    await app.user.type(login.getByLabelText('Account name'), username);
    await app.user.type(login.getByLabelText('Password'), TEST_PASSWORD);
    await app.user.click(login.getByRole('button', { name: 'Log in' }));
    await expectSignedIn(opened);
    return app;
  };
  await enter();
  closeApp();
  const now = new Date();
  await operator.services.database.insert(knownDevice).values({
    accountId: id,
    network: '198.51.100.9',
    device: 'another browser',
    address: '198.51.100.9',
    userAgent: 'another browser',
    firstSeenAt: now,
    lastSeenAt: now,
    noticeDue: true,
  });
  const { screen } = await enter();
  expect(
    await screen.findByText(
      /login to your account from a new device or network: unknown device, 198\.51\.100\.9/,
    ),
  ).toBeTruthy();
});
