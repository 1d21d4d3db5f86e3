import { fileURLToPath } from 'node:url';
import { runMigrations } from '@palpite/server/database/migrate.ts';
import { WORK_MIGRATIONS } from '@palpite/work/migrations.ts';
import type pg from 'pg';

/** The role without login that the game host works as. */
export const GAMES_ROLE = 'palpite_games';

/**
 * Brings schema `games` up to date; see `runMigrations`. The role can access only this schema: the game host can
 * neither read nor write the operator's tables or the ledger.
 */
export const migrateGames = (pool: pg.Pool): Promise<void> =>
  runMigrations(pool, {
    folder: fileURLToPath(new URL('../../migrations', import.meta.url)),
    packages: [WORK_MIGRATIONS],
    schema: 'games',
    lock: 7_031_944,
    role: GAMES_ROLE,
    grants: `
      GRANT USAGE ON SCHEMA games TO ${GAMES_ROLE};
      GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA games TO ${GAMES_ROLE};
      GRANT DELETE ON games.spent_nonce, games.rate_limit, games.work, games.job_slot TO ${GAMES_ROLE};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA games TO ${GAMES_ROLE};`,
  });
