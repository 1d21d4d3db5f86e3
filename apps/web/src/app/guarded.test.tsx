import { createTestOperator, type TestOperator } from '@palpite/operator/testing.ts';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PublicStatus } from '../lib/boot.ts';
import { closeApp, renderApp, signInBefore } from '../testing/render-app.tsx';
import { isGuarded } from './guard.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ config: { now: () => new Date() } });
});
afterEach(closeApp);
afterAll(() => operator.close());

const loginFirst = (status: PublicStatus): PublicStatus => ({
  ...status,
  settings: { ...status.settings, loginToHomePage: true },
});

test('[GUARD-01] with login-to-home-page a visitor of any page is led to /login', async () => {
  for (const path of ['/', '/rng', '/game?nodeId=1']) {
    const { router, screen } = await renderApp(operator, path, { status: loginFirst });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    closeApp();
  }
});

test('[GUARD-01] a stored token opens every page', async () => {
  await signInBefore(operator);
  const { router, session } = await renderApp(operator, '/rng', { status: loginFirst });
  await waitFor(() => expect(session.store.getState().phase).toBe('signed-in'));
  expect(router.state.location.pathname).toBe('/rng');
});

test('[GUARD-01] login, registration, help and download are open to visitors', () => {
  for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download']) {
    expect(isGuarded({ loginToHomePage: true }, path)).toBe(false);
  }
  expect(isGuarded({ loginToHomePage: true }, '/login/other')).toBe(true);
});

test('[GUARD-02] without that setting no page redirects', async () => {
  const { router, session } = await renderApp(operator, '/rng');
  await waitFor(() => expect(session.store.getState().phase).toBe('visitor'));
  expect(router.state.location.pathname).toBe('/rng');
});
