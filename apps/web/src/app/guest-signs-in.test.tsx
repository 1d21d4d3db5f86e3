import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
beforeAll(async () => {
  // Their code is there already, as on a page that was open for a while.
  await Promise.all([
    import('../features/login/login-screen.tsx'),
    import('../features/password/forgot-password-dialog.tsx'),
    import('../features/register/register-screen.tsx'),
  ]);
});
afterEach(closeApp);

test.each([
  ['/register', /^Account name/],
  ['/login', /^Account name/],
  ['/promotions?forgot=email', /^Email/],
])('a guest reaches %s as a visitor does, for an account of their own', async (path, label) => {
  const app = await renderApp(operator, '/promotions');
  const banner = within(await app.screen.findByRole('banner'));
  await app.user.click(await banner.findByRole('button', { name: 'Play free' }));
  await waitFor(() => expect(app.session.token()).not.toBeNull());
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
  await app.router.navigate({ href: path });
  expect(await app.screen.findByLabelText(label)).toBeTruthy();
  await app.router.load();
  expect(app.router.state.location.href).toBe(path);
});
