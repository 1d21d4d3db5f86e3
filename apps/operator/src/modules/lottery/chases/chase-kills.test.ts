import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createWorkBench, type WorkBench } from '#kernel/work/testing.ts';
import type { Browser } from '#testing/operator.ts';
import {
  balanceOf,
  chasesOf,
  issueOf,
  makeIssues,
  placeChase,
  playOnly,
  stopChase,
} from '../testing/bets.ts';

/** A chase whose next part meets a kill, or its member's wish to stop: each part is placed once, and no money is lost. */

const GAME = 'k3-1m';
/** Big and small together: 200 a part, of which 195 return. */
const PART = 200;
const PAID = 195;
const PARTS = 3;
const CHASING = 'lottery.chase';
/** After every statement; a sample dies after every so many. */
const STEP = inject('prove') ? 1 : 2;
const MOST_STATEMENTS = 200;
const RACES = inject('prove') ? 50 : 12;

let bench: WorkBench;
let player: Browser;
let before: number;
beforeAll(async () => {
  bench = await createWorkBench({
    limits: { generalPerMinute: 100_000, loginPerAddressPerMinute: 1_000, moneyPerMinute: 100_000 },
  });
  await playOnly(bench.operator, [GAME]);
});
afterAll(() => bench.close());
beforeEach(newPlayer);

async function newPlayer(): Promise<void> {
  player = await bench.operator.signedIn();
  before = await balanceOf(player);
}

const handlers = () => bench.operator.modules.lottery.work ?? [];
const chasing = () => handlers().filter(({ kind }) => kind.name === CHASING);

/** A chase whose first part is settled, and whose next one is owed. @returns its number */
async function chaseBeforeNext(): Promise<string> {
  const { operator } = bench;
  await makeIssues(operator);
  await operator.database.pool.query(
    "delete from operator.work where kind like 'lottery.%' and payload ->> 'brandCode' <> 'palpite'",
  );
  const { onSale } = await issueOf(player, GAME);
  if (onSale === null) throw new Error('nothing is on sale');
  const { chaseId } = await placeChase(player, {
    gameCode: GAME,
    numero: onSale.numero,
    choices: 'big small',
    multiples: Array.from({ length: PARTS }, () => 1),
  });
  operator.clock.now = new Date(onSale.drawsAt);
  await operator.clock.isSet();
  const settling = bench.process(handlers().filter(({ kind }) => kind.name !== CHASING));
  await settling.drain();
  await settling.end();
  return chaseId;
}

/** Does what is left, also what waits for another attempt or for the lease of a dead process. @returns how much it was */
async function goOn(): Promise<number> {
  const heir = bench.process(chasing());
  let done = 0;
  for (let tries = 0; tries < 3; tries += 1) {
    bench.clock.shift(5);
    done += await heir.drain();
  }
  await heir.end();
  return done;
}

/** The parts of a chase, each with how many stakes and settlements it has. */
async function partsOf(chaseId: string) {
  const { rows } = await bench.operator.services.pool.query<{ bets: number; settled: number }>(
    `select count(distinct b.wager_id)::int as bets, count(a.id) filter (where a.kind = 's')::int as settled
     from operator.wager w join operator.lottery_bet b on b.wager_id = w.id
     left join operator.act a on a.wager_id = w.id where w.slip_id = $1 group by w.issue order by w.issue`,
    [chaseId],
  );
  return rows;
}

test('a worker that is killed at any step of a chase’s next part leaves that part placed once, and the rest held', async () => {
  let killed = 0;
  // Until a process lives to do all of it.
  for (let statements = 1, left = 1; left > 0; statements += STEP) {
    expect(statements).toBeLessThan(MOST_STATEMENTS);
    await newPlayer();
    const chaseId = await chaseBeforeNext();
    const dying = bench.process(chasing(), { statements });
    await dying.drain().catch(() => undefined);
    await dying.end();
    // The lease of the dead process ends before the next issue closes.
    bench.clock.shift(31);
    left = await goOn();
    if (left > 0) killed += 1;
    const said = `after ${statements} statements`;
    expect(await chasesOf(player), said).toMatchObject([
      { chaseId, placed: 2, leftMinor: String(PART), ended: null },
    ]);
    expect(await partsOf(chaseId), said).toEqual([
      { bets: 1, settled: 1 },
      { bets: 1, settled: 0 },
    ]);
    expect(await balanceOf(player), said).toBe(before - PARTS * PART + PAID);
    await stopChase(player, chaseId);
    expect(await balanceOf(player), said).toBe(before - 2 * PART + PAID);
  }
  expect(killed).toBeGreaterThan(3);
  assertSound(await bench.operator.services.ledger.verify());
});

/** Holds the gate of the player's account, lets both wait for it in this order, and opens it. */
async function inOrder(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> {
  const { pool } = bench.operator.database;
  const waiting = async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  const gate = await pool.connect();
  await gate.query('begin');
  await gate.query('select from operator.stake_gate where account_id = $1 for update', [
    player.accountId,
  ]);
  const ended = [first()];
  try {
    await expect.poll(waiting).toBe(1);
    ended.push(second());
    await expect.poll(waiting).toBe(2);
  } finally {
    await gate.query('rollback');
    gate.release();
  }
  await Promise.all(ended);
}

/** A stopped chase with so many parts: no more of them is taken than was placed. */
async function expectStopped(chaseId: string, placed: number): Promise<void> {
  await goOn();
  expect(await chasesOf(player)).toMatchObject([
    { chaseId, placed, leftMinor: '0', ended: 'stopped' },
  ]);
  expect((await partsOf(chaseId)).map(({ bets }) => bets)).toEqual(
    Array.from({ length: placed }, () => 1),
  );
  expect(await balanceOf(player)).toBe(before - placed * PART + PAID);
}

const draining = async () => {
  const worker = bench.process(chasing());
  await worker.drain();
  await worker.end();
};

test('a member who stops a chase just before its next part is placed has all of the rest back', async () => {
  const chaseId = await chaseBeforeNext();
  let returned = '';
  const stop = async () => {
    ({ returnedMinor: returned } = await stopChase(player, chaseId));
  };
  await inOrder(stop, draining);
  expect(returned).toBe(String(2 * PART));
  await expectStopped(chaseId, 1);
});

test('a member who stops a chase just after its next part is placed keeps that part, and has the rest back', async () => {
  const chaseId = await chaseBeforeNext();
  let returned = '';
  const stop = async () => {
    ({ returnedMinor: returned } = await stopChase(player, chaseId));
  };
  await inOrder(draining, stop);
  expect(returned).toBe(String(PART));
  await expectStopped(chaseId, 2);
});

test('stopping and the next part race freely, and every cent is in a part or back', async () => {
  for (let race = 0; race < RACES; race += 1) {
    await newPlayer();
    const chaseId = await chaseBeforeNext();
    const [{ returnedMinor }] = await Promise.all([stopChase(player, chaseId), draining()]);
    const placed = PARTS - Number(returnedMinor) / PART;
    expect([1, 2]).toContain(placed);
    await expectStopped(chaseId, placed);
  }
  assertSound(await bench.operator.services.ledger.verify());
});
