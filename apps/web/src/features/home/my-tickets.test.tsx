import type { LotteryBet } from '@palpite/contract/lottery-bet.ts';
import { lotteryListBets } from '@palpite/contract/lottery-bet.ts';
import { createTestOperator, type TestOperator } from '@palpite/operator/testing';
import { makeIssues } from '@palpite/operator/testing/play';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { everythingIsNear } from '../../testing/failing-calls.ts';
import { closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
  await makeIssues(operator);
});
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});
afterAll(() => operator.close());

const TICKET: LotteryBet = {
  order: 'B7',
  placedAt: '2026-01-01T00:00:00.000Z',
  gameCode: 'vn-north',
  gameName: 'Northern Vietnam',
  numero: '20260101',
  play: 'lo2',
  selection: { areas: [['07', '68']], bankers: [], tickets: [] },
  bets: '2',
  units: '2',
  unitMinor: '500',
  stakeMinor: '1000',
  odds: {},
  largestWinMinor: '99000',
  status: 'pending',
  payoutMinor: '0',
  isHit: false,
  cancelUntil: null,
};

async function panel(list: readonly LotteryBet[]) {
  everythingIsNear();
  await signInBefore(operator);
  const { screen } = await renderApp(operator, '/', {
    status: (status) => {
      const { whitelabel } = status.info;
      const face = { ...whitelabel.face, hero: 'stage' as const };
      return { ...status, info: { ...status.info, whitelabel: { ...whitelabel, face } } };
    },
    intercept: async (request, pass) => {
      const answer = await pass();
      if (new URL(request.url).pathname !== lotteryListBets.path) return answer;
      const told = (await answer.json()) as { value: object };
      return Response.json({ ...told, value: { ...told.value, list } });
    },
  });
  await screen.findByRole('region', { name: /^Hello, / });
  return screen;
}

test('the panel of the next draw has the member’s tickets that are not decided: numbers, play and stake', async () => {
  const shown = await panel([TICKET]);
  const ticket = (await shown.findByText('07 68')).closest('li');
  expect(ticket?.textContent).toContain('Northern Vietnam · Lô, 2 digits');
  expect(ticket?.textContent).toContain('R$10.00');
  expect(shown.getByRole('heading', { name: 'Your tickets' })).toBeTruthy();
});

test('next to the greeting, where a phone has no panel, is the newest ticket with its stake', async () => {
  const shown = await panel([TICKET, { ...TICKET, order: 'B6' }]);
  expect(await shown.findAllByText('07 68 · R$10.00')).toHaveLength(1);
});

test('without a ticket the panel says nothing of tickets', async () => {
  const shown = await panel([]);
  expect(await shown.findAllByText('Every number has the same chance.')).not.toEqual([]);
  expect(shown.queryByText('Your tickets')).toBeNull();
});
