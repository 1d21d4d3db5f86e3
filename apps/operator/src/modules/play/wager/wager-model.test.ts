import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWallet, houseAccount, mainWallet, owedAccount } from '#modules/money/index.ts';
import { createTestOperator, type TestOperator } from '#testing.ts';
import { type Done, WagerRefused } from './play-answer.ts';
import { stakerOf } from './testing.ts';
import { accept, cashOut, pay, place, resettle, settle, voidWager } from './wagers.ts';

/**
 * Whatever an engine asks for, in whatever order, twice or at once: the ledger's money sums to zero, each act counts once,
 * and the wallet has exactly what a ten-line model of the rules says.
 */

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { poolSize: 8 } });
});
afterAll(() => operator.close());

const OPENING = 100_000n;
const WAGERS = 3;

const which = fc.nat(WAGERS - 1);
const money = fc.constantFrom(0n, 70n, 250n, 90_000n);
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('place' as const), which, money, pending: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('accept' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), which, money }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const), which, money, version: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resettle' as const), which, money, version: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('void' as const), which, version: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cash out' as const), which, money, part: fc.constantFrom(undefined, 30n) }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** One wager as the rules have it. */
interface Modelled {
  status: 'none' | 'pending' | 'open' | 'settled' | 'cashed_out' | 'void';
  stake: bigint;
  /** What was staked before it was voided: a result after that takes it again. */
  voided: bigint;
  paid: bigint;
  version: number;
}

class Model {
  main = OPENING;
  owed = 0n;
  readonly wagers: Modelled[] = Array.from({ length: WAGERS }, () => ({
    status: 'none',
    stake: 0n,
    voided: 0n,
    paid: 0n,
    version: 0,
  }));

  get held(): bigint {
    return this.wagers
      .filter(({ status }) => status === 'open' || status === 'pending')
      .reduce((sum, { stake }) => sum + stake, 0n);
  }

  /** A debt is repaid from payouts; what a wallet cannot pay becomes one. */
  #credit(amount: bigint): void {
    const repaid = amount < this.owed ? amount : this.owed;
    this.owed -= repaid;
    this.main += amount - repaid;
  }

  #debit(amount: bigint): void {
    const taken = amount < this.main ? amount : this.main;
    this.main -= taken;
    this.owed += amount - taken;
  }

  /** @returns whether the act is done */
  apply(each: Act): boolean {
    const wager = this.wagers[each.which];
    if (!wager) throw new Error('there are only so many');
    const isOpen = wager.status === 'open';
    switch (each.kind) {
      case 'place': {
        if (wager.status !== 'none' || each.money > this.main) return false;
        this.main -= each.money;
        Object.assign(wager, { status: each.pending ? 'pending' : 'open', stake: each.money });
        return true;
      }
      case 'accept': {
        if (wager.status !== 'pending') return false;
        wager.status = 'open';
        return true;
      }
      case 'pay': {
        if (!isOpen) return false;
        wager.paid += each.money;
        this.#credit(each.money);
        return true;
      }
      case 'cash out': {
        const { part = wager.stake } = each;
        if (!isOpen || (each.part !== undefined && part > wager.stake)) return false;
        this.#credit(each.money);
        if (part === wager.stake) {
          wager.paid += each.money;
          Object.assign(wager, { status: 'cashed_out', version: 1 });
        } else wager.stake -= part;
        return true;
      }
      case 'settle':
        if (isOpen) return this.#end(wager, each.money, each.version);
        return this.#change(wager, 'settled', each.money, each.version);
      case 'resettle':
        return !isOpen && this.#change(wager, 'settled', each.money, each.version);
      case 'void': {
        if (wager.status !== 'pending' && !isOpen) return this.#change(wager, 'void', 0n, each.version);
        if (wager.paid > 0n) return false;
        this.main += wager.stake;
        Object.assign(wager, { status: 'void', voided: wager.stake, stake: 0n, version: each.version });
        return true;
      }
    }
  }

  #end(wager: Modelled, payout: bigint, version: number): boolean {
    this.#credit(payout);
    wager.paid += payout;
    Object.assign(wager, { status: 'settled', version });
    return true;
  }

  #change(wager: Modelled, status: 'settled' | 'void', payout: bigint, version: number): boolean {
    const hasEnded = ['settled', 'cashed_out', 'void'].includes(wager.status);
    if (!hasEnded || version <= wager.version) return false;
    const whole = wager.status === 'void' ? wager.voided : wager.stake;
    const staked = status === 'void' ? 0n : whole;
    const change = payout - staked - (wager.paid - wager.stake);
    if (change >= 0n) this.#credit(change);
    else this.#debit(-change);
    Object.assign(wager, { status, stake: staked, voided: whole, paid: payout, version });
    return true;
  }
}

let run = 0;

async function playOut(acts: readonly Act[]) {
  run += 1;
  const { pool } = operator.services;
  const { id: accountId } = await operator.account();
  const staker = await stakerOf(operator, accountId);
  const owedBy = { accountId, brand: staker.brand };
  const ids: (number | undefined)[] = [];
  const send = (each: Act, at: number): Promise<Done> => {
    const key = `model:${run}:${at}`;
    const wagerId = ids[each.which] ?? 1;
    switch (each.kind) {
      case 'place':
        return place(pool, {
          key,
          staker,
          product: 'DICE',
          engine: 'dice',
          ref: `${run}:${each.which}`,
          stakeMinor: each.money,
          isPending: each.pending,
        });
      case 'accept':
        return accept(pool, { key, wagerId });
      case 'pay':
        return pay(pool, { key, wagerId, payoutMinor: each.money });
      case 'settle':
      case 'resettle': {
        const { money: payoutMinor, version } = each;
        const change = each.kind === 'settle' ? settle : resettle;
        return change(pool, { key, wagerId, owedBy, payoutMinor, version });
      }
      case 'void':
        return voidWager(pool, { key, wagerId, owedBy, version: each.version });
      case 'cash out':
        return cashOut(pool, { key, wagerId, offerMinor: each.money, ...(each.part && { stakeMinor: each.part }) });
    }
  };
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
      const game = await playOut(acts);
      const model = new Model();
      const before = await house();
      for (const [at, each] of acts.entries()) {
        const done = await game.act(each, at);
        expect([each.kind, done !== null]).toEqual([each.kind, model.apply(each)]);
        if (done) expect(done.balanceMinor).toBe(model.main);
      }
      const { accountId } = game;
      expect(await ledger.balance(pool, mainWallet(accountId))).toBe(model.main);
      expect(await ledger.balance(pool, holdWallet(accountId))).toBe(model.held);
      const debts = await ledger.balances(pool, [owedAccount(accountId)]);
      expect(debts.get(owedAccount(accountId)) ?? 0n).toBe(model.owed);
      expect((await house()) - before).toBe(OPENING - model.main - model.held);
    }),
    { numRuns: 60, endOnFailure: true },
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
  const owed = await ledger.balance(pool, houseAccount('owed', { code: 'palpite', currency: 'BRL' }));
  // What is owed has not reached the house; its account for debts is below nothing by it.
  expect(BigInt(sums?.won ?? 0)).toBe(BigInt(sums?.house ?? 0) - owed);
});
