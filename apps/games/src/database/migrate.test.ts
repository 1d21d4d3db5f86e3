import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { runMigrations } from '@palpite/server/database/migrate.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGames } from '../games.ts';
import { emptyClient } from '../testing/empty-client.ts';
import { GAME, PLAYER } from '../testing/open-games.ts';
import { QUICK, TEST_SEED_KEY, testSecrets } from '../testing/quick.ts';
import { startTestOperator, type TestOperator } from '../testing/test-operator.ts';
import { GAMES_ROLE, migrateGames } from './migrate.ts';

const FIRST = join(import.meta.dirname, '../../migrations/0001_games.sql');

let folder: string;
let database: TestDatabase;
let operator: TestOperator;
let client: Awaited<ReturnType<typeof emptyClient>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'games-migrations-'));
  [database, operator, client] = await Promise.all([
    createTestDatabase({ template: 'empty', migrate: async () => {} }),
    startTestOperator(),
    emptyClient(),
  ]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([database.drop(), operator.close(), client.remove()]);
});

/** A database of a host that stopped while the wallet had not answered a rollback, before rounds owed work. */
async function stoppedBefore(roundId: string): Promise<void> {
  copyFileSync(FIRST, join(folder, '0001_games.sql'));
  await runMigrations(database.pool, {
    folder,
    schema: 'games',
    lock: 7_031_944,
    role: GAMES_ROLE,
    grants: 'SELECT 1',
  });
  const sessionId = randomUUID();
  await database.pool.query(
    `insert into games.session (id, token_hash, operator_session_id, player_id, merchant_code, vendor_code, game_code,
       currency, language, account_type, display_name, created_at)
     values ($1, 'hash', 'operator-1', $2, 'palpite', 'KITE', $3, 'BRL', 'PT', 0, 'Ana', now())`,
    [sessionId, PLAYER, GAME],
  );
  await database.pool.query(
    `insert into games.seed_pair (player_id, server_seed, server_seed_hash, client_seed, state, created_at)
     values ($1, 'seed', 'hash', 'mine', 'revealed', now())`,
    [PLAYER],
  );
  await database.pool.query(
    `insert into games.round (id, session_id, player_id, game_code, vendor_code, spin_key, machine_id, machine_version,
       stake_minor, currency, seed_pair_id, nonce, state, created_at)
     select $1, $2, $3, $4, 'KITE', 'key', 'lines', 1, 100, 'BRL', id, 0, 'cancelling', now() from games.seed_pair`,
    [roundId, sessionId, PLAYER, GAME],
  );
  await database.pool.query(
    `insert into games.wallet_transaction (id, round_id, vendor_code, kind, amount_minor, state, attempts,
       next_attempt_at, created_at, answered_at)
     values ($1 || ':bet', $1::uuid, 'KITE', 'bet', 100, 'refused', 3, now(), now(), now()),
       ($1 || ':rollback', $1::uuid, 'KITE', 'rollback', 100, 'pending', 7, now(), now(), null)`,
    [roundId],
  );
}

test('what the wallet has not answered a process of the release before is tried until it has', async () => {
  const roundId = randomUUID();
  await stoppedBefore(roundId);
  await migrateGames(database.pool);
  const games = await createGames({
    databaseUrl: database.url,
    operatorOrigin: operator.origin,
    publicOrigin: 'http://localhost:3001',
    frameAncestors: [],
    vendorSecrets: testSecrets,
    seedKey: TEST_SEED_KEY,
    clientDirectory: client.directory,
    logLevel: 'silent',
    timing: QUICK,
  });
  games.start();
  try {
    await expect.poll(() => operator.moved.map(({ call }) => call)).toEqual(['rollback']);
    const stateOf = async () => {
      const found = await database.pool.query(`
        select r.state, w.key, w.state as work, t.attempts from games.round r
        join games.wallet_transaction t on t.round_id = r.id and t.kind = 'rollback' cross join games.work w`);
      return found.rows;
    };
    await expect
      .poll(stateOf)
      .toEqual([{ state: 'cancelled', key: `round:${roundId}:settle`, work: 'done', attempts: 8 }]);
  } finally {
    await games.close();
  }
});
