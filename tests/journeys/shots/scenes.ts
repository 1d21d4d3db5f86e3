import type { Page } from '@playwright/test';
import { ACCOUNT_OF } from '../accounts.ts';
import { openFold } from '../side-menu.ts';

/** A picture to take: an address and, where the address alone does not show it, the steps to it. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** The host of the brand; without one, the default brand's. */
  readonly host?: 'en.localhost' | 'vn.localhost';
  /** Not the application: the page never hydrates. */
  readonly plain?: true;
  /** Nothing has been seen yet: the newest announcement has its line. */
  readonly firstEntry?: true;
  /** The demo account to sign in. */
  readonly account?: string;
  act?(page: Page): Promise<void>;
}

/** Waits for the dialog that the address opens. */
async function dialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
}

/** The side menu's lower part: a drawer on a phone, next to the page elsewhere. */
async function openSideMenu(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true });
  if (await drawer.isVisible()) await drawer.click();
  else await openFold(page, 'App');
  await page.getByRole('link', { name: 'Telegram' }).last().scrollIntoViewIfNeeded();
}

export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-lumen', path: '/', host: 'en.localhost' },
  { name: 'home-trangvang', path: '/', host: 'vn.localhost' },
  ...['rng', 'pvp', 'live', 'fish', 'sports', 'esports', 'inhouse'].map((category) => ({
    name: `lobby-${category}`,
    path: `/${category}`,
  })),
  { name: 'lottery', path: '/lottery' },
  { name: 'lottery-trangvang', path: '/lottery', host: 'vn.localhost' },
  { name: 'lottery-vietnam', path: '/vnlottery' },
  { name: 'lottery-bet', path: '/vnlottery?gameCode=vn-north&playType=lo2' },
  { name: 'lottery-bet-fast', path: '/elott?gameCode=k3-1m&playType=sum-size' },
  { name: 'lottery-results', path: '/vnlottery?gameCode=vn-north&view=results' },
  { name: 'lottery-proof', path: '/elott?gameCode=5d-1m&view=proof' },
  { name: 'login', path: '/?login=1' },
  {
    name: 'login-sms',
    path: '/?login=1',
    act: (page) => page.getByRole('button', { name: 'Entrar com um código por SMS' }).click(),
  },
  { name: 'agent-login', path: '/agent' },
  { name: 'forgot-email', path: '/?forgot=email', act: (page) => dialog(page) },
  { name: 'forgot-mobile', path: '/?forgot=mobile', act: (page) => dialog(page) },
  { name: 'register', path: '/register' },
  { name: 'register-trangvang', path: '/register', host: 'vn.localhost' },
  { name: 'promotions', path: '/promotions' },
  { name: 'promotions-trangvang', path: '/promotions', host: 'vn.localhost' },
  { name: 'promotion', path: '/promoDetail?id=opening-balance' },
  { name: 'promotion-opened', path: '/promotions?id=calm-monday' },
  { name: 'register-dialog', path: '/?register=1', act: (page) => dialog(page) },
  { name: 'search', path: '/?find=1' },
  { name: 'search-results', path: '/search?q=dragon' },
  { name: 'announcement-line', path: '/', firstEntry: true },
  { name: 'announcements', path: '/?announcements=1', act: (page) => dialog(page) },
  {
    name: 'announcement',
    path: '/?announcements=1',
    act: (page) => page.getByRole('dialog').getByRole('listitem').nth(3).getByRole('link').click(),
  },
  { name: 'help', path: '/?help=1', act: (page) => dialog(page) },
  { name: 'help-article', path: '/?help=privacy', act: (page) => dialog(page) },
  { name: 'helpmc', path: '/helpmc?article=general' },
  { name: 'app-android', path: '/?app=android', act: (page) => dialog(page) },
  { name: 'app-ios', path: '/?app=ios', act: (page) => dialog(page) },
  { name: 'download', path: '/download?os=ios' },
  { name: 'addresses', path: '/?addresses=1', act: (page) => dialog(page) },
  { name: 'menu-support', path: '/rng', act: openSideMenu },
  {
    name: 'member-centre',
    path: '/?member=menu',
    account: ACCOUNT_OF.play,
    act: (page) => dialog(page),
  },
  {
    name: 'member-overview',
    path: '/?member=overview',
    account: ACCOUNT_OF.play,
    act: (page) => dialog(page),
  },
  {
    name: 'member-withdrawal',
    path: '/?member=withdraw',
    account: ACCOUNT_OF.play,
    act: (page) => dialog(page),
  },
  {
    name: 'member-account',
    path: '/?member=securityCenter',
    account: ACCOUNT_OF.play,
    act: (page) => dialog(page),
  },
  {
    name: 'member-deposit',
    path: '/?member=depositv2',
    account: ACCOUNT_OF.play,
    act: (page) => dialog(page),
  },
  { name: 'offline', path: '/offline', plain: true },
  { name: 'support', path: '/support', plain: true },
  { name: 'not-found', path: '/no-such-page' },
];

export const THEMES = ['light', 'dark'] as const;
/** A phone, a tablet and a desktop, with the usual heights of such devices. */
export const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
