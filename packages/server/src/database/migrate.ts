import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** The migrations of one schema. */
export interface Migrations {
  /** Folder with the SQL files that drizzle-kit generated. */
  readonly folder: string;
  /** Table in schema `migrations` that lists the files that have run. */
  readonly table: string;
  /** Number of an advisory lock that nothing else in the database uses. */
  readonly lock: number;
  /** Role that the application works as; created if it does not exist. */
  readonly role: string;
  /** SQL that grants the role its rights. It runs every time, after the migrations. */
  readonly grants: string;
}

/**
 * Brings a schema up to date and grants the application role its rights. Any number of processes may call this at
 * once: one works, the others wait and find nothing left to do.
 * @param pool connections of a user who may create schemas and roles
 * @throws the driver's error if the database is unreachable or the user lacks a right
 */
export async function runMigrations(pool: pg.Pool, migrations: Migrations): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrations.lock]);
    await createRole(client, migrations.role);
    await migrate(drizzle(client), settingsOf(migrations));
    await client.query(migrations.grants);
  } finally {
    // The lock belongs to the connection: closing the connection always releases it.
    client.release(true);
  }
}

/** Whether the database has every migration of this build. */
export async function migrationsAreCurrent(
  pool: pg.Pool,
  migrations: Pick<Migrations, 'folder' | 'table'>,
): Promise<boolean> {
  const { rows } = await pool.query<{ newest: string | null }>(
    `SELECT max(created_at)::text AS newest FROM migrations.${migrations.table}`,
  );
  return Number(rows[0]?.newest ?? 0) >= newestMigration(migrations);
}

/** The `created_at` of the newest migration in the folder. */
function newestMigration(migrations: Pick<Migrations, 'folder' | 'table'>): number {
  const files = readMigrationFiles(settingsOf(migrations));
  return Math.max(...files.map(({ folderMillis }) => folderMillis));
}

const settingsOf = ({ folder, table }: Pick<Migrations, 'folder' | 'table'>) => ({
  migrationsFolder: folder,
  migrationsSchema: 'migrations',
  migrationsTable: table,
});

/** Roles belong to the whole server, so a migration of another database may create the same role at the same moment. */
async function createRole(client: pg.PoolClient, role: string): Promise<void> {
  await client.query(`
    DO $$
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN
        CREATE ROLE ${role} NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END $$`);
  await client.query(`
    DO $$
    BEGIN
      IF NOT pg_has_role(current_user, '${role}', 'MEMBER') THEN
        GRANT ${role} TO CURRENT_USER;
      END IF;
    END $$`);
}
