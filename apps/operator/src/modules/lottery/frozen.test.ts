import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { expect, test } from 'vitest';
import { terminalOf } from '#backoffice/testing.ts';
import {
  cancelBet,
  drawIssue,
  issueOf,
  line,
  numeroOf,
  placeSlip,
  walletOf,
  workUntil,
} from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** What was sealed and accepted is what is drawn and settled, also for one who may write the application's rows. */

const GAME = 'k3-1m';
const held = withLotteries([GAME]);

const proofOf = (numero: string) =>
  held.player.client.call(endpoints.lottery.getProof, { query: { gameCode: GAME, numero } });

/** Two bets on the issue on sale, one of them taken back. */
async function twoBets() {
  const numero = await numeroOf(held.player, GAME);
  const { bets } = await placeSlip(
    held.player,
    ['big', 'small'].map((side) => line(GAME, numero, 'sum-size', side)),
    200,
  );
  await cancelBet(held.player, bets[1]?.order ?? '');
  return { numero, bets: bets.map(({ order }) => Number(order.slice(1))) };
}

test('the row of a bet never changes and is never removed, before its close or after it', async () => {
  const { operator, player } = held;
  const { numero, bets } = await twoBets();
  const { onSale } = await issueOf(player, GAME);
  const changes = [
    `update operator.lottery_bet set selection = '{"areas":[["small"]],"bankers":[],"tickets":[]}'`,
    'update operator.lottery_bet set stake_minor = 1, unit_minor = 1',
    `update operator.lottery_bet set odds = '{"win": 999999999}'`,
    `update operator.lottery_bet set play = 'sum-parity'`,
    'update operator.lottery_bet set rebate_minor = 1000',
    'update operator.lottery_bet set account_id = account_id + 1',
    'update operator.lottery_bet set is_cancelled = not is_cancelled, place = 7',
    'delete from operator.lottery_bet',
  ];
  const tryAll = async (more: readonly string[]) => {
    for (const change of [...changes, ...more]) {
      const statement = `${change} where wager_id = any($1)`;
      // The application's own role, and the owner of the tables.
      for (const { pool } of [operator.services, operator.database]) {
        await expect(pool.query(statement, [bets]), change).rejects.toThrow('never changes');
      }
    }
  };
  await tryAll([]);
  await workUntil(operator, onSale?.closesAt ?? '');
  const closed = ['place = 5', 'place = null', 'is_cancelled = true', 'is_cancelled = false'];
  await tryAll(closed.map((change) => `update operator.lottery_bet set ${change}`));
  const copy = `insert into operator.lottery_bet
    select (jsonb_populate_record(b, '{"wager_id": 1, "place": 1}')).* from operator.lottery_bet b
    where wager_id = $1`;
  await expect(operator.services.pool.query(copy, [bets[0]])).rejects.toThrow('never changes');
  await workUntil(operator, onSale?.drawsAt ?? '');
  expect(await proofOf(numero)).toMatchObject({ state: 'settled', betCount: 1 });
  assertSound(await operator.services.ledger.verify());
});

test('neither the rows of plays nor the sale that chooses them change once bets are to be settled by them', async () => {
  const { pool } = held.operator.services;
  await drawIssue(held.operator, held.player, GAME);
  for (const statement of [
    `update operator.lottery_play set play = play || '{"odds":{}}'`,
    'delete from operator.lottery_play',
    `insert into operator.lottery_play (kind, code, since, rank, play)
     select kind, code, since + interval '1 second', rank, play from operator.lottery_play`,
    `update operator.lottery_issue set opens_at = opens_at - interval '1 day' where closed_at is not null`,
    `update operator.lottery_issue set closes_at = closes_at - interval '1 day' where closed_at is not null`,
    `update operator.lottery_issue set chunk_roots = '{other}' where root is not null`,
  ]) {
    await expect(pool.query(statement), statement).rejects.toThrow(/never changes/);
  }
});

test.each([
  [
    'the seed of another issue',
    `(select sealed_seed from operator.lottery_issue o where o.id > i.id and o.game_code = i.game_code
      and o.brand_code = i.brand_code order by o.id limit 1)`,
  ],
  ['no seed', 'null'],
])(
  'a draw whose sealed seed is %s is refused in public before anything is paid, and staff see it',
  async (_, other) => {
    const { operator, player } = held;
    const { accountId } = await placedBy();
    const { onSale } = await issueOf(player, GAME);
    const numero = onSale?.numero ?? '';
    const row = [numero, 'palpite'];
    const { rows } = await operator.services.pool.query<{ sealed_seed: string }>(
      'select sealed_seed from operator.lottery_issue where numero = $1 and brand_code = $2',
      row,
    );
    const put = (seed: string) =>
      operator.services.pool.query(
        `update operator.lottery_issue i set sealed_seed = ${seed} where numero = $1 and brand_code = $2 and game_code = '${GAME}'`,
        row,
      );
    await put(other);
    await workUntil(operator, onSale?.closesAt ?? '');
    const before = await walletOf(operator, accountId);
    await workUntil(operator, onSale?.drawsAt ?? '');
    const refused = await proofOf(numero);
    expect(refused).toMatchObject({ state: 'closed', source: 'seed', seed: null, numbers: [] });
    expect(Date.parse(refused.refusedAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(onSale?.drawsAt ?? ''),
    );
    expect(await walletOf(operator, accountId)).toBe(before);
    const staff = terminalOf(operator, undefined);
    expect((await staff.type('lottery', 'refused', '--as-owner')).text).toMatch(
      new RegExp(`${GAME} +${numero}`),
    );
    // Its own seed again: the draw goes on within half a minute, and the record keeps the fault.
    await put(`'${rows[0]?.sealed_seed}'`);
    const { now } = operator.clock;
    await workUntil(operator, new Date(now.getTime() + 31_000).toISOString());
    const drawn = await proofOf(numero);
    expect(drawn).toMatchObject({ state: 'settled', refusedAt: refused.refusedAt });
    expect((await staff.type('lottery', 'refused', '--as-owner')).text).toContain(
      'No draw is refused.',
    );
    assertSound(await operator.services.ledger.verify());
  },
);

async function placedBy() {
  await placeSlip(
    held.player,
    [line(GAME, await numeroOf(held.player, GAME), 'sum-size', 'big')],
    100,
  );
  const { rows } = await held.operator.services.pool.query<{ account_id: number }>(
    'select account_id::float8 as account_id from operator.lottery_bet order by wager_id desc limit 1',
  );
  return { accountId: rows[0]?.account_id ?? null };
}
