import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { verifyDraw } from '@palpite/lottery/verify.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Browser, TestOperator } from '#testing/operator.ts';
import { voidWager } from '#modules/wager/wagers.ts';
import {
  balanceOf,
  cancelBet,
  chasesOf,
  drawIssue,
  drawRecord,
  line,
  lineAt,
  numeroOf,
  placeChase,
  placeSlip,
  receiptOf,
  verified,
} from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** A lower prize for a higher rebate: the dice pay 1.956 at the quota and 1.8 at 1800, with 7.8 % of the stake back. */

const GAME = 'k3-1m';
const LEVELS = [1800, 1850, 1900, 1930, 1950, 1956];

const held = withLotteries([GAME, 'vn-north']);
let operator: TestOperator;
let player: Browser;
let numero: string;
let before: number;
beforeEach(async () => {
  ({ operator, player } = held);
  numero = await numeroOf(player, GAME);
  before = await balanceOf(player);
});

const gameAt = (prizeLevel?: number, gameCode = GAME) =>
  player.client.call(endpoints.lottery.getGame, { query: { gameCode, prizeLevel } });
const dice = (prizeLevel: number, choices: string, unitMinor = '1000') =>
  lineAt(prizeLevel, GAME, numero, 'sum-size', choices, unitMinor);

describe('a game says both sides of each level', () => {
  test('its rows at the level asked for, and what the others give back', async () => {
    const game = await gameAt();
    expect(game.prizeLevel).toBe(1956);
    expect(game.prizeLevels).toEqual([
      { prizeLevel: 1800, rebatePercent: '7.80' },
      { prizeLevel: 1850, rebatePercent: '5.30' },
      { prizeLevel: 1900, rebatePercent: '2.80' },
      { prizeLevel: 1930, rebatePercent: '1.30' },
      { prizeLevel: 1950, rebatePercent: '0.30' },
      { prizeLevel: 1956, rebatePercent: '0.00' },
    ]);
    for (const { prizeLevel, rebatePercent } of game.prizeLevels) {
      const { plays } = await gameAt(prizeLevel);
      expect(plays.map(({ row }) => row.code)).toEqual(game.plays.map(({ row }) => row.code));
      for (const { takesLevel, returnPercent } of plays.filter((each) => each.takesLevel)) {
        expect(takesLevel).toBe(true);
        expect(Number(returnPercent.most) + Number(rebatePercent)).toBeCloseTo(97.8, 1);
      }
      const size = plays.find(({ row }) => row.code === 'sum-size');
      expect(size?.row.odds.big).toBe(prizeLevel * 10);
    }
  });

  test('rows with fixed odds are the same at each of them, and say so', async () => {
    const fixed = async (level: number) =>
      (await gameAt(level, 'vn-north')).plays.filter(({ takesLevel }) => !takesLevel);
    expect((await fixed(1956)).length).toBeGreaterThan(5);
    expect(await fixed(1800)).toEqual(await fixed(1956));
  });

  test.each([1957, 1960, 1980, 2000, 1, 0])('the level %i is not offered', async (level) => {
    const refusal = (field: string) => ({
      code: 'field_invalid',
      value: { fields: [{ field, reason: 'not offered' }] },
    });
    await expect(gameAt(level)).rejects.toMatchObject(refusal('prizeLevel'));
    await expect(placeSlip(player, [dice(level, 'big')], 1_000)).rejects.toMatchObject(
      refusal('lines.0.prizeLevel'),
    );
    expect(await balanceOf(player)).toBe(before);
  });
});

test.each(LEVELS)(
  'at %i a bet that loses pays the rebate and one that wins its odds and the rebate, each once',
  async (level) => {
    const lines = [dice(level, 'big', '1003'), dice(level, 'small', '1003')];
    const { bets } = await placeSlip(player, lines, 2_006);
    const rebate = Math.floor((1_003 * (1_956 - level)) / 2_000);
    const win = Math.floor((1_003 * level) / 1_000);
    expect(bets.map(({ rebateMinor, largestWinMinor }) => [rebateMinor, largestWinMinor])).toEqual([
      [rebate > 0 ? String(rebate) : undefined, String(win)],
      [rebate > 0 ? String(rebate) : undefined, String(win)],
    ]);
    await drawIssue(operator, player, GAME);
    const decided = await Promise.all(bets.map(({ order }) => receiptOf(player, order)));
    const [won, lost] = decided.toSorted(
      (one, other) => Number(other.bet.payoutMinor) - Number(one.bet.payoutMinor),
    );
    expect([won?.bet.payoutMinor, won?.bet.status]).toEqual([String(win), 'won']);
    expect([lost?.bet.payoutMinor, lost?.bet.status]).toEqual(['0', 'lost']);
    expect(won?.bet).toMatchObject({ prizeLevel: level, odds: { big: level * 10 } });
    for (const receipt of decided) {
      expect(receipt.leaf?.odds).toEqual(receipt.bet.odds);
      expect(receipt.leaf?.rebateMinor).toBe(receipt.bet.rebateMinor);
      expect(verified(receipt).every(([, ok]) => ok)).toBe(true);
    }
    await operator.worker.drain();
    expect(await balanceOf(player)).toBe(before - 2_006 + win + 2 * rebate);
    const totals = await player.client.call(endpoints.bet.getTotals, { query: {} });
    expect(totals).toMatchObject({
      stakeMinor: '2006',
      payoutMinor: String(win),
      rebateMinor: String(2 * rebate),
      resultMinor: String(win + 2 * rebate - 2_006),
    });
    assertSound(await operator.services.ledger.verify());
  },
);

test('the records show a rebate as its own figure and movement, and all of them add up', async () => {
  const lines = [dice(1800, 'big'), dice(1800, 'small'), dice(1956, 'odd')];
  await placeSlip(player, lines, 3_000);
  await drawIssue(operator, player, GAME);
  await operator.worker.drain();
  const { rows: bets } = await player.client.call(endpoints.bet.list, { query: {} });
  expect(
    bets
      .slice(1)
      .map(({ status, payoutMinor, rebateMinor, resultMinor }) => [
        status,
        payoutMinor,
        rebateMinor,
        resultMinor,
      ]),
  ).toEqual(
    expect.arrayContaining([
      ['lost', '0', '78', '-922'],
      ['won', '1800', '78', '878'],
    ]),
  );
  const lost = bets.find(({ status, rebateMinor }) => status === 'lost' && rebateMinor === '78');
  const detail = await player.client.call(endpoints.bet.get, {
    query: { order: lost?.order ?? '' },
  });
  expect(detail.bet).toEqual(lost);
  const movements = async (type?: 'rebate' | 'payout') => {
    const query = type === undefined ? {} : { type };
    const { rows } = await player.client.call(endpoints.movement.list, { query });
    const totals = await player.client.call(endpoints.movement.getTotals, { query });
    const sum = rows.reduce((all, { inMinor }) => all + Number(inMinor ?? 0), 0);
    expect(totals.inMinor).toBe(String(sum));
    return rows;
  };
  const rebates = await movements('rebate');
  expect(rebates.map(({ inMinor, note }) => [inMinor, note])).toEqual([
    ['78', 'K3 1 min'],
    ['78', 'K3 1 min'],
  ]);
  expect(rebates.map(({ order }) => order).toSorted()).toEqual(
    bets
      .filter(({ rebateMinor }) => rebateMinor === '78')
      .map(({ order }) => order)
      .toSorted(),
  );
  const paid = bets.reduce((all, { payoutMinor }) => all + Number(payoutMinor), 0);
  const payouts = await movements('payout');
  expect(payouts.reduce((all, { inMinor }) => all + Number(inMinor), 0)).toBe(paid);
  expect(payouts.map(({ order }) => order)).not.toContain(lost?.order);
  const all = await movements();
  expect(all[0]?.balanceAfterMinor).toBe(String(before - 3_000 + paid + 2 * 78));
  expect(all.some(({ type, order }) => type === 'rebate' && order === lost?.order)).toBe(true);
  assertSound(await operator.services.ledger.verify());
});

test('a line without a level is at the quota, without a rebate, and its leaf is as before', async () => {
  const { bets } = await placeSlip(player, [line(GAME, numero, 'sum-size', 'big')], 100);
  const { leaf, bet } = await receiptOf(player, bets[0]?.order ?? '');
  expect(bet).toMatchObject({ prizeLevel: 1956, odds: { big: 19_560 } });
  expect(Object.keys(leaf ?? {})).not.toContain('rebateMinor');
});

test('the rebate is in the tree: a receipt with another one fails', async () => {
  const { bets } = await placeSlip(player, [dice(1800, 'big'), dice(1850, 'small')], 2_000);
  await drawIssue(operator, player, GAME);
  const receipt = await receiptOf(player, bets[0]?.order ?? '');
  const { leaf, inclusion } = receipt;
  if (leaf === null || inclusion === null) throw new Error('the bet is in no tree');
  const included = (rebateMinor: string | undefined) =>
    verifyDraw(drawRecord(receipt), { receipt: { leaf: { ...leaf, rebateMinor }, ...inclusion } })
      .filter(({ step }) => step === 'inclusion')
      .map(({ ok }) => ok);
  expect(included(leaf.rebateMinor)).toEqual([true]);
  expect(included('79')).toEqual([false]);
  expect(included(undefined)).toEqual([false]);
});

test('a bet that is taken back, or that the house voids, returns its stake and no rebate', async () => {
  const { bets } = await placeSlip(player, [dice(1800, 'big'), dice(1800, 'small')], 2_000);
  const [first = '', second = ''] = bets.map(({ order }) => order);
  expect(await cancelBet(player, first)).toMatchObject({ returnedMinor: '1000' });
  const brand = await operator.services.brands.brand('palpite');
  await voidWager(operator.services.pool, {
    key: 'void-a-lottery-bet',
    wagerId: Number(second.slice(1)),
    owedBy: { accountId: player.accountId ?? 0, brand },
  });
  await drawIssue(operator, player, GAME);
  expect(await balanceOf(player)).toBe(before);
  expect((await receiptOf(player, second)).bet).toMatchObject({ status: 'cancelled' });
});

test('a play with fixed odds takes no level', async () => {
  const north = await numeroOf(player, 'vn-north');
  await expect(
    placeSlip(player, [lineAt(1956, 'vn-north', north, 'de', '07')], 100),
  ).rejects.toMatchObject({
    code: 'field_invalid',
    value: { fields: [{ field: 'lines.0.prizeLevel', reason: 'fixed odds' }] },
  });
});

test('each part of a chase has its rebate, and none of them counts as the win that stops it', async () => {
  // Exactly one of the two wins its first part.
  for (const choices of ['big', 'small']) {
    const more = { multiples: [10, 10], stopOnWin: true, prizeLevel: 1800 };
    await placeChase(player, { gameCode: GAME, numero, choices, ...more });
  }
  await drawIssue(operator, player, GAME);
  expect((await chasesOf(player)).map(({ ended }) => ended).toSorted()).toEqual([null, 'won']);
  // The rest of the one that won is back, and the other has placed its second part.
  expect(await balanceOf(player)).toBe(before - 4_000 + 1_000 + 1_800 + 2 * 78);
});
