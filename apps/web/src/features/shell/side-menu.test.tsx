import type { Resource } from '@palpite/contract/brand.ts';
import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

async function menuWith(resources?: readonly Resource[], siteOrigins?: readonly string[]) {
  const app = await renderApp(operator, '/', {
    status: (status) => ({
      ...status,
      info: { ...status.info, resources: [...(resources ?? status.info.resources)] },
      siteOrigins: [...(siteOrigins ?? status.siteOrigins)],
    }),
  });
  const menu = within(await app.screen.findByRole('navigation', { name: 'Games and information' }));
  await menu.findByRole('link', { name: 'Help centre' });
  return { ...app, menu };
}

const resource = (resourceType: Resource['resourceType'], label: string): Resource => ({
  resourceType,
  url: `https://brand.example/${resourceType}`,
  qrCodeUrl: null,
  labelNameEn: label,
});

test('[SHELL-11] each app of the operator has its QR code, each network its link', async () => {
  const { menu } = await menuWith();
  expect(await menu.findByRole('img', { name: 'QR code of the app for Android' })).toBeTruthy();
  expect(await menu.findByRole('img', { name: 'QR code of the app for iOS' })).toBeTruthy();
  for (const name of ['Facebook', 'Instagram', 'Telegram']) {
    const link = menu.getByRole('link', { name });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('[SHELL-11] an app or network that the operator does not have is not shown', async () => {
  const some = await menuWith([resource('ios', 'iOS'), resource('telegram', 'Telegram')]);
  expect(await some.menu.findByRole('img', { name: 'QR code of the app for iOS' })).toBeTruthy();
  expect(some.menu.queryByRole('img', { name: 'QR code of the app for Android' })).toBeNull();
  expect(some.menu.getByRole('link', { name: 'Telegram' })).toBeTruthy();
  expect(some.menu.queryByRole('link', { name: 'Facebook' })).toBeNull();
  closeApp();

  const none = await menuWith([], ['http://localhost:3000']);
  for (const name of ['Get the app', 'Fastest address', 'Facebook', 'Instagram', 'Telegram']) {
    expect(none.menu.queryByRole('link', { name })).toBeNull();
  }
});

test('[SHELL-10] the square of help opens to service, messages, announcements and help, with nothing to unfold', async () => {
  const { menu } = await menuWith();
  const square = menu.getByRole('button', { name: /^Help/ });
  const list = document.getElementById(square.getAttribute('popovertarget') ?? '');
  const names = [...(list?.querySelectorAll('a, button') ?? [])].map((row) => row.textContent);
  expect(names).toEqual(['Talk to us', 'Platform messages', 'Announcements', 'Help centre']);
});

test('the side menu leads to the favourites and to what was played last', async () => {
  const { menu } = await menuWith();
  const own = await menu.findByRole('link', { name: 'Favourites' });
  expect(own.getAttribute('href')).toBe('/rng?mine=favourites');
  expect(menu.getByRole('link', { name: 'Recently played' }).getAttribute('href')).toBe(
    '/rng?mine=recent',
  );
});
