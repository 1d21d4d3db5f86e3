import type { Banner } from '@palpite/contract/brand.ts';
import { BANNER_GROUPS } from '@palpite/domain';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const LINKS = [
  { linkageType: 'internal', url: '/promotions' },
  { linkageType: 'external', url: 'https://partner.example/offer' },
  { linkageType: 'none', url: null },
] as const;

const PICTURE: Banner['picture'] = {
  template: '/images/banner-{width}.{format}',
  widths: [1200],
  formats: ['webp'],
  width: 1200,
  height: 400,
};

/** The site with three banners in each group, each of another kind. */
function renderWithBanners(path: string) {
  const banners: Banner[] = BANNER_GROUPS.flatMap((groupName) =>
    LINKS.map((link) => ({
      ...link,
      bannerId: `${groupName}-${link.linkageType}`,
      groupName,
      title: `${groupName} ${link.linkageType}`,
      picture: PICTURE,
    })),
  );
  return renderApp(operator, path, {
    intercept: async (request, pass) => {
      const { pathname, searchParams } = new URL(request.url);
      const answer = await pass();
      if (pathname !== '/wps/system/whitelabel') return answer;
      const { value, ...rest } = (await answer.json()) as { value: object };
      const asked = banners.filter(({ groupName }) => groupName === searchParams.get('groupName'));
      return Response.json({ ...rest, value: { ...value, banners: asked } });
    },
  });
}

async function expectBannersOf(path: string, group: string): Promise<void> {
  const { screen } = await renderWithBanners(path);
  const banners = within(await screen.findByRole('region', { name: 'Highlights' }));
  for (const { linkageType } of LINKS) {
    expect(await banners.findByText(`${group} ${linkageType}`)).toBeTruthy();
  }
  expect(banners.getAllByRole('button', { name: /^Show highlight/ })).toHaveLength(LINKS.length);
}

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/index', 'home'],
  ['/index.html', 'home'],
  ['/rng', 'rng'],
  ['/live', 'live'],
  ['/fish', 'fish'],
  ['/pvp', 'pvp'],
  ['/sports', 'sports'],
  ['/esports', 'esports'],
  ['/inhouse', 'inhouse'],
  ['/elott', 'elott'],
])('[SHELL-03] %s shows the banners of the group %s and no others', async (path, group) => {
  await expectBannersOf(path, group);
});

test.each(['/register', '/register.html'])(
  '%s shows the banners of the registration form',
  async (path) => {
    await expectBannersOf(path, 'w_reg');
  },
);

test.each([
  '/promotions',
  '/helpmc',
  '/download',
  '/login',
  '/game',
  '/no-such-page',
  '/vnlottery',
])('[SHELL-03] %s has no banner', async (path) => {
  const { screen } = await renderWithBanners(path);
  await waitFor(() => expect(screen.getByRole('main').textContent).not.toBe(''));
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
});

test('[SHELL-04] a slide is a link where it has a linkage: a page of the site here, another site beside it', async () => {
  const { screen } = await renderWithBanners('/');
  await screen.findByText('home none');
  const linkOf = (kind: string) => screen.getByText(`home ${kind}`).closest('a');
  expect(linkOf('internal')?.getAttribute('href')).toBe('/promotions');
  expect(linkOf('internal')?.hasAttribute('target')).toBe(false);
  expect(linkOf('external')?.getAttribute('href')).toBe('https://partner.example/offer');
  expect(linkOf('external')?.getAttribute('target')).toBe('_blank');
  expect(linkOf('external')?.getAttribute('rel')).toContain('noopener');
  expect(linkOf('none')).toBeNull();
});
