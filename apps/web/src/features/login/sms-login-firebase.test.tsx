import { freshMobile } from '@palpite/operator/testing/identity';
import { provedMobile } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { countryComes } from '../../testing/country-comes.ts';
import { withFirebase } from '../../testing/firebase.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

let site: Awaited<ReturnType<typeof withFirebase>>;
beforeAll(async () => {
  site = await withFirebase();
});
afterEach(closeApp);
afterAll(async () => {
  await site.operator.close();
  await site.firebase.close();
});

test('[CODE-01] [LOGIN-07] a login by a code of Firebase: on the page, a minute until the next, and without the password change that is due', async () => {
  const { username, id } = await site.operator.account({ passwordDefault: true });
  const { mobileNum } = freshMobile();
  const number = `+55${mobileNum}`;
  await site.operator.services.database
    .insert(provedMobile)
    .values({ brandCode: 'palpite', number, accountId: id, provedAt: new Date() });
  const app = await renderApp(site.operator, '/rng?login=stay', { status: site.status });
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.click(dialog.getByRole('button', { name: 'Log in with a code by SMS' }));
  await app.screen.findByRole('heading', { name: 'Log in', level: 1 });
  expect(app.router.state.location.pathname).toBe('/login');
  const page = within(app.screen.getByRole('main'));
  await countryComes(page);
  await app.user.type(await page.findByLabelText('Mobile number'), mobileNum);
  await app.user.click(page.getByRole('button', { name: 'Send code' }));
  await page.findByText(/the code is on its way/);
  expect(page.getByRole('button', { name: /^Send again/ }).textContent).toMatch(/ (1:00|0:5\d)$/);
  const code = page.getByLabelText('Verification code');
  await app.user.type(code, '100000');
  await app.user.click(page.getByRole('button', { name: 'Log in' }));
  expect(await page.findByText('Enter a valid verification code.')).toBeTruthy();
  const again = page.getByRole('button', { name: 'Log in' });
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  await app.user.clear(code);
  await app.user.type(code, site.firebase.codeSentTo(number));
  await app.user.click(page.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(app.session.store.getState().phase).toBe('signed-in'));
  expect(sessionStorage.getItem('username')).toBe(username);
  await waitFor(() => expect(app.router.state.location.href).toBe('/rng'));
  expect(app.screen.queryByRole('dialog')).toBeNull();
});
