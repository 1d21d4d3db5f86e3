import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInBefore } from '../../../testing/render-app.tsx';
import { DICE, dialog, page, press, withOperator } from '../testing.tsx';

const { held, open } = withOperator();

test('every lottery is a sheet away, with its day, its next close and its star, and leads to its board', async () => {
  const { username } = await signInBefore(held.operator);
  const app = await open({}, DICE);
  await press(app, 'Another lottery');
  const sheet = await dialog(app, 'All lotteries');
  const north = within(await sheet.findByRole('region', { name: 'Northern Vietnam' }));
  const link = north.getByRole('link');
  expect(within(link).getByRole('timer')).toBeTruthy();
  expect(link.querySelector('time')?.textContent).toMatch(/^[A-Z][a-z]{2} 18:15$/);
  expect(sheet.getByRole('link', { current: 'page' }).textContent).toContain('K3 1 min');
  await app.user.click(north.getByRole('button', { name: /^Favourite: / }));
  expect(localStorage.getItem(`lotteryFavourites:${username}`)).toBe('["vn-north"]');
  const marked = within(sheet.getByRole('region', { name: 'Favourites' }));
  await app.user.click(marked.getByRole('link'));
  expect(await page(app).findByRole('heading', { level: 1, name: /North/ })).toBeTruthy();
  expect(app.router.state.location).toMatchObject({
    pathname: '/vnlottery',
    search: { gameCode: 'vn-north' },
  });
});

test('a narrow page has one button for all plays, each with what it pays and returns', async () => {
  const app = await open();
  await press(app, /^Special prize, last 2/);
  const sheet = await dialog(app, 'All plays');
  const lo = within(await sheet.findByRole('region', { name: 'Lô: last digits of any prize' }));
  await app.user.click(lo.getByRole('button', { name: /^Lô, 3 digits 1 pays .* returns \d/ }));
  expect(app.screen.queryByRole('dialog')).toBeNull();
  expect(app.router.state.location.search).toMatchObject({ playType: 'lo3' });
});
