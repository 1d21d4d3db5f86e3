import { fileURLToPath } from 'node:url';
import { APP_ROLE } from '@palpite/ledger';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
  migrationsSchema: 'migrations',
  migrationsTable: 'operator',
};

/** Any constant will do, as long as nothing else in the database takes the same lock. */
const MIGRATION_LOCK = 7_031_911;

/**
 * Brings schema `operator` up to date and gives the application role its rights. Safe to call from any
 * number of processes at once: one works, the others wait and find nothing left to do.
 * @param pool connections of a user who may create schemas and roles
 * @throws the driver's error when the database cannot be reached or the user may not
 */
export async function migrateOperator(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await createApplicationRole(client);
    await migrate(drizzle(client), MIGRATIONS);
    await grantRights(client);
  } finally {
    // The lock belongs to the connection: closing it lets go of it, whatever happened.
    client.release(true);
  }
}

/** The `created_at` of the newest migration in the project: what `readyz` expects to find applied. */
export function newestMigration(): number {
  return Math.max(...readMigrationFiles(MIGRATIONS).map((migration) => migration.folderMillis));
}

/** True when the database has every migration of this build. */
export async function migrationsAreCurrent(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ newest: string | null }>(
    'SELECT max(created_at)::text AS newest FROM migrations.operator',
  );
  return Number(rows[0]?.newest ?? 0) >= newestMigration();
}

/** Roles belong to the whole server: another database's migration may be creating the same one right now. */
async function createApplicationRole(client: pg.PoolClient): Promise<void> {
  await client.query(`
    DO $$
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${APP_ROLE}') THEN
        CREATE ROLE ${APP_ROLE} NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END $$`);
  await client.query(`
    DO $$
    BEGIN
      IF NOT pg_has_role(current_user, '${APP_ROLE}', 'MEMBER') THEN
        GRANT ${APP_ROLE} TO CURRENT_USER;
      END IF;
    END $$`);
}

/** What the application may do: everything with its own rows, but history is added to and never rewritten. */
async function grantRights(client: pg.PoolClient): Promise<void> {
  await client.query(`
    GRANT USAGE ON SCHEMA operator, migrations TO ${APP_ROLE};
    GRANT SELECT ON ALL TABLES IN SCHEMA migrations TO ${APP_ROLE};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA operator TO ${APP_ROLE};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA operator TO ${APP_ROLE};
    REVOKE UPDATE, DELETE ON operator.login_history FROM ${APP_ROLE};
    REVOKE UPDATE, DELETE ON operator.terms_agreement FROM ${APP_ROLE};
    REVOKE UPDATE, DELETE ON operator.idempotent_answer FROM ${APP_ROLE};
    GRANT UPDATE (status, answer) ON operator.idempotent_answer TO ${APP_ROLE};
    DO $$
    BEGIN
      -- Older servers have no such right: there the server's own housekeeping counts a filled catalogue a minute later.
      IF current_setting('server_version_num')::int >= 170000 THEN
        GRANT MAINTAIN ON operator.game TO ${APP_ROLE};
      END IF;
    END $$;`);
}
