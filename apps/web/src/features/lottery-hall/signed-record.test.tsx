import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import {
  issueOf,
  makeIssues,
  playOnly,
  QUICKNET_KEY,
  startRelay,
  workUntil,
} from '@palpite/operator/testing/play';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

/** A draw whose root was published after the public round that it named. */

const GAME = '5d-1m';
let relay: Awaited<ReturnType<typeof startRelay>>;
let operator: TestOperator;
let numero = '';
beforeAll(async () => {
  relay = await startRelay();
  const start = Date.parse('2026-03-02T12:00:00.000Z') / 1_000;
  const chain = { publicKey: QUICKNET_KEY, periodSeconds: 60 };
  operator = await createTestOperator({
    config: { lotteryDrand: { ...chain, url: relay.url, genesisSeconds: start - 998 * 60 - 20 } },
    limits: { generalPerMinute: 100_000 },
  });
  await playOnly(operator, [GAME]);
  await makeIssues(operator);
  const { onSale } = await issueOf(operator.browser(), GAME);
  const drawsAt = Date.parse(onSale?.drawsAt ?? '');
  numero = onSale?.numero ?? '';
  await workUntil(operator, new Date(drawsAt + 1_000).toISOString());
  await workUntil(operator, new Date(drawsAt + 60_000).toISOString());
});
afterEach(closeApp);
afterAll(async () => {
  await operator.close();
  await relay.close();
});

test('the page says which rule gave the round, that root and count are signed, and fails when one is changed', async () => {
  const { screen, user } = await renderApp(
    operator,
    `/elott?gameCode=${GAME}&view=proof&numero=${numero}`,
  );
  const verdict = (name: string) => screen.findByRole('heading', { level: 2, name });
  expect(await verdict('This draw holds')).toBeTruthy();
  expect(screen.getByText(/^.*The root came too late for the round/)).toBeTruthy();
  expect(screen.getByText('Signature of root, count and times')).toBeTruthy();
  expect(screen.getByText(/^That the times are those of a true clock/)).toBeTruthy();
  const closed = screen.getByRole('heading', { level: 3, name: 'Bets closed' }).closest('li');
  expect(closed?.textContent).toContain('Matches');
  await user.click(screen.getByRole('button', { name: 'Change the root of the bets' }));
  expect(await verdict('This draw does not hold')).toBeTruthy();
  await waitFor(() => expect(closed?.textContent).toContain('Does not match'));
});
