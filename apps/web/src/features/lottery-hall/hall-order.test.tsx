import type { DrawSky } from '@palpite/contract/face.ts';
import { makeIssues } from '@palpite/operator/testing/play';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everythingIsNear } from '../../testing/failing-calls.ts';
import { closeApp, type RenderOptions, renderApp } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
beforeAll(async () => {
  everythingIsNear();
  await makeIssues(operator);
});
afterEach(closeApp);

const under = (drawSky: DrawSky): RenderOptions => ({
  status: (status) => {
    const { whitelabel } = status.info;
    const face = { ...whitelabel.face, drawSky };
    return { ...status, info: { ...status.info, whitelabel: { ...whitelabel, face } } };
  },
});

/** Whether one heading stands before another. */
async function comesBefore(screen: Awaited<ReturnType<typeof renderApp>>['screen']) {
  const fast = await screen.findByRole('heading', { level: 2, name: 'Draws every few minutes' });
  const north = await screen.findByRole('heading', { level: 2, name: 'Northern Vietnam' });
  return (fast.compareDocumentPosition(north) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

test('the fast draws lead the hall; where the evening of Vietnam is the brand’s own, its regions do, above the running clocks', async () => {
  const other = await renderApp(operator, '/lottery', under('seaside'));
  expect(await comesBefore(other.screen)).toBe(true);
  expect(other.screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await closeApp();
  const own = await renderApp(operator, '/lottery', under('village'));
  expect(await comesBefore(own.screen)).toBe(false);
  expect(own.screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const strip = own.screen.getByRole('navigation', { name: 'Draws every few minutes' });
  expect(await within(strip).findAllByRole('timer')).toHaveLength(5);
});

test('before a lottery’s first draw its results are the empty places of its prizes, and the way to the board', async () => {
  const { screen } = await renderApp(operator, '/vnlottery?gameCode=vn-north&view=results');
  expect(await screen.findByRole('heading', { name: 'Nothing was drawn yet' })).toBeTruthy();
  const prizes = within(screen.getByRole('table', { name: 'Prizes' }));
  expect(prizes.getAllByRole('rowheader')).toHaveLength(8);
  const way = screen.getByRole('link', { name: 'Choose numbers' });
  expect(way.getAttribute('href')).toContain('/vnlottery?gameCode=vn-north');
});
