import type { DrawSky } from '@palpite/contract/face.ts';
import { lotteryGetVietnamMenu } from '@palpite/contract/lottery.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { makeIssues } from '@palpite/operator/testing/play';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everythingIsNear } from '../../testing/failing-calls.ts';
import { closeApp, type RenderOptions, renderApp } from '../../testing/render-app.tsx';

const operator = withOperator();
beforeAll(async () => {
  everythingIsNear();
  await makeIssues(operator);
});
afterEach(closeApp);

const underSky =
  (drawSky: DrawSky): NonNullable<RenderOptions['status']> =>
  (status) => {
    const { whitelabel } = status.info;
    const face = { ...whitelabel.face, drawSky };
    return {
      ...status,
      settings: { ...status.settings, homeRails: ['hot', 'draws'] },
      info: { ...status.info, whitelabel: { ...whitelabel, face } },
    };
  };

test('a brand that does not lead with Vietnam’s evening shows two fast lotteries, and no table of prizes', async () => {
  const { screen } = await renderApp(operator, '/', { status: underSky('seaside') });
  const row = within(await screen.findByRole('region', { name: 'The next draws' }));
  expect(await row.findAllByRole('timer')).toHaveLength(2);
  expect(row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^K3/),
    expect.stringMatching(/^5D/),
  ]);
  expect(row.queryByRole('table')).toBeNull();
  expect(row.queryByRole('group', { name: 'Region' })).toBeNull();
});

test('where Vietnam’s evening leads, the row of draws has each region’s next station with its hour, and what the region drew last in a tab', async () => {
  const { screen, user } = await renderApp(operator, '/', { status: underSky('village') });
  const row = within(await screen.findByRole('region', { name: 'The next draws' }));
  const { gameMenus } = await operator
    .browser()
    .client.call(lotteryGetVietnamMenu, { query: { prizeMode: 'SEA', device: 'WEB' } });
  expect(gameMenus.length).toBeGreaterThan(1);
  expect(await row.findAllByRole('timer')).toHaveLength(gameMenus.length);
  expect(row.getAllByRole('listitem')).toHaveLength(gameMenus.length);
  const tabs = within(row.getByRole('group', { name: 'Region' }));
  expect(tabs.getAllByRole('button')).toHaveLength(gameMenus.length);
  const last = tabs.getByRole('button', { name: 'Southern Vietnam' });
  expect(last.getAttribute('aria-pressed')).toBe('false');
  await user.click(last);
  await waitFor(() => expect(last.getAttribute('aria-pressed')).toBe('true'));
});
