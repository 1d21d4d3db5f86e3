import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createWorkBench, type WorkBench } from '#kernel/work/testing.ts';
import type { Browser } from '#testing/operator.ts';
import { balanceOf, issueOf, lineAt, makeIssues, placeSlip, playOnly } from './testing/bets.ts';

/** Processes that die in the middle of a draw, and outages: each bet is settled once, each draw is made in order. */

const GAME = 'k3-1m';
const SLIPS = 3;
/** Of a slip: the win, and the rebate of each of its two lines. */
const PAID = 180 + 2 * 7;
/** After every statement; a sample dies after every so many, so that each step of the work is hit. */
const STEP = inject('prove') ? 1 : 4;
const MOST_STATEMENTS = 400;
/** Lines of a slip that needs several pieces of work; each is drawn by two workers at once. */
const MANY_LINES = 120;
/** After so many statements one of the two dies, out of those that it does by itself. */
const DEATHS = inject('prove') ? Array.from({ length: 100 }, (_, at) => at + 1) : [5, 17, 41, 83];

let bench: WorkBench;
let player: Browser;
beforeAll(async () => {
  bench = await createWorkBench();
  player = await bench.operator.signedIn();
  // Only this game, at this brand: so that each kill hits a step of its draw.
  await playOnly(bench.operator, [GAME]);
});
afterAll(() => bench.close());

/** What the database holds of an issue's bets: how many there are, acts that ended them, and payouts. */
async function settledOf(numero: string) {
  const { rows } = await bench.operator.services.pool.query<Record<string, string>>(
    `select count(distinct b.wager_id)::text as bets,
       count(a.id) filter (where a.kind = 's')::text as settlements,
       coalesce(sum(a.paid_minor), 0)::text as paid, max(i.settled_count)::text as counted,
       bool_and(i.settled_at is not null)::text as done
     from operator.lottery_issue i join operator.lottery_bet b on b.issue_id = i.id
     join operator.act a on a.wager_id = b.wager_id
     where i.brand_code = 'palpite' and i.game_code = $1 and i.numero = $2`,
    [GAME, numero],
  );
  return rows[0];
}

/** Bets on the issue on sale; exactly one of each slip's two lines wins 180, and both have a rebate of 7. */
async function bet(slips = SLIPS, linesEach = 2) {
  await makeIssues(bench.operator);
  await bench.operator.database.pool.query(
    "delete from operator.work where kind like 'lottery.%' and payload ->> 'brandCode' <> 'palpite'",
  );
  const { onSale } = await issueOf(player, GAME);
  if (onSale === null) throw new Error('nothing is on sale');
  for (let slip = 0; slip < slips; slip += 1) {
    const lines = Array.from({ length: linesEach }, (_, at) =>
      lineAt(1800, GAME, onSale.numero, 'sum-size', at % 2 === 0 ? 'big' : 'small'),
    );
    await placeSlip(player, lines, linesEach * 100);
  }
  return onSale;
}

const handlers = () => bench.operator.modules.lottery.work ?? [];

/** Until a process has work in its hands, or has died before: on a busy machine another one would do all of it. */
async function hasBegun(drained: Promise<unknown>): Promise<void> {
  let isOver = false;
  void drained.then(() => {
    isOver = true;
  });
  let held = 0;
  while (!isOver && held === 0) {
    const { rowCount } = await bench.operator.services.pool.query(
      "select from operator.work where kind like 'lottery.%' and state = 'open' and lease_until > $1",
      [bench.clock.now],
    );
    held = rowCount ?? 0;
  }
}

/** What the next process does once the leases of the dead one have ended: what it still finds locked, it tries again. */
async function inherit(numero: string): Promise<number> {
  const heir = bench.process(handlers());
  let done = 0;
  for (let tries = 0; tries < 4; tries += 1) {
    bench.clock.shift(31);
    done += await heir.drain();
    if ((await settledOf(numero))?.done === 'true') break;
  }
  await heir.end();
  return done;
}

test('a worker that is killed at any step of a draw leaves each bet settled once', async () => {
  let balance = await balanceOf(player);
  // Until a process lives to do all of it.
  for (let statements = 1, left = 1; left > 0; statements += STEP) {
    expect(statements).toBeLessThan(MOST_STATEMENTS);
    const { numero, drawsAt } = await bet();
    bench.operator.clock.now = new Date(drawsAt);
    const dying = bench.process(handlers(), { statements });
    await dying.drain().catch(() => undefined);
    await dying.end();
    left = await inherit(numero);
    const bets = String(2 * SLIPS);
    expect(await settledOf(numero), `after ${statements} statements`).toEqual({
      bets,
      settlements: bets,
      paid: String(PAID * SLIPS),
      counted: bets,
      done: 'true',
    });
    balance += SLIPS * (PAID - 200);
    expect(await balanceOf(player)).toBe(balance);
  }
  assertSound(await bench.operator.services.ledger.verify());
});

test('of two workers at one draw one is killed, and each bet is settled once', async () => {
  const slips = 2;
  const pairs = (slips * MANY_LINES) / 2;
  let balance = await balanceOf(player);
  let killed = 0;
  for (const statements of DEATHS) {
    const { numero, drawsAt } = await bet(slips, MANY_LINES);
    bench.operator.clock.now = new Date(drawsAt);
    await bench.operator.clock.isSet();
    const dying = bench.process(handlers(), { statements });
    const living = bench.process(handlers());
    const death = dying.drain(2).catch(() => undefined);
    await hasBegun(death);
    await Promise.all([death, living.drain(2)]);
    await Promise.all([dying.end(), living.end()]);
    const left = await inherit(numero);
    if (left > 0) killed += 1;
    expect(await settledOf(numero), `after ${statements} statements`).toEqual({
      bets: String(2 * pairs),
      settlements: String(2 * pairs),
      paid: String(PAID * pairs),
      counted: String(2 * pairs),
      done: 'true',
    });
    balance += pairs * (PAID - 200);
    expect(await balanceOf(player)).toBe(balance);
  }
  // The one that died had work in its hands.
  expect(killed).toBeGreaterThan(0);
  assertSound(await bench.operator.services.ledger.verify());
});

test('draws that an outage missed are made in order, every one that was on sale, and their bets are settled', async () => {
  const { numero } = await bet();
  const { services, worker } = bench.operator;
  const due = await services.pool.query<{ numero: string }>(
    `select numero from operator.lottery_issue
     where brand_code = 'palpite' and game_code = $1 and drawn_at is null order by draws_at`,
    [GAME],
  );
  expect(due.rows.length).toBeGreaterThan(10);
  bench.clock.shift(3 * 3_600);
  await makeIssues(bench.operator);
  await worker.drain();
  const drawn = await services.pool.query<{ numero: string }>(
    `select numero from operator.lottery_issue
     where brand_code = 'palpite' and game_code = $1 and numero = any($2) and drawn_at is not null order by drawn_at, id`,
    [GAME, due.rows.map((row) => row.numero)],
  );
  expect(drawn.rows).toEqual(due.rows);
  expect(await settledOf(numero)).toMatchObject({ settlements: String(2 * SLIPS), done: 'true' });
}, 60_000);
