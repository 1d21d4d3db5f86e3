import type { Connection } from '@palpite/ledger/connection.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseAccount } from '#modules/money/index.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import type { Staker } from './gate.ts';
import type { Done } from './play-answer.ts';
import { stakerOf } from './testing/bets.ts';
import { coin, openToss } from './testing/coin.ts';
import type { Act } from './testing/model.ts';
import { type EngineUnderTest, expectRules } from './testing/play-out.ts';
import { sendAct } from './testing/send.ts';

/**
 * Whatever an engine asks for, in whatever order, twice, at once or by a process that is killed before it commits: the ledger's money sums to zero, each act counts once,
 * and the wallet has exactly what a ten-line model of the rules says.
 */

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { poolSize: 8 } });
});
afterAll(() => operator.close());

type Placed = Extract<Act, { kind: 'place' }> & { readonly key: string; readonly ref: string };

const TOSS = 'model';

/** Acts of the port; `placeWith` where the engine places in a way of its own. */
const playOver =
  (
    placeWith?: (on: Connection, staker: Staker, placed: Placed) => Promise<Done>,
  ): EngineUnderTest['sit'] =>
  async (tested, accountId) => {
    const staker = await stakerOf(tested, accountId);
    const run = `model:${accountId}`;
    const ids: (number | undefined)[] = [];
    return async (each, at, on = tested.services.pool) => {
      const sent = { staker, run, at, closing: TOSS, wagerId: ids[each.which] };
      if (each.kind !== 'place') return sendAct(on, each, sent);
      const placed = { ...each, key: `${run}:${at}`, ref: `${run}:${each.which}` };
      const done = await (placeWith?.(on, staker, placed) ?? sendAct(on, each, sent));
      ids[each.which] = done.id;
      return done;
    };
  };

const ENGINES: readonly EngineUnderTest[] = [
  {
    name: 'the port itself',
    acts: ['place', 'accept', 'pay', 'settle', 'resettle', 'void', 'cancel', 'cash out'],
    dies: ['place', 'accept', 'pay', 'settle', 'resettle', 'void', 'cancel', 'cash out'],
    sit: playOver(),
  },
  {
    name: 'a coin',
    acts: ['place', 'settle', 'resettle', 'void', 'cancel', 'cash out'],
    dies: ['place', 'settle', 'resettle', 'void', 'cancel', 'cash out'],
    isDirect: true,
    sit: playOver(async (on, staker, { key, ref, money: stakeMinor }) => {
      const slip = { staker, toss: TOSS, side: 'tails', stakeMinor } as const;
      const offer = await coin.acts.quote(on, slip);
      return coin.acts.place(on, { key, ref, staker, offer });
    }),
  },
];

test.for(ENGINES)('no order of acts of $name makes or loses money', async (engine) => {
  await openToss(operator, TOSS);
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
