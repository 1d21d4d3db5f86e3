import { sessionHandOver } from '@palpite/contract/session.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PublicStatus } from '../lib/boot.ts';
import { clientWith, closeApp, renderApp, signInBefore } from '../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

/** Counts the calls of a page, by path. */
function watch() {
  const paths: string[] = [];
  const intercept = async (request: Request, pass: () => Promise<Response>) => {
    paths.push(new URL(request.url).pathname);
    return pass();
  };
  return { paths, intercept };
}

test('[BOOT-01] the brand’s code is kept for the tab and for the browser', async () => {
  await renderApp(operator, '/');
  expect(sessionStorage.getItem('merchantCode')).toBe('palpite');
  expect(localStorage.getItem('merchantCode')).toBe('palpite');
});

const tags = () => document.querySelectorAll('script[src*="googletagmanager"]');
const counted = (status: PublicStatus): PublicStatus => ({
  ...status,
  info: { ...status.info, analytics: { gtagId: 'G-TEST1234' } },
});

test('[BOOT-03] without the operator’s id nothing is counted and nothing is asked', async () => {
  const app = await renderApp(operator, '/');
  await waitFor(() => expect(sessionStorage.getItem('platform')).toBe('web'));
  expect(tags()).toHaveLength(0);
  expect(app.screen.queryByRole('region', { name: 'Counting visits' })).toBeNull();
});

test('[BOOT-03] who has said no, or whose browser objects, is neither asked again nor counted', async () => {
  localStorage.setItem('analytics', 'no');
  const app = await renderApp(operator, '/', { status: counted });
  await app.screen.findByText(/Your visits are not counted/);
  expect(app.screen.queryByRole('region', { name: 'Counting visits' })).toBeNull();
  closeApp();
  Object.assign(navigator, { globalPrivacyControl: true });
  localStorage.clear();
  const other = await renderApp(operator, '/', { status: counted });
  await other.screen.findByText(/Your visits are not counted/);
  expect(tags()).toHaveLength(0);
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

test('[BOOT-03] analytics start with the operator’s id once the reader agrees, and end when the reader changes it', async () => {
  const app = await renderApp(operator, '/', { status: counted });
  const question = await app.screen.findByRole('region', { name: 'Counting visits' });
  expect(tags()).toHaveLength(0);
  await app.user.click(within(question).getByRole('button', { name: 'Yes, count it' }));
  await waitFor(() => expect(tags()).toHaveLength(1));
  expect(tags()[0]?.getAttribute('src')).toContain('id=G-TEST1234');
  expect(window).toMatchObject({ 'ga-disable-G-TEST1234': false });
  const foot = within(app.screen.getByRole('contentinfo'));
  await app.user.click(foot.getByRole('button', { name: 'Change this' }));
  const again = await app.screen.findByRole('region', { name: 'Counting visits' });
  expect(window).toMatchObject({ 'ga-disable-G-TEST1234': true });
  await app.user.click(within(again).getByRole('button', { name: 'No' }));
  expect(foot.getByText(/Your visits are not counted/)).toBeTruthy();
});

test('[BOOT-04] a token in the address signs in first, is used up, and leaves the address and the history', async () => {
  const signedIn = await signInBefore(operator);
  const { username } = signedIn;
  const { token } = await clientWith(operator, signedIn.token).call(sessionHandOver);
  sessionStorage.clear();
  const { paths, intercept } = watch();
  const entries = history.length;
  const app = await renderApp(operator, `/rng?token=${token}`, { intercept });
  await waitFor(() =>
    expect(app.session.store.getState()).toMatchObject({
      phase: 'signed-in',
      record: { username },
    }),
  );
  expect(app.router.state.location.href).toBe('/rng');
  expect(history.length).toBe(entries);
  const spent = paths.indexOf('/wps/session/login/token');
  expect(spent).toBeGreaterThanOrEqual(0);
  const before = paths.slice(0, spent);
  expect(before).not.toContain('/wps/member/info');
  expect(before).not.toContain('/wps/v2/wallets/balance');
  expect(sessionStorage.getItem('token')).not.toBe(token);
  closeApp();
  const again = await renderApp(operator, `/rng?token=${token}`);
  await waitFor(() => expect(again.router.state.location.href).toBe('/rng'));
  await again.screen.findByText(/no longer valid/);
  expect(again.session.store.getState().phase).toBe('visitor');
});

test('[BOOT-04] a signed-in player is asked before a link’s token changes the account', async () => {
  const other = await signInBefore(operator);
  const { token } = await clientWith(operator, other.token).call(sessionHandOver);
  sessionStorage.clear();
  const mine = await signInBefore(operator);
  const { paths, intercept } = watch();
  const app = await renderApp(operator, `/rng?token=${token}`, { intercept });
  const change = await app.screen.findByRole('button', { name: 'Switch to the other account' });
  expect(app.router.state.location.href).toBe('/rng');
  expect(app.session.store.getState()).toMatchObject({ record: { username: mine.username } });
  expect(paths).not.toContain('/wps/session/login/token');
  await app.user.click(change);
  await waitFor(() =>
    expect(app.session.store.getState()).toMatchObject({ record: { username: other.username } }),
  );
  expect(app.screen.queryByRole('button', { name: 'Switch to the other account' })).toBeNull();
});

test('[BOOT-05] status 0 shows the application; any other shows none of it', async () => {
  const { screen } = await renderApp(operator, '/');
  expect(screen.getAllByRole('link', { name: 'Log in' })).not.toHaveLength(0);
  closeApp();
  await renderApp(operator, '/', { status: (status) => ({ ...status, status: 1 }) });
  expect(await screen.findByRole('heading', { name: /maintenance/i })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('[BOOT-06] the country codes are fetched as the application starts', async () => {
  const { paths, intercept } = watch();
  await renderApp(operator, '/', { intercept });
  await waitFor(() => expect(paths).toContain('/wps/system/countryCodes'));
});

test('[BOOT-07] with a stored token the member’s facts are fetched; a visitor fetches none', async () => {
  const visitor = watch();
  const first = await renderApp(operator, '/', { intercept: visitor.intercept });
  await waitFor(() => expect(first.session.store.getState().phase).toBe('visitor'));
  expect(visitor.paths).not.toContain('/wps/member/info');
  closeApp();

  const { user } = await signInBefore(operator);
  sessionStorage.setItem('nickname', 'an older name');
  const member = watch();
  await renderApp(operator, '/', { intercept: member.intercept });
  await waitFor(() => expect(member.paths).toContain('/wps/member/info'));
  await waitFor(() => expect(sessionStorage.getItem('nickname')).toBe(user.nickname));
});

test('[API-04] calls of the browser carry the page’s language', async () => {
  const languages = new Set<string | null>();
  await renderApp(operator, '/rng', {
    language: 'PT',
    intercept: async (request, pass) => {
      languages.add(request.headers.get('language'));
      return pass();
    },
  });
  expect([...languages]).toEqual(['PT']);
});

test('a chosen language is stored under both names and for the server, and leaves the address', async () => {
  const { router } = await renderApp(operator, '/rng?lang=EN');
  expect(localStorage.getItem('lang')).toBe('EN');
  expect(localStorage.getItem('hisLang')).toBe('EN');
  expect(document.cookie).toContain('lang=EN');
  await waitFor(() => expect(router.state.location.searchStr).not.toContain('lang'));
});

test('a page that has been hydrated is marked as such', async () => {
  await renderApp(operator, '/');
  expect(document.documentElement.dataset.hydrated).toBe('');
});

test('an offline browser shows that no new stake is possible, until it is online again', async () => {
  const { screen } = await renderApp(operator, '/');
  const online = (is: boolean) => {
    Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
    window.dispatchEvent(new Event(is ? 'online' : 'offline'));
  };
  online(false);
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  online(true);
  await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
});
