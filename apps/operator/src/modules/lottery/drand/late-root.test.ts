import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { drandRoundTime } from '@palpite/lottery/proof.ts';
import { isBetSigned, signaturesOf } from '@palpite/lottery/signed-record.ts';
import { isSealSigned } from '@palpite/lottery/signed-seal.ts';
import { timeFaults } from '@palpite/lottery/verify-times.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testTerminal } from '#backoffice/command-line/testing.ts';
import { type Browser, createTestOperator, type TestOperator } from '#testing/operator.ts';
import {
  cancelBet,
  issueOf,
  line,
  makeIssues,
  placeSlip,
  playOnly,
  receiptOf,
  verified,
  workUntil,
} from '../testing/bets.ts';
import { QUICKNET_KEY, QUICKNET_ROUNDS, startRelay } from './testing.ts';

/** Issues whose close the operator missed, with a round each minute. */

const GAME = 'k3-1m';
const START = Date.parse('2026-03-02T12:00:00.000Z') / 1_000;
const CHAIN = { publicKey: QUICKNET_KEY, periodSeconds: 60, genesisSeconds: START - 998 * 60 - 20 };

let relay: Awaited<ReturnType<typeof startRelay>>;
let operator: TestOperator;
let player: Browser;
beforeAll(async () => {
  relay = await startRelay();
  operator = await createTestOperator({
    config: { lotteryDrand: { ...CHAIN, url: relay.url } },
    limits: { generalPerMinute: 100_000 },
  });
  await playOnly(operator, [GAME]);
  await makeIssues(operator);
  player = await operator.signedIn();
});
afterAll(async () => {
  await operator.close();
  await relay.close();
});

const { run } = testTerminal(() => operator, { command: 'lottery' });

const proofOf = (numero: string) =>
  player.client.call(endpoints.lottery.getProof, { query: { gameCode: GAME, numero } });

test('a root that is later than its round is drawn with the later round that the signed rule gives', async () => {
  const { onSale } = await issueOf(player, GAME);
  const { numero = '', drawsAt = '' } = onSale ?? {};
  const { bets } = await placeSlip(player, [line(GAME, numero, 'sum-size', 'big')], 100);
  const open = await proofOf(numero);
  const round = open.drand?.round ?? 0;
  const { list } = await player.client.call(endpoints.lottery.listSigningKeys);
  const keys = list.map(({ publicKey }) => publicKey);
  expect(isSealSigned(keys, open.signature ?? '', open)).toBe(true);
  const rule = { periodSeconds: 60, marginSeconds: 2, stepRounds: 1 };
  expect(open.later).toEqual(rule);
  for (const other of [null, { ...rule, marginSeconds: 1 }, { ...rule, stepRounds: 2 }]) {
    expect(isSealSigned(keys, open.signature ?? '', { ...open, later: other })).toBe(false);
  }

  // Down from before the close until a second after the round.
  await workUntil(operator, new Date(Date.parse(drawsAt) + 1_000).toISOString());
  const closed = await proofOf(numero);
  expect(closed).toMatchObject({ state: 'closed', mixedRound: round + 1, drawsAt, numbers: [] });
  expect(timeFaults(closed)).toEqual([]);
  expect(signaturesOf(keys, closed)).toEqual({ isCloseSigned: true, isDrawSigned: undefined });
  await workUntil(operator, new Date(drandRoundTime(CHAIN, round + 1)).toISOString());
  const receipt = await receiptOf(player, bets[0]?.order ?? '');
  const { proof } = receipt;
  expect(proof).toMatchObject({
    state: 'settled',
    drand: { round },
    mixedRound: round + 1,
    entropy: { round: round + 1 },
    drandSignature: QUICKNET_ROUNDS[round + 1],
  });
  expect(verified(receipt).every(([, ok]) => ok)).toBe(true);
  expect(timeFaults(proof, receipt.leaf ?? undefined)).toEqual([]);
  assertSound(await operator.services.ledger.verify());
});

test('root, count, times, round and numbers are signed: none can be changed in a record, or in the database', async () => {
  const { onSale } = await issueOf(player, GAME);
  const { numero = '', closesAt = '', drawsAt = '' } = onSale ?? {};
  const lines = ['big', 'small'].map((side) => line(GAME, numero, 'sum-size', side));
  const { bets } = await placeSlip(player, lines, 200);
  const { list } = await player.client.call(endpoints.lottery.listSigningKeys);
  const keys = list.map(({ publicKey }) => publicKey);
  // From its placing on, and the same at every time.
  const { leaf, acceptance } = await receiptOf(player, bets[0]?.order ?? '');
  if (leaf === null) throw new Error('the bet was taken back');
  expect(isBetSigned(keys, acceptance ?? '', leaf)).toBe(true);
  expect(isBetSigned(keys, acceptance ?? '', { ...leaf, stakeMinor: '101' })).toBe(false);
  await cancelBet(player, bets[1]?.order ?? '');
  expect(await receiptOf(player, bets[1]?.order ?? '')).toMatchObject({ acceptance: null });
  await workUntil(operator, closesAt);
  await workUntil(operator, drawsAt);
  const receipt = await receiptOf(player, bets[0]?.order ?? '');
  const { proof } = receipt;
  expect(receipt.acceptance).toBe(acceptance);
  expect(signaturesOf(keys, proof)).toEqual({ isCloseSigned: true, isDrawSigned: true });
  const other = '0'.repeat(64);
  for (const change of [
    { root: other },
    { betCount: 2 },
    { closedAt: proof.drawnAt },
    { closesAt: proof.drawsAt },
    { drawsAt: proof.closesAt },
    { mixedRound: 7 },
  ]) {
    const changed = signaturesOf(keys, { ...proof, ...change });
    expect(changed.isCloseSigned, Object.keys(change)[0]).toBe(false);
  }
  for (const change of [
    { drawnAt: proof.closedAt },
    { seed: other },
    { numbers: ['1', '1', '1'] },
    { voidedAt: proof.drawnAt },
    { closeSignature: proof.signature },
  ]) {
    const changed = signaturesOf(keys, { ...proof, ...change });
    expect(changed.isDrawSigned, Object.keys(change)[0]).toBe(false);
  }
  for (const column of ['close_signature', 'draw_signature', 'mixed_round', 'drand_later']) {
    await expect(
      operator.services.pool.query(
        `update operator.lottery_issue set ${column} = null where game_code = $1 and numero = $2`,
        [GAME, numero],
      ),
      column,
    ).rejects.toThrow('never changes');
  }
});

test('issues that are to close earlier are still drawn at the time of their round, and are signed again', async () => {
  const draws = async () => {
    const { rows } = await operator.services.pool.query<{ numero: string; drawsAt: Date }>(
      `select numero, draws_at as "drawsAt" from operator.lottery_issue
       where game_code = $1 and brand_code = 'palpite' and closed_at is null order by numero`,
      [GAME],
    );
    return rows;
  };
  const before = await draws();
  const last = before.at(-1)?.numero ?? '';
  const sealed = await proofOf(last);
  expect(await run('game', GAME, '--close-before', '20')).toBe(0);
  expect(await draws()).toEqual(before);
  const moved = await proofOf(last);
  expect(Date.parse(moved.closesAt)).toBe(Date.parse(sealed.closesAt) - 15_000);
  expect(moved.drawsAt).toBe(
    new Date(drandRoundTime(CHAIN, moved.drand?.round ?? 0)).toISOString(),
  );
  const { list } = await player.client.call(endpoints.lottery.listSigningKeys);
  const keys = list.map(({ publicKey }) => publicKey);
  expect(isSealSigned(keys, moved.signature ?? '', moved)).toBe(true);
  expect(isSealSigned(keys, sealed.signature ?? '', moved)).toBe(false);
});
