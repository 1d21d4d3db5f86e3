import { TEST_PASSWORD, type TestOperator } from '@palpite/operator/testing';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openSessionChannel } from '../lib/session/session-channel.ts';
import { recordOf } from '../lib/session/session-record.ts';
import { createPresentOperator } from '../testing/present-operator.ts';
import { closeApp, memberCentreOf, renderApp, signInBefore } from '../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});
afterAll(() => operator.close());

/** The screen of a phone. */
function onPhone() {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('min-width') ? real('(max-width: 0px)') : real(query),
  );
}

test('the member centre is over the page, with a menu that marks the current page', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/promotions?member=securityCenter');
  const centre = await memberCentreOf(app);
  const menu = within(await centre.findByRole('navigation', { name: 'Member centre' }));
  const entry = await menu.findByRole('link', { name: 'My account' });
  expect(entry.getAttribute('aria-current')).toBe('page');
  const heading = await centre.findByRole('heading', { level: 1, name: 'My account' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await centre.findByRole('region', { name: 'Password' })).toBeTruthy();
});

test('it is not rendered before its account is known; when that fails it says so and offers a retry', async () => {
  let broken = true;
  await signInBefore(operator);
  const app = await renderApp(operator, '/promotions?member=securityCenter', {
    intercept: async (request, pass) =>
      broken && request.url.endsWith('/wps/member/info')
        ? new Response('{}', { status: 500 })
        : pass(),
  });
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('alert')).toBeTruthy();
  expect(centre.queryByRole('navigation')).toBeNull();
  broken = false;
  await app.user.click(centre.getByRole('button', { name: 'Try again' }));
  expect(await centre.findByRole('heading', { name: 'My account' })).toBeTruthy();
});

test('an unknown page name opens the first page', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/promotions?member=%3Cimg%20src%3Dx%3E');
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('heading', { name: 'Overview' })).toBeTruthy();
  expect(centre.getByRole('link', { current: 'page' }).textContent).toBe('Overview');
});

test('its button, Escape and Back close it; the page is still there', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/rng?member=securityCenter');
  const open = () =>
    app.router.navigate({
      to: '/$lobby',
      params: { lobby: 'rng' },
      search: { member: 'securityCenter' },
    });
  const closed = () => waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  await app.user.click((await memberCentreOf(app)).getByRole('button', { name: 'Close' }));
  await closed();
  expect(app.router.latestLocation.href).toBe('/rng');
  await open();
  await memberCentreOf(app);
  // The event that browsers send to a dialog for this key.
  fireEvent(app.screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await closed();
  expect(app.router.latestLocation.href).toBe('/rng');
  await open();
  await memberCentreOf(app);
  app.router.history.back();
  await closed();
});

test('logging out is pressed while the centre is loading, and works though the centre appears under the finger', async () => {
  await signInBefore(operator);
  const arrives = Promise.withResolvers<void>();
  const app = await renderApp(operator, '/rng?member=securityCenter', {
    intercept: async (request, pass) => {
      if (request.url.endsWith('/wps/member/info')) await arrives.promise;
      return pass();
    },
  });
  const centre = await memberCentreOf(app);
  const button = () => centre.getByRole('button', { name: 'Close' });
  await app.user.pointer({ keys: '[MouseLeft>]', target: button() });
  expect(centre.queryByRole('heading')).toBeNull();
  arrives.resolve();
  await centre.findByRole('heading', { level: 1, name: 'My account' });
  await app.user.pointer({ keys: '[/MouseLeft]', target: button() });
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  expect(app.router.latestLocation.href).toBe('/rng');
});

test('a member who is asked about logging out and stays is still in the centre, on the same page', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/rng?member=securityCenter');
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('link', { name: 'Log out' }));
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Log out?' }));
  await app.user.click(question.getByRole('button', { name: 'Stay' }));
  const again = await memberCentreOf(app);
  expect(await again.findByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
  expect(app.router.latestLocation.search).toEqual({ member: 'securityCenter' });
});

test('on a phone the menu is a separate view that leads to a page and back', async () => {
  onPhone();
  await signInBefore(operator);
  const app = await renderApp(operator, '/promotions?member=menu');
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('heading', { name: 'Member centre' })).toBeTruthy();
  expect(centre.queryByRole('region', { name: 'Password' })).toBeNull();
  await app.user.click(centre.getByRole('link', { name: 'My account' }));
  const heading = await centre.findByRole('heading', { level: 1, name: 'My account' });
  expect(centre.queryByRole('navigation')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await app.user.click(centre.getByRole('link', { name: 'Back to the menu' }));
  expect(await centre.findByRole('heading', { name: 'Member centre' })).toBeTruthy();
});

test('when another tab has signed a different account in, the centre shows that account', async () => {
  const other = await signInBefore(operator, { nickname: 'Second' });
  await signInBefore(operator, { nickname: 'First' });
  const app = await renderApp(operator, '/promotions?member=securityCenter');
  const centre = await memberCentreOf(app);
  await waitFor(() => expect(centre.getAllByText('First')).toHaveLength(2));
  // As the other tab reports it.
  const channel = openSessionChannel('palpite', () => undefined);
  channel.tell({ type: 'signed-in', record: recordOf(other.token, other.user, false) });
  await waitFor(async () => {
    const theirs = await memberCentreOf(app);
    expect(theirs.getAllByText('Second')).toHaveLength(2);
    expect(theirs.queryByText('First')).toBeNull();
  });
  channel.close();
});

test('logging out is below the menu, and asks first', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/promotions?member=menu');
  const centre = await memberCentreOf(app);
  await app.user.click(await centre.findByRole('link', { name: 'Log out' }));
  expect(await app.screen.findByRole('alertdialog', { name: 'Log out?' })).toBeTruthy();
});

test('a visitor logs in first and arrives at the requested page', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/rng?member=securityCenter');
  const login = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.type(login.getByLabelText('Account name'), username);
  await app.user.type(login.getByLabelText('Password'), TEST_PASSWORD);
  await app.user.click(login.getByRole('button', { name: 'Log in' }));
  const centre = await memberCentreOf(app);
  expect(await centre.findByRole('heading', { name: 'My account' })).toBeTruthy();
  expect(app.router.latestLocation.search).toEqual({ member: 'securityCenter' });
});

test('a visitor who does not log in stays on the page', async () => {
  const app = await renderApp(operator, '/rng?member=securityCenter');
  const login = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.click(login.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  expect(app.router.latestLocation.href).toBe('/rng');
});

test.each([
  ['member', 'the member centre'],
  ['agent', 'the agent centre'],
])('[PERM-03] a guest who opens %s reads that it needs a real account', async (centre) => {
  const app = await renderApp(operator, '/');
  await app.user.click(await app.screen.findByRole('button', { name: 'Play free' }));
  await waitFor(() => expect(app.session.token()).not.toBeNull());
  await app.router.navigate({ to: '/', search: { [centre]: 'menu' } });
  const alert = within(
    await app.screen.findByRole('alertdialog', { name: 'You need a real account' }),
  );
  await app.user.click(alert.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(app.screen.queryByRole('alertdialog')).toBeNull());
  expect(app.router.latestLocation.href).toBe('/');
});

test('[PERM-03] a player who opens the agent centre reads that it needs an agent’s account', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/promotions?agent=menu');
  const alert = within(
    await app.screen.findByRole('alertdialog', { name: 'You need an agent account' }),
  );
  await app.user.click(alert.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(app.screen.queryByRole('alertdialog')).toBeNull());
});

test('[PERM-03] an affiliate who opens the member centre reads that it needs a member’s account', async () => {
  await signInBefore(operator, { type: 1, isMember: false });
  const app = await renderApp(operator, '/promotions?member=menu');
  await app.screen.findByRole('alertdialog', { name: 'You need a member account' });
  expect(app.screen.queryByRole('dialog', { name: 'Member centre' })).toBeNull();
});

test('[SHELL-01] a page is between side menu, header, banner and footer, and the centres open over it', async () => {
  await signInBefore(operator, { type: 1 });
  const app = await renderApp(operator, '/');
  const { screen } = app;
  expect(await screen.findByRole('navigation', { name: 'Games and information' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  const page = screen.getByRole('main');
  expect(await within(page).findByRole('region', { name: 'Highlights' })).toBeTruthy();
  expect(await screen.findByRole('contentinfo')).toBeTruthy();
  for (const [centre, name] of [
    ['member', 'Member centre'],
    ['agent', 'Agent centre'],
  ]) {
    await app.router.navigate({ to: '.', search: { [`${centre}`]: 'menu' } });
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    expect(document.querySelector('main')).toBe(page);
  }
});
