import { randomBytes } from 'node:crypto';
import {
  signVendorRequest,
  type VendorRound,
  type VendorTransactions,
} from '@palpite/contract/vendor-wallet.ts';
import { sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { databaseErrorCode } from '@palpite/server/database/error-code.ts';
import { createPool } from '@palpite/server/database/pool.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameState, SessionAnswer } from '../api-shapes.ts';
import { createSeedBox } from '../fairness/seed-box.ts';
import { serverSeedHash } from '../fairness/stream.ts';
import { GAMES_ROLE, migrateGames } from '../database/migrate.ts';
import { createGames } from '../games.ts';
import { GAME, type OpenGames, openGames, post, STAKE, TestPlayer } from '../testing/open-games.ts';
import { TEST_SEED_KEY, testSecrets } from '../testing/quick.ts';
import { TEST_SECRET } from '../testing/test-operator.ts';

let open: OpenGames;

beforeAll(async () => {
  open = await openGames();
});
afterAll(() => open.close());

/** The operator's signed request. */
function ask(path: string, { secret = TEST_SECRET, nonce = fresh(), vendorCode = VENDOR } = {}) {
  const parts = { method: 'GET', path, timestamp: Date.now(), nonce, body: '' } as const;
  return open.games.app.request(path, { headers: signVendorRequest(vendorCode, secret, parts) });
}
const VENDOR = sandboxGame(GAME)?.vendorCode ?? '';
const fresh = () => randomBytes(18).toString('base64url');
const period = (from: number, to: number, more = '') =>
  `/vendor/transactions?from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}${more}`;

describe('reconciliation', () => {
  test('sends the operator every transaction of the period, in the order they were written', async () => {
    const began = Date.now();
    const player = await TestPlayer.open(open);
    const rounds = [await player.spin(), await player.spin()];
    const answer = await ask(period(began, Date.now() + 1000));
    const { transactions, next } = (await answer.json()) as VendorTransactions;
    expect(next).toBeNull();
    expect(transactions.map(({ kind, roundId, state }) => ({ kind, roundId, state }))).toEqual(
      rounds.flatMap(({ round }) => [
        { kind: 'bet', roundId: round.id, state: 'accepted' },
        { kind: 'win', roundId: round.id, state: 'accepted' },
      ]),
    );
    const none = await ask(period(0, began));
    expect(((await none.json()) as VendorTransactions).transactions).toEqual([]);
    const other = await ask(period(began, Date.now() + 1000), { vendorCode: 'HXBL' });
    expect(((await other.json()) as VendorTransactions).transactions).toEqual([]);
  });

  test('refuses a signature with another secret, and a signed request sent twice', async () => {
    const path = period(0, Date.now());
    expect((await ask(path, { secret: 'guessed' })).status).toBe(401);
    expect((await open.games.app.request(path)).status).toBe(401);
    const nonce = fresh();
    expect((await ask(path, { nonce })).status).toBe(200);
    expect((await ask(path, { nonce })).status).toBe(409);
    expect((await ask('/vendor/transactions?from=yesterday&to=now')).status).toBe(400);
  });
});

describe('a round’s proof', () => {
  const proofOf = async (roundId: string, options?: Parameters<typeof ask>[1]) => {
    const answer = await ask(`/vendor/round?roundId=${roundId}&language=PT`, options);
    return ((await answer.json()) as VendorRound).proof;
  };

  test('gives the operator the hash and seed of a round, and the server seed once it is revealed', async () => {
    const player = await TestPlayer.open(open);
    const { round } = await player.spin();
    const { serverSeedHash: hash, clientSeed, nonce } = round;
    const before = await proofOf(round.id);
    expect(before).toMatchObject({ serverSeedHash: hash, clientSeed, nonce, isRevealed: false });
    expect(before?.verifyPath).toMatch(/^\/verify\?lang=pt-BR#machine=/);
    expect(before?.verifyPath).not.toContain('server=');
    await player.post('/api/seed', { clientSeed: 'another' });
    const after = await proofOf(round.id);
    expect(after?.isRevealed).toBe(true);
    const values = new URLSearchParams(after?.verifyPath.split('#')[1]);
    expect(serverSeedHash(values.get('server') ?? '')).toBe(hash);
    expect(values.get('win')).toBe(round.winMinor);
  });

  test('reveals nothing of a round that is another vendor’s, unknown, or requested without a signature', async () => {
    const { round } = await (await TestPlayer.open(open)).spin();
    expect(await proofOf(round.id, { vendorCode: 'HXBL' })).toBeNull();
    expect(await proofOf(crypto.randomUUID())).toBeNull();
    expect(await proofOf('no-uuid')).toBeNull();
    const path = `/vendor/round?roundId=${round.id}&language=PT`;
    expect((await open.games.app.request(path)).status).toBe(401);
    expect((await ask('/vendor/round?language=PT')).status).toBe(400);
  });
});

test.each([
  '2026-01-01T00:00:00.000Z_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '2026-13-01T00:00:00.000Z_6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  '0000-01-01T00:00:00.000Z_6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  '2026-01-01T00:00:00.000Z',
  'a_b_c',
])(
  'a page of rounds that begins at %s, which is not a round, is refused and causes no error',
  async (after) => {
    const { token } = await TestPlayer.open(open);
    const answer = await open.games.app.request(`/api/rounds?after=${encodeURIComponent(after)}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 'invalid_request' });
  },
);

describe('the pages', () => {
  test('[LAUNCH-05] only the site may frame a game, and the game runs no inline script and no eval', async () => {
    const page = await open.games.app.request(`/play/${GAME}?launch=x&lang=pt-BR`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('<html lang="pt-BR">');
    expect(html).not.toContain('launch=x');
    for (const [script] of html.matchAll(/<script[^>]*>/g)) {
      expect(script).toMatch(/src="\/assets\/|type="application\/json"/);
    }
  });

  test('use the language in the address, English for any other', async () => {
    for (const [asked, tag, title] of [
      ['PT', 'pt-BR', 'Verificar uma rodada'],
      ['id', 'id', 'Verifikasi ronde'],
      ['tlh', 'en', 'Verify a round'],
    ]) {
      const page = await open.games.app.request(`/verify?lang=${asked}`);
      const html = await page.text();
      expect(html).toContain(`<html lang="${tag}">`);
      expect(html).toContain(`<title>${title}</title>`);
    }
  });

  test('cache a built file for ever and never a missing one', async () => {
    const script = await open.games.app.request('/assets/play-1.js');
    expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/assets/none.js',
      '/assets/../.vite/manifest.json',
      '/.vite/manifest.json',
    ]) {
      const missing = await open.games.app.request(path);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('answer that they are unavailable while the database is', async () => {
    const down = await open.another({}, { databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    const { token } = await TestPlayer.open(open);
    const answer = await down.app.request('/api/spin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ spinKey: fresh(), stakeMinor: STAKE }),
    });
    expect([answer.status, await answer.json()]).toEqual([503, { code: 'unavailable' }]);
  });

  test('say that a game does not exist, and refuse to start one under maintenance', async () => {
    expect((await open.games.app.request('/play/poker-ocean-001')).status).toBe(404);
    const closed = await open.games.app.request('/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ gameCode: 'hold-ocean-001', launchToken: 'any' }),
    });
    expect(closed.status).toBe(503);
    expect(await closed.json()).toEqual({ code: 'game_under_maintenance' });
  });
});

test('a body larger than any call of a game is not read to its end', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent === 64) controller.close();
      else controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  const answer = await open.games.app.request('/api/session', {
    method: 'POST',
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ code: 'invalid_request' });
  expect(sent).toBeLessThan(8);
});

/** A player's server seeds that are still secret, the active one first. */
async function secretSeedsOf(playerId: string): Promise<string[]> {
  const { rows } = await open.database.pool.query<{
    server_seed: string;
    server_seed_hash: string;
  }>(
    `select server_seed, server_seed_hash from games.seed_pair
     where player_id = $1 and state <> 'revealed' order by id`,
    [playerId],
  );
  expect(rows).toHaveLength(2);
  const box = createSeedBox(TEST_SEED_KEY);
  return rows.map((row) => box.open(row.server_seed, row.server_seed_hash));
}

describe('seeds', () => {
  test('of a new player: the hash is shown first, then the player’s own client seed completes the pair', async () => {
    open.operator.setBalance('player-new', 10_000n);
    const launchToken = open.operator.launch('player-new', GAME);
    const opened = await post(open.games, '/api/session', { gameCode: GAME, launchToken });
    const { token, state } = opened.body as SessionAnswer;
    expect(state.seeds.active).toBeNull();
    const spun = { spinKey: fresh(), stakeMinor: STAKE };
    expect(await post(open.games, '/api/spin', spun, token)).toEqual({
      status: 409,
      body: { code: 'client_seed_missing' },
    });
    const chosen = await post(open.games, '/api/seed', { clientSeed: 'mine' }, token);
    expect((chosen.body as GameState['seeds']).active).toEqual({
      serverSeedHash: state.seeds.nextServerSeedHash,
      clientSeed: 'mine',
      nonce: 0,
    });
    expect((await post(open.games, '/api/spin', spun, token)).status).toBe(200);
  });

  test('show the hash before the choice and the seed after the rotation, never in between', async () => {
    open.operator.setBalance('player-9', 10_000n);
    const player = await TestPlayer.open(open, { playerId: 'player-9' });
    const before = player.state.seeds;
    expect(before.revealed).toEqual([]);
    await player.spin();
    const { body } = await player.post('/api/seed', { clientSeed: 'mine' });
    const after = body as GameState['seeds'];
    expect(after.active).toEqual({
      serverSeedHash: before.nextServerSeedHash,
      clientSeed: 'mine',
      nonce: 0,
    });
    expect(after.nextServerSeedHash).not.toBe(before.nextServerSeedHash);
    expect(after.revealed).toHaveLength(1);
    const { serverSeedHash: shown = '', clientSeed } = before.active ?? {};
    expect(after.revealed[0]).toMatchObject({ serverSeedHash: shown, clientSeed, rounds: 1 });
    expect(serverSeedHash(after.revealed[0]?.serverSeed ?? '')).toBe(shown);
    const text = JSON.stringify(await player.get('/api/state'));
    for (const serverSeed of await secretSeedsOf('player-9'))
      expect(text).not.toContain(serverSeed);
  });

  test('that are not revealed cannot be read from the database, including those of an older host', async () => {
    open.operator.setBalance('player-8', 10_000n);
    const player = await TestPlayer.open(open, { playerId: 'player-8' });
    const { pool } = open.database;
    const box = createSeedBox(TEST_SEED_KEY);
    const [active = ''] = await secretSeedsOf('player-8');
    await pool.query(
      `update games.seed_pair set server_seed = $1 where player_id = 'player-8' and state = 'active'`,
      [active],
    );
    await open.games.migrate();
    const { rows } = await pool.query<{ server_seed: string; server_seed_hash: string }>(
      `select server_seed, server_seed_hash from games.seed_pair where player_id = 'player-8'`,
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.server_seed).not.toMatch(/^[0-9a-f]{64}$/);
    const [first, second] = rows;
    expect(() => box.open(first?.server_seed ?? '', second?.server_seed_hash ?? '')).toThrow();
    expect((await player.spin()).round.state).toBe('closed');
    const { body } = await player.post('/api/seed', { clientSeed: 'mine' });
    expect((body as GameState['seeds']).revealed[0]?.serverSeed).toBe(active);
  });

  test('refuse a client seed that could be read in two ways', async () => {
    const player = await TestPlayer.open(open);
    for (const clientSeed of ['', 'a:1', 'x'.repeat(65), 'ç']) {
      const answer = await player.post('/api/seed', { clientSeed });
      expect(answer).toEqual({ status: 400, body: { code: 'invalid_request' } });
    }
  });
});

describe('the database', () => {
  test('is brought up to date by several processes at once', async () => {
    await Promise.all([1, 2, 3].map(() => migrateGames(open.database.pool)));
    const { rows } = await open.database.pool.query('select name from migrations.games');
    expect(rows.map(({ name }) => name).toSorted()).toEqual([
      '0001_games.sql',
      '0002_round_work.sql',
      'grants',
      'work/0001_work.sql',
    ]);
  });

  test('gives the host access only to its own schema, where it cannot delete rounds', async () => {
    await open.database.pool.query('create schema private; create table private.secret ()');
    const pool = createPool({
      databaseUrl: open.database.url,
      max: 1,
      name: 'test',
      role: GAMES_ROLE,
    });
    const refused = async (statement: string) =>
      pool.query(statement).then(() => 'allowed', databaseErrorCode);
    try {
      expect(await refused('select * from private.secret')).toBe('42501');
      expect(await refused('delete from games.round')).toBe('42501');
      expect(await refused('delete from games.wallet_transaction')).toBe('42501');
      expect(await refused('create table games.other ()')).toBe('42501');
    } finally {
      await pool.end();
    }
  });
});

test('without a built client the host does not start, and says what to do', async () => {
  const config = {
    databaseUrl: open.database.url,
    operatorOrigin: open.operator.origin,
    publicOrigin: 'http://localhost:3001',
    frameAncestors: [],
    vendorSecrets: testSecrets,
    seedKey: TEST_SEED_KEY,
    clientDirectory: '/nowhere',
  };
  await expect(createGames(config)).rejects.toThrow('npm run build');
});
