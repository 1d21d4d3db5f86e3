import { CallError } from '@palpite/contract/call-error.ts';
import { VendorError } from '@palpite/contract/vendor-wallet.ts';
import type { Connection } from '@palpite/ledger/connection.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Services } from '#kernel/services.ts';
import { holdWallet, houseAccount, mainWallet, owedAccount } from '#modules/money/index.ts';
import type { TestOperator } from '#testing/operator.ts';
import { type Moved, WagerRefused } from '../play-answer.ts';
import { type Act, actsOf, type EngineRules, Model, OPENING } from './model.ts';

/**
 * Does an act by the engine's own means. `at` is its place in the sequence: the same place is the same key. `on` is a
 * connection in a transaction, for acts that can die (`dies`).
 */
export type Play = (each: Act, at: number, on?: Connection) => Promise<Moved>;

/** An engine, and how a new account comes to play with it. */
export interface EngineUnderTest extends EngineRules {
  /** Acts whose process may be killed after they are done and before they are committed. */
  readonly dies?: readonly Act['kind'][];
  sit(operator: TestOperator, accountId: number): Promise<Play>;
}

/** Does an act in a process that is gone before its transaction ends: nothing of it may be left. */
async function killed({ pool }: Pick<Services, 'pool'>, play: Play, each: Act, at: number) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await play(each, at, client).catch(refusal);
  } finally {
    // Closes the connection, as the end of its process does.
    client.release(true);
  }
}

/** Sends an act three times, twice of them at once. @returns the one answer, or null when it is refused */
async function thrice(play: Play, each: Act, at: number): Promise<Moved | null> {
  const ask = () => play(each, at).catch(refusal);
  const [first, second] = await Promise.all([ask(), ask()]);
  const third = await ask();
  const answers = [first, second, third].map((one) =>
    one instanceof Error ? one.code : `${one.actId} ${one.balanceMinor}`,
  );
  expect(new Set(answers).size).toBe(1);
  return third instanceof Error ? null : third;
}

type Refusal = WagerRefused | VendorError | CallError;

function refusal(error: unknown): Refusal {
  if (error instanceof WagerRefused || error instanceof VendorError) return error;
  if (error instanceof CallError && error.kind === 'refused') return error;
  throw error;
}

/**
 * Plays any sequences of an engine's acts, and requires the rules' balance after each of them, and their hold, debt and
 * house in the end.
 */
export async function expectRules(operator: TestOperator, under: EngineUnderTest): Promise<void> {
  const { ledger, pool } = operator.services;
  const house = () =>
    ledger.balance(pool, houseAccount('bets', { code: 'palpite', currency: 'BRL' }));
  await fc.assert(
    fc.asyncProperty(actsOf(under), async (acts) => {
      const { id } = await operator.account();
      const play = await under.sit(operator, id);
      const model = new Model(under);
      const before = await house();
      for (const [at, each] of acts.entries()) {
        if (under.dies?.includes(each.kind)) await killed(operator.services, play, each, at);
        const done = await thrice(play, each, at);
        const refused = under.mayAnswer ? [undefined, model.main] : [undefined];
        const expected = model.apply(each) ? [model.main] : refused;
        expect(expected, each.kind).toContain(done?.balanceMinor);
      }
      expect(await ledger.balance(pool, mainWallet(id))).toBe(model.main);
      expect(await ledger.balance(pool, holdWallet(id))).toBe(model.held);
      const debts = await ledger.balances(pool, [owedAccount(id)]);
      expect(debts.get(owedAccount(id)) ?? 0n).toBe(model.owed);
      expect((await house()) - before).toBe(OPENING - model.main - model.held);
    }),
    { numRuns: 60, endOnFailure: true },
  );
  const verified = await ledger.verify();
  expect(verified.ok).toBe(true);
  expect(Object.values(verified.sumByCurrency).every((each) => each === 0n)).toBe(true);
}
