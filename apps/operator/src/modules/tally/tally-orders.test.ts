import { ContractError } from '@palpite/contract/errors.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOut } from '#kernel/events/operator-log.ts';
import { strayFacts } from '#kernel/events/testing.ts';
import * as deposits from '#modules/money/deposit/deposit-orders.ts';
import type { DepositEvent } from '#modules/money/deposit/deposit-state.ts';
import { makeOrder, REVIEWED } from '#modules/money/deposit/testing/orders.ts';
import { anyDepositEvent } from '#modules/money/deposit/testing/events.ts';
import { anyWithdrawalAct } from '#modules/money/withdrawal/testing/acts.ts';
import {
  newWithdrawer,
  request,
  setTerms,
  type Withdrawer,
} from '#modules/money/withdrawal/testing/withdrawals.ts';
import type { WithdrawalAct } from '#modules/money/withdrawal/withdrawal-state.ts';
import * as withdrawals from '#modules/money/withdrawal/withdrawal-orders.ts';
import { withdrawal } from '#modules/money/tables/withdrawal.table.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { linesOfModels } from './testing.ts';

/** Whatever becomes of deposits and withdrawals, on whatever days: teams count each once, and a rebuild counts the same. */

const AMOUNT = 5_000;

let operator: TestOperator;
let top: number;
beforeAll(async () => {
  operator = await createTestOperator({
    limits: {
      generalPerMinute: 100_000,
      moneyPerMinute: 100_000,
      loginPerAddressPerMinute: 10_000,
    },
  });
  await setTerms(operator, { fee: { fixedMinor: '0', perMille: 0 } });
  top = (await operator.account({ type: 1 })).id;
});
afterAll(() => operator.close());

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('withdrawal' as const), act: anyWithdrawalAct }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('deposit' as const), event: anyDepositEvent }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('catch up' as const, 'hand out' as const, 'rebuild' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('later' as const), hours: fc.constantFrom(1, 25) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A life that leads far, since few random ones do: paid, missing in part, sent again. */
const sentAgain = [
  'paid',
  'not-received',
  'rest-paid',
  'not-received',
  'rest-paid',
  'received',
] as const;
const lived = (steps: readonly Step[]): Step[] =>
  sentAgain.flatMap((kind, at): Step[] => [
    ...steps.filter((_, each) => each % sentAgain.length === at),
    { kind: 'withdrawal', act: { kind } },
  ]);

const history = fc
  .array(step, { minLength: 6, maxLength: 30 })
  .chain((steps) =>
    fc.constantFrom<Step[]>(steps, [
      { kind: 'withdrawal', act: { kind: 'approved', payoutSeconds: null } },
      ...lived(steps),
    ]),
  );

interface Orders {
  readonly deposit: number;
  readonly withdrawal: number;
}

async function ordersOf(member: Withdrawer): Promise<Orders> {
  await makeOrder(member.browser, REVIEWED, String(AMOUNT));
  await request(member, AMOUNT);
  const { rows } = await operator.database.pool.query<{ deposit: string; withdrawal: string }>(
    `select (select max(id) from operator.deposit_order where account_id = $1) as deposit,
       (select max(id) from operator.withdrawal where account_id = $1) as withdrawal`,
    [member.id],
  );
  return { deposit: Number(rows[0]?.deposit), withdrawal: Number(rows[0]?.withdrawal) };
}

const rebuild = (pool: Pool) =>
  inTransaction(pool, ({ client }) => client.query('select operator.rebuild_tally()'));

/** Changes the member's withdrawal; an act that is not available is refused. */
async function changeWithdrawal(id: number, act: WithdrawalAct): Promise<void> {
  const { services, clock } = operator;
  const change = inTransaction(services.pool, async ({ tx, client }) => {
    const [row] = await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update');
    if (row === undefined) throw new Error('the withdrawal has gone');
    const work = { tx, client, services, now: clock.now, by: 'operator' as const };
    await withdrawals.advance(work, row, act);
  });
  await change.catch((error: unknown) => {
    if (!(error instanceof ContractError)) throw error;
  });
}

/** The member's deposit has an event. */
async function changeDeposit(id: number, event: DepositEvent): Promise<void> {
  const { services, modules, clock } = operator;
  await inTransaction(services.pool, async ({ tx, client }) => {
    const row = await deposits.lockOrder(tx, id);
    if (row === undefined) throw new Error('the deposit has gone');
    const work = { tx, client, services, now: clock.now, own: modules.money.own };
    await deposits.advance(work, row, event, { actor: 'operator' });
  });
}

async function happen(orders: Orders, each: Step): Promise<void> {
  if (each.kind === 'withdrawal') await changeWithdrawal(orders.withdrawal, each.act);
  if (each.kind === 'deposit') await changeDeposit(orders.deposit, each.event);
  if (each.kind === 'hand out') await handOut(operator.services.pool, 2);
  if (each.kind === 'catch up') await operator.catchUp();
  if (each.kind === 'rebuild') await rebuild(operator.services.pool);
  if (each.kind === 'later') operator.clock.advance(each.hours * 3_600);
  await operator.clock.isSet();
}

test('whatever happens to deposits and withdrawals, teams count each once, and a rebuild counts the same', async () => {
  const { pool } = operator.database;
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const member = await newWithdrawer(operator, { uplineId: top });
      const orders = await ordersOf(member);
      for (const each of steps) await happen(orders, each);
      await operator.catchUp();
      const live = await linesOfModels(pool);
      await rebuild(operator.services.pool);
      expect(live).toEqual(await linesOfModels(pool));
    }),
    { numRuns: 30, endOnFailure: true },
  );
  expect(await strayFacts(pool, Object.values(operator.modules))).toEqual([]);
});

test('a withdrawal whose rest is sent again counts once, on the day on which it was first paid out', async () => {
  const { pool } = operator.database;
  const upline = (await operator.account({ type: 1 })).id;
  const orders = await ordersOf(await newWithdrawer(operator, { uplineId: upline }));
  await happen(orders, { kind: 'withdrawal', act: { kind: 'approved', payoutSeconds: null } });
  const day = operator.clock.now;
  for (const kind of sentAgain) {
    await happen(orders, { kind: 'withdrawal', act: { kind } });
    await operator.catchUp();
    await happen(orders, { kind: 'later', hours: 25 });
  }
  const { rows } = await pool.query(
    `select withdrawal_minor::int as paid, day = ($2::timestamptz at time zone 'America/Sao_Paulo')::date as first
     from operator.agent_team_day where agent_id = $1 and withdrawal_minor <> 0`,
    [upline, day],
  );
  expect(rows).toEqual([{ paid: AMOUNT, first: true }]);
});
