import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseAccount } from '#modules/money/index.ts';
import { createTestOperator, type TestOperator } from '#testing.ts';
import { stakerOf } from './testing.ts';
import { coin, openToss } from './testing-coin.ts';
import type { Act } from './testing-model.ts';
import { type EngineUnderTest, expectRules } from './testing-play-out.ts';
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

/** How a bet of each engine is placed; all else is the port's. */
type Placed = Extract<Act, { kind: 'place' }> & { readonly key: string; readonly ref: string };

const enginesOwn = (
  placeWith: (on: TestOperator, accountId: number, placed: Placed) => ReturnType<typeof place>,
): EngineUnderTest['sit'] => {
  return async (on, accountId) => {
    const { pool, brands } = on.services;
    const owedBy = { accountId, brand: await brands.brand('palpite') };
    const ids: (number | undefined)[] = [];
    return async (each, at) => {
      const key = `model:${accountId}:${at}`;
      const wagerId = ids[each.which] ?? 1;
      switch (each.kind) {
        case 'place': {
          const done = await placeWith(on, accountId, {
            ...each,
            key,
            ref: `${accountId}:${each.which}`,
          });
          ids[each.which] = done.id;
          return done;
        }
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
          return cashOut(pool, {
            key,
            wagerId,
            offerMinor: each.money,
            ...(each.part && { stakeMinor: each.part }),
          });
      }
    };
  };
};

const ENGINES: readonly EngineUnderTest[] = [
  {
    name: 'the port itself',
    acts: ['place', 'accept', 'pay', 'settle', 'resettle', 'void', 'cash out'],
    sit: enginesOwn(async (on, accountId, { key, ref, money: stakeMinor, pending: isPending }) => {
      const staker = await stakerOf(on, accountId);
      const named = { product: 'DICE', engine: 'dice', ref };
      return place(on.services.pool, { key, staker, ...named, stakeMinor, isPending });
    }),
  },
  {
    name: 'a coin',
    acts: ['place', 'settle', 'resettle', 'void', 'cash out'],
    isDirect: true,
    sit: enginesOwn(async (on, accountId, { key, ref, money: stakeMinor }) => {
      const { pool } = on.services;
      const staker = await stakerOf(on, accountId);
      const slip = { staker, toss: 'model', side: 'tails', stakeMinor } as const;
      const offer = await coin.acts.quote(pool, slip);
      return coin.acts.place(pool, { key, ref, staker, offer });
    }),
  },
];

test.for(ENGINES)('no order of acts of $name makes or loses money', async (engine) => {
  await openToss(operator, 'model');
  await expectRules(operator, engine);
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
