import { memberGet } from '@palpite/contract/member.ts';
import { sessionRevokeAll } from '@palpite/contract/session.ts';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type App, clientWith, closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

/** The form of the page, or of the dialog over it. */
async function formOf({ screen }: App, dialog: boolean) {
  if (dialog) return within(await screen.findByRole('dialog', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'Agent login' });
  return within(screen.getByRole('main'));
}

async function logIn(app: App, username: string, password = TEST_PASSWORD, dialog = false) {
  const form = await formOf(app, dialog);
  await app.user.type(form.getByLabelText('Account name'), username);
  await app.user.type(form.getByLabelText('Password'), password);
  await app.user.click(form.getByRole('button', { name: 'Log in' }));
  return form;
}

const affiliate = () => operator.account({ type: 1, isMember: false });
const signedIn = (app: App) => app.session.store.getState().phase === 'signed-in';

test('[LOGIN-09] an agent and an affiliate log in on the agents’ side', async () => {
  for (const { username } of [await operator.account({ type: 41 }), await affiliate()]) {
    const app = await renderApp(operator, '/agent');
    await logIn(app, username);
    await waitFor(() => expect(signedIn(app)).toBe(true));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    closeApp();
  }
});

test('[LOGIN-09] a member is refused on the agents’ side, with a link to their own', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/agent');
  const form = await logIn(app, username);
  const refusal = within(await form.findByRole('alert'));
  expect(refusal.getByText('Only agents can log in here.')).toBeDefined();
  expect(signedIn(app)).toBe(false);
  await app.user.click(refusal.getByRole('link', { name: 'Go to member login' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
});

test('[LOGIN-09] an affiliate is refused on the member side, with a link to the agents’', async () => {
  const { username } = await affiliate();
  const app = await renderApp(operator, '/?login=1');
  const form = await logIn(app, username, TEST_PASSWORD, true);
  const refusal = within(await form.findByRole('alert'));
  expect(refusal.getByText(/it is not a member account/)).toBeDefined();
  expect(signedIn(app)).toBe(false);
  await app.user.click(refusal.getByRole('link', { name: 'Go to agent login' }));
  await app.screen.findByRole('heading', { level: 1, name: 'Agent login' });
  expect(app.screen.queryByRole('dialog')).toBeNull();
});

test('[LOGIN-09] without the right password neither side reveals that an account is the other’s', async () => {
  const { username: member } = await operator.account();
  const { username: agent } = await affiliate();
  for (const [path, username, dialog] of [
    ['/agent', member, false],
    ['/?login=1', agent, true],
  ] as const) {
    const app = await renderApp(operator, path);
    const form = await logIn(app, username, 'wrong', dialog);
    const refusal = await form.findByRole('alert');
    expect(refusal.textContent).toBe('The account name or the password is incorrect.');
    closeApp();
  }
});

test('[LOGIN-09] an affiliate has no balance in the header, and can open no game', async () => {
  const { username } = await affiliate();
  const app = await renderApp(operator, '/agent');
  await logIn(app, username);
  await app.screen.findByRole('button', { name: `Account of ${username}` });
  expect(app.screen.queryByRole('group', { name: 'Balance' })).toBeNull();
  await app.router.navigate({ to: '/$lobby', params: { lobby: 'rng' } });
  const [game] = await app.screen.findAllByRole('link', { name: /^Play / });
  await app.user.click(game as HTMLElement);
  await app.screen.findByText(/Affiliate accounts cannot play/);
});

test('[LOGIN-09] an affiliate’s session that ends asks for the agents’ login', async () => {
  const { username } = await affiliate();
  const app = await renderApp(operator, '/agent');
  await logIn(app, username);
  await waitFor(() => expect(signedIn(app)).toBe(true));
  const client = clientWith(operator, app.session.token() ?? '');
  await client.call(sessionRevokeAll);
  await app.router.options.context.client.call(memberGet).catch(() => null);
  await app.screen.findByText(/Your session has ended/);
  expect(app.router.state.location.pathname).toBe('/agent');
});

test('a signed-in member reads that the agents’ login is not for members', async () => {
  const { username } = await operator.account();
  const app = await renderApp(operator, '/?login=1');
  await logIn(app, username, TEST_PASSWORD, true);
  await waitFor(() => expect(signedIn(app)).toBe(true));
  await app.router.navigate({ to: '/agent' });
  await app.screen.findByRole('heading', { level: 1, name: 'Only agents can log in here' });
  expect(app.screen.getByText(/^You are logged in as/)).toBeDefined();
});
