import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWallet, houseAccount, mainWallet, owedAccount } from '#modules/money/index.ts';
import { createTestOperator, type TestOperator } from '#testing.ts';
import { type Done, WagerRefused } from './play-answer.ts';
import { stakerOf } from './testing.ts';
import { type Act, act, Model, OPENING } from './testing-model.ts';
import { sendAct } from './testing-send.ts';

/**
 * Whatever an engine asks for, in whatever order, twice or at once: the ledger's money sums to zero, each act counts once,
 * and the wallet has exactly what a ten-line model of the rules says.
 */

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { poolSize: 8 } });
});
afterAll(() => operator.close());

let run = 0;

async function playOut() {
  run += 1;
  const { pool } = operator.services;
  const { id: accountId } = await operator.account();
  const staker = await stakerOf(operator, accountId);
  const ids: (number | undefined)[] = [];
  const send = (each: Act, at: number) =>
    sendAct(pool, each, { staker, run: `model:${run}`, at, wagerId: ids[each.which] });
  return {
    accountId,
    /** Sends an act three times, twice of them at once. @returns the one answer, or null when it is refused */
    async act(each: Act, at: number): Promise<Done | null> {
      const ask = () => send(each, at).catch(refusal);
      const [first, second] = await Promise.all([ask(), ask()]);
      const third = await ask();
      const answers = [first, second, third].map((one) =>
        one instanceof WagerRefused ? one.code : `${one.actId} ${one.balanceMinor}`,
      );
      expect(new Set(answers).size).toBe(1);
      if (third instanceof WagerRefused) return null;
      if (each.kind === 'place') ids[each.which] = third.id;
      return third;
    },
  };
}

const refusal = (error: unknown): WagerRefused => {
  if (error instanceof WagerRefused) return error;
  throw error;
};

test('no order of acts makes or loses money: the wallet, the hold and the debt are those of the rules', async () => {
  const { ledger, pool } = operator.services;
  const house = () =>
    ledger.balance(pool, houseAccount('bets', { code: 'palpite', currency: 'BRL' }));
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
      const game = await playOut();
      const model = new Model();
      const before = await house();
      for (const [at, each] of acts.entries()) {
        const done = await game.act(each, at);
        const isDone = model.apply(each);
        expect([each.kind, done?.balanceMinor]).toEqual([
          each.kind,
          isDone ? model.main : undefined,
        ]);
      }
      const { accountId } = game;
      expect(await ledger.balance(pool, mainWallet(accountId))).toBe(model.main);
      expect(await ledger.balance(pool, holdWallet(accountId))).toBe(model.held);
      const debts = await ledger.balances(pool, [owedAccount(accountId)]);
      expect(debts.get(owedAccount(accountId)) ?? 0n).toBe(model.owed);
      expect((await house()) - before).toBe(OPENING - model.main - model.held);
    }),
    { numRuns: 120, endOnFailure: true },
  );
  const verified = await ledger.verify();
  expect(verified.ok).toBe(true);
  expect(Object.values(verified.sumByCurrency).every((each) => each === 0n)).toBe(true);
});

test('the acts of a day add up to what the house has taken and paid', async () => {
  const { rows } = await operator.database.pool.query<{ won: string; house: string }>(`
    select (select coalesce(sum(captured_minor), 0) - coalesce(sum(paid_minor), 0) from operator.act)::text as won,
      ledger.balance_of('house:bets:palpite:BRL')::text as house`);
  const [sums] = rows;
  const { ledger, pool } = operator.services;
  const owed = await ledger.balance(
    pool,
    houseAccount('owed', { code: 'palpite', currency: 'BRL' }),
  );
  // What is owed has not reached the house; its account for debts is below nothing by it.
  expect(BigInt(sums?.won ?? 0)).toBe(BigInt(sums?.house ?? 0) - owed);
});
