import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SpinAnswer } from '../api-shapes.ts';
import { DEFAULT_TIMING } from '../config.ts';
import { type OpenGames, openGames, PLAYER, STAKE, TestPlayer } from '../testing/open-games.ts';

const { roundPace } = DEFAULT_TIMING;

let open: OpenGames;
let player: TestPlayer;
beforeAll(async () => {
  open = await openGames({ roundPace });
});
afterAll(() => open.close());
beforeEach(async () => {
  player = await TestPlayer.open(open);
});
afterEach(() => age(60_000));

/** Makes every round older by so much, in place of waiting. */
const age = (milliseconds: number) =>
  open.database.pool.query(
    `update games.round set created_at = created_at - $1 * interval '1 millisecond'`,
    [milliseconds],
  );
const press = (by = player, spinKey: string = randomUUID()) =>
  by.post('/api/spin', { spinKey, stakeMinor: STAKE });
const TOO_SOON = { status: 429, body: { code: 'spin_too_soon' } };

test('a paid round is refused until the one before it is 2.4 seconds old, takes no stake, and says how long to wait', async () => {
  await player.spin();
  const moved = open.operator.moved.length;
  const response = await open.games.app.request('/api/spin', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${player.token}` },
    body: JSON.stringify({ spinKey: randomUUID(), stakeMinor: STAKE }),
  });
  expect(response.status).toBe(429);
  expect(['1', '2', '3']).toContain(response.headers.get('Retry-After'));
  expect(await response.json()).toEqual(TOO_SOON.body);
  expect(open.operator.moved).toHaveLength(moved);
  await age(roundPace);
  expect((await press()).status).toBe(200);
});

test('neither another game nor another process of the host bypasses it', async () => {
  const other = await open.another();
  const elsewhere = await TestPlayer.open(open, { gameCode: 'hold-orchard-001' });
  await player.spin();
  expect(await press(elsewhere)).toEqual(TOO_SOON);
  expect(await press(player.at(other))).toEqual(TOO_SOON);
});

test('of many spins at once one is played', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => press()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('the same spin sent again is answered at once, also at the same moment', async () => {
  const key = randomUUID();
  const answers = await Promise.all([press(player, key), press(player, key)]);
  answers.push(await press(player, key));
  const ids = answers.map(({ body }) => (body as SpinAnswer).round.id);
  expect(new Set(ids).size).toBe(1);
});

test('one player’s pace delays no other player', async () => {
  await player.spin();
  open.operator.setBalance('player-2', open.operator.balance(PLAYER));
  const neighbour = await TestPlayer.open(open, { playerId: 'player-2' });
  expect((await press(neighbour)).status).toBe(200);
});
