/**
 * Where a data folder's database really lives.
 *
 * Normally in the data folder itself. The server may run as another OS user than the caller, though,
 * and that user must be able to walk to the folder; below a private (0700) folder it cannot. Then the
 * database lives in a place that the user can reach, and the data folder holds a note that says where.
 */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { canEnter, type OperatingUser } from './operating-user.ts';
import { PostgresStartError, systemCode } from './postgres-start-error.ts';

/** Root's own place for what the OS user `postgres` must reach. */
const REACHABLE_ROOT = process.env.PALPITE_SHARED ?? '/var/lib/palpite';
const NOTE = 'database-location';

export type Say = (line: string) => void;

/** The folder of the cluster itself (PostgreSQL's PGDATA) within a home. */
export function clusterOf(home: string): string {
  return join(home, 'cluster');
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

const WHY: Readonly<Record<string, string>> = {
  EEXIST: 'it, or a part of its path, is a file',
  ENOTDIR: 'it, or a part of its path, is a file',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
};

/** A system error about a folder as a sentence that ends with `advice`; any other error as it is. */
export function folderError(folder: string, advice: string, error: unknown): unknown {
  const why = WHY[systemCode(error)];
  if (error instanceof PostgresStartError || !why) return error;
  return new PostgresStartError(`${folder} cannot be used: ${why}. ${advice}`, { cause: error });
}

async function openFolder(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  return realpath(directory);
}

/**
 * Root's shared place, made when missing: owned by root, writable by nobody else, open to walk through.
 * @throws PostgresStartError when it cannot be had
 */
export async function reachableRoot(user: OperatingUser): Promise<string> {
  try {
    await mkdir(REACHABLE_ROOT, { recursive: true, mode: 0o755 });
    const found = await stat(REACHABLE_ROOT);
    if (found.uid === 0 && (found.mode & 0o022) === 0 && (await canEnter(user, REACHABLE_ROOT))) {
      return REACHABLE_ROOT;
    }
  } catch {
    // Told below, in one sentence for every cause.
  }
  throw new PostgresStartError(
    `The OS user "postgres" cannot reach this folder, and ${REACHABLE_ROOT} cannot be used in its place. ` +
      'Name a data folder that every user can walk to with PALPITE_DATA, or set DATABASE_URL.',
  );
}

async function notedHome(directory: string): Promise<string | undefined> {
  const note = await readFile(join(directory, NOTE), 'utf8').catch(() => undefined);
  if (note === undefined) return undefined;
  const home = note.trim();
  if (home && (await exists(home))) return home;
  throw new PostgresStartError(
    `${join(directory, NOTE)} says that the database is in ${home || '(nowhere)'}, which is not there. ` +
      'Put it back, or delete the note to begin with an empty database.',
  );
}

/**
 * The folder that holds the database of `dataDirectory`, made when missing.
 * @throws PostgresStartError when it cannot be made or reached
 */
export async function openHome(
  dataDirectory: string,
  user: OperatingUser,
  say: Say,
): Promise<string> {
  const directory = await openFolder(dataDirectory);
  const noted = await notedHome(directory);
  if (noted) return noted;
  if (!user) return directory;
  // The folder is this package's own; what is private in it is the cluster, 0700 by itself.
  await chmod(directory, 0o711);
  if (await canEnter(user, directory)) return directory;
  if (await exists(clusterOf(directory))) {
    throw new PostgresStartError(
      `The database in ${directory} cannot be reached by its OS user "postgres", because a folder above it is private. ` +
        `Let others walk through it ("chmod o+x" on each folder above), or move ${directory} elsewhere and name it with PALPITE_DATA.`,
    );
  }
  const root = await reachableRoot(user);
  const home = join(root, `${basename(directory)}-${randomBytes(6).toString('hex')}`);
  await mkdir(home, { mode: 0o711 });
  await writeFile(join(directory, NOTE), `${home}\n`);
  say(
    `The OS user "postgres" cannot reach ${directory} (a folder above it is private): the database is kept in ${home}.`,
  );
  return home;
}
