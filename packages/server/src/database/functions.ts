/** Database functions and views as sources: a file each holds the current text, applied when it differs from the last one. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** The list of the texts that have landed: a line each time, with the checksum of them all. */
export const LANDED_LIST = 'landed.txt';
/** Under which the database keeps how many lines the list had. */
const VERSION = 'functions';

export interface FunctionFile {
  /** With its folder, from the root of the sources: `functions/wager/place_wager.sql`. */
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export interface Functions {
  readonly files: readonly FunctionFile[];
  /** Rises with each landing that changes a text. */
  readonly version: number;
}

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads a folder of sources: functions first, then the views that call them. */
export function readFunctions(folder: string): Functions {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .sort()
    .map((path): FunctionFile => {
      const sql = readFileSync(join(folder, path), 'utf8');
      return { name: `functions/${path.replaceAll('\\', '/')}`, sql, checksum: checksumOf(sql) };
    });
  const landed = readFileSync(join(folder, LANDED_LIST), 'utf8');
  return {
    files: [...files.filter((file) => !isView(file)), ...files.filter(isView)],
    version: landed.split('\n').filter((line) => line !== '').length,
  };
}

const isView = ({ sql }: FunctionFile) => /^create or replace view /m.test(sql);

/** The checksum of all texts together, as the list of what has landed has it. */
export const checksumOfAll = ({ files }: Functions): string =>
  checksumOf(
    files
      .map(({ name, checksum }) => `${checksum}  ${name}\n`)
      .sort()
      .join(''),
  );

/** Whether the database has these texts, or those of a newer build. */
export function hasFunctions(
  applied: ReadonlyMap<string, string>,
  { files, version }: Functions,
): boolean {
  const there = Number(applied.get(VERSION) ?? 0);
  if (there !== version) return there > version;
  return files.every(({ name, checksum }) => applied.get(name) === checksum);
}

/**
 * Applies the texts that differ from the last ones. A database that has had those of a newer build keeps them: an older
 * process may still be started beside a newer one.
 * @param client in the transaction of the migrations
 * @param schema whose list of migrations keeps the checksums
 */
export async function applyFunctions(
  client: pg.PoolClient,
  schema: string,
  applied: ReadonlyMap<string, string>,
  functions: Functions,
): Promise<void> {
  if (hasFunctions(applied, functions)) return;
  // A body may call a function that a later file makes.
  await client.query('SET LOCAL check_function_bodies = off');
  const keep = (name: string, checksum: string) =>
    client.query(
      `INSERT INTO migrations.${schema} (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
  for (const { name, sql, checksum } of functions.files) {
    if (applied.get(name) === checksum) continue;
    await client.query(sql);
    await keep(name, checksum);
  }
  await keep(VERSION, `${functions.version}`);
}
