import type { TestOperator } from '@palpite/operator/testing';
import { CLUB_RANKS, drawRankBadge } from '@palpite/operator/testing/identity';
import { act, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PublicStatus } from '../../lib/boot.ts';
import { createPresentOperator } from '../../testing/present-operator.ts';
import { type App, closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createPresentOperator();
});
afterEach(closeApp);
afterAll(() => operator.close());

const header = async ({ screen }: App) => within(await screen.findByRole('banner'));
const sideMenu = async ({ screen }: App) =>
  within(await screen.findByRole('navigation', { name: 'Games and information' }));

/** After some seconds it says too that the page is not live, which it is not here. */
const REFRESH = /refresh balance$/i;

/** The same site with one of the operator's switches turned off. */
const without = (flag: string) => (status: PublicStatus) => ({
  ...status,
  flags: status.flags.map((each) =>
    each.modId === flag ? { ...each, enabled: 0 as const } : each,
  ),
});

test('[SHELL-06] a visitor’s header has the theme switch, the login, the registration and free play', async () => {
  const bar = await header(await renderApp(operator, '/'));
  expect(bar.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/?register=1');
  expect(bar.getByRole('button', { name: 'Switch between light and dark' })).toBeTruthy();
  expect(bar.getByRole('link', { name: 'Log in' })).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Play free' })).toBeTruthy();
  expect(bar.queryByRole('group', { name: 'Balance' })).toBeNull();
  expect(bar.queryByRole('button', { name: /^Account of/ })).toBeNull();
});

test('[SHELL-06] an operator without free play shows no button for it', async () => {
  const app = await renderApp(operator, '/', { status: without('FREEPLAY3') });
  const bar = await header(app);
  expect(bar.getByRole('link', { name: 'Log in' })).toBeTruthy();
  expect(bar.queryByRole('button', { name: 'Play free' })).toBeNull();
});

test('[THEME-01] [BOOT-08] the theme starts light, and a chosen one is kept', async () => {
  const app = await renderApp(operator, '/');
  expect(document.documentElement.dataset.theme).toBe('light');
  const bar = await header(app);
  await app.user.click(bar.getByRole('button', { name: 'Switch between light and dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
});

test('a member sees the balance, can hide it, and it stays hidden on the next page', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/');
  const bar = await header(app);
  const balance = within(await bar.findByRole('group', { name: 'Balance' }));
  expect(await balance.findByText('R$1,000.00')).toBeTruthy();
  await app.user.click(balance.getByRole('button', { name: 'Hide balance' }));
  expect(balance.queryByText('R$1,000.00')).toBeNull();
  expect(balance.getByText('Balance hidden')).toBeTruthy();
  expect(localStorage.getItem('balanceHidden')).toBe('1');
});

test('a member’s header has no login, registration or free play; the avatar’s menu asks before it signs out', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/');
  const bar = await header(app);
  const avatar = await bar.findByRole('button', { name: /^Account of/ });
  for (const name of ['Log in', 'Register']) expect(bar.queryByRole('link', { name })).toBeNull();
  expect(bar.queryByRole('button', { name: 'Play free' })).toBeNull();
  expect(avatar.getAttribute('aria-haspopup')).toBe('menu');
  await app.user.click(await app.screen.findByRole('menuitem', { name: 'Log out', hidden: true }));
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Log out?' }));
  await app.user.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(app.screen.queryByRole('alertdialog')).toBeNull());
  expect(app.session.store.getState().phase).toBe('signed-in');
});

test.each(CLUB_RANKS)(
  'the avatar’s menu shows the rank $name.EN in the colours of its shield',
  async (rank) => {
    await signInBefore(operator, { rankLevel: rank.rankLevel });
    const app = await renderApp(operator, '/');
    const menu = await app.screen.findByRole('menu', { name: 'Account', hidden: true });
    const shield = drawRankBadge(rank);
    // The name of the account is above its entries, in the same popover.
    const popover = menu.closest<HTMLElement>('[popover]');
    const label = within(popover ?? menu).getByText(rank.name.EN);
    expect(shield).toContain(`fill="${label.style.backgroundColor}"`);
    expect(shield).toContain(`stroke="${label.style.borderColor}"`);
    expect(label.style.backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
  },
);

/** The elements in the order of the page. */
const inOrder = (elements: readonly Element[]) =>
  elements.every(
    (one, at) =>
      at === 0 ||
      Boolean(
        (elements[at - 1]?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
  );

test.each([0, 1] as const)(
  '[SHELL-07] the header of a member (type %d) has the balance, withdraw, deposit and the avatar’s menu, each with its own target',
  async (type) => {
    await signInBefore(operator, { type });
    const app = await renderApp(operator, '/rng');
    const bar = await header(app);
    const deposit = await bar.findByRole('link', { name: 'Deposit' });
    const withdraw = bar.getByRole('link', { name: 'Withdraw' });
    const group = bar.getByRole('group', { name: 'Balance' });
    const avatar = bar.getByRole('button', { name: /^Account of/ });
    expect(inOrder([group, withdraw, deposit, avatar])).toBe(true);

    const balance = within(group);
    await balance.findByText('R$1,000.00');
    await app.user.click(balance.getByRole('button', { name: 'Hide balance' }));
    expect(balance.queryByText('R$1,000.00')).toBeNull();
    await app.user.click(balance.getByRole('button', { name: 'Show balance' }));
    expect(balance.getByText('R$1,000.00')).toBeTruthy();
    expect(balance.getByRole('button', { name: REFRESH })).toBeTruthy();

    const menu = within(await app.screen.findByRole('menu', { name: 'Account', hidden: true }));
    const items = menu.getAllByRole('menuitem', { hidden: true });
    // One list at every width.
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Deposit',
      'Withdraw',
      'Member centre',
      'Betting record',
      'Account record',
      'Platform messages',
      'My account',
      ...(type === 1 ? ['Agent centre'] : []),
      'Dark themeLight theme',
      'Log out',
    ]);
    expect(menu.getAllByRole('menuitemradio', { hidden: true }).length).toBeGreaterThan(1);
    const centre = () => app.screen.findByRole('dialog', { name: 'Member centre' });
    for (const [link, page, title] of [
      [deposit, 'depositv2', 'Deposit'],
      [withdraw, 'withdraw', 'Withdrawal'],
    ] as const) {
      await app.user.click(link);
      expect(
        await within(await centre()).findByRole('heading', { level: 1, name: title }),
      ).toBeTruthy();
      expect(app.router.latestLocation.search).toEqual({ member: page });
      await act(() => app.router.navigate({ to: '/$lobby', params: { lobby: 'rng' }, search: {} }));
      await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
    }
    await app.user.click(menu.getByRole('menuitem', { name: 'Log out', hidden: true }));
    expect(await app.screen.findByRole('alertdialog', { name: 'Log out?' })).toBeTruthy();
  },
);

test('on a phone the avatar’s menu begins with deposit and withdrawal', async () => {
  const real = window.matchMedia.bind(window);
  const phone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('min-width') ? real('(max-width: 0px)') : real(query),
    );
  await signInBefore(operator);
  const app = await renderApp(operator, '/');
  const bar = await header(app);
  await bar.findByRole('button', { name: /^Account of/ });
  expect(bar.queryByRole('link', { name: 'Deposit' })).toBeNull();
  const items = await app.screen.findAllByRole('menuitem', { hidden: true });
  expect(items.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'Deposit',
    'Withdraw',
    'Member centre',
  ]);
  phone.mockRestore();
});

test.each([
  ['a guest', null],
  ['an affiliate', { type: 1, isMember: false }],
] as const)(
  '%s, who has no member centre, sees no deposit and no withdrawal',
  async (_who, account) => {
    if (account) await signInBefore(operator, account);
    const app = await renderApp(operator, '/');
    const bar = await header(app);
    if (!account) await app.user.click(bar.getByRole('button', { name: 'Play free' }));
    await bar.findByRole('button', { name: /^Account of/ });
    for (const name of ['Deposit', 'Withdraw'])
      expect(bar.queryByRole('link', { name })).toBeNull();
    // A guest's sum is marked, and registration has the deposit's place.
    const isGuest = account === null;
    // In the account's menu, and at the sum.
    await waitFor(() => expect(bar.queryAllByText('Free play')).toHaveLength(isGuest ? 2 : 0));
    const main = within(app.screen.getByRole('navigation', { name: 'Main' }));
    for (const place of [bar, main])
      expect(place.queryByRole('link', { name: 'Register' }) !== null).toBe(isGuest);
  },
);

test.each([0, 1, 2, 41, 42] as const)(
  '[PERM-02] an account of type %d finds the member centre in the avatar’s menu, and opens it there',
  async (type) => {
    await signInBefore(operator, { type });
    const app = await renderApp(operator, '/rng');
    await (await header(app)).findByRole('button', { name: /^Account of/ });
    await app.user.click(
      await app.screen.findByRole('menuitem', { name: 'Member centre', hidden: true }),
    );
    expect(await app.screen.findByRole('dialog', { name: 'Member centre' })).toBeTruthy();
    expect(app.router.latestLocation.href).toBe('/rng?member=menu');
  },
);

test('[PERM-02] a guest has no member centre in the avatar’s menu', async () => {
  const app = await renderApp(operator, '/');
  const bar = await header(app);
  await app.user.click(bar.getByRole('button', { name: 'Play free' }));
  await bar.findByRole('button', { name: /^Account of/ });
  await app.screen.findByRole('menuitem', { name: 'Security', hidden: true });
  expect(app.screen.queryByRole('menuitem', { name: 'Member centre', hidden: true })).toBeNull();
});

test('on a phone the account’s place in the bottom bar opens the member centre', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/');
  const bar = within(await app.screen.findByRole('navigation', { name: 'Main' }));
  await app.user.click(await bar.findByRole('link', { name: 'Account' }));
  expect(await app.screen.findByRole('dialog', { name: 'Member centre' })).toBeTruthy();
});

test('the balance is refetched on request', async () => {
  await signInBefore(operator);
  let asked = 0;
  const app = await renderApp(operator, '/', {
    intercept: async (request, pass) => {
      if (new URL(request.url).pathname === '/wps/v2/wallets/balance') asked += 1;
      return pass();
    },
  });
  const bar = await header(app);
  const balance = within(await bar.findByRole('group', { name: 'Balance' }));
  await balance.findByText('R$1,000.00');
  const before = asked;
  await app.user.click(balance.getByRole('button', { name: REFRESH }));
  await waitFor(() => expect(asked).toBeGreaterThan(before));
});

test('a balance that cannot be loaded says so, and the rest of the page works', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/', {
    intercept: async (request, pass) =>
      new URL(request.url).pathname === '/wps/v2/wallets/balance' ? Response.error() : pass(),
  });
  const bar = await header(app);
  const balance = within(await bar.findByRole('group', { name: 'Balance' }));
  expect(await balance.findByText('Unavailable')).toBeTruthy();
  expect(await app.screen.findByRole('heading', { name: 'Picked by the house' })).toBeTruthy();
});

test('[SHELL-08] the side menu has home, the categories with vendors, each with its list, and promotions', async () => {
  const app = await renderApp(operator, '/');
  const menu = await sideMenu(app);
  expect(await menu.findByRole('link', { name: 'Home' })).toBeTruthy();
  expect(await menu.findByRole('link', { name: 'Promotions' })).toBeTruthy();
  expect(await menu.findByRole('link', { name: /Slots/ })).toBeTruthy();
  // The brand lists this category but has no vendor for it.
  expect(menu.queryByRole('link', { name: /Fishing/ })).toBeNull();

  const toggle = await menu.findByRole('button', { name: 'Providers of Slots' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await app.user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const all = menu.getByRole('link', { name: 'All' });
  expect(all.getAttribute('href')).toBe('/rng');
  const vendor = menu.getByRole('link', { name: 'Tucano Forge' });
  expect(vendor.getAttribute('href')).toBe('/rng?page=TUCF');
});

test('[SHELL-09] languages are listed when there is more than one, and only then', async () => {
  const app = await renderApp(operator, '/');
  expect(await (await sideMenu(app)).findByRole('link', { name: /Português/ })).toBeTruthy();
  closeApp();
  const alone = await renderApp(operator, '/', {
    status: (status) => ({ ...status, languages: ['EN'], defaultLanguage: 'EN' }),
  });
  const menu = await sideMenu(alone);
  await menu.findByRole('link', { name: 'Home' });
  expect(menu.queryByRole('link', { name: /Português/ })).toBeNull();
});

test('[SHELL-12] the side menu is collapsed and expanded by its button, and keeps the choice', async () => {
  const app = await renderApp(operator, '/');
  const button = (await app.screen.findByText('Collapse menu')).closest('button');
  if (!button) throw new Error('The side menu has no button');
  await app.user.click(button);
  const first = document.documentElement.dataset.sideMenu;
  expect(localStorage.getItem('sideMenu')).toBe(first);
  await app.user.click(button);
  expect(document.documentElement.dataset.sideMenu).not.toBe(first);
});

test('a slash opens the search, except while a person is typing', async () => {
  const app = await renderApp(operator, '/rng');
  const field = await app.screen.findByRole('searchbox', { name: 'Search in this lobby' });
  await app.user.type(field, '/');
  expect(app.screen.queryByRole('dialog', { name: 'Search games' })).toBeNull();
  field.blur();
  await app.user.keyboard('/');
  expect(await app.screen.findByRole('dialog', { name: 'Search games' })).toBeTruthy();
});
