import { inTransaction } from '@palpite/server/database/transaction.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { stakerOf } from '#modules/wager/testing/bets.ts';
import { place, settle } from '#modules/wager/wagers.ts';
import { withOperator } from '#testing/with-operator.ts';
import { checkCalendar, checkWork } from './check-days.ts';

const operator = withOperator();
let memberId: number;
beforeAll(async () => {
  const agent = await operator.account({ type: 1 });
  memberId = (await operator.account({ uplineId: agent.id })).id;
});

let bets = 0;
async function lose(stakeMinor: bigint) {
  bets += 1;
  const { pool } = operator.services;
  const staker = await stakerOf(operator, memberId);
  const { id: wagerId } = await place(pool, {
    key: `place:${bets}`,
    staker,
    product: 'DICE',
    engine: 'dice',
    ref: `close:${bets}`,
    stakeMinor,
  });
  const owedBy = { accountId: memberId, brand: staker.brand };
  await settle(pool, { key: `settle:${bets}`, wagerId, owedBy, payoutMinor: 0n });
}

async function closeDays() {
  await operator.clock.isSet();
  await inTransaction(operator.services.pool, ({ client }) =>
    client.query('select operator.close_days()'),
  );
  const { rows } = await operator.database.pool.query<{ day: string }>(
    "select day::text from operator.day_close where brand_code = 'palpite' and closed_at is not null order by 1",
  );
  return rows.map(({ day }) => day);
}

/** A transaction under way in any database of the server holds a day open, so those of other tests are waited for. */
const isClosed = (day: string) =>
  vi.waitFor(async () => expect(await closeDays()).toContain(day), { timeout: 30_000 });

async function check() {
  const work = checkWork({ ...operator.services, metrics: { ...operator.services.metrics } });
  await work.begin({}, { key: 'test', attempt: 1, signal: new AbortController().signal });
  const { registry } = operator.services.metrics;
  const found = await registry.getSingleMetric('palpite_tally_differences')?.get();
  registry.removeSingleMetric('palpite_tally_differences');
  return found?.values[0]?.value;
}

test('a day is closed once it is over, no transaction of it is under way and the models have its events; not before', async () => {
  operator.services.metrics.registry.removeSingleMetric('palpite_tally_differences');
  const { pool } = operator.database;
  operator.clock.now = new Date('2026-03-04T02:00:00.000Z');
  await operator.clock.isSet();
  await lose(500n);
  operator.clock.now = new Date('2026-03-04T03:00:30.000Z');
  await closeDays();
  expect(await closeDays()).not.toContain('2026-03-03');
  const late = await pool.connect();
  await late.query('begin; select pg_current_xact_id()');
  operator.clock.now = new Date('2026-03-04T03:02:00.000Z');
  await closeDays();
  expect(await closeDays()).not.toContain('2026-03-03');
  await late.query('commit');
  late.release();
  // The bet’s events still wait for their place.
  expect(await closeDays()).not.toContain('2026-03-03');
  await operator.catchUp();
  await isClosed('2026-03-03');
  expect(await check()).toBe(0);
});

test('a closed day that differs from the acts is an alarm, every night until the models are rebuilt', async () => {
  const { pool } = operator.database;
  await lose(300n);
  await operator.catchUp();
  operator.clock.now = new Date('2026-03-05T03:02:00.000Z');
  await isClosed('2026-03-04');
  await pool.query(
    "update operator.member_day set captured_minor = captured_minor + 1 where day = '2026-03-04' and captured_minor > 0",
  );
  operator.logLines.length = 0;
  // The day's sum differs from its acts, and from what the house was moved by.
  expect(await check()).toBe(2);
  expect(operator.logLines.join('\n')).toContain('a closed day of the read models differs');
  expect(await check()).toBe(2);
  await inTransaction(operator.services.pool, ({ client }) =>
    client.query('select operator.rebuild_tally()'),
  );
  expect(await check()).toBe(0);
});

test('a check is owed every day, and one for all the days of an outage', async () => {
  const { database } = operator.services;
  const entriesOf = async (from: string, to: string) => {
    const now = new Date('2026-03-10T12:00:00Z');
    const span = { from: new Date(from), to: new Date(to), now };
    return (await checkCalendar.entries(database, span)).map(({ dueAt }) => dueAt?.toISOString());
  };
  expect(await entriesOf('2026-03-10T12:00:00Z', '2026-03-12T12:00:00Z')).toEqual([
    '2026-03-11T06:00:00.000Z',
    '2026-03-12T06:00:00.000Z',
  ]);
  expect(await entriesOf('2026-03-06T12:00:00Z', '2026-03-12T12:00:00Z')).toHaveLength(3);
});
