import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PublicStatus } from '../lib/boot.ts';
import { closeApp, renderApp } from '../testing/render-app.tsx';
import { frameOf } from './frame.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(() => {
  closeApp();
  delete document.documentElement.dataset.sideMenu;
});

const withBars = (status: PublicStatus) => ({
  ...status,
  settings: { ...status.settings, barsOnFullScreenPages: true },
});
const menuName = { name: 'Side menu' };

test('the root layout holds side menu, header, banner, content and footer', async () => {
  const { screen } = await renderApp(operator, '/');
  expect(await screen.findByRole('complementary', menuName)).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Highlights' })).toBeTruthy();
  expect(screen.getByRole('main')).toBeTruthy();
  expect(await screen.findByRole('contentinfo')).toBeTruthy();
});

test.each(['/seamless', '/vnlottery'])(
  '[SHELL-02] %s has neither side bar nor top bar',
  async (path) => {
    const { screen } = await renderApp(operator, path);
    expect(screen.getByRole('main')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('complementary', menuName)).toBeNull();
  },
);

test('[SHELL-02] the operator’s flag shows them again, the menu narrow at first whatever the reader chose; elsewhere the choice holds', async () => {
  localStorage.setItem('sideMenu', 'full');
  const { screen, router, user } = await renderApp(operator, '/seamless', { status: withBars });
  const root = document.documentElement.dataset;
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(await screen.findByRole('complementary', menuName)).toBeTruthy();
  expect(root.sideMenu).toBe('mini');
  // It can be widened for this visit; the choice stored for other pages stays.
  const button = (await screen.findByText('Collapse menu')).closest('button');
  if (button) await user.click(button);
  expect(root.sideMenu).toBe('full');
  if (button) await user.click(button);
  expect(localStorage.getItem('sideMenu')).toBe('full');
  await router.navigate({ to: '/$lobby', params: { lobby: 'rng' } });
  await waitFor(() => expect(root.sideMenu).toBe('full'));
});

test.each(['/seamless', '/vnlottery'])(
  '[SHELL-02] by its address %s has no bars, or all of them with a narrow menu; every other page has its own',
  (pathname) => {
    const page = { pathname, staticData: {} };
    const other = { pathname: '/rng', staticData: {} };
    const frame = (shown: typeof page, barsOnFullScreenPages: boolean) =>
      frameOf([shown], { barsOnFullScreenPages });
    expect(frame(page, false)).toMatchObject({ bars: 'none', menuStartsMini: false });
    expect(frame(page, true)).toMatchObject({ bars: 'all', menuStartsMini: true });
    for (const flag of [true, false]) {
      expect(frame(other, flag)).toMatchObject({ bars: 'all', menuStartsMini: false });
    }
  },
);

test.each(['/lottery', '/elott', '/vnlottery'])(
  'where bets are chosen on %s the menu is narrow and the board has a phone to itself; the other views, and a lottery that does not exist, have all of the site around them',
  (pathname) => {
    const frame = (search: object, status = 'success') =>
      frameOf([{ pathname, status, staticData: {}, search }], { barsOnFullScreenPages: true });
    const whole = { board: false, menuStartsMini: pathname === '/vnlottery' };
    expect(frame({ gameCode: 'k3-1m' })).toMatchObject({ board: true, menuStartsMini: true });
    expect(frame({ gameCode: 'k3-1m' }, 'notFound')).toMatchObject(whole);
    expect(frame({})).toMatchObject(whole);
    expect(frame({ gameCode: 'k3-1m', view: 'bets' })).toMatchObject(whole);
  },
);
