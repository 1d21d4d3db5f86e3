import { endpoints } from '@palpite/contract';
import { typeCommand } from '@palpite/operator/testing/commands';
import { makeIssues, numeroOf, playOnly, workUntil } from '@palpite/operator/testing/play';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const GAME = 'vn-north';
const operator = withOperator({
  config: { lotteryResults: 'people' },
  limits: { generalPerMinute: 100_000 },
});
beforeAll(async () => {
  await playOnly(operator, [GAME]);
  await makeIssues(operator);
});
afterEach(closeApp);

test('an official draw says that its numbers are still to come, and a void one that none will', async () => {
  const visitor = operator.browser();
  const numero = await numeroOf(visitor, GAME);
  const query = { gameCode: GAME, numero };
  const { closesAt, drawsAt } = await visitor.client.call(endpoints.lottery.getProof, { query });
  await workUntil(operator, closesAt);
  await workUntil(operator, drawsAt);
  const address = `/vnlottery?gameCode=${GAME}&view=proof&numero=${numero}`;
  const before = await renderApp(operator, address);
  expect(
    await before.screen.findByRole('heading', { level: 2, name: 'This draw is still to come' }),
  ).toBeTruthy();
  expect(before.screen.getByText(/^Its numbers come from an official draw/)).toBeTruthy();
  closeApp();
  // The numbers that come first are those of the draw that waits, not of the one on sale.
  const results = await renderApp(operator, `/vnlottery?gameCode=${GAME}&view=results`);
  const coming = await results.screen.findByRole('region', { name: 'Nothing was drawn yet' });
  expect(await within(coming).findByText('Closed, drawing')).toBeTruthy();
  expect(coming.querySelector('time')?.dateTime).toBe(drawsAt);
  closeApp();
  expect(await typeCommand(operator, 'lottery', 'void', GAME, numero, 'no draw that day')).toBe(0);
  await operator.worker.drain();
  const { screen } = await renderApp(operator, address);
  expect(await screen.findByRole('heading', { level: 2, name: 'This draw is void' })).toBeTruthy();
  expect(screen.getByText('There are none: the official draw did not take place.')).toBeTruthy();
  // An official draw has no seed to speak of.
  expect(screen.queryByText(/seed/i)).toBeNull();
});
