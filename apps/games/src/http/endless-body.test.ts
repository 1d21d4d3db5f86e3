import { endlessRequest } from '@palpite/server/http/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenGames, openGames, TestPlayer } from '../testing/open-games.ts';

let open: OpenGames;
beforeAll(async () => {
  open = await openGames();
});
afterAll(() => open.close());

test('a body without an end is left after a bounded part, at every address of the game host', async () => {
  const { token } = await TestPlayer.open(open);
  const { app } = open.games;
  const paths = app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(paths).toContain('/api/spin');
  for (const path of paths) {
    const { request, sentBytes } = endlessRequest(`http://localhost:3001${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    });
    expect([path, (await app.fetch(request)).status]).toEqual([path, 400]);
    expect([path, sentBytes() > 0 && sentBytes() <= 16_384]).toEqual([path, true]);
  }
});
