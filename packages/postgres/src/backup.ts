/**
 * Backup and restore of the embedded database. A backup is a physical copy, made while the server runs
 * and traffic goes on: it holds everything that was committed before it began, and nothing half-done. It
 * holds the database alone: keys and settings beside it in the data folder are the operator's to copy.
 */
import { chown, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type BackedUpFile,
  copyInto,
  describeFile,
  FILES,
  readChecked,
  walk,
  writeList,
} from './backup-folder.ts';
import { adminConfig, type Cluster, readCluster, stagingName } from './cluster.ts';
import { clusterOf, folderError, openHome, type Say } from './data-home.ts';
import { type OperatingUser, operatingUser } from './operating-user.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { identify, isAlive, readPostmaster } from './postmaster.ts';
import { startPostgres } from './start-postgres.ts';

export interface BackupOptions {
  /** The data folder that `startPostgres` was given. The server may be running; else it is started. */
  readonly dataDirectory: string;
  /** A folder that does not exist yet, or is empty. Keep it private: it holds everything. */
  readonly target: string;
  readonly log?: Say;
}

export interface BackupReport {
  readonly target: string;
  readonly files: number;
  readonly bytes: number;
}

// Written again by the server at every start: a backup needs the folders, but not their content.
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+|.*\/?pgsql_tmp.*)$/;
const CONTROL = 'global/pg_control';
const SEGMENT = /^[0-9A-F]{24}$/;

async function makeTarget(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length === 0) return;
  throw new PostgresStartError(
    `The folder ${target} is not empty. Name one for the backup that is new or empty.`,
  );
}

/** The control file is written in place at any time: it is copied until two readings agree. */
async function copyControl(from: string, to: string): Promise<BackedUpFile> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const first = await copyInto(from, to, CONTROL);
    const second = await copyInto(from, to, CONTROL);
    if (first && first.sha256 === second?.sha256) return first;
    await sleep(10);
  }
  throw new PostgresStartError(`${join(from, CONTROL)} could not be read. Try the backup again.`);
}

/** The part of the log between the two ends of the copy: with it the copy becomes one moment. */
async function copyLog(
  from: string,
  to: string,
  first: string,
  last: string,
): Promise<BackedUpFile[]> {
  const copied: BackedUpFile[] = [];
  for (const name of (await readdir(join(from, 'pg_wal'))).sort()) {
    if (!SEGMENT.test(name) || name < first || name > last) continue;
    const file = await copyInto(from, to, `pg_wal/${name}`);
    if (file) copied.push(file);
  }
  if (copied[0]?.path !== `pg_wal/${first}` || copied.at(-1)?.path !== `pg_wal/${last}`) {
    throw new PostgresStartError(
      'The database threw away a part of its log that the backup needs. Try the backup again.',
    );
  }
  return copied;
}

async function copyRunning(client: Client, from: string, to: string): Promise<BackedUpFile[]> {
  // Keeps the log from now on until this connection ends, whatever checkpoints come in between.
  await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
    `palpite_backup_${process.pid}`,
  ]);
  const started = await client.query<{ segment: string }>(
    `select pg_walfile_name(pg_backup_start('palpite', true)) as segment`,
  );
  const { files } = await walk(from);
  const copied: BackedUpFile[] = [];
  for (const path of files) {
    if (LEFT_OUT.test(path) || path === CONTROL) continue;
    const file = await copyInto(from, to, path);
    if (file) copied.push(file);
  }
  copied.push(await copyControl(from, to));
  const stopped = await client.query<{ label: string; segment: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as segment from pg_backup_stop(false)`,
  );
  const { label = '', segment: last = '' } = stopped.rows[0] ?? {};
  const first = started.rows[0]?.segment ?? '';
  copied.push(...(await copyLog(from, to, first, last)));
  await writeFile(join(to, 'backup_label'), label, { mode: 0o600 });
  copied.push(await describeFile(to, 'backup_label'));
  return copied;
}

async function backupServer(cluster: Cluster, port: number, target: string): Promise<BackupReport> {
  const client = new Client(adminConfig(cluster, port));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const to = join(target, FILES);
    await mkdir(to, { mode: 0o700 });
    const files = await copyRunning(client, cluster.directory, to);
    const { folders } = await walk(cluster.directory);
    const version = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    await writeList(target, {
      madeAt: new Date().toISOString(),
      version: version.rows[0]?.version ?? '',
      folders: folders.filter((path) => !LEFT_OUT.test(path)),
      files,
    });
    return { target, files: files.length, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
  } finally {
    await client.end();
  }
}

/**
 * Copies the database to `target` while it goes on working; one that is not running is started for it.
 * @throws PostgresStartError with a sentence that says what to do
 */
export async function backup(options: BackupOptions): Promise<BackupReport> {
  return makeBackup(options).catch((error: unknown) => {
    const folder = `The folder ${options.target} for the backup`;
    throw folderError(folder, 'Make that good, or name another one.', error);
  });
}

async function makeBackup(options: BackupOptions): Promise<BackupReport> {
  const { dataDirectory, target, log: say = () => undefined } = options;
  const user = await operatingUser();
  const home = await openHome(dataDirectory, user, say);
  if (!(await isThere(clusterOf(home)))) {
    throw new PostgresStartError(`There is no database in ${dataDirectory} to back up.`);
  }
  const cluster = await readCluster(clusterOf(home), user);
  await makeTarget(target);
  const running = await readPostmaster(cluster);
  const lives =
    running && isAlive(running.pid) && (await identify(running.pid, cluster)) !== 'other';
  if (lives) return backupServer(cluster, running.port, target);
  say('The database is not running: starting it for the backup.');
  const server = await startPostgres({ dataDirectory, log: say });
  try {
    return await backupServer(cluster, server.connection.port, target);
  } finally {
    await server.stop();
  }
}

export interface RestoreOptions {
  /** The folder that `backup` made. */
  readonly source: string;
  /** The data folder to restore into; it must hold no database. */
  readonly dataDirectory: string;
  readonly log?: Say;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function handOver(
  root: string,
  paths: readonly string[],
  user: OperatingUser,
): Promise<void> {
  if (!user) return;
  for (const path of ['', ...paths]) await chown(join(root, path), user.uid, user.gid);
}

/**
 * Puts a backup into a data folder that holds no database; the next `startPostgres` brings it to the
 * moment at which the backup ended. Every file is checked first, and the folder appears whole or not at
 * all.
 * @throws PostgresStartError with a sentence that says what to do
 */
export async function restore(options: RestoreOptions): Promise<BackupReport> {
  return restoreChecked(options).catch((error: unknown) => {
    const folder = `The data folder ${options.dataDirectory}`;
    throw folderError(folder, 'Make that good, or name another one with PALPITE_DATA.', error);
  });
}

async function restoreChecked(options: RestoreOptions): Promise<BackupReport> {
  const { source, dataDirectory, log: say = () => undefined } = options;
  const list = await readChecked(source);
  const user = await operatingUser();
  const home = await openHome(dataDirectory, user, say);
  if (await isThere(clusterOf(home))) {
    throw new PostgresStartError(
      `There is a database in ${dataDirectory} already. Stop the site, move the folder away, and restore again.`,
    );
  }
  const staging = stagingName(home);
  try {
    await mkdir(staging, { mode: 0o700 });
    for (const folder of list.folders) {
      await mkdir(join(staging, folder), { recursive: true, mode: 0o700 });
    }
    for (const { path } of list.files) {
      await copyFile(join(source, FILES, path), join(staging, path));
    }
    await handOver(staging, [...list.folders, ...list.files.map((file) => file.path)], user);
    await rename(staging, clusterOf(home));
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  const bytes = list.files.reduce((sum, file) => sum + file.bytes, 0);
  return { target: dataDirectory, files: list.files.length, bytes };
}
