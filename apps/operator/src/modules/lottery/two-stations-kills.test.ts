import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createWorkBench, type WorkBench } from '#kernel/work/testing.ts';
import {
  balanceOf,
  issueOf,
  line,
  makeIssues,
  placeSlip,
  playOnly,
  walletOf,
} from './testing/bets.ts';

/** Processes that die between the draws of two stations, or in them: a bet on both is settled once. */

const [FIRST, SECOND] = ['vn-ben-tre', 'vn-vung-tau'] as const;
const STAKE = 7_200;
/** After every statement; a sample dies after every so many, a prime, so that its steps are hit in turn. */
const STEP = inject('prove') ? 1 : 17;
const MOST_STATEMENTS = 400;

let bench: WorkBench;
beforeAll(async () => {
  bench = await createWorkBench();
  await playOnly(bench.operator, [FIRST, SECOND]);
});
afterAll(() => bench.close());

/** A bet on both stations and one on each; other brands have no draws here. */
async function bet() {
  const { operator } = bench;
  await makeIssues(operator);
  await operator.database.pool.query(
    "delete from operator.work where kind like 'lottery.%' and payload ->> 'brandCode' <> 'palpite'",
  );
  const player = await operator.signedIn();
  const { onSale } = await issueOf(player, FIRST);
  if (onSale === null) throw new Error('nothing is on sale');
  const { numero } = onSale;
  const lines = [
    { ...line(FIRST, numero, 'da-xien', '07 39'), secondGameCode: SECOND },
    line(FIRST, numero, 'tai-xiu', 'tai'),
    line(SECOND, numero, 'tai-xiu', 'xiu'),
  ];
  await placeSlip(player, lines, STAKE + 200);
  return { ...onSale, accountId: player.accountId, balance: await balanceOf(player) };
}

async function settledOf(accountId: number | null) {
  const { rows } = await bench.operator.services.pool.query<Record<string, string>>(
    `select count(distinct b.wager_id)::text as bets,
       count(a.id) filter (where a.kind = 's')::text as settlements,
       coalesce(sum(a.paid_minor), 0)::text as paid, bool_and(i.settled_at is not null)::text as done,
       bool_and(i.settled_count = i.bet_count)::text as counted
     from operator.lottery_bet b join operator.lottery_issue i on i.id = b.issue_id
     join operator.act a on a.wager_id = b.wager_id where b.account_id = $1`,
    [accountId],
  );
  return rows[0];
}

test('a worker that is killed at any step of the two draws leaves each bet settled once', async () => {
  const handlers = bench.operator.modules.lottery.work ?? [];
  // Until a process lives to do all of it.
  for (let statements = 1, left = 1; left > 0; statements += STEP) {
    expect(statements).toBeLessThan(MOST_STATEMENTS);
    const { drawsAt, accountId, balance } = await bet();
    bench.operator.clock.now = new Date(drawsAt);
    const dying = bench.process(handlers, { statements });
    await dying.drain().catch(() => undefined);
    await dying.end();
    // The leases of the dead process end.
    bench.clock.shift(31);
    const heir = bench.process(handlers);
    left = await heir.drain();
    await heir.end();
    const settled = await settledOf(accountId);
    expect(settled, `after ${statements} statements`).toMatchObject({
      bets: '3',
      settlements: '3',
      done: 'true',
      counted: 'true',
    });
    expect(await walletOf(bench.operator, accountId)).toBe(balance + Number(settled?.paid));
  }
  assertSound(await bench.operator.services.ledger.verify());
});
