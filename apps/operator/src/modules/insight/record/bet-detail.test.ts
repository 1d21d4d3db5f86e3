import { endpoints } from '@palpite/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withVendor } from '#modules/seamless/testing/with-game-host.ts';
import { newPlayer, playAt } from './testing/play.ts';

const { operator, host, game, vendor } = withVendor();
let player: Browser;
let roundId: string;
let order: string;
beforeAll(async () => {
  const opened = await newPlayer(operator);
  player = opened.player;
  const playRound = await playAt(player, opened.username, vendor, game);
  roundId = await playRound(100, { win: 250 });
  const { rows } = await player.client.call(endpoints.bet.list, { query: {} });
  order = rows[0]?.order ?? '';
});

const detail = (browser = player, wanted = order) =>
  browser.client.call(endpoints.bet.get, { query: { order: wanted } });

test('[MEMBER-07] a bet opens with its vendor’s proof, requested by a signed call', async () => {
  const asked: [string, string | null][] = [];
  host.answerWith((url, code) => {
    asked.push([code, url.searchParams.get('roundId')]);
    const verifyPath = `/verify?lang=pt-BR#machine=x&nonce=7`;
    const proof = { serverSeedHash: 'aa', clientSeed: 'mine', nonce: 7, isRevealed: false };
    return { proof: { ...proof, verifyPath } };
  });
  const answer = await detail();
  expect(answer.bet).toMatchObject({ order, issue: roundId, status: 'won', resultMinor: '150' });
  const ended = Date.parse(answer.endedAt ?? '') - operator.clock.now.getTime();
  expect(ended).toBeGreaterThanOrEqual(0);
  expect(ended).toBeLessThan(60_000);
  expect(answer.proof).toEqual({
    serverSeedHash: 'aa',
    clientSeed: 'mine',
    nonce: 7,
    isRevealed: false,
    verifyUrl: `${host.origin}/verify?lang=pt-BR#machine=x&nonce=7`,
  });
  expect(asked).toEqual([[game.vassalage, roundId]]);
});

test('[MEMBER-07] when the vendor has no proof or does not answer, the bet is shown and says so', async () => {
  host.answerWith(() => ({ proof: null }));
  expect(await detail()).toMatchObject({ proof: null, proofState: 'none' });
  // An address that leads elsewhere is not accepted from the vendor.
  host.answerWith(() => ({
    proof: {
      serverSeedHash: 'aa',
      clientSeed: 'mine',
      nonce: 7,
      isRevealed: true,
      verifyPath: '//evil.example/verify',
    },
  }));
  expect(await detail()).toMatchObject({ proof: null, proofState: 'unavailable' });
  host.answerWith(() => ({}));
  const answer = await detail();
  expect(answer).toMatchObject({ proof: null, proofState: 'unavailable', bet: { order } });
});

test('[MEMBER-07] another member’s bet, and an unknown number, are not found', async () => {
  const { player: other } = await newPlayer(operator);
  for (const [browser, wanted] of [
    [other, order],
    [player, 'B999999999'],
    [player, 'T1'],
    [player, '1 or 1=1'],
  ] as const) {
    await expect(detail(browser, wanted)).rejects.toMatchObject({ code: 'not_found' });
  }
});
