/** The ledger's tables and functions, brought up to date: plain numbered SQL files, each run once. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { APP_ROLE } from './connection.ts';

const FOLDER = new URL('../migrations/', import.meta.url);
/** Any number, as long as every process that migrates this schema takes the same. */
const LOCK = '7377251912';
const OLDEST_VERSION = 150_000;

/** The ledger could not be brought up to date; the message says what to do. */
export class LedgerMigrationError extends Error {
  override name = 'LedgerMigrationError';
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Makes the application's role, which belongs to the whole server, and lets the migrating user take it.
 * Two databases of one server may do this at the same moment.
 */
async function ensureRole(client: PoolClient): Promise<void> {
  const found = await client.query<{ there: boolean; member: boolean; me: string }>(
    `select current_user as me,
       exists (select 1 from pg_roles where rolname = $1) as there,
       exists (select 1 from pg_roles where rolname = $1) and pg_has_role(current_user, (select oid from pg_roles where rolname = $1), 'member') as member`,
    [APP_ROLE],
  );
  const { there = false, member = false, me = '' } = found.rows[0] ?? {};
  if (there && member) return;
  try {
    // One statement, so that no crash can leave the role without its member.
    await client.query(`do $$ begin
      begin
        create role ${APP_ROLE} nologin;
      exception when duplicate_object or unique_violation then null; end;
      grant ${APP_ROLE} to current_user;
    end $$`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '42501') throw error;
    const create = there ? '' : `create role ${APP_ROLE} nologin; `;
    throw new LedgerMigrationError(
      `The database user "${me}" may not take the role that the application needs. As a superuser, run: ` +
        `${create}grant ${APP_ROLE} to "${me}"; then start again.`,
      { cause: error },
    );
  }
}

async function ensureVersion(client: PoolClient): Promise<void> {
  const found = await client.query<{ number: string; text: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as text`,
  );
  const version = found.rows[0];
  if (Number(version?.number ?? 0) >= OLDEST_VERSION) return;
  throw new LedgerMigrationError(
    `The database is PostgreSQL ${version?.text}; this project needs 15 or later. Point DATABASE_URL at a newer one.`,
  );
}

async function migrateWithin(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1::bigint)', [LOCK]);
  await client.query('create schema if not exists ledger');
  await client.query(`create table if not exists ledger.migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from ledger.migration',
  );
  const done = new Map(applied.rows.map((row) => [row.name, row.checksum]));
  const migrations = await readMigrations();
  const unknown = [...done.keys()].filter((name) => !migrations.some((each) => each.name === name));
  if (unknown.length > 0) {
    throw new LedgerMigrationError(
      `The ledger in this database was made by another version of the project (${unknown.join(', ')}) and cannot be converted. ` +
        'Delete the development data folder (.data, or what PALPITE_DATA names) or, with DATABASE_URL, use an empty database; then start again.',
    );
  }
  for (const { name, sql, checksum } of migrations) {
    const before = done.get(name);
    if (before === checksum) continue;
    if (before !== undefined) {
      throw new LedgerMigrationError(
        `The ledger's migration ${name} was changed after this database had run it. Restore the file and put the change into a new one.`,
      );
    }
    await client.query(sql);
    await client.query('insert into ledger.migration (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
  }
}

/**
 * Brings the schema `ledger` up to date: all of it or nothing, once, however many processes start at the
 * same moment. The pool's user owns the schema and must be able to make the role `palpite_app`, or find it.
 * @throws LedgerMigrationError with a sentence that says what to do
 */
export async function migrateLedger(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await ensureVersion(client);
    await ensureRole(client);
    await client.query('begin');
    try {
      await migrateWithin(client);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  } finally {
    client.release();
  }
}
