import { endpoints } from '@palpite/contract';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import {
  drawIssue,
  makeIssues,
  playOnly,
  QUICKNET_KEY,
  QUICKNET_RANDOMNESS,
  QUICKNET_ROUNDS,
  startRelay,
} from '@palpite/operator/testing/play';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

/** A draw that a recorded round of the public drand network is mixed into. */

let relay: Awaited<ReturnType<typeof startRelay>>;
let operator: TestOperator;
let numero: string;
beforeAll(async () => {
  relay = await startRelay();
  const start = Date.parse('2026-03-02T12:00:00.000Z') / 1_000;
  const chain = { publicKey: QUICKNET_KEY, periodSeconds: 60 };
  operator = await createTestOperator({
    config: { lotteryDrand: { ...chain, url: relay.url, genesisSeconds: start - 998 * 60 - 20 } },
    limits: { generalPerMinute: 100_000 },
  });
  await playOnly(operator, ['5d-1m']);
  await makeIssues(operator);
  numero = await drawIssue(operator, operator.browser(), '5d-1m');
});
afterEach(closeApp);
afterAll(async () => {
  await operator.close();
  await relay.close();
});

test('the browser checks the network’s signature of the round itself, recomputes the draw with it, and says what that does not show', async () => {
  const { entropy } = await operator
    .browser()
    .client.call(endpoints.lottery.getProof, { query: { gameCode: '5d-1m', numero } });
  if (entropy === null) throw new Error('no round is mixed in');
  const { round, randomness } = entropy;
  const address = `/elott?gameCode=5d-1m&view=proof&numero=${numero}`;
  const { screen, user } = await renderApp(operator, address);
  const verdict = (name: string) => screen.findByRole('heading', { level: 2, name });
  expect(await verdict('This draw holds')).toBeTruthy();
  expect(screen.getByText(randomness)).toBeTruthy();
  expect(screen.getByText(`Public round ${round} of drand`)).toBeTruthy();
  expect(screen.getByText(new RegExp(`seed and the public round ${round}`))).toBeTruthy();
  expect(screen.queryByText(/so it knew the numbers while it sold/)).toBeNull();
  expect(screen.getByText(/^That the public key is the drand network’s own/)).toBeTruthy();
  expect(screen.getByText(QUICKNET_KEY)).toBeTruthy();
  const step = screen.getByRole('heading', { level: 3, name: 'Public round' }).closest('li');
  expect(step?.textContent).toContain('Matches');
  await user.click(screen.getByRole('button', { name: 'Change the seed' }));
  expect(await verdict('This draw does not hold')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change the public round' }));
  await waitFor(() => expect(step?.textContent).toContain('Does not match'));
  expect(await verdict('This draw does not hold')).toBeTruthy();
});

/** The page of the draw with what the operator publishes of it changed. */
const renderChanged = (change: (proof: Published) => object) =>
  renderApp(operator, `/elott?gameCode=5d-1m&view=proof&numero=${numero}`, {
    async intercept(request, pass) {
      const response = await pass();
      if (!request.url.includes('/wps/lottery/proof')) return response;
      const answer = await response.json();
      answer.value = { ...answer.value, ...change(answer.value) };
      return Response.json(answer, { headers: response.headers });
    },
  });

interface Published {
  readonly entropy: { readonly round: number; readonly randomness: string };
}

test.each<[string, (proof: Published) => object]>([
  [
    'another round with its own signature and hash',
    () => ({
      drandSignature: QUICKNET_ROUNDS[657_413],
      entropy: { round: 657_413, randomness: QUICKNET_RANDOMNESS[657_413] },
    }),
  ],
  [
    'another number of the round',
    ({ entropy }) => ({ entropy: { ...entropy, round: entropy.round + 1 } }),
  ],
  ['no round where one was named', () => ({ entropy: null, drandSignature: null })],
])('%s fails the check of the public round', async (_what, change) => {
  const { screen } = await renderChanged(change);
  const heading = await screen.findByRole('heading', { level: 3, name: 'Public round' });
  await waitFor(() => expect(heading.closest('li')?.textContent).toContain('Does not match'));
  const name = 'This draw does not hold';
  expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
});

test('a round that was not named before the sales fails the draw', async () => {
  const { screen } = await renderChanged(() => ({ drand: null, signature: null }));
  const name = 'This draw does not hold';
  expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
});
