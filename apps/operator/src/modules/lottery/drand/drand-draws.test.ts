import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { drandRoundTime } from '@palpite/lottery/proof.ts';
import { verifyDraw } from '@palpite/lottery/verify.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Browser, createTestOperator, type TestOperator } from '#testing/operator.ts';
import {
  drawRecord,
  issueOf,
  line,
  makeIssues,
  placeSlip,
  playOnly,
  receiptOf,
  verified,
  workUntil,
} from '../testing/bets.ts';
import { QUICKNET_KEY, QUICKNET_ROUNDS, relayed, startRelay } from './testing.ts';

/** Draws of a game of each minute, with a chain of a round each minute whose recorded rounds fall on the first of them. */

/** Twenty numbers of eighty: that two seeds draw the same does not happen, as it does with three dice. */
const GAME = 'keno-1m';
const START = Date.parse('2026-03-02T12:00:00.000Z') / 1_000;
const CHAIN = { publicKey: QUICKNET_KEY, periodSeconds: 60, genesisSeconds: START - 998 * 60 - 20 };

let relay: Awaited<ReturnType<typeof startRelay>>;
let operator: TestOperator;
let player: Browser;
beforeAll(async () => {
  relay = await startRelay();
  operator = await createTestOperator({
    config: { lotteryDrand: { ...CHAIN, url: relay.url } },
    limits: { generalPerMinute: 100_000, loginPerAddressPerMinute: 1_000 },
  });
  await playOnly(operator, [GAME]);
  await makeIssues(operator);
  player = await operator.signedIn();
});
afterAll(async () => {
  await operator.close();
  await relay.close();
});
beforeEach(() => {
  relay.relay.answer = relayed;
});

const proofOf = (numero: string) =>
  player.client.call(endpoints.lottery.getProof, { query: { gameCode: GAME, numero } });

/** Bets on the issue on sale and goes to its draw. */
async function toDraw() {
  const { onSale } = await issueOf(player, GAME);
  if (onSale === null) throw new Error('nothing is on sale');
  const { numero, closesAt, drawsAt } = onSale;
  const lines = ['07', '08'].map((number) => line(GAME, numero, 'all-1', number));
  const { bets } = await placeSlip(player, lines, 200);
  const open = await proofOf(numero);
  await workUntil(operator, closesAt);
  const closed = await proofOf(numero);
  await workUntil(operator, drawsAt);
  return { numero, open, closed, drawsAt, order: bets[0]?.order ?? '' };
}

const later = async (seconds: number) => {
  const { now } = operator.clock;
  await workUntil(operator, new Date(now.getTime() + seconds * 1_000).toISOString());
};

test('the round is named before sales open, comes after the root, and is mixed into the numbers', async () => {
  const { numero, open, closed, drawsAt, order } = await toDraw();
  const round = open.drand?.round ?? 0;
  expect(open).toMatchObject({ state: 'open', entropy: null, drandSignature: null, root: null });
  expect(open.drand).toEqual({ round, publicKey: QUICKNET_KEY });
  expect(Object.keys(QUICKNET_ROUNDS)).toContain(String(round));
  // The draw is at the round's time, and the root was out before it.
  expect(Date.parse(drawsAt)).toBe(drandRoundTime(CHAIN, round));
  expect(Date.parse(closed.closedAt ?? '')).toBeLessThan(drandRoundTime(CHAIN, round));
  const receipt = await receiptOf(player, order);
  expect(receipt.proof).toMatchObject({
    state: 'settled',
    drandSignature: QUICKNET_ROUNDS[round],
    entropy: { round },
  });
  expect(verified(receipt)).toEqual([
    ['commitment', true],
    ['chain', true],
    ['entropy', true],
    ['result', true],
    ['inclusion', true],
  ]);
  const record = drawRecord(receipt);
  const failed = (change: object) =>
    verifyDraw({ ...record, ...change })
      .filter(({ ok }) => !ok)
      .map(({ step }) => step);
  expect(failed({ entropy: null })).toEqual(['result']);
  expect(failed({ drandSignature: QUICKNET_ROUNDS[657_413] })).toEqual(['entropy']);
  const named = `where game_code = '${GAME}' and numero = '${numero}'`;
  for (const change of ['drand_round = 1', "drand_key = 'other'", "drand_signature = 'other'"]) {
    await expect(
      operator.services.pool.query(`update operator.lottery_issue set ${change} ${named}`),
    ).rejects.toThrow('never changes');
  }
});

test('without the round the draw waits and is repeated; no answer but the network’s draws it', async () => {
  relay.relay.answer = () => ({ status: 503, body: '' });
  const { numero } = await toDraw();
  expect(await proofOf(numero)).toMatchObject({ state: 'closed', numbers: [], seed: null });
  const { drand } = await proofOf(numero);
  const round = drand?.round ?? 0;
  const forged = { round, signature: QUICKNET_ROUNDS[657_413] };
  relay.relay.answer = () => ({ status: 200, body: JSON.stringify(forged) });
  await later(5);
  expect(await proofOf(numero)).toMatchObject({ state: 'closed', numbers: [], seed: null });
  const { rows } = await operator.services.pool.query<{ last_error: string }>(
    `select last_error from operator.work
     where kind = 'lottery.draw' and payload ->> 'brandCode' = 'palpite' and payload ->> 'numero' = $1`,
    [numero],
  );
  expect(rows[0]?.last_error).toContain('is not that of the drand network');
  const asked = relay.asked.length;
  relay.relay.answer = relayed;
  await later(30);
  expect(relay.asked.length).toBeGreaterThan(asked);
  expect(await proofOf(numero)).toMatchObject({ state: 'settled', entropy: { round } });
  assertSound(await operator.services.ledger.verify());
});
