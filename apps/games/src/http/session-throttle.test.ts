import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME, type OpenGames, openGames } from '../testing/open-games.ts';
import type { Games } from '../games.ts';

let open: OpenGames;
beforeAll(async () => {
  open = await openGames();
});
afterAll(() => open.close());

/** Tries to open a game from an address, with an invalid launch token. */
async function tryFrom(games: Games, address: string, forwardedFor?: string) {
  const request = new Request('http://localhost/api/session', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(forwardedFor && { 'X-Forwarded-For': forwardedFor }),
    },
    body: JSON.stringify({ gameCode: GAME, launchToken: 'guessed' }),
  });
  return games.app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
}

test('an address may open a limited number of games in a minute, across all processes; other addresses are not affected', async () => {
  const [first, second] = [
    await open.another({}, { sessionsPerMinute: 4 }),
    await open.another({}, { sessionsPerMinute: 4 }),
  ];
  const from = (address: string) => async (games: Games) => (await tryFrom(games, address)).status;
  const guesser = from('198.51.100.1');
  expect(await guesser(first)).toBe(401);
  expect(await guesser(second)).toBe(401);
  expect(await guesser(first)).toBe(401);
  expect(await guesser(second)).toBe(401);
  const refused = await tryFrom(first, '198.51.100.1', '203.0.113.9');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ code: 'too_many_requests' });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await from('198.51.100.2')(first)).toBe(401);
});

test('behind a proxy the configured function tells players apart', async () => {
  const games = await open.another(
    {},
    {
      sessionsPerMinute: 1,
      callerOf: (headers, peer) =>
        (peer === '10.0.0.7' && headers.get('X-Forwarded-For')) || (peer ?? ''),
    },
  );
  expect((await tryFrom(games, '10.0.0.7', '198.51.100.11')).status).toBe(401);
  expect((await tryFrom(games, '10.0.0.7', '198.51.100.12')).status).toBe(401);
  expect((await tryFrom(games, '10.0.0.7', '198.51.100.11')).status).toBe(429);
});

test('expired counters are removed', async () => {
  const { pool } = open.database;
  await pool.query(`insert into games.rate_limit values ('session:old', 1, 1)`);
  const games = await open.another();
  await tryFrom(games, '198.51.100.20');
  const { rows } = await pool.query(`select 1 from games.rate_limit where key = 'session:old'`);
  expect(rows).toEqual([]);
});
