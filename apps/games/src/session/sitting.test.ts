import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameState, SpinAnswer } from '../api-shapes.ts';
import { GAME, type OpenGames, openGames, STAKE, TestPlayer } from '../testing/open-games.ts';

const OTHER_GAME = 'lines-ocean-002';

let open: OpenGames;
let players = 0;

beforeAll(async () => {
  open = await openGames();
});
afterAll(() => open.close());

/** A player with money who has not played yet. */
function newPlayer(): string {
  players += 1;
  const playerId = `sitting-${players}`;
  open.operator.setBalance(playerId, 100_000n);
  return playerId;
}

/** Opens the game again, as a reload of the site's page does. */
const opened = (playerId: string, gameCode = GAME) => TestPlayer.open(open, { playerId, gameCode });

const sumsOf = (rounds: readonly SpinAnswer[]): GameState['net'] => ({
  stakedMinor: String(BigInt(STAKE) * BigInt(rounds.length)),
  wonMinor: String(rounds.reduce((sum, { round }) => sum + BigInt(round.winMinor ?? 0), 0n)),
});

/** Lets time pass: makes all records of the player older by so much. */
async function pass(playerId: string, minutes: number): Promise<void> {
  for (const table of ['round', 'session']) {
    await open.database.pool.query(
      `update games.${table} set created_at = created_at - make_interval(mins => $2) where player_id = $1`,
      [playerId, minutes],
    );
  }
}

test('the session’s result and clock continue however often the game is reloaded', async () => {
  const playerId = newPlayer();
  const first = await opened(playerId);
  const rounds = [await first.spin(), await first.spin()];
  const second = await opened(playerId);
  expect(second.state.net).toEqual(sumsOf(rounds));
  expect(second.state.sessionStartedAt).toBe(first.state.sessionStartedAt);
  rounds.push(await second.spin());
  expect(rounds.at(-1)?.net).toEqual(sumsOf(rounds));
  const third = await opened(playerId);
  expect(third.state.net).toEqual(sumsOf(rounds));
  expect(third.state.sessionStartedAt).toBe(first.state.sessionStartedAt);
});

test('a break of half an hour begins another session, a shorter one does not', async () => {
  const playerId = newPlayer();
  const round = await (await opened(playerId)).spin();
  await pass(playerId, 29);
  const soon = await opened(playerId);
  expect(soon.state.net).toEqual(sumsOf([round]));
  expect(Date.now() - Date.parse(soon.state.sessionStartedAt)).toBeGreaterThan(28 * 60_000);
  await pass(playerId, 2);
  const late = await opened(playerId);
  expect(late.state.net).toEqual(sumsOf([]));
  expect(Date.now() - Date.parse(late.state.sessionStartedAt)).toBeLessThan(60_000);
});

test('a session belongs to one game and one player', async () => {
  const playerId = newPlayer();
  await (await opened(playerId)).spin();
  expect((await opened(playerId, OTHER_GAME)).state.net).toEqual(sumsOf([]));
  expect((await opened(newPlayer())).state.net).toEqual(sumsOf([]));
});

test('a game returns its player’s last stake in it, and none to a player who never played it', async () => {
  const playerId = newPlayer();
  const first = await opened(playerId);
  expect(first.state.lastStakeMinor).toBeNull();
  await first.spin(crypto.randomUUID(), '200');
  expect((await opened(playerId)).state.lastStakeMinor).toBe('200');
  expect((await opened(playerId, OTHER_GAME)).state.lastStakeMinor).toBeNull();
});
