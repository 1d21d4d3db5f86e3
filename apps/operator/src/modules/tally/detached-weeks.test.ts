import { endpoints } from '@palpite/contract';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { countedStakes } from '#modules/money/turnover/counted-stakes.ts';
import { anyGame, enter, testVendor } from '#modules/seamless/testing/vendor.ts';
import { stakesIn } from '#modules/wager/stakes-in.ts';
import { stakerOf } from '#modules/wager/testing/bets.ts';
import { place, resettle, settle } from '#modules/wager/wagers.ts';
import { withGameHost } from '#modules/seamless/testing/with-game-host.ts';
import { talliesOfModels } from './testing.ts';

const { operator } = withGameHost();
let memberId: number;
beforeAll(async () => {
  const agent = await operator.account({ type: 1 });
  memberId = (await operator.account({ uplineId: agent.id })).id;
  await operator.database.pool.query('update ledger.setting set keep_weeks = 8');
});

const DAY = 86_400;

async function bet(ref: string) {
  const staker = await stakerOf(operator, memberId);
  const { pool } = operator.services;
  const bets = { product: 'DICE', engine: 'dice', ref, stakeMinor: 500n };
  return (await place(pool, { key: `place:${ref}`, staker, ...bets })).id;
}

async function owed() {
  const { brand } = await stakerOf(operator, memberId);
  return { accountId: memberId, brand };
}

async function end(wagerId: number, payoutMinor: bigint) {
  await settle(operator.services.pool, {
    key: `settle:${wagerId}`,
    wagerId,
    owedBy: await owed(),
    payoutMinor,
  });
}

const correct = async (wagerId: number, payoutMinor: bigint, version: number) =>
  resettle(operator.services.pool, {
    key: `resettle:${wagerId}:${version}`,
    wagerId,
    owedBy: await owed(),
    payoutMinor,
    version,
  });

/** Goes on by so many days, to a moment at which the day before is closed and checked. */
async function goOn(days: number) {
  operator.clock.advance(days * DAY);
  await operator.clock.isSet();
  await operator.catchUp();
}

/** Closes and checks the days that are over; a transaction in any database of the server may hold one open. */
async function closeDays() {
  const { pool } = operator.services;
  await vi.waitFor(
    async () => {
      await operator.clock.isSet();
      await inTransaction(pool, ({ client }) => client.query('select operator.close_days()'));
      expect((await pool.query('select * from operator.check_tally()')).rows).toEqual([]);
      const open = 'select 1 from operator.day_close where checked_at is null';
      expect((await pool.query(open)).rows).toEqual([]);
    },
    { timeout: 30_000 },
  );
}

async function detach(): Promise<number> {
  const { ledger, pool } = operator.services;
  await ledger.makePartitions();
  expect((await ledger.makeCheckpoint()).ok).toBe(true);
  await ledger.detachPartitions();
  const { rows } = await pool.query<{ weeks: number }>(
    'select operator.detach_play_weeks() as weeks',
  );
  return rows[0]?.weeks ?? 0;
}

/** What counts for the member's open requirement. */
async function stakes() {
  const { database, pool } = operator.services;
  const sql = 'select began_at from operator.turnover_requirement where account_id = $1';
  const { rows } = await pool.query<{ began_at: Date }>(sql, [memberId]);
  const spans = rows.map((row) => ({ from: row.began_at, to: null }));
  return countedStakes(database, { stakesIn }, memberId, spans);
}

const kept = async () => {
  const sql = 'select id from operator.wager where account_id = $1 order by 1';
  const { rows } = await operator.services.pool.query<{ id: string }>(sql, [memberId]);
  return rows.map(({ id }) => Number(id));
};

test('bets of a detached week count as before, also after a rebuild, and none is done again', async () => {
  const began = operator.services.now();
  const { pool } = operator.services;
  const player = await operator.signedIn();
  const game = await anyGame(player);
  const vendor = await testVendor(operator, game.vassalage);
  const { username } = await player.client.call(endpoints.member.get);
  const seat = await enter(player, vendor, game, username);
  expect(await seat.bet('old')).toMatchObject({ status: 200 });
  expect(await seat.win('old', 250)).toMatchObject({ status: 200 });
  const won = await bet('won');
  await end(won, 900n);
  const corrected = await bet('corrected');
  await end(corrected, 0n);
  // Placed in one week, decided in the next.
  const late = await bet('late');
  await goOn(5);
  await end(late, 0n);
  await correct(corrected, 200n, 2);
  const undecided = await bet('undecided');
  await goOn(80);
  const recent = await bet('recent');
  await end(recent, 0n);
  await goOn(1);
  await closeDays();
  const models = await talliesOfModels(pool);
  await pool.query(
    `insert into operator.turnover_requirement (account_id, reason, reference, currency, required_minor, began_at)
     values ($1, 'test', 'test', 'BRL', 100000, $2)`,
    [memberId, began],
  );
  const counted = await stakes();

  expect(await detach()).toBeGreaterThan(0);
  expect(await kept()).toEqual([undecided, recent]);
  expect(await talliesOfModels(pool)).toEqual(models);
  await inTransaction(pool, ({ client }) => client.query('select operator.rebuild_tally()'));
  expect(await talliesOfModels(pool)).toEqual(models);
  expect(await stakes()).toEqual(counted);

  await expect(bet('won')).rejects.toMatchObject({ code: 'conflict' });
  await expect(end(won, 900n)).rejects.toMatchObject({ code: 'unknown_wager' });
  await expect(correct(corrected, 0n, 3)).rejects.toMatchObject({ code: 'unknown_wager' });

  for (const answer of [await seat.bet('old', 'another'), await seat.rollBack('old')]) {
    expect(answer).toMatchObject({ code: 'bet_already_settled' });
  }
  expect(await seat.win('old', 250)).toMatchObject({ code: 'transaction_conflict' });

  // What is not decided keeps its week, until it is.
  expect(await detach()).toBe(0);
  await end(undecided, 0n);
  await goOn(1);
  await closeDays();
  expect(await detach()).toBe(1);
  expect(await kept()).toEqual([recent]);
  const now = await talliesOfModels(pool);
  await inTransaction(pool, ({ client }) => client.query('select operator.rebuild_tally()'));
  expect(await talliesOfModels(pool)).toEqual(now);
});
