import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { GAMES_ROLE } from './pool.ts';

const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
  migrationsSchema: 'migrations',
  migrationsTable: 'games',
};

/** Any constant will do, as long as nothing else in the database takes the same lock. */
const MIGRATION_LOCK = 7_031_944;

/**
 * Brings schema `games` up to date and gives its role its rights: the game host can neither read nor
 * write the operator's tables or the ledger. Safe to call from any number of processes at once.
 * @param pool connections of a user who may create schemas and roles
 */
export async function migrateGames(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await createGamesRole(client);
    await migrate(drizzle(client), MIGRATIONS);
    await client.query(`
      GRANT USAGE ON SCHEMA games TO ${GAMES_ROLE};
      GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA games TO ${GAMES_ROLE};
      GRANT DELETE ON games.spent_nonce, games.rate_limit TO ${GAMES_ROLE};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA games TO ${GAMES_ROLE};`);
  } finally {
    // The lock belongs to the connection: closing it lets go of it, whatever happened.
    client.release(true);
  }
}

/** Roles belong to the whole server: another database's migration may be creating the same one right now. */
async function createGamesRole(client: pg.PoolClient): Promise<void> {
  await client.query(`
    DO $$
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${GAMES_ROLE}') THEN
        CREATE ROLE ${GAMES_ROLE} NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END $$`);
  await client.query(`
    DO $$
    BEGIN
      IF NOT pg_has_role(current_user, '${GAMES_ROLE}', 'MEMBER') THEN
        GRANT ${GAMES_ROLE} TO CURRENT_USER;
      END IF;
    END $$`);
}
