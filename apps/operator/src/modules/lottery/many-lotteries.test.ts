import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOperator } from '#app.ts';
import { type Browser, createBrowser } from '#testing/operator.ts';
import { blockPlay, limitPlay } from '#modules/wager/gate.ts';
import { balanceOf, drawIssue, line, numeroOf, placeSlip, receiptOf } from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** One slip with lines of several stations and lotteries: all of it is placed, or none. */

const STATIONS = ['vn-bac-lieu', 'vn-ben-tre', 'vn-vung-tau'];
const [FIRST = '', SECOND = '', THIRD = ''] = STATIONS;
const K3 = 'k3-1m';
const STAKE = 500;

const held = withLotteries([...STATIONS, K3], { limits: { poolSize: 12 } });
let numero: string;
let dice: string;
let before: number;
beforeEach(async () => {
  numero = await numeroOf(held.player, FIRST);
  dice = await numeroOf(held.player, K3);
  before = await balanceOf(held.player);
});
afterEach(async () => assertSound(await held.operator.services.ledger.verify()));

const at = (gameCode: string, numbers = '07', unitMinor = String(STAKE)) =>
  line(gameCode, numero, 'de', numbers, unitMinor);
const rolled = () => line(K3, dice, 'sum-size', 'big', String(STAKE));
const betsOf = async ({ client }: Browser) =>
  (await client.call(endpoints.lottery.listBets, { query: {} })).list;

/** Nothing was placed and nothing taken. */
async function expectNothing(player: Browser = held.player): Promise<void> {
  expect(await betsOf(player)).toEqual([]);
  expect(await balanceOf(player)).toBe(before);
}

/** Ends the sale of an issue now, behind the back of who has priced a slip of it. */
const closeNow = (gameCode: string) =>
  held.operator.database.pool.query(
    'update operator.issue_close set closes_at = ledger.now() where issue = $1',
    [`lottery:palpite:${gameCode}:${numero}`],
  );
/** What the caps of an issue count. */
async function liabilities(gameCode: string): Promise<Record<string, string>> {
  const { rows } = await held.operator.services.pool.query<{ name: string; minor: string }>(
    `select split_part(key, ':', 4) as name, sum(liability_minor)::text as minor
     from operator.exposure e join operator.lottery_issue i on starts_with(e.key, 'lottery:' || i.id || ':')
     where i.brand_code = 'palpite' and i.game_code = $1 and i.numero = $2 group by 1`,
    [gameCode, numero],
  );
  return Object.fromEntries(rows.map(({ name, minor }) => [name, minor]));
}

test('[LOTT-07] each line is a bet of its own station’s issue, with its caps and its draw, under one slip', async () => {
  const { player, operator } = held;
  const known = await liabilities(SECOND);
  const lines = [at(THIRD), rolled(), at(FIRST, '07 11'), at(SECOND)];
  const { slipId, bets, balance } = await placeSlip(player, lines, 5 * STAKE);
  expect(balance?.sumBalance).toBe(String(before - 5 * STAKE));
  const receipts = await Promise.all(bets.map(({ order }) => receiptOf(player, order)));
  expect(receipts.map(({ bet }) => [bet.gameCode, bet.numero, bet.stakeMinor])).toEqual([
    [THIRD, numero, '500'],
    [K3, dice, '500'],
    [FIRST, numero, '1000'],
    [SECOND, numero, '500'],
  ]);
  expect(new Set(receipts.map(({ bet }) => bet.slipId))).toEqual(new Set([slipId]));
  const won = String(Number((await liabilities(SECOND))['07']) - Number(known['07'] ?? 0));
  expect(won).toBe(receipts[3]?.bet.largestWinMinor);
  const query = { slipId };
  const { list } = await player.client.call(endpoints.lottery.listBets, { query });
  expect(list.map(({ order }) => order).toSorted()).toEqual(
    bets.map(({ order }) => order).toSorted(),
  );
  await drawIssue(operator, player, K3);
  const states = async () =>
    (await Promise.all(bets.map(({ order }) => receiptOf(player, order)))).map(
      ({ bet }) => bet.status === 'pending',
    );
  expect(await states()).toEqual([true, false, true, true]);
});

test('a bet that was placed alone has no slip, and another account finds none of a slip', async () => {
  const { player, operator } = held;
  expect((await placeSlip(player, [at(FIRST)], STAKE)).slipId).toBeUndefined();
  expect((await betsOf(player))[0]?.slipId).toBeUndefined();
  const { slipId = '' } = await placeSlip(player, [at(FIRST), at(SECOND)], 2 * STAKE);
  const other = await operator.signedIn();
  for (const asked of [slipId, '0', 'S1', '99999999999999999999']) {
    const query = { slipId: asked };
    expect((await other.client.call(endpoints.lottery.listBets, { query })).list).toEqual([]);
  }
});

describe('nothing of a slip is placed', () => {
  test('when the sale of one station is over, and the refusal names its line', async () => {
    const { player, operator } = held;
    const { onSale } = await player.client.call(endpoints.lottery.getIssue, {
      query: { gameCode: K3 },
    });
    operator.clock.now = new Date(onSale?.closesAt ?? '');
    await operator.clock.isSet();
    await expect(placeSlip(player, [at(FIRST), rolled()], 2 * STAKE)).rejects.toMatchObject({
      code: 'issue_closed',
      value: { closedAt: onSale?.closesAt, line: 1 },
    });
    await expectNothing();
  });

  test('when one station closes between its pricing and its stake', async () => {
    const { player } = held;
    await closeNow(SECOND);
    const lines = [at(THIRD), at(SECOND), at(FIRST)];
    await expect(placeSlip(player, lines, 3 * STAKE)).rejects.toMatchObject({
      code: 'issue_closed',
      value: { line: 1 },
    });
    await expectNothing();
    expect(await liabilities(THIRD)).not.toHaveProperty('07', String(95 * 2 * STAKE));
    // The rest of the slip is placed without it.
    const { bets } = await placeSlip(player, [at(THIRD), at(FIRST)], 2 * STAKE);
    expect(bets).toHaveLength(2);
    await held.operator.database.pool.query(
      `update operator.issue_close c set closes_at = i.closes_at from operator.lottery_issue i
       where c.issue = 'lottery:palpite:' || i.game_code || ':' || i.numero and i.brand_code = 'palpite'`,
    );
  });

  test('when the balance is short of the whole, though it covers each line', async () => {
    const unit = String(Math.floor(before / 2) + 1);
    const total = 2 * Number(unit);
    await expect(
      placeSlip(held.player, [at(FIRST, '21', unit), at(SECOND, '21', unit)], total),
    ).rejects.toMatchObject({ code: 'insufficient_funds' });
    await expectNothing();
  });

  test('when the whole is above the player’s own limit, though each line is below it', async () => {
    const { player, operator } = held;
    await placeSlip(player, [at(FIRST, '22', '2')], 2);
    await limitPlay(operator.services.pool, player.accountId ?? 0, {
      stakes: [BigInt(STAKE + 10), null, null],
      losses: [null, null, null],
    });
    await expect(
      placeSlip(player, [at(FIRST, '22'), at(SECOND, '22')], 2 * STAKE),
    ).rejects.toMatchObject({ code: 'play_limit_reached' });
    expect(await betsOf(player)).toHaveLength(1);
    expect(await balanceOf(player)).toBe(before - 2);
  });

  test('while the player has excluded themselves', async () => {
    const { player, operator } = held;
    await placeSlip(player, [at(FIRST, '23', '2')], 2);
    const until = new Date(operator.clock.now.getTime() + 86_400_000);
    await blockPlay(operator.services.pool, player.accountId ?? 0, until);
    await expect(placeSlip(player, [at(FIRST), at(SECOND)], 2 * STAKE)).rejects.toMatchObject({
      code: 'play_blocked',
    });
    expect(await betsOf(player)).toHaveLength(1);
  });

  test('when the total is not what its lines cost together', async () => {
    await expect(
      placeSlip(held.player, [at(FIRST), at(SECOND), at(THIRD)], 2 * STAKE),
    ).rejects.toMatchObject({ code: 'price_changed', value: { totalMinor: String(3 * STAKE) } });
    await expectNothing();
  });
});

test('one key is one slip, also when two processes are asked at the same moment', async () => {
  const { player, operator } = held;
  const other = await createOperator({ ...operator.config, now: () => operator.clock.now });
  try {
    const elsewhere = createBrowser(other, operator.clock, {}, operator.clock.isSet);
    elsewhere.token = player.token;
    const key = randomUUID();
    const lines = [at(FIRST, '31'), at(SECOND, '31'), rolled()];
    const asked = await Promise.allSettled(
      [player, elsewhere, player, elsewhere].map((each) => placeSlip(each, lines, 3 * STAKE, key)),
    );
    const answers = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await betsOf(player)).toHaveLength(3);
    expect(await balanceOf(player)).toBe(before - 3 * STAKE);
    // Another slip under the same key is refused.
    await expect(placeSlip(player, [at(FIRST, '32')], STAKE, key)).rejects.toThrow();
    expect(await balanceOf(player)).toBe(before - 3 * STAKE);
  } finally {
    await other.close();
  }
});

test('slips that race for the caps of two stations fill each to the unit, whole or not at all', async () => {
  const { operator } = held;
  const unit = 20_000;
  const room = Math.floor(20_000_000 / (95 * unit));
  const players = await Promise.all(Array.from({ length: 6 }, () => operator.signedIn()));
  const slip = (player: Browser, nth: number) => {
    const lines = [at(FIRST, '44', String(unit)), at(SECOND, '44', String(unit))];
    return placeSlip(player, nth % 2 === 0 ? lines : lines.toReversed(), 2 * unit);
  };
  const asked = await Promise.allSettled(
    players.flatMap((player, nth) => [slip(player, nth), slip(player, nth + 1)]),
  );
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(asked.length - refused.length).toBe(room);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'exposure_full' });
  const most = String(room * 95 * unit);
  expect([(await liabilities(FIRST))['44'], (await liabilities(SECOND))['44']]).toEqual([
    most,
    most,
  ]);
  const bets = await Promise.all(players.map(betsOf));
  expect(bets.flat()).toHaveLength(2 * room);
  // The room left is in the answer: too little for one more at that price.
  const query = { gameCode: FIRST, numero, play: 'de' };
  operator.clock.advance(3);
  await operator.clock.isSet();
  expect(await held.player.client.call(endpoints.lottery.getRoom, { query })).toEqual({
    list: [{ name: '44', leftMinor: String(20_000_000 - room * 95 * unit) }],
  });
});

/** How many hold or await the lock of an issue that bets share and its close takes alone. */
async function locksOf(gameCode: string) {
  const { rows } = await held.operator.database.pool.query<{ granted: number; waiting: number }>(
    `select count(*) filter (where granted)::int as granted, count(*) filter (where not granted)::int as waiting
     from pg_locks where locktype = 'advisory' and objsubid = 1
       and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 3)`,
    [`lottery:palpite:${gameCode}:${numero}`],
  );
  return rows[0];
}

test('slips take the locks of issues in one order whatever theirs is, so that none wait in a circle with the closes', async () => {
  const { operator, player } = held;
  const closing = await operator.database.pool.connect();
  await closing.query('begin');
  await closing.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [
    `lottery:palpite:${FIRST}:${numero}`,
  ]);
  const slip = placeSlip(player, [at(SECOND, '51'), at(FIRST, '52')], 2 * STAKE);
  try {
    await expect.poll(() => locksOf(FIRST)).toEqual({ granted: 1, waiting: 1 });
    expect(await locksOf(SECOND)).toEqual({ granted: 0, waiting: 0 });
  } finally {
    await closing.query('rollback');
    closing.release();
  }
  expect((await slip).bets).toHaveLength(2);
});
