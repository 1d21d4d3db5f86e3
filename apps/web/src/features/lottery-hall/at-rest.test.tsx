import { typeCommand } from '@palpite/operator/testing/commands';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { makeIssues, playOnly } from '@palpite/operator/testing/play';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everythingIsNear } from '../../testing/failing-calls.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

const GAME = 'vn-north';
const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
beforeAll(async () => {
  everythingIsNear();
  await playOnly(operator, [GAME]);
  await makeIssues(operator);
  const rest = ['--maintenance', 'on', '--reason', 'a test'];
  await typeCommand(operator, 'lottery', 'game', GAME, ...rest);
});
afterEach(closeApp);

test('the hall promises no close of a lottery under maintenance, on its card and in the list', async () => {
  const { screen } = await renderApp(operator, '/vnlottery');
  const region = within(await screen.findByRole('region', { name: 'Northern Vietnam' }));
  expect(await region.findByText('Not on sale')).toBeTruthy();
  expect(region.getByText('Under maintenance')).toBeTruthy();
  expect(screen.queryByText(/^closes/)).toBeNull();
  const links = await screen.findAllByRole('link', { name: 'Northern Vietnam Under maintenance' });
  expect(links.length).toBeGreaterThan(0);
});

test('its results say that it rests, and announce no first numbers', async () => {
  const { screen } = await renderApp(operator, `/vnlottery?gameCode=${GAME}&view=results`);
  expect(await screen.findByRole('heading', { name: 'Nothing was drawn yet' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Under maintenance')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/^No draw yet/)).toBeNull());
});

test('its betting view says it where the sale is, and the list of lotteries without a time', async () => {
  const { screen, user } = await renderApp(operator, `/vnlottery?gameCode=${GAME}`);
  expect((await screen.findAllByText('Under maintenance')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Another lottery' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'All lotteries' }));
  const link = await sheet.findByRole('link', { name: /^Northern Vietnam/ });
  expect(link.textContent).toBe('Northern VietnamUnder maintenance');
});
