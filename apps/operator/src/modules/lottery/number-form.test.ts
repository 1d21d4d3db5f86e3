import { endpoints } from '@palpite/contract';
import { issuesBetween } from '@palpite/lottery/issues.ts';
import { isSealSigned } from '@palpite/lottery/signed-seal.ts';
import { verifyDraw } from '@palpite/lottery/verify.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testTerminal } from '#backoffice/command-line/testing.ts';
import { closeWorkOf } from './issues/close-work.ts';
import { makeIssues as writeIssues } from './issues/issue-calendar.ts';
import { lotteryGame } from './tables/lottery.table.ts';
import { issueOf, makeIssues, workUntil } from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** Numbers of issues: `yyyymmdd-nnnn` by the brand's day, and those of before, which keep theirs. */

const GAME = 'k3-5m';
const held = withLotteries([GAME]);
const { run } = testTerminal(() => held.operator, { command: 'lottery' });

const proofOf = (numero: string) =>
  held.operator
    .browser()
    .client.call(endpoints.lottery.getProof, { query: { gameCode: GAME, numero } });

interface Row {
  readonly numero: string;
  readonly draws_at: Date;
  readonly closes_at: Date;
  readonly chain_anchor: string;
}

const issues = async () =>
  (
    await held.operator.services.pool.query<Row>(
      `select numero, draws_at, closes_at, chain_anchor from operator.lottery_issue
       where brand_code = 'palpite' and game_code = $1 order by draws_at`,
      [GAME],
    )
  ).rows;

const later = (minutes: number) =>
  new Date(held.operator.clock.now.getTime() + minutes * 60_000).toISOString();

const isOld = ({ numero }: Pick<Row, 'numero'>) => /^\d{12}$/.test(numero);

/** The half hour after what has been made, made as the release before made it: one zone for all brands, without a dash. */
async function makeOldIssues(): Promise<void> {
  const { pool, secrets, work, brands } = held.operator.services;
  await inTransaction(pool, async ({ tx }) => {
    const { workCalendar } = work.tables;
    const [game] = await tx.select().from(lotteryGame).where(eq(lotteryGame.code, GAME));
    const [calendar] = await tx
      .select()
      .from(workCalendar)
      .where(eq(workCalendar.name, 'lottery-running'));
    if (game === undefined || calendar === undefined) throw new Error('nothing has been made yet');
    const from = calendar.madeTo.getTime() + 1;
    const made = issuesBetween(game, from, from + 1_800_000).map((issue) => ({
      ...issue,
      numero: issue.numero.replace('-', ''),
    }));
    const dayZone = game.clock.timeZone;
    const asked = (await brands.all()).flatMap(({ code: brandCode }) =>
      made.map((issue) => ({ game, issue, brandCode, dayZone })),
    );
    const rows = await writeIssues({ secrets, drand: null }, tx, asked, held.operator.clock.now);
    await work.oweAll(tx, rows.map(closeWorkOf));
    await tx
      .update(workCalendar)
      .set({ madeTo: new Date(from + 1_799_999) })
      .where(eq(workCalendar.name, 'lottery-running'));
  });
}

test('[LOTT-04] an issue has the brand’s day in its number, also where the draw’s own day is another', async () => {
  // 14:10 of the 28th in São Paulo, 12:10 in New York, 0:10 of the 29th in Hà Nội.
  const { operator } = held;
  await workUntil(operator, '2026-11-28T17:10:00.000Z');
  await makeIssues(operator);
  const numbers = async (brandCode: string) =>
    (
      await operator.services.pool.query<{ numero: string }>(
        `select numero from operator.lottery_issue where brand_code = $1 and game_code = $2
         and closes_at > $3 order by draws_at limit 2`,
        [brandCode, GAME, operator.clock.now],
      )
    ).rows.map(({ numero }) => numero);
  expect(await numbers('palpite')).toEqual(['20261128-0171', '20261128-0172']);
  expect(await numbers('lumen')).toEqual(['20261128-0147', '20261128-0148']);
  expect(await numbers('trangvang')).toEqual(['20261129-0003', '20261129-0004']);
});

test('[LOTT-04] issues of both forms are in one history: each is drawn, verified and signed under its own number', async () => {
  const { operator, player } = held;
  await makeOldIssues();
  await workUntil(operator, later(50));
  await makeIssues(operator);
  await workUntil(operator, later(25));
  const { list: keys } = await player.client.call(endpoints.lottery.listSigningKeys);
  const publicKeys = keys.map(({ publicKey }) => publicKey);
  const { onSale } = await issueOf(player, GAME);
  const all = (await issues()).filter(({ draws_at }) => draws_at <= operator.clock.now);
  const recent = all.slice(-14);
  expect(recent.filter(isOld).length).toBeGreaterThan(3);
  expect(recent.filter((row) => !isOld(row)).length).toBeGreaterThan(3);
  expect(onSale?.numero).toMatch(/^\d{8}-\d{4}$/);
  for (const { numero } of recent) {
    const proof = await proofOf(numero);
    expect(proof, numero).toMatchObject({ numero, state: 'settled' });
    const record = { ...proof, root: proof.root ?? '', betCount: proof.betCount ?? 0 };
    expect(verifyDraw(record).map(({ step, ok }) => [step, ok])).toEqual([
      ['commitment', true],
      ['chain', true],
      ['result', true],
    ]);
    expect(isSealSigned(publicKeys, proof.signature ?? '', proof)).toBe(true);
    const other = isOld({ numero })
      ? `${numero.slice(0, 8)}-${numero.slice(8)}`
      : numero.replace('-', '');
    expect(isSealSigned(publicKeys, proof.signature ?? '', { ...proof, numero: other })).toBe(
      false,
    );
  }
  // Draws follow one another without a gap, and a chain is of one form.
  const steps = recent.slice(1).map(({ draws_at }, at) => +draws_at - +(recent[at]?.draws_at ?? 0));
  expect(new Set(steps)).toEqual(new Set([300_000]));
  const ofForm = (old: boolean) =>
    new Set(recent.filter((row) => isOld(row) === old).map((row) => row.chain_anchor));
  expect([...ofForm(true)].filter((anchor) => ofForm(false).has(anchor))).toEqual([]);
  const { list } = await player.client.call(endpoints.lottery.listLastDraws, {
    query: { gameCode: GAME, count: 14 },
  });
  expect(list.map(({ numero }) => numero)).toEqual(recent.map(({ numero }) => numero).toReversed());
});

test('a change of the clock moves issues of either form that were made ahead, and takes none away', async () => {
  const { operator } = held;
  await makeOldIssues();
  const before = (await issues()).filter(({ closes_at }) => closes_at > operator.clock.now);
  expect(before.some(isOld)).toBe(true);
  expect(await run('game', GAME, '--close-before', '20')).toBe(0);
  const after = (await issues()).filter(({ closes_at }) => closes_at > operator.clock.now);
  expect(after.map(({ numero }) => numero)).toEqual(before.map(({ numero }) => numero));
  const moved = after.filter((row, at) => +row.closes_at !== +(before[at]?.closes_at ?? 0));
  expect(moved.length).toBeGreaterThan(6);
  expect(moved.every((row) => +row.draws_at - +row.closes_at === 20_000)).toBe(true);
});
