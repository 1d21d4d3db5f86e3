import { APP_ROLE } from '@palpite/ledger';
import { createPool } from '@palpite/server/database/pool.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consumeNext, handOut } from '#kernel/events/operator-log.ts';
import { strayFacts } from '#kernel/events/testing.ts';
import { mortalPool } from '#kernel/work/testing.ts';
import { countedStakes } from '#modules/money/turnover/counted-stakes.ts';
import { closeIssue } from '#modules/wager/market.ts';
import { type Done, WagerRefused } from '#modules/wager/play-answer.ts';
import { stakesIn } from '#modules/wager/stakes-in.ts';
import { stakerOf } from '#modules/wager/testing/bets.ts';
import { type Act, act } from '#modules/wager/testing/model.ts';
import { sendAct } from '#modules/wager/testing/send.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { rollUp } from './roll-up.ts';
import { talliesOfActs, talliesOfModels, teamBalances, teamSeen } from './testing.ts';

/**
 * Whatever is done to wagers, on whatever days, and whatever becomes of the processes that roll it up: the read models
 * are what the acts say, and turnover never waits for them.
 */

let operator: TestOperator;
/** The issue until whose close members take bets back. */
const OPEN_ISSUE = 'tally';

let other: Pool;
let members: readonly number[];
beforeAll(async () => {
  operator = await createTestOperator({ limits: { poolSize: 10 } });
  other = createPool({ databaseUrl: operator.database.url, max: 4, name: 'test', role: APP_ROLE });
  await closeIssue(operator.services.pool, OPEN_ISSUE, new Date('2100-01-01'));
  const top = await operator.account({ type: 1 });
  const below = await operator.account({ type: 2, uplineId: top.id });
  members = [
    (await operator.account({ uplineId: top.id })).id,
    (await operator.account({ uplineId: below.id })).id,
    (await operator.account({ uplineId: below.id })).id,
  ];
});
afterAll(async () => {
  await other.end();
  await operator.close();
});

let run = 0;

async function game() {
  run += 1;
  const { pool } = operator.services;
  const name = `tally:${run}`;
  const ids = new Map<string, number>();
  return async (member: number, each: Act, at: number) => {
    const staker = await stakerOf(operator, members[member] ?? 0);
    const wager = `${member} ${each.which}`;
    const done: Done | null = await sendAct(pool, each, {
      staker,
      // Each stake is for another wager.
      run: `${name}:${member}:${at}`,
      at,
      closing: OPEN_ISSUE,
      wagerId: ids.get(wager),
    }).catch((error: unknown) => {
      if (error instanceof WagerRefused) return null;
      throw error;
    });
    if (done !== null && each.kind === 'place') ids.set(wager, done.id);
  };
}

const rebuild = (pool: Pool) =>
  inTransaction(pool, ({ client }) => client.query('select operator.rebuild_tally()'));

/** A process that is killed in the middle of a batch: after so many statements its connections break. */
async function consumeAndDie(statements: number): Promise<void> {
  const dying = mortalPool(operator.database.url, statements);
  await consumeNext(dying, rollUp, 0).catch(() => undefined);
  if (!dying.ended) await dying.end();
}

/** A login as its history has it, and one that failed. */
const logIn = (member: number, outcome: 'ok' | 'wrong_password') =>
  operator.services.pool.query(
    `insert into operator.login_history (brand_code, account_id, method, outcome, address, user_agent, at)
     values ('palpite', $1, 'username', $2, '127.0.0.1', 'test', $3)`,
    [members[member], outcome, operator.services.now()],
  );

const step = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({ kind: fc.constant('act' as const), member: fc.nat(2), act }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('login' as const),
      member: fc.nat(2),
      outcome: fc.constantFrom('ok' as const, 'wrong_password' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hand out' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('two workers' as const),
      batch: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('killed worker' as const),
      statements: fc.integer({ min: 2, max: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rebuild' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('later' as const), hours: fc.constantFrom(2, 9, 26) }),
  },
);

async function expectEqual() {
  await operator.catchUp();
  const { pool } = operator.database;
  expect(await talliesOfModels(pool)).toEqual(await talliesOfActs(pool));
  const { ledger, model } = await teamBalances(pool);
  expect(model).toEqual(ledger);
  const seen = await teamSeen(pool);
  expect(seen.model).toEqual(seen.logins);
}

test('the read models are what the acts say, after any history of acts, workers, kills, rebuilds and days', async () => {
  const { pool, database, now } = operator.services;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
      const play = await game();
      const began = now();
      for (const [at, each] of steps.entries()) {
        if (each.kind === 'act') await play(each.member, each.act, at);
        if (each.kind === 'login') await logIn(each.member, each.outcome);
        if (each.kind === 'hand out') await handOut(pool, 3);
        if (each.kind === 'two workers') {
          await Promise.all([pool, other].map((one) => consumeNext(one, rollUp, 0, each.batch)));
        }
        if (each.kind === 'killed worker') await consumeAndDie(each.statements);
        if (each.kind === 'rebuild') await rebuild(pool);
        if (each.kind === 'later') operator.clock.advance(each.hours * 3_600);
        await operator.clock.isSet();
      }
      // Before anything more is rolled up: what is on its way counts already.
      const middle = new Date((began.getTime() + now().getTime()) / 2);
      const spans = [
        { from: began, to: middle },
        { from: middle, to: null },
        { from: new Date('2026-03-02T03:00:00Z'), to: null },
      ];
      for (const accountId of members) {
        expect(await countedStakes(database, { stakesIn }, accountId, spans)).toEqual(
          await stakesIn(database, accountId, spans),
        );
      }
      await expectEqual();
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect(await strayFacts(operator.database.pool, Object.values(operator.modules))).toEqual([]);
});

test('a rebuild under traffic, with two workers at once, loses nothing and counts nothing twice', async () => {
  const { pool } = operator.services;
  const play = await game();
  const done = new Set<string>();
  const until = async (end: string, work: () => Promise<unknown>) => {
    while (!done.has(end)) await work();
  };
  const player = async (member: number, part: number) => {
    for (const [at, each] of fc.sample(act, 60).entries()) {
      await play(member, each, part + at);
      if (at % 5 === 0) await logIn(member, 'ok');
    }
  };
  const working = [
    until('all', () => handOut(pool, 20)),
    until('all', () => consumeNext(pool, rollUp, 0, 7)),
    until('all', () => consumeNext(other, rollUp, 0, 5)),
    until('rebuilds', () => rebuild(other)),
  ];
  await Promise.all([0, 1, 2].map((member) => player(member, 0)));
  done.add('rebuilds');
  await Promise.all([0, 1, 2].map((member) => player(member, 1_000)));
  done.add('all');
  await Promise.all(working);
  await expectEqual();
});

test('the database refuses every change of an account’s upline', async () => {
  const { pool } = operator.database;
  const [member] = members;
  for (const upline of ['null', String(members[1])]) {
    await expect(
      pool.query(`update operator.account set upline_id = ${upline} where id = $1`, [member]),
    ).rejects.toThrow('members never move');
  }
  for (const change of [
    'delete from operator.team_closure',
    'update operator.team_closure set depth = 9',
  ]) {
    await expect(operator.services.pool.query(change)).rejects.toThrow('permission denied');
  }
});
