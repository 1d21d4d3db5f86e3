import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { verifyDraw } from '@palpite/lottery/verify.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import type { Browser, TestOperator } from '#testing/operator.ts';
import { southNumbers } from './results/testing.ts';
import {
  balanceOf,
  cancelBet,
  drawRecord,
  issueOf,
  line,
  placeSlip,
  receiptOf,
  verified,
  workUntil,
} from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** Đá xiên: a pair of numbers at two stations of a day, 72 units that pay 550 when both come at either of them. */

const [FIRST, SECOND, THIRD] = ['vn-bac-lieu', 'vn-ben-tre', 'vn-vung-tau'];
const STAKE = 7_200;

const held = withLotteries([FIRST, SECOND, THIRD, 'vn-tay-ninh', 'vn-north', 'k3-1m'], {
  config: { lotteryResults: 'people' },
});
let operator: TestOperator;
let player: Browser;
let username: string;
let numero: string;
let before: number;
beforeEach(async () => {
  ({ operator, player } = held);
  ({ username } = await player.client.call(endpoints.member.get));
  const { onSale } = await issueOf(player, FIRST);
  numero = onSale?.numero ?? '';
  before = await balanceOf(player);
});

// A draw waits for those before it: none of the day is left without its numbers.
afterEach(async () => {
  await closeAll();
  for (const gameCode of [FIRST, SECOND, THIRD]) await enter(gameCode, '00');
  await operator.worker.drain();
});

const pair = (numbers: string, one = FIRST, other = SECOND) => ({
  ...line(one, numero, 'da-xien', numbers),
  secondGameCode: other,
});
const enter = (gameCode: string, ...endings: string[]) =>
  typeCommand(operator, 'lottery', 'result', gameCode, numero, ...southNumbers(...endings));

/** Goes to the draws of the day, which then wait for their numbers. */
async function closeAll(): Promise<void> {
  const { closesAt, drawsAt } = await player.client.call(endpoints.lottery.getProof, {
    query: { gameCode: FIRST, numero },
  });
  if (operator.clock.now < new Date(drawsAt)) {
    await workUntil(operator, closesAt);
    await workUntil(operator, drawsAt);
  }
  await player.login(username);
}

test.each([
  ['the station that has the bet in its tree', [FIRST, SECOND]],
  ['the other station', [SECOND, FIRST]],
])('a bet waits for both draws when %s is drawn first, and settles once', async (_what, order) => {
  // 07 comes at one station and 39 at the other; 11 comes nowhere.
  const lines = [pair('07 39'), pair('07 11'), line(FIRST, numero, 'de', '07')];
  const { bets } = await placeSlip(player, lines, 2 * STAKE + 100);
  const [won = '', lost = '', alone = ''] = bets.map((bet) => bet.order);
  expect(bets[0]?.largestWinMinor).toBe('55000');
  await closeAll();
  const [one = '', other = ''] = order;
  expect(await enter(one, one === FIRST ? '07' : '39')).toBe(0);
  await operator.worker.drain();
  const waiting = await receiptOf(player, won);
  expect(waiting.bet).toMatchObject({ status: 'pending', secondGameName: 'Bến Tre' });
  expect((await receiptOf(player, alone)).bet.status).toBe(one === FIRST ? 'won' : 'pending');
  expect(await enter(other, other === FIRST ? '07' : '39')).toBe(0);
  await operator.worker.drain();
  await operator.worker.drain();
  expect((await receiptOf(player, won)).bet).toMatchObject({ status: 'won', payoutMinor: '55000' });
  expect((await receiptOf(player, lost)).bet).toMatchObject({ status: 'lost', payoutMinor: '0' });
  const { proof, secondProof } = await receiptOf(player, won);
  expect([proof.state, proof.betCount, secondProof?.state, secondProof?.betCount]).toEqual([
    'settled',
    3,
    'settled',
    0,
  ]);
  expect(await balanceOf(player)).toBe(before - 2 * STAKE - 100 + 55_000 + 9_500);
  assertSound(await operator.services.ledger.verify());
});

test.each([
  ['first', true],
  ['last', false],
])('if one of the draws is void, a bet on both returns once: void %s', async (_what, isFirst) => {
  const lines = [pair('07 39'), line(FIRST, numero, 'de', '07'), line(SECOND, numero, 'de', '07')];
  const { bets } = await placeSlip(player, lines, STAKE + 200);
  await closeAll();
  const voidSecond = () =>
    typeCommand(operator, 'lottery', 'void', SECOND, numero, 'the station did not draw');
  expect(isFirst ? await voidSecond() : await enter(FIRST, '07')).toBe(0);
  await operator.worker.drain();
  const [both = '', drawn = '', gone = ''] = bets.map((bet) => bet.order);
  expect((await receiptOf(player, both)).bet.status).toBe('pending');
  expect(isFirst ? await enter(FIRST, '07') : await voidSecond()).toBe(0);
  await operator.worker.drain();
  await operator.worker.drain();
  const statuses = [both, drawn, gone].map(
    async (order) => (await receiptOf(player, order)).bet.status,
  );
  expect(await Promise.all(statuses)).toEqual(['cancelled', 'won', 'cancelled']);
  const { proof, secondProof } = await receiptOf(player, both);
  expect(proof).toMatchObject({ state: 'settled', voidedAt: null });
  expect(secondProof).toMatchObject({ state: 'settled', numbers: [], drawnAt: null });
  expect(secondProof?.voidedAt).not.toBeNull();
  expect(await balanceOf(player)).toBe(before - 100 + 9_500);
  assertSound(await operator.services.ledger.verify());
  // Void is void: no numbers follow, and it waits for none.
  expect(await enter(SECOND, '07')).toBe(1);
  expect(await voidSecond()).toBe(1);
  expect((await issueOf(player, SECOND)).awaiting).toEqual([]);
  await expect(
    operator.services.pool.query(
      `update operator.lottery_issue set voided_at = null where game_code = '${SECOND}' and voided_at is not null`,
    ),
  ).rejects.toThrow('never changes');
});

test('both draws at the same moment settle each bet once', async () => {
  for (const numbers of ['07 39', '07 11', '39 11']) {
    await placeSlip(player, [pair(numbers), pair(numbers, SECOND, THIRD)], 2 * STAKE);
  }
  await closeAll();
  for (const gameCode of [FIRST, SECOND, THIRD]) await enter(gameCode, '07', '39');
  await operator.worker.drain(4);
  const { rows } = await operator.services.pool.query<Record<string, string>>(
    `select count(distinct b.wager_id)::text as bets, count(a.id)::text as settlements
     from operator.lottery_bet b left join operator.act a on a.wager_id = b.wager_id and a.kind = 's'
     where b.account_id = $1`,
    [player.accountId],
  );
  expect(rows[0]).toEqual({ bets: '6', settlements: '6' });
  expect(await balanceOf(player)).toBe(before - 6 * STAKE + 2 * 55_000);
  assertSound(await operator.services.ledger.verify());
});

test('the bet is in the tree of the station that closes first, and its leaf names the other one', async () => {
  const { bets } = await placeSlip(
    player,
    [pair('07 39', SECOND, FIRST), pair('11 22')],
    2 * STAKE,
  );
  const { rows } = await player.client.call(endpoints.bet.list, { query: {} });
  expect(rows.map(({ selection, issue }) => [selection, issue])).toEqual([
    ['11 22 + Bến Tre', numero],
    ['07 39 + Bến Tre', numero],
  ]);
  await closeAll();
  await enter(FIRST, '07');
  await enter(SECOND, '39');
  await operator.worker.drain();
  const receipt = await receiptOf(player, bets[0]?.order ?? '');
  const { leaf, inclusion } = receipt;
  expect(leaf).toMatchObject({ game: FIRST, secondGame: SECOND });
  expect(verified(receipt)).toEqual([['inclusion', true]]);
  if (leaf === null || inclusion === null) throw new Error('the bet is in no tree');
  const elsewhere = { receipt: { leaf: { ...leaf, secondGame: THIRD }, ...inclusion } };
  expect(verifyDraw(drawRecord(receipt), elsewhere).map(({ ok }) => ok)).toEqual([false]);
  // The other draw's numbers are those that decided.
  expect(receipt.secondProof).toMatchObject({ game: SECOND, numbers: southNumbers('39') });
  const found = async (gameCode: string) =>
    (await player.client.call(endpoints.lottery.listBets, { query: { gameCode } })).list.length;
  expect([await found(FIRST), await found(SECOND), await found(THIRD)]).toEqual([2, 2, 0]);
});

test('it closes with the earlier of the two draws, and can be taken back until then', async () => {
  const { onSale } = await issueOf(player, THIRD);
  const closesAt = new Date(Date.parse(onSale?.closesAt ?? '') - 600_000);
  await operator.database.pool.query(
    `with moved as (
       update operator.lottery_issue set closes_at = $1
       where game_code = $2 and numero = $3 returning brand_code)
     update operator.issue_close set closes_at = $1
     where issue in (select 'lottery:' || brand_code || ':' || $2 || ':' || $3 from moved)`,
    [closesAt, THIRD, numero],
  );
  const { bets } = await placeSlip(
    player,
    [pair('07 39', FIRST, THIRD), pair('11 22', THIRD, FIRST)],
    2 * STAKE,
  );
  const [first = '', second = ''] = bets.map(({ order }) => order);
  const { bet } = await receiptOf(player, first);
  expect(bet).toMatchObject({ gameCode: THIRD, cancelUntil: closesAt.toISOString() });
  expect(await cancelBet(player, first)).toMatchObject({ returnedMinor: String(STAKE) });
  operator.clock.now = closesAt;
  await operator.clock.isSet();
  await player.login(username);
  await expect(cancelBet(player, second)).rejects.toMatchObject({ code: 'issue_closed' });
  await expect(placeSlip(player, [pair('07 39', FIRST, THIRD)], STAKE)).rejects.toMatchObject({
    code: 'issue_closed',
  });
  // One station alone is still on sale.
  await placeSlip(player, [line(FIRST, numero, 'de', '07')], 100);
  expect(await balanceOf(player)).toBe(before - STAKE - 100);
});

test('two stations that cannot be played together are refused, and so is one where two are needed', async () => {
  const refused = (asked: ReturnType<typeof line>) =>
    placeSlip(player, [asked], STAKE).then(
      () => 'taken',
      (error: { value: { fields: unknown[] } }) => error.value.fields[0],
    );
  const field = (name: string, reason: string) => ({ field: `lines.0.${name}`, reason });
  expect(await refused(pair('07 39', FIRST, FIRST))).toEqual(
    field('secondGameCode', 'no other station of the region'),
  );
  expect(await refused(pair('07 39', FIRST, 'vn-north'))).toEqual(
    field('secondGameCode', 'no other station of the region'),
  );
  expect(await refused(pair('07 39', FIRST, 'vn-tay-ninh'))).toEqual(
    field('numero', 'not on sale'),
  );
  expect(await refused(line(FIRST, numero, 'da-xien', '07 39'))).toEqual(
    field('secondGameCode', 'two stations'),
  );
  expect(await refused({ ...pair('07'), play: 'de' })).toEqual(
    field('secondGameCode', 'one station'),
  );
  expect(await balanceOf(player)).toBe(before);
});
