/**
 * The close of an issue, to the millisecond, at two processes whose own clocks are two seconds early and two seconds late.
 * The database's clock decides alone; the test stops it, or lets it go on by a quarter of a millisecond at each look.
 */
import { endpoints } from '@palpite/contract';
import { readBetOrder } from '@palpite/domain';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { type ChildOperators, startChildOperators } from '#testing/child-operators.ts';
import { balanceOf, cancelBet, line, placeSlip } from './testing/bets.ts';

const GAME = 'vn-north';
const SKEWS = [-2_000, 2_000];
const STAKE = 100;
/** Of the database's clock, at each look in the tests that let it go on. */
const TICK_MICROSECONDS = 250;
/** How long before the close the bets of a sweep begin: longer than one takes from its first look to its last. */
const SWEPT_TICKS = 40;
const RACING = 3;

let site: ChildOperators;
/** Two at each process. */
let players: readonly Browser[];
beforeAll(async () => {
  site = await startChildOperators({
    skewsMilliseconds: SKEWS,
    limits: { generalPerMinute: 100_000, loginPerAddressPerMinute: 1_000, moneyPerMinute: 100_000 },
    async prepare(pool) {
      await pool.query('update operator.lottery_game set maintenance = code <> $1', [GAME]);
      await pool.query(TEST_CLOCK);
    },
  });
  players = await Promise.all([0, 0, 1, 1].map(site.memberAt));
});
afterAll(() => site.close());

/** Goes as the database's own clock until it is set. */
const TEST_CLOCK = `
  create sequence public.test_tick minvalue 0 start 0;
  create table public.test_clock (at timestamptz not null, step interval not null);
  create or replace function ledger.now() returns timestamptz language plpgsql volatile security definer as $$
  begin
    -- A read-only transaction cannot count looks: it asks while the clock stands.
    return coalesce(
      (select case when c.step = interval '0' then c.at else c.at + c.step * nextval('public.test_tick') end
       from public.test_clock c),
      clock_timestamp());
  end $$`;

/** @param stepMicroseconds by which it goes on at each look; 0 stops it */
async function setClock(at: number, stepMicroseconds = 0): Promise<void> {
  await site.pool.query(
    `with gone as (delete from public.test_clock), begun as (select setval('public.test_tick', 0, false))
     insert into public.test_clock select to_timestamp($1::float8 / 1000), $2 * interval '1 microsecond' from begun`,
    [at, stepMicroseconds],
  );
}

let numero: string;
let closesAt: number;
let seen = '';
/** Each test has an issue of its own, none of which closes while the tests run by the true clock. */
beforeEach(async () => {
  const { rows } = await site.pool.query<{ numero: string; closes_at: Date }>(
    `select numero, closes_at from operator.lottery_issue where brand_code = 'palpite' and game_code = $1
       and closes_at > now() + interval '3 hours' and numero > $2 order by numero limit 1`,
    [GAME, seen],
  );
  numero = rows[0]?.numero ?? '';
  closesAt = rows[0]?.closes_at.getTime() ?? 0;
  seen = numero;
  await setClock(closesAt - 60_000);
});

/** @returns the bet's number, or why it was refused */
const bet = (player: Browser) =>
  placeSlip(player, [line(GAME, numero, 'de', '07', String(STAKE))], STAKE).then(
    ({ bets }) => readBetOrder(bets[0]?.order ?? '') ?? 0,
    codeOf,
  );
const cancel = (player: Browser, wagerId: number | string) =>
  cancelBet(player, `B${wagerId}`).then(() => 'returned', codeOf);
const codeOf = (error: { code: string }) => error.code;

/** When bets were placed, as the database wrote it, in milliseconds after the close. */
async function placedAfterClose(wagers: readonly unknown[]): Promise<readonly number[]> {
  const { rows } = await site.pool.query<{ after: number }>(
    `select (extract(epoch from placed_at) * 1000 - $2)::float8 as after
     from operator.lottery_bet where wager_id = any($1::bigint[]) order by wager_id`,
    [wagers, closesAt],
  );
  return rows.map(({ after }) => after);
}

/** Lets the processes close the issue, and expects exactly these bets in its list. */
async function expectList(wagers: readonly (number | string)[]): Promise<void> {
  await setClock(closesAt + 3_600_000);
  await site.pool.query(
    `update operator.work set due_at = now() where kind = 'lottery.close' and state = 'open'
       and payload ->> 'gameCode' = $1 and payload ->> 'brandCode' = 'palpite' and payload ->> 'numero' <= $2`,
    [GAME, numero],
  );
  const proofOf = ({ client }: Browser) =>
    client.call(endpoints.lottery.getProof, { query: { gameCode: GAME, numero } });
  const [first] = players;
  if (first === undefined) throw new Error('there are no players');
  await expect.poll(async () => (await proofOf(first)).betCount).toBe(wagers.length);
  const { rows } = await site.pool.query<{ id: number }>(
    `select b.wager_id::float8 as id from operator.lottery_bet b join operator.lottery_issue i on i.id = b.issue_id
     where i.brand_code = 'palpite' and i.game_code = $1 and i.numero = $2 and b.place is not null order by b.place`,
    [GAME, numero],
  );
  expect(rows.map(({ id }) => id)).toEqual(
    wagers.map(Number).toSorted((one, other) => one - other),
  );
  assertSound(await site.here.services.ledger.verify());
}

const inTurn = async <T>(each: (player: Browser, nth: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (const [nth, player] of players.entries()) all.push(await each(player, nth));
  return all;
};

test('the clock of each process is as wrong as these tests want it', async () => {
  for (const [nth, skew] of SKEWS.entries()) {
    const before = Date.now() + skew;
    const { accountId } = await site.memberAt(nth);
    const { rows } = await site.pool.query<{ began: Date }>(
      'select created_at as began from operator.session where account_id = $1',
      [accountId],
    );
    const began = rows[0]?.began.getTime() ?? 0;
    expect(began).toBeGreaterThanOrEqual(before);
    expect(began).toBeLessThanOrEqual(Date.now() + skew);
  }
});

test('a bet is taken and taken back one millisecond before the close, and neither at the close nor one millisecond after it', async () => {
  const before = await Promise.all(players.map(balanceOf));
  // Three that each player has from before, to be taken back at each instant.
  const held = await inTurn(async (player) => [
    await bet(player),
    await bet(player),
    await bet(player),
  ]);

  await setClock(closesAt - 1);
  const taken = await inTurn(bet);
  expect(await placedAfterClose(taken)).toEqual(players.map(() => -1));
  expect(await inTurn((player, nth) => cancel(player, held[nth]?.[0] ?? ''))).toEqual(
    players.map(() => 'returned'),
  );
  for (const [place, instant] of [closesAt, closesAt + 1].entries()) {
    await setClock(instant);
    expect(await inTurn(bet)).toEqual(players.map(() => 'issue_closed'));
    expect(await inTurn((player, nth) => cancel(player, held[nth]?.[place + 1] ?? ''))).toEqual(
      players.map(() => 'issue_closed'),
    );
  }
  const left = held.flatMap((wagers) => wagers.slice(1));
  await expectList([...taken, ...left]);
  const after = await Promise.all(players.map(balanceOf));
  expect(after).toEqual(before.map((balance) => balance - 3 * STAKE));
});

test('of bets that begin at every quarter of a millisecond before the close, no one is placed at it or later', async () => {
  const taken: number[] = [];
  const refused: number[] = [];
  const reasons = new Set<string>();
  for (let ticks = SWEPT_TICKS; ticks >= 0; ticks -= 1) {
    for (const player of [players[0], players[2]]) {
      if (player === undefined) continue;
      await setClock(closesAt - (ticks * TICK_MICROSECONDS) / 1_000, TICK_MICROSECONDS);
      const answer = await bet(player);
      if (typeof answer === 'number') {
        taken.push(answer);
      } else {
        refused.push(ticks);
        reasons.add(answer);
      }
    }
  }
  const after = await placedAfterClose(taken);
  expect(reasons).toEqual(new Set(['issue_closed']));
  // The last one taken is of the last millisecond.
  expect(Math.max(...after)).toBe(-1);
  // The sweep reached over the close: it was long enough for the first bets, and too short for the last.
  expect(Math.max(...refused)).toBeLessThan(SWEPT_TICKS);
  expect(taken.length).toBeGreaterThan(0);
  await expectList(taken);
});

test('bets and returns that race with the close at both processes are all in the list or all out of it', async () => {
  const before = await Promise.all(players.map(balanceOf));
  await setClock(closesAt - 100, TICK_MICROSECONDS);
  const untilClosed = async (player: Browser) => {
    const kept: number[] = [];
    for (;;) {
      const [first, second] = [await bet(player), await bet(player)];
      const placed = [first, second].filter((answer) => typeof answer === 'number');
      const [mine] = placed;
      const isBack = mine !== undefined && (await cancel(player, mine)) === 'returned';
      kept.push(...placed.slice(isBack ? 1 : 0));
      if (placed.length < 2)
        return { kept, refused: [first, second].find((each) => each === 'issue_closed') };
    }
  };
  const racing = Array.from({ length: RACING }, () => players).flat();
  const ended = await Promise.all(racing.map(untilClosed));
  expect(new Set(ended.map(({ refused }) => refused))).toEqual(new Set(['issue_closed']));
  const kept = ended.flatMap((each) => each.kept);
  expect(kept.length).toBeGreaterThan(0);
  expect(Math.max(...(await placedAfterClose(kept)))).toBeLessThan(0);
  await expectList(kept);
  const after = await Promise.all(players.map(balanceOf));
  const spent = before.reduce((sum, balance, nth) => sum + balance - (after[nth] ?? 0), 0);
  expect(spent).toBe(kept.length * STAKE);
});

test('neither process had an error that it did not expect', () => {
  const lines = site.children.flatMap((child) => child.lines);
  expect(lines.filter((each) => each.includes('unexpected error'))).toEqual([]);
});
