import { memberGet } from '@palpite/contract/member.ts';
import { sessionRevokeAll } from '@palpite/contract/session.ts';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';
import { rememberedAccount } from './remembered-account.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

async function dialogOf({ screen }: App) {
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  return within(dialog);
}

/** Opens the login as a visitor does, fills it in and sends it. */
async function logIn(app: App, username: string, password: string) {
  const dialog = await dialogOf(app);
  await app.user.type(dialog.getByLabelText('Account name'), username);
  await app.user.type(dialog.getByLabelText('Password'), password);
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
}

async function expectSignedIn(app: App) {
  await waitFor(() => expect(app.session.store.getState().phase).toBe('signed-in'));
}

/** Fails an account's logins until the operator requires more than a password. */
async function failUntilCaptcha(app: App, username: string) {
  await logIn(app, username, 'wrong 1');
  const dialog = await dialogOf(app);
  for (const attempt of [2, 3, 4]) {
    await dialog.findByRole('alert');
    if (dialog.queryByRole('img')) break;
    const password = dialog.getByLabelText('Password');
    await app.user.clear(password);
    await app.user.type(password, `wrong ${attempt}`);
    await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull(),
    );
  }
  // Its code loads late.
  await dialog.findByRole('img');
  return dialog;
}

test('[LOGIN-04] without account name and password nothing is sent, and each field says what it needs', async () => {
  const sent: string[] = [];
  const app = await renderApp(operator, '/promotions?login=1', {
    intercept: async (request, pass) => {
      sent.push(new URL(request.url).pathname);
      return pass();
    },
  });
  const dialog = await dialogOf(app);
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
  expect(await dialog.findByText('Enter your account name')).toBeTruthy();
  expect(dialog.getByText('Enter your password')).toBeTruthy();
  expect(sent).not.toContain('/wps/session/login');
});

test('the account name is trimmed, the password never', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/promotions?login=1');
  await logIn(app, `  ${username} `, ` ${TEST_PASSWORD}`);
  const dialog = await dialogOf(app);
  expect(await dialog.findByText(/The account name or the password is incorrect/)).toBeTruthy();
  await app.user.clear(dialog.getByLabelText('Password'));
  await app.user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
  await expectSignedIn(app);
});

test('[LOGIN-06] a login stores the token and its account for the tab, and leads home', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/rng?login=1');
  await logIn(app, username, TEST_PASSWORD);
  await expectSignedIn(app);
  expect(sessionStorage.getItem('token')).toHaveLength(43);
  expect(sessionStorage.getItem('username')).toBe(username);
  await waitFor(() => expect(app.router.state.location.href).toBe('/'));
});

test('[LOGIN-05] the login of the next visit shows the remembered account name, and no password', async () => {
  const { username } = await operator.account();
  const first = await renderApp(operator, '/promotions?login=1');
  const dialog = await dialogOf(first);
  await first.user.click(dialog.getByRole('checkbox', { name: /Remember/ }));
  await logIn(first, username, TEST_PASSWORD);
  await expectSignedIn(first);
  const kept = { ...localStorage };
  closeApp();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const next = await dialogOf(await renderApp(operator, '/promotions?login=1'));
  await waitFor(() =>
    expect(next.getByLabelText<HTMLInputElement>('Account name').value).toBe(username),
  );
  expect(next.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

test('[LOGIN-06] the first login of an account welcomes it, and no later one does', async () => {
  const { username } = await operator.account({ nickname: 'Ana Teste' });
  const first = await renderApp(operator, '/promotions?login=1');
  await logIn(first, username, TEST_PASSWORD);
  expect(await first.screen.findByText(/^Welcome, Ana Teste/)).toBeTruthy();
  closeApp();
  const second = await renderApp(operator, '/promotions?login=1');
  await logIn(second, username, TEST_PASSWORD);
  await expectSignedIn(second);
  expect(second.screen.queryByText(/^Welcome, Ana Teste/)).toBeNull();
});

test('[LOGIN-08] a refused login says why, enables the button, and keeps the typed values', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/promotions?login=1');
  await logIn(app, username, 'not the password');
  const dialog = await dialogOf(app);
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The account name or the password is incorrect.',
  );
  const button = dialog.getByRole('button', { name: 'Log in' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(dialog.getByLabelText<HTMLInputElement>('Account name').value).toBe(username);
  expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('not the password');
});

test('[LOGIN-03] the captcha appears only after a failed login that carries one, with its picture', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/promotions?login=1');
  const first = await dialogOf(app);
  expect(first.queryByLabelText('Characters in the picture')).toBeNull();
  const dialog = await failUntilCaptcha(app, username);
  const picture = dialog.getByRole('img', { name: 'Picture with characters to type' });
  expect(picture.getAttribute('src')).toMatch(/^data:image\/png;base64,iVBOR/);
  expect(dialog.getByLabelText('Characters in the picture')).toBeTruthy();
  // Once shown, it is required.
  const password = dialog.getByLabelText('Password');
  await app.user.clear(password);
  await app.user.type(password, TEST_PASSWORD);
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
  expect(await dialog.findByText('Enter the characters in the picture')).toBeTruthy();
  expect(app.session.store.getState().phase).toBe('visitor');
});

test('a person who cannot read the picture lets the device solve it, and logs in', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/promotions?login=1');
  const dialog = await failUntilCaptcha(app, username);
  await app.user.click(dialog.getByRole('button', { name: /I cannot read it/ }));
  expect(await dialog.findByText(/Verified/, undefined, { timeout: 60_000 })).toBeTruthy();
  const password = dialog.getByLabelText('Password');
  await app.user.clear(password);
  await app.user.type(password, TEST_PASSWORD);
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
  await expectSignedIn(app);
});

test('no network: the login says so, nothing is lost, and a second try succeeds', async () => {
  const { username } = await operator.account();
  let cut = true;
  const app = await renderApp(operator, '/promotions?login=1', {
    intercept: async (request, pass) => {
      if (cut && request.method === 'POST') throw new TypeError('network');
      return pass();
    },
  });
  await logIn(app, username, TEST_PASSWORD);
  const dialog = await dialogOf(app);
  expect((await dialog.findByRole('alert')).textContent).toContain('The connection failed');
  cut = false;
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
  await expectSignedIn(app);
});

test('[LOGIN-11] free play signs a guest in as account type 4', async () => {
  const app = await renderApp(operator, '/promotions?login=1');
  const dialog = await dialogOf(app);
  await app.user.click(dialog.getByRole('button', { name: /Play for free/ }));
  await expectSignedIn(app);
  expect(sessionStorage.getItem('isAgent')).toBe('4');
});

test('[LOGIN-11] without FREEPLAY3 nothing offers free play', async () => {
  const app = await renderApp(operator, '/promotions?login=1', {
    status: (status) => ({
      ...status,
      flags: status.flags.map((flag) =>
        flag.modId === 'FREEPLAY3' ? { ...flag, enabled: 0 } : flag,
      ),
    }),
  });
  const dialog = await dialogOf(app);
  expect(dialog.queryByRole('button', { name: /free/i })).toBeNull();
  expect(app.screen.queryByRole('button', { name: 'Play free' })).toBeNull();
});

test('[LOGIN-12] logging out asks first, notifies the server, keeps only the brand’s values and goes home', async () => {
  const { token } = await signInBefore(operator);
  const sent: string[] = [];
  const app = await renderApp(operator, '/rng?logout=1', {
    intercept: async (request, pass) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`);
      return pass();
    },
  });
  await expectSignedIn(app);
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Log out?' }));
  expect(sent).not.toContain('DELETE /wps/session/logout');
  await app.user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.session.store.getState().phase).toBe('visitor'));
  expect(sent).toContain('DELETE /wps/session/logout');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['merchant', 'merchantCode', 'platform']);
  await waitFor(() => expect(app.router.state.location.href).toBe('/'));
  await expect(clientWith(operator, token).call(memberGet)).rejects.toMatchObject({
    status: 401,
  });
});

test('[LOGIN-12] a visitor is not asked whether to log out; Back after a logout leads past the question', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/promotions');
  await expectSignedIn(app);
  await app.router.navigate({ to: '/helpmc' });
  await app.router.navigate({ to: '/helpmc', search: { logout: 1 } });
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Log out?' }));
  await app.user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.router.state.location.href).toBe('/'));
  app.router.history.back();
  await waitFor(() => expect(app.router.state.location.href).toBe('/helpmc'));
  await app.router.navigate({ to: '/promotions', search: { logout: 1 } });
  await waitFor(() => expect(app.router.state.location.href).toBe('/promotions'));
  expect(app.screen.queryByRole('alertdialog')).toBeNull();
});

test('[LOGIN-12] staying keeps the session', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/rng?logout=1');
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Log out?' }));
  await app.user.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(app.router.state.location.href).toBe('/rng'));
  expect(app.session.store.getState().phase).toBe('signed-in');
});

test('[LOGIN-13] the tab’s storage holds each value that the specification names', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/promotions?login=1');
  await logIn(app, username, TEST_PASSWORD);
  await expectSignedIn(app);
  for (const key of [
    'token',
    'account',
    'username',
    'merchant',
    'merchantCode',
    'platform',
    'nickname',
    'customerId',
    'isAgent',
    'toUpline',
    'memberLabel',
    'memberLabelColor',
    'memberLabelColor2',
    'cpw',
  ]) {
    expect(sessionStorage.getItem(key), key).not.toBeNull();
  }
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(TEST_PASSWORD);
});

test('[LOGIN-14] a revoked token signs out with one message and returns to where the player was', async () => {
  const { username, token } = await signInBefore(operator);
  const app = await renderApp(operator, '/rng');
  await expectSignedIn(app);
  // Signed out everywhere, as from another device.
  await clientWith(operator, token).call(sessionRevokeAll);
  // Whichever call comes next learns of it.
  void app.router.options.context.queryClient.invalidateQueries();
  const dialog = await dialogOf(app);
  expect(dialog.getAllByText(/Your session has ended/)).toHaveLength(1);
  await logIn(app, username, TEST_PASSWORD);
  await expectSignedIn(app);
  // The dialog is over the page that it leads back to.
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  expect(app.router.state.location.pathname).toBe('/rng');
});

test('[LOGIN-05] remember-me keeps the account name for one day, and never the password', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/promotions?login=1');
  const dialog = await dialogOf(app);
  await app.user.click(dialog.getByLabelText('Remember my account name for a day'));
  await logIn(app, username, TEST_PASSWORD);
  await expectSignedIn(app);
  expect(JSON.stringify({ ...localStorage })).not.toContain(TEST_PASSWORD);
  expect(rememberedAccount()).toBe(username);
  expect(rememberedAccount(Date.now() + 864e5 - 60_000)).toBe(username);
  const kept = { ...localStorage };
  closeApp();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const later = await renderApp(operator, '/promotions?login=1');
  const again = await dialogOf(later);
  await waitFor(() =>
    expect(again.getByLabelText<HTMLInputElement>('Account name').value).toBe(username),
  );
  expect(rememberedAccount(Date.now() + 864e5 + 60_000)).toBeNull();
});

test('[SHELL-18] a reloaded page has the typed account name, never the password; a login removes it', async () => {
  const { username } = await operator.account();
  const before = await renderApp(operator, '/promotions?login=stay');
  const typed = await dialogOf(before);
  await before.user.type(typed.getByLabelText('Account name'), username);
  await before.user.type(typed.getByLabelText('Password'), TEST_PASSWORD);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(TEST_PASSWORD);
  cleanup();
  const app = await renderApp(operator, '/promotions?login=stay');
  const dialog = await dialogOf(app);
  const name = dialog.getByLabelText<HTMLInputElement>('Account name');
  await waitFor(() => expect(name.value).toBe(username));
  expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await app.user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
  await expectSignedIn(app);
  await waitFor(() => expect(sessionStorage.getItem('loginDraft')).toBeNull());
});
