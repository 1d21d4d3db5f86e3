import { endpoints } from '@palpite/contract';
import { beforeEach, expect, test } from 'vitest';
import { anyGame } from '#modules/seamless/testing/vendor.ts';
import { withOperator } from '#testing/with-operator.ts';
import type { Staker } from './gate.ts';
import { closeIssue } from './market.ts';
import { stakerOf } from './testing/bets.ts';
import { coin, openToss } from './testing/coin.ts';

const operator = withOperator();
let staker: Staker;
let username: string;
let next = 0;
beforeEach(async () => {
  const account = await operator.account();
  username = account.username;
  staker = await stakerOf(operator, account.id);
  await openToss(operator, tossOf((next += 1)), 1_000n);
});

const pool = () => operator.services.pool;
const tossOf = (each: number) => `COIN-${each}`;
const { acts } = coin;

async function bet(stakeMinor: bigint, more: { readonly nodeId?: number } = {}) {
  const offer = await acts.quote(pool(), {
    staker,
    toss: tossOf(next),
    side: 'heads',
    stakeMinor,
  });
  return acts.place(pool(), { key: `coin:${next}`, ref: `${next}`, staker, offer, ...more });
}

test('a bet is taken for the price of its quote, and refused above the cap of its side', async () => {
  await expect(bet(600n)).rejects.toMatchObject({ code: 'exposure_full' });
  expect(await bet(500n)).toMatchObject({ balanceMinor: 99_500n });
});

test('a member cancels until the close, for themselves alone, and never after it', async () => {
  const { id: wagerId } = await bet(100n);
  const { accountId } = staker;
  const closing = tossOf(next);
  const asked = { key: `back:${next}`, wagerId, accountId, closing };
  const other = { ...asked, accountId: accountId + 1 };
  await expect(acts.cancel(pool(), other)).rejects.toMatchObject({ code: 'unknown_wager' });
  await closeIssue(pool(), closing, new Date(0));
  await expect(acts.cancel(pool(), asked)).rejects.toMatchObject({ code: 'issue_closed' });
  await closeIssue(pool(), closing, new Date(staker.now.getTime() + 60_000));
  expect(await acts.cancel(pool(), asked)).toMatchObject({ balanceMinor: 100_000n });
  await closeIssue(pool(), closing, new Date(0));
  expect(await acts.cancel(pool(), asked)).toMatchObject({ replayed: true });
});

test('[MEMBER-07] the record shows the selection, the odds, the issue and what came, of whatever engine', async () => {
  const player = operator.browser();
  await player.login(username);
  const { nodeId } = await anyGame(player);
  const { id: wagerId } = await bet(100n, { nodeId: Number(nodeId) });
  await acts.settle(pool(), {
    key: `end:${next}`,
    wagerId,
    owedBy: { accountId: staker.accountId, brand: staker.brand },
    payoutMinor: 195n,
    results: [{ leg: 1, result: 'heads' }],
  });
  const { rows } = await player.client.call(endpoints.bet.list, { query: {} });
  expect(rows).toMatchObject([
    {
      issue: tossOf(next),
      play: 'Side',
      selection: 'heads',
      odds: '1.9500',
      outcome: 'heads',
      status: 'won',
    },
  ]);
});
