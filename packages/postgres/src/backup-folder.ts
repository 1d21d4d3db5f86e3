/** A backup on disk: a folder `cluster` with the files, and a list of them with sizes and checksums. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { PostgresStartError, systemCode } from './postgres-start-error.ts';

export const LIST = 'backup.json';
export const FILES = 'cluster';

export interface BackedUpFile {
  /** Below the cluster's folder. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 in hex. */
  readonly sha256: string;
}

export interface BackupList {
  readonly madeAt: string;
  /** PostgreSQL's version, e.g. `18.4`. */
  readonly version: string;
  /** Folders, the empty ones included, which PostgreSQL wants to find. */
  readonly folders: readonly string[];
  readonly files: readonly BackedUpFile[];
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Every file and folder below `root`, as paths relative to it. */
export async function walk(root: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  const folders: string[] = [];
  for (const entry of entries) {
    const path = relative(root, join(entry.parentPath, entry.name));
    if (entry.isDirectory()) folders.push(path);
    else if (entry.isFile()) files.push(path);
  }
  return { files: files.sort(), folders: folders.sort() };
}

/** What the list says of one file. */
export async function describeFile(root: string, path: string): Promise<BackedUpFile> {
  const file = join(root, path);
  return { path, bytes: (await stat(file)).size, sha256: await digest(file) };
}

/**
 * Copies one file of a server that may be running. Its content may be half new; the log, copied afterwards,
 * repairs that. Returns undefined for a file that the server removed first.
 */
export async function copyInto(
  from: string,
  to: string,
  path: string,
): Promise<BackedUpFile | undefined> {
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    await copyFile(join(from, path), target);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const file = await open(target, 'r');
  await file.sync().finally(() => file.close());
  return describeFile(to, path);
}

/** Writes the list last, and to the disk: a folder with a list is a whole backup. */
export async function writeList(target: string, list: BackupList): Promise<void> {
  const file = await open(join(target, LIST), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(list, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Reads a backup's list and checks every file against it.
 * @throws PostgresStartError when the folder is no backup, or not whole
 */
export async function readChecked(source: string): Promise<BackupList> {
  const text = await readFile(join(source, LIST), 'utf8').catch((error: unknown) => {
    throw new PostgresStartError(
      `${source} is not a whole backup: it has no ${LIST}. Name a folder that "backup" has finished.`,
      { cause: error },
    );
  });
  const list: BackupList = JSON.parse(text);
  for (const { path, bytes, sha256 } of list.files) {
    const file = join(source, FILES, path);
    const size = await stat(file).then(
      (found) => found.size,
      () => -1,
    );
    if (size !== bytes || (await digest(file)) !== sha256) {
      throw new PostgresStartError(
        `The backup in ${source} is damaged: ${path} is not what was backed up. Use another backup.`,
      );
    }
  }
  return list;
}
