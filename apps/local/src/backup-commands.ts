import { chmod, copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FurtherCommand } from '@palpite/operator/backoffice';
import { backup, restore } from '@palpite/postgres';
import { ADDRESS_FILE } from './database.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/**
 * A backup is a folder of two parts: `database`, a physical copy, and `private`, the files beside it without
 * which the copy cannot be read (the master key) or shown (the demo accounts). Both together restore a site.
 */
const DATABASE = 'database';
const PRIVATE = 'private';

/** The data folder of the embedded database. @throws StartError when the site has a database of its own */
function dataFolder({ databaseUrl, dataDirectory }: Settings): string {
  if (!databaseUrl) return dataDirectory;
  throw new StartError(
    'DATABASE_URL names a PostgreSQL of your own: back it up and restore it with its own tools (pg_dump, pg_basebackup), and keep the master key with it.',
  );
}

function folderOf(words: readonly string[]): string {
  const [folder] = words;
  if (!folder) throw new StartError('Name the folder of the backup.');
  return resolve(folder);
}

/** Copies the files of a folder, not its folders; a file that is there already must be the same. */
async function copyFiles(from: string, to: string, leftOut: readonly string[]): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !leftOut.includes(entry.name))
    .map(({ name }) => name);
  for (const name of names) {
    const target = join(to, name);
    const there = await readFile(target).catch(() => undefined);
    if (there === undefined) {
      await copyFile(join(from, name), target);
      await chmod(target, 0o600);
    } else if (!there.equals(await readFile(join(from, name)))) {
      throw new StartError(
        `${target} is there and differs from the backup's. Move it away if the backup's is the right one.`,
      );
    }
  }
  return names.length;
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/** What the operator's command line can do beside its own commands, since it is here that the database lives. */
export function backupCommands(settings: () => Settings): readonly FurtherCommand[] {
  return [
    {
      name: 'backup',
      usage: '<folder>',
      summary: 'Copy the database and its keys into a new folder, while the site runs or not',
      audited: true,
      run: (words, say) => makeBackup(folderOf(words), dataFolder(settings()), say),
    },
    {
      name: 'restore',
      usage: '<folder>',
      summary: 'Make the data folder from a backup; it must hold no database yet',
      // A site that was never started has no database to write to; the backup's own audit comes back with it.
      audited: false,
      run: (words, say) => restoreBackup(folderOf(words), dataFolder(settings()), say),
    },
  ];
}

type Say = (line: string) => void;

async function makeBackup(folder: string, data: string, say: Say): Promise<void> {
  const target = join(folder, DATABASE);
  const report = await backup({ dataDirectory: join(data, 'postgres'), target, log: say });
  // the address of a running database is no part of a backup
  const files = await copyFiles(data, join(folder, PRIVATE), [ADDRESS_FILE]);
  const size = megabytes(report.bytes);
  say(
    `${report.files} files of the database (${size} MB) and ${files} private files are in ${folder}.`,
  );
  say('It holds the keys: keep it as you keep the data folder itself.');
}

async function restoreBackup(folder: string, data: string, say: Say): Promise<void> {
  const source = join(folder, DATABASE);
  const report = await restore({ source, dataDirectory: join(data, 'postgres'), log: say });
  const files = await copyFiles(join(folder, PRIVATE), data, []);
  say(`${report.files} files of the database and ${files} private files are back in ${data}.`);
  say('Start the site, then check it: npm run operator -- --as-owner verify-ledger');
}
