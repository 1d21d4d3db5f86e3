import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createOperator } from '#app.ts';
import { createWorkBench, makeMortal, type WorkBench } from '#kernel/work/testing.ts';
import { type Browser, createBrowser } from '#testing/operator.ts';
import {
  balanceOf,
  cancelBet,
  issueOf,
  line,
  makeIssues,
  placeSlip,
  playOnly,
  walletOf,
} from './testing/bets.ts';

/** Processes that die while a bet returns to its member: its stake and its room under the cap come back once. */

const GAME = 'vn-north';
const STAKE = 100;
/** What it would win. */
const LIABILITY = 95 * STAKE;
const SETTLING = 'lottery.settle';
/** After every statement; a sample dies after every so many. */
const STEP = inject('prove') ? 1 : 3;
const MOST_STATEMENTS = 300;

let bench: WorkBench;
beforeAll(async () => {
  bench = await createWorkBench({
    config: { lotteryResults: 'people' },
    limits: { generalPerMinute: 100_000, loginPerAddressPerMinute: 1_000, moneyPerMinute: 100_000 },
  });
  await playOnly(bench.operator, [GAME]);
});
afterAll(() => bench.close());

const handlers = () => bench.operator.modules.lottery.work ?? [];

async function issueOnSale() {
  const { operator } = bench;
  await makeIssues(operator);
  await operator.database.pool.query(
    "delete from operator.work where kind like 'lottery.%' and payload ->> 'brandCode' <> 'palpite'",
  );
  const { onSale } = await issueOf(operator.browser(), GAME);
  if (onSale === null) throw new Error('nothing is on sale');
  return onSale;
}

const lineOn = (numero: string, number: string) => line(GAME, numero, 'de', number, String(STAKE));

/** An account's bets on an issue, how often each was ended and returned, and whether all of the issue's are. */
async function endedOf({ accountId }: Browser, numero: string) {
  const { rows } = await bench.operator.services.pool.query<Record<string, string | null>>(
    `select count(distinct b.wager_id)::text as bets, count(a.id) filter (where a.kind = 'v')::text as returns,
       count(a.id) filter (where a.kind = 's')::text as settlements,
       coalesce(sum(a.amount_minor) filter (where a.kind = 'v'), 0)::text as returned,
       bool_and(i.settled_at is not null)::text as done, max(i.settled_count)::text as counted
     from operator.lottery_issue i join operator.lottery_bet b on b.issue_id = i.id
     join operator.act a on a.wager_id = b.wager_id
     where b.account_id = $1 and i.numero = $2`,
    [accountId, numero],
  );
  return rows[0];
}

test('a worker that is killed at any step of a refund returns each stake once', async () => {
  let killed = 0;
  for (let statements = 1, left = 1; left > 0; statements += STEP) {
    expect(statements).toBeLessThan(MOST_STATEMENTS);
    const { numero, drawsAt } = await issueOnSale();
    const player = await bench.operator.signedIn();
    const before = await balanceOf(player);
    const numbers = ['07', '08', '09'];
    await placeSlip(
      player,
      numbers.map((number) => lineOn(numero, number)),
      numbers.length * STAKE,
    );
    bench.operator.clock.now = new Date(drawsAt);
    await bench.operator.clock.isSet();
    await bench.operator.database.pool.query(
      'insert into operator.lottery_result (game_code, numero, numbers, entered_at) values ($1, $2, null, ledger.now())',
      [GAME, numero],
    );
    const drawing = bench.process(handlers().filter(({ kind }) => kind.name !== SETTLING));
    await drawing.drain();
    await drawing.end();
    const settling = handlers().filter(({ kind }) => kind.name === SETTLING);
    const dying = bench.process(settling, { statements });
    await dying.drain().catch(() => undefined);
    await dying.end();
    bench.clock.shift(31);
    const heir = bench.process(settling);
    left = await heir.drain();
    await heir.end();
    if (left > 0) killed += 1;
    const said = `after ${statements} statements`;
    expect(await endedOf(player, numero), said).toEqual({
      bets: '3',
      returns: '3',
      settlements: '0',
      returned: String(3 * STAKE),
      done: 'true',
      counted: '3',
    });
    expect(await walletOf(bench.operator, player.accountId), said).toBe(before);
  }
  expect(killed).toBeGreaterThan(3);
  assertSound(await bench.operator.services.ledger.verify());
});

/** What the caps of a number count. */
async function liabilityOf(numero: string, number: string): Promise<number> {
  const { rows } = await bench.operator.services.pool.query<{ minor: string }>(
    `select coalesce(sum(liability_minor), 0)::text as minor
     from operator.exposure e join operator.lottery_issue i on e.key = 'lottery:' || i.id || ':de:' || $2
     where i.brand_code = 'palpite' and i.numero = $1`,
    [numero, number],
  );
  return Number(rows[0]?.minor);
}

test('a process that dies at any step of a cancellation has returned the bet whole or not at all, and the next try ends it', async () => {
  const { operator } = bench;
  const { numero } = await issueOnSale();
  const player = await operator.signedIn();
  const before = await balanceOf(player);
  let [unreturned, unheard] = [0, 0];
  for (let statements = 1, isAnswered = false; !isAnswered; statements += 1) {
    expect(statements).toBeLessThan(MOST_STATEMENTS);
    const { bets } = await placeSlip(player, [lineOn(numero, '33')], STAKE);
    const order = bets[0]?.order ?? '';
    const other = await createOperator({ ...operator.config, now: () => operator.clock.now });
    makeMortal(other.services.pool, statements);
    const elsewhere = createBrowser(other, operator.clock, {}, operator.clock.isSet);
    elsewhere.token = player.token;
    isAnswered = await cancelBet(elsewhere, order).then(
      () => true,
      () => false,
    );
    await other.close();
    const said = `after ${statements} statements`;
    const left = await liabilityOf(numero, '33');
    expect([before, before - STAKE], said).toContain(await balanceOf(player));
    const isReturned = (await balanceOf(player)) === before;
    expect(left, said).toBe(isReturned ? 0 : LIABILITY);
    if (!isAnswered && isReturned) unheard += 1;
    if (!isReturned) unreturned += 1;
    // The member presses again, at a process that lives.
    expect(await cancelBet(player, order), said).toMatchObject({
      returnedMinor: String(STAKE),
      balance: { sumBalance: String(before) },
    });
    expect(await liabilityOf(numero, '33'), said).toBe(0);
    expect(await balanceOf(player), said).toBe(before);
  }
  expect(unreturned).toBeGreaterThan(3);
  // Only the answer to the commit can be lost after it.
  expect(unheard).toBeLessThanOrEqual(1);
  expect(await endedOf(player, numero)).toMatchObject({ settlements: '0' });
  assertSound(await operator.services.ledger.verify());
});
