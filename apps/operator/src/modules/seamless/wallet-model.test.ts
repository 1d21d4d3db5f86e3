import type { Game } from '@palpite/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { holdWallet, mainWallet } from '#modules/money/wallet/accounts.ts';
import {
  anyGame,
  idOf,
  launchToken,
  roundOf,
  startGameHost,
  type TestGameHost,
  type TestVendor,
  testVendor,
} from './testing/vendor.ts';

/**
 * Whatever a vendor sends, in whatever order, however often and at once: the ledger's money sums to zero, each round
 * ends at most once, and the player has exactly the result of the ended rounds.
 */

let operator: TestOperator;
let host: TestGameHost;
let vendor: TestVendor;
let game: Game;
let run = 0;

beforeAll(async () => {
  host = await startGameHost();
  operator = await createTestOperator({
    config: { gamesOrigin: host.origin },
    limits: { loginPerAddressPerMinute: 10_000, generalPerMinute: 100_000, poolSize: 12 },
  });
  game = await anyGame(operator.browser());
  vendor = await testVendor(operator, game.vassalage);
});
afterAll(async () => {
  await operator.close();
  await host.close();
});

const round = fc.integer({ min: 0, max: 2 });
const stake = fc.integer({ min: 0, max: 2 });
const amount = fc.constantFrom(0, 20, 100, 40_000);
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('bet' as const), round, stake, amount }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      round,
      stake,
      amount,
      roundClosed: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rollback' as const), round, stake, amount }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

async function play(acts: readonly (readonly Act[])[]) {
  run += 1;
  const player = operator.browser();
  const { id, username } = await operator.account();
  await player.login(username);
  const token = await launchToken(player, game, username);
  const { answer } = await vendor.call('authenticate', { launchToken: token });
  const send = (each: Act) => {
    const common = {
      sessionId: answer.sessionId,
      playerId: String(id),
      roundId: idOf(run, 'round', each.round),
      gameCode: game.gameCode,
      amountMinor: String(each.amount),
      currency: 'BRL' as const,
    };
    const betId = idOf(run, 'bet', each.round, each.stake);
    if (each.kind === 'bet') return vendor.call('bet', { ...common, transactionId: betId });
    const transactionId = idOf(run, each.kind, each.round, each.stake);
    if (each.kind === 'rollback') {
      return vendor.call('rollback', { ...common, transactionId, betTransactionId: betId });
    }
    return vendor.call('win', { ...common, transactionId, roundClosed: each.roundClosed });
  };
  // each group is sent at once, its calls in any order
  const statuses: number[] = [];
  for (const group of acts) {
    const answers = await Promise.all(group.map(send));
    statuses.push(...answers.map(({ status }) => status));
  }
  return { id, statuses };
}

test('no sequence of calls makes or loses money, or settles a round twice', async () => {
  const { ledger, pool } = operator.services;
  const opening = 100_000n;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      async (acts) => {
        const { id, statuses } = await play(acts);
        expect(statuses.every((status) => [200, 400, 409, 422, 503].includes(status))).toBe(true);
        const names = [0, 1, 2].map((each) => idOf(run, 'round', each));
        const found = await Promise.all(names.map((each) => roundOf(operator, vendor.code, each)));
        const rounds = found.filter((each) => each !== undefined);
        const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n);
        const paid = sum(rounds.map(({ payoutMinor }) => payoutMinor));
        const staked = sum(rounds.map(({ stakeMinor }) => stakeMinor));
        const inPlay = sum(
          rounds.filter(({ status }) => status === 'open').map(({ stakeMinor }) => stakeMinor),
        );
        expect(await ledger.balance(pool, holdWallet(id))).toBe(inPlay);
        expect(await ledger.balance(pool, mainWallet(id))).toBe(opening - staked + paid);
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
  const verified = await ledger.verify();
  expect(Object.values(verified.sumByCurrency).every((each) => each === 0n)).toBe(true);
  // every 503 was a payout asked to retry, never an unexpected error
  expect(operator.logLines.filter((line) => line.includes('unexpected error'))).toEqual([]);
  expect(verified.ok).toBe(true);
});
