/** A schema brought up to date by plain numbered SQL files, each run once and never edited afterwards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { databaseErrorCode } from './error-code.ts';
import { applyFunctions, checksumOf, hasFunctions, readFunctions } from './functions.ts';

/** Tables that a package brings along, for whichever schema: its files have `{schema}` where the schema's name belongs. */
export interface PackageTables {
  /** Names them in the list of what has run: `work/0001_work.sql`. */
  readonly name: string;
  readonly folder: string;
}

/** The migrations of one schema. */
export interface Migrations {
  /** Folder with the SQL files; they run in the order of their names. `{schema}` in them is the schema's name. */
  readonly folder: string;
  /** Packages with tables in the same schema. Their files run before the schema's own, which may use what they make. */
  readonly packages?: readonly PackageTables[];
  /** The schema that the files fill, and the table in schema `migrations` that lists those that have run. */
  readonly schema: string;
  /** Number of an advisory lock that nothing else in the database uses. */
  readonly lock: number;
  /** Role that the application works as; created if it does not exist. */
  readonly role: string;
  /** Folder with the functions and views of the schema; see `functions.ts`. */
  readonly functions?: string;
  /** SQL that grants the role its rights. It runs after new migrations, and when its text has changed. */
  readonly grants: string;
}

/** A schema could not be brought up to date; the message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Grants are listed beside the files, under a name that no file has. */
const GRANTS = 'grants';
const MOST_ATTEMPTS = 10;

/**
 * Brings a schema up to date, all of it or nothing, and grants the application role its rights. Any number of processes
 * may call this at once, beside others at work: one migrates, the others wait and find nothing left to do. Where nothing
 * is left to do, no table is touched.
 * @param pool connections of a user who may create schemas and roles
 * @throws MigrationError if a file was edited after this database had run it, or the database is from before the files
 * @throws the driver's error if the database is unreachable or the user lacks a right
 */
export async function runMigrations(pool: pg.Pool, migrations: Migrations): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrations.lock]);
    await createRole(client, migrations.role);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query('BEGIN');
        await bringUpToDate(client, migrations);
        await client.query('COMMIT');
        return;
      } catch (error) {
        if (!meetsAnother(error) || attempt === MOST_ATTEMPTS) throw error;
        await client.query('ROLLBACK');
      }
    }
  } finally {
    // The lock and an open transaction belong to the connection: closing it always ends both.
    client.release(true);
  }
}

/**
 * Whether a process at work has changed the same table's entry in the catalogue, as a new partition does. PostgreSQL
 * waits for it and then refuses, with the code of an internal error.
 */
const meetsAnother = (error: unknown) =>
  databaseErrorCode(error) === 'XX000' &&
  /^tuple concurrently (updated|deleted)$/.test((error as Error).message);

async function bringUpToDate(client: pg.PoolClient, migrations: Migrations): Promise<void> {
  const { schema, grants } = migrations;
  const functions = readFunctionsOf(migrations);
  await client.query('CREATE SCHEMA IF NOT EXISTS migrations');
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
  await refuseOldLayout(client, schema);
  await client.query(`CREATE TABLE IF NOT EXISTS migrations.${schema} (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const applied = await appliedFiles(client, schema);
  const isNew = await runNewFiles(client, schema, readFiles(migrations), applied);
  if (functions) await applyFunctions(client, schema, applied, functions);
  const checksum = checksumOf(grants);
  if (!isNew && applied.get(GRANTS) === checksum) return;
  await client.query(grants);
  await client.query(
    `INSERT INTO migrations.${schema} (name, checksum) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
    [GRANTS, checksum],
  );
}

/** @returns whether there was one */
async function runNewFiles(
  client: pg.PoolClient,
  schema: string,
  files: readonly MigrationFile[],
  applied: ReadonlyMap<string, string>,
): Promise<boolean> {
  let isNew = false;
  for (const { name, sql, checksum } of files) {
    const before = applied.get(name);
    if (before === checksum) continue;
    if (before !== undefined) {
      throw new MigrationError(
        `The migration ${name} of schema ${schema} was changed after this database had run it. Restore the file and put the change into a new one.`,
      );
    }
    isNew = true;
    await client.query(sql.replaceAll('{schema}', schema));
    await client.query(`INSERT INTO migrations.${schema} (name, checksum) VALUES ($1, $2)`, [
      name,
      checksum,
    ]);
  }
  return isNew;
}

/** Before the first release, migrations were numbered otherwise; such a database is a developer's, and is not converted. */
async function refuseOldLayout(client: pg.PoolClient, schema: string): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM information_schema.columns
     WHERE table_schema = 'migrations' AND table_name = $1 AND column_name = 'hash'`,
    [schema],
  );
  if (!rowCount) return;
  throw new MigrationError(
    `Schema ${schema} of this database is from before the first release and cannot be brought up to date. ` +
      'Its content is play money of a development site: remove the data folder (.data) or use an empty database, and start again.',
  );
}

/** Whether the database has every migration and function of this build, in the form that this build has. */
export async function migrationsAreCurrent(
  pool: pg.Pool,
  migrations: Pick<Migrations, 'folder' | 'packages' | 'schema' | 'functions'>,
): Promise<boolean> {
  const applied = await appliedFiles(pool, migrations.schema);
  const functions = readFunctionsOf(migrations);
  return (
    readFiles(migrations).every(({ name, checksum }) => applied.get(name) === checksum) &&
    (functions === undefined || hasFunctions(applied, functions))
  );
}

async function appliedFiles(
  client: pg.Pool | pg.PoolClient,
  schema: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT name, checksum FROM migrations.${schema}`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function readFiles({
  folder,
  packages = [],
  schema,
}: Pick<Migrations, 'folder' | 'packages' | 'schema'>): readonly MigrationFile[] {
  return [
    ...packages.flatMap((each) =>
      readFolder(each.folder).map(({ name, sql, checksum }) => ({
        name: `${each.name}/${name}`,
        sql: sql.replaceAll('{schema}', schema),
        checksum,
      })),
    ),
    ...readFolder(folder),
  ];
}

/** The checksum is that of the file, the same in every schema. */
function readFolder(folder: string): readonly MigrationFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: checksumOf(sql) };
    });
}

const readFunctionsOf = ({ functions }: Pick<Migrations, 'functions'>) =>
  functions === undefined ? undefined : readFunctions(functions);

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
