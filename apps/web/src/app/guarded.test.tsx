import { sessionLogout } from '@palpite/contract/session.ts';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PublicStatus } from '../lib/boot.ts';
import { clientWith, closeApp, renderApp, signInBefore } from '../testing/render-app.tsx';
import { isGuarded } from '../lib/guard.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const loginFirst = (status: PublicStatus): PublicStatus => ({
  ...status,
  settings: { ...status.settings, loginToHomePage: true },
});

test('[GUARD-01] with login-to-home-page a visitor of any page is redirected to /login', async () => {
  for (const path of ['/', '/rng', '/game?nodeId=1']) {
    const { router, screen } = await renderApp(operator, path, { status: loginFirst });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    closeApp();
  }
});

test('after a login that a page required, the visitor is back on that page', async () => {
  const { username } = await operator.account();
  const { router, screen, user } = await renderApp(operator, '/rng?sort=newest', {
    status: loginFirst,
  });
  await user.type(await screen.findByLabelText('Account name'), username);
  await user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.href).toBe('/rng?sort=newest'));
});

test('a session that ends on a guarded page says so at the login, which leads back', async () => {
  const { token } = await signInBefore(operator);
  const app = await renderApp(operator, '/rng', { status: loginFirst });
  await waitFor(() => expect(app.session.store.getState().phase).toBe('signed-in'));
  await clientWith(operator, token).call(sessionLogout);
  app.session.end('expired');
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
  expect(app.router.state.location.search).toEqual({ from: '/rng' });
  expect(await app.screen.findByText(/Your session has ended/)).toBeTruthy();
  expect(app.screen.queryByRole('dialog')).toBeNull();
});

test('the login leads to no other site, whatever is in its address', async () => {
  await signInBefore(operator);
  for (const from of ['https://other.example/', '//other.example/', '/\\other.example']) {
    const { router } = await renderApp(operator, `/login?from=${encodeURIComponent(from)}`);
    await waitFor(() => expect(router.state.location.href).toBe('/'));
    cleanup();
  }
});

test('[GUARD-01] a stored token opens every page', async () => {
  await signInBefore(operator);
  const { router, session } = await renderApp(operator, '/rng', { status: loginFirst });
  await waitFor(() => expect(session.store.getState().phase).toBe('signed-in'));
  expect(router.state.location.pathname).toBe('/rng');
});

test('[GUARD-01] login, the agents’ login, registration, help, download and the check of a receipt are open to visitors', () => {
  const entries = ['/login', '/agent', '/register', '/register.html'];
  for (const path of [...entries, '/helpmc', '/download', '/lottery/verify']) {
    expect(isGuarded({ loginToHomePage: true }, path)).toBe(false);
  }
  expect(isGuarded({ loginToHomePage: true }, '/login/other')).toBe(true);
});

test('[GUARD-02] without that setting no page redirects', async () => {
  const { router, session } = await renderApp(operator, '/rng');
  await waitFor(() => expect(session.store.getState().phase).toBe('visitor'));
  expect(router.state.location.pathname).toBe('/rng');
});
