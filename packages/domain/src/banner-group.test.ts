import { expect, test } from 'vitest';
import { BANNER_GROUPS, bannerGroupOf, isBannerPage } from './banner-group.ts';

const GROUP_OF = {
  '/': 'home',
  '/home': 'home',
  '/index': 'home',
  '/index.html': 'home',
  '/rng': 'rng',
  '/live': 'live',
  '/fish': 'fish',
  '/pvp': 'pvp',
  '/sports': 'sports',
  '/esports': 'esports',
  '/elott': 'elott',
  '/download': 'down',
  '/promotions': 'promotions',
  '/promoDetail': 'promotions',
  '/pointMall': 'pointMall',
  '/helpmc': 'help',
  '/register': 'register',
  '/register.html': 'register',
  '/inhouse': 'inhouse',
} as const;

test('[SHELL-03] each address that has banners has those of one group, and every group but the form’s has an address', () => {
  for (const [pathname, group] of Object.entries(GROUP_OF)) {
    expect(bannerGroupOf(pathname), pathname).toBe(group);
  }
  const reached = new Set<string>(Object.values(GROUP_OF));
  expect(BANNER_GROUPS.filter((group) => !reached.has(group))).toEqual(['w_reg']);
  for (const pathname of ['/game', '/seamless', '/login', '/no-such-page', '/toString']) {
    expect(bannerGroupOf(pathname), pathname).toBeNull();
  }
});

test('[SHELL-03] banners show on home and the pages of games, and on no other', () => {
  const showing = Object.keys(GROUP_OF).filter(isBannerPage);
  expect(showing.join(' ')).toBe(
    '/ /home /index /index.html /rng /live /fish /pvp /sports /esports /elott /inhouse',
  );
});
