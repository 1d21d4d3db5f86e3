import { randomUUID } from 'node:crypto';
import { VendorError } from '@palpite/contract/vendor-wallet.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameState, RoundPage, RoundView } from '../api-shapes.ts';
import { openStream } from '../fairness/stream.ts';
import { MACHINES } from '../machines/machines.ts';
import { play } from '../machines/round.ts';
import {
  GAME,
  type OpenGames,
  openGames,
  PLAYER,
  STAKE,
  TestPlayer,
} from '../testing/open-games.ts';

let open: OpenGames;
let player: TestPlayer;

beforeAll(async () => {
  open = await openGames();
});
afterAll(() => open.close());
beforeEach(async () => {
  open.operator.faults.before = undefined;
  open.operator.faults.after = undefined;
  open.operator.setBalance(PLAYER, 100_000n);
  player = await TestPlayer.open(open);
});

/** What the wallet moved for one round. */
const movedIn = (roundId: string) =>
  open.operator.moved.filter((each) => each.roundId === roundId).map(({ call }) => call);

describe('a spin', () => {
  test('[LAUNCH-06] takes one stake, pays one win, and shows the balance that the wallet holds', async () => {
    const before = open.operator.balance(PLAYER);
    const { round, balanceMinor } = await player.spin();
    expect(round.state).toBe('closed');
    expect(movedIn(round.id)).toEqual(['bet', 'win']);
    const after = before - BigInt(STAKE) + BigInt(round.winMinor ?? -1);
    expect(open.operator.balance(PLAYER)).toBe(after);
    expect(balanceMinor).toBe(String(after));
  });

  test('sent twice with one key is one round, also at the same moment', async () => {
    const key = randomUUID();
    const [one, two] = await Promise.all([player.spin(key), player.spin(key)]);
    const three = await player.spin(key);
    expect(two.round.id).toBe(one.round.id);
    expect(three.round).toEqual((await player.spin(key)).round);
    expect(three.round.id).toBe(one.round.id);
    expect(movedIn(one.round.id)).toEqual(['bet', 'win']);
  });

  test('with a used key and another stake is refused and moves nothing', async () => {
    const key = randomUUID();
    await player.spin(key);
    const moved = open.operator.moved.length;
    const answer = await player.post('/api/spin', { spinKey: key, stakeMinor: '200' });
    expect(answer).toEqual({ status: 422, body: { code: 'spin_key_reused' } });
    expect(open.operator.moved).toHaveLength(moved);
  });

  test.each(['1', '101', '999999999999'])(
    'for %s, which is not on offer, is refused',
    async (stakeMinor) => {
      const answer = await player.post('/api/spin', { spinKey: randomUUID(), stakeMinor });
      expect(answer).toEqual({ status: 422, body: { code: 'stake_not_offered' } });
    },
  );

  test('of a player without enough money takes nothing and says why', async () => {
    open.operator.setBalance(PLAYER, 99n);
    const { round } = await player.spin();
    expect(round).toMatchObject({ state: 'refused', refusal: 'insufficient_funds', play: null });
    expect(open.operator.balance(PLAYER)).toBe(99n);
    expect(movedIn(round.id)).toEqual([]);
  });

  test('is decided by the seeds that were fixed before it', async () => {
    const { seeds } = await player.get<GameState>('/api/state');
    const clientSeed = 'my-own-words';
    await player.post('/api/seed', { clientSeed });
    const spun = [await player.spin(), await player.spin(), await player.spin()];
    await player.post('/api/seed', { clientSeed: 'another' });
    for (const [nonce, { round }] of spun.entries()) {
      const shown = await player.get<RoundView>(`/api/rounds/${round.id}`);
      const serverSeed = shown.serverSeed ?? '';
      expect(shown).toMatchObject({
        clientSeed,
        nonce,
        serverSeedHash: seeds.nextServerSeedHash,
      });
      const again = play(
        MACHINES.lines,
        openStream({ serverSeed, clientSeed, nonce }),
        BigInt(STAKE),
      );
      expect(again.play).toEqual(shown.play);
      expect(String(again.winMinor)).toBe(shown.winMinor);
    }
  });

  test('is listed in the history, newest first, and adds to the session’s net result', async () => {
    const spun = [await player.spin(), await player.spin()];
    const { rounds } = await player.get<RoundPage>('/api/rounds');
    expect(rounds.slice(0, 2).map(({ id }) => id)).toEqual(
      spun.map(({ round }) => round.id).reverse(),
    );
    const won = spun.reduce((all, { round }) => all + BigInt(round.winMinor ?? 0), 0n);
    // the rounds before it are of the same sitting
    const { stakedMinor, wonMinor } = player.state.net;
    expect(spun[1]?.net).toEqual({
      stakedMinor: String(BigInt(stakedMinor) + 200n),
      wonMinor: String(BigInt(wonMinor) + won),
    });
  });
});

describe('a wallet that does not answer', () => {
  test('the stake once: it is sent again under its own id and taken once', async () => {
    let asked = 0;
    open.operator.faults.after = async (call) => {
      asked += call === 'bet' ? 1 : 0;
      return call === 'bet' && asked === 1 ? 'hang up' : undefined;
    };
    const { round } = await player.spin();
    expect(round.state).toBe('closed');
    expect(asked).toBe(2);
    expect(movedIn(round.id)).toEqual(['bet', 'win']);
  });

  test('the stake at all: the round is not played and the stake is back', async () => {
    open.operator.faults.after = async (call) => (call === 'bet' ? 'hang up' : undefined);
    const before = open.operator.balance(PLAYER);
    const { round } = await player.spin();
    expect(round).toMatchObject({ state: 'cancelled', play: null, winMinor: null });
    expect(movedIn(round.id)).toEqual(['bet', 'rollback']);
    expect(open.operator.balance(PLAYER)).toBe(before);
  });

  test('in time: the late stake is refused once it was rolled back', async () => {
    const late = Promise.withResolvers<void>();
    open.operator.faults.before = async (call) => {
      if (call === 'bet') await late.promise;
      return undefined;
    };
    const before = open.operator.balance(PLAYER);
    const { round } = await player.spin();
    expect(round.state).toBe('cancelled');
    late.resolve();
    // A whole further round: by then the wallet has answered the late stakes.
    const { round: next } = await player.spin();
    expect(movedIn(next.id)).toEqual(['bet', 'win']);
    expect(movedIn(round.id)).toEqual(['rollback']);
    const moved = BigInt(next.winMinor ?? -1) - BigInt(STAKE);
    expect(open.operator.balance(PLAYER)).toBe(before + moved);
  });

  test('and then refuses: the first try may have been taken, so it is rolled back', async () => {
    let asked = 0;
    open.operator.faults.before = async (call) => {
      if (call !== 'bet') return undefined;
      asked += 1;
      if (asked === 1) return 'hang up';
      throw new VendorError('insufficient_funds');
    };
    const { round } = await player.spin();
    expect(round).toMatchObject({ state: 'cancelled', refusal: 'insufficient_funds' });
    expect(movedIn(round.id)).toEqual(['rollback']);
  });

  test('to one request while another takes the stake: the player keeps the round', async () => {
    let asked = 0;
    open.operator.faults.before = async (call) => {
      if (call !== 'bet') return undefined;
      asked += 1;
      if (asked > 1) return undefined;
      // by the time this refusal arrives, a repeat of the same spin has been accepted
      await expect.poll(() => open.operator.moved.at(-1)?.call).toBe('bet');
      throw new VendorError('insufficient_funds');
    };
    open.operator.faults.after = async (call) => {
      // oxlint-disable-next-line time/no-sleep -- an answer that takes long: no event says when the host has read the refusal
      if (call === 'bet') await new Promise((resolve) => setTimeout(resolve, 150));
      return undefined;
    };
    const key = randomUUID();
    const first = player.spin(key);
    await expect.poll(() => asked).toBe(1);
    const [{ round }] = await Promise.all([first, player.spin(key)]);
    const settled = await player.get<RoundView>(`/api/rounds/${round.id}`);
    expect(movedIn(round.id)).toEqual(
      settled.state === 'closed' ? ['bet', 'win'] : ['bet', 'rollback'],
    );
  });

  test('the win: the result is shown, no other round starts, and the outbox delivers it once', async () => {
    open.operator.faults.before = async (call) => (call === 'win' ? 'hang up' : undefined);
    const { round } = await player.spin();
    expect(round.state).toBe('played');
    expect(round.play).not.toBeNull();
    const other = await player.post('/api/spin', { spinKey: randomUUID(), stakeMinor: STAKE });
    expect(other).toEqual({ status: 409, body: { code: 'round_open' } });
    const rotated = await player.post('/api/seed', { clientSeed: 'too-early' });
    expect(rotated).toEqual({ status: 409, body: { code: 'round_open' } });
    open.operator.faults.before = undefined;
    const worker = await open.another();
    worker.start();
    await expect
      .poll(async () => (await player.get<RoundView>(`/api/rounds/${round.id}`)).state)
      .toBe('closed');
    expect(movedIn(round.id)).toEqual(['bet', 'win']);
  });
});

describe('a session that the operator ended', () => {
  test('takes no stake, ends the game, and still pays what was won before', async () => {
    const other = await openGames();
    try {
      const ana = await TestPlayer.open(other);
      other.operator.faults.before = async (call) => (call === 'win' ? 'hang up' : undefined);
      const { round } = await ana.spin();
      other.operator.endSessions();
      other.operator.faults.before = undefined;
      other.games.start();
      await expect
        .poll(() => other.operator.moved.filter(({ roundId }) => roundId === round.id).length)
        .toBe(2);
      await expect
        .poll(
          async () =>
            (await ana.post('/api/spin', { spinKey: randomUUID(), stakeMinor: STAKE })).body,
        )
        .toMatchObject({ round: { state: 'refused', refusal: 'session_ended' } });
      const after = await ana.post('/api/spin', { spinKey: randomUUID(), stakeMinor: STAKE });
      expect(after).toEqual({ status: 403, body: { code: 'session_ended' } });
    } finally {
      await other.close();
    }
  });
});

test('no token, a wrong one, or another player’s round gives access to nothing', async () => {
  const { round } = await player.spin();
  const wrong = await open.games.app.request('/api/state', {
    headers: { Authorization: `Bearer ${'a'.repeat(43)}` },
  });
  expect(wrong.status).toBe(401);
  expect((await open.games.app.request('/api/state')).status).toBe(401);
  open.operator.setBalance('player-2', 1000n);
  const stranger = await TestPlayer.open(open, { playerId: 'player-2' });
  await expect(stranger.get(`/api/rounds/${round.id}`)).rejects.toThrow('404');
  expect((await stranger.get<RoundPage>('/api/rounds')).rounds).toEqual([]);
});

test('a launch token opens its own game, once', async () => {
  const token = open.operator.launch(PLAYER, GAME);
  const first = await player.post('/api/session', { gameCode: GAME, launchToken: token });
  expect(first.status).toBe(200);
  const again = await player.post('/api/session', { gameCode: GAME, launchToken: token });
  expect(again).toEqual({ status: 401, body: { code: 'launch_refused' } });
  const other = open.operator.launch(PLAYER, GAME);
  const elsewhere = await player.post('/api/session', {
    gameCode: 'hold-orchard-001',
    launchToken: other,
  });
  expect(elsewhere).toEqual({ status: 401, body: { code: 'launch_refused' } });
});

test('a round that was seen marks the older ones of its game as seen, and none of another player or game', async () => {
  const unseenOf = async (of: TestPlayer) => (await of.get<GameState>('/api/state')).unseen?.id;
  const elsewhere = await TestPlayer.open(open, { gameCode: 'hold-orchard-001' });
  open.operator.setBalance('player-3', 1_000n);
  const neighbour = await TestPlayer.open(open, { playerId: 'player-3' });
  const other = (await elsewhere.spin()).round.id;
  const theirs = (await neighbour.spin()).round.id;
  await player.spin();
  const { round: second } = await player.spin();
  const { round: third } = await player.spin();
  await neighbour.post('/api/seen', { roundId: third.id });
  expect(await unseenOf(player)).toBe(third.id);
  await player.post('/api/seen', { roundId: second.id });
  expect(await unseenOf(player)).toBe(third.id);
  await player.post('/api/seen', { roundId: third.id });
  expect(await unseenOf(player)).toBeUndefined();
  expect(await unseenOf(elsewhere)).toBe(other);
  expect(await unseenOf(neighbour)).toBe(theirs);
});

test('the interrupted round is finished and shown when the player returns, until it was seen', async () => {
  const slow = await open.another({ stakeTries: [0, 5_000] });
  open.operator.faults.after = async (call) => (call === 'bet' ? 'hang up' : undefined);
  // the game's tab dies while its host is waiting for the wallet
  const left = player.at(slow).spin();
  await expect.poll(() => open.operator.moved.at(-1)?.call).toBe('bet');
  open.operator.faults.after = undefined;
  const back = await player.get<GameState>('/api/state');
  expect(back.unseen).toMatchObject({ state: 'closed' });
  expect(back.unseen?.play).not.toBeNull();
  expect(back.balanceMinor).toBe(String(open.operator.balance(PLAYER)));
  await player.post('/api/seen', { roundId: back.unseen?.id });
  expect((await player.get<GameState>('/api/state')).unseen?.id).not.toBe(back.unseen?.id);
  expect((await left).round.id).toBe(back.unseen?.id);
  expect(movedIn(back.unseen?.id ?? '')).toEqual(['bet', 'win']);
});
