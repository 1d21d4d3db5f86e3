/**
 * The cluster on disk: made once, whole or not at all. It appears under its name by a rename, so a first
 * start that is killed half-way leaves nothing that a later one could mistake for a database.
 */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Binaries } from './binaries.ts';
import { clusterOf, type Say } from './data-home.ts';
import { LOOPBACK } from './free-port.ts';
import { type OperatingUser, run } from './operating-user.ts';
import { PostgresStartError, systemCode } from './postgres-start-error.ts';

/** The database's own superuser; migrations run as it, the application takes a lesser role. */
export const SUPERUSER = 'palpite';

/** What a fresh cluster is set to. An operator may change it in `postgresql.conf` afterwards. */
const INITIAL_SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '64MB',
  max_connections: '200',
  jit: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

function passwordFile(cluster: string): string {
  return join(cluster, 'palpite.password');
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Removes what first starts that were killed half-way have left. */
async function sweepUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = /^cluster\.new-(\d+)-/.exec(name)?.[1];
    if (maker === undefined || alive(Number(maker))) continue;
    await rm(join(home, name), { recursive: true, force: true });
  }
}

/** Writes the password so that nobody but the server's user can read it at any moment. */
async function writePassword(path: string, password: string, user: OperatingUser): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    if (user) await file.chown(user.uid, user.gid);
    await file.writeFile(`${password}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name for a cluster in the making; it carries the maker's process id for the sweep. */
export function stagingName(home: string): string {
  return join(home, `cluster.new-${process.pid}-${randomBytes(4).toString('hex')}`);
}

async function create(
  home: string,
  binaries: Binaries,
  user: OperatingUser,
  durable: boolean,
): Promise<void> {
  const staging = stagingName(home);
  const secret = `${staging}.password`;
  await writePassword(secret, randomBytes(24).toString('base64url'), user);
  // The server's user may not write in `home`, so the folder is made here and handed over.
  await mkdir(staging, { mode: 0o700 });
  if (user) await chown(staging, user.uid, user.gid);
  const made = await run(
    binaries.initdb,
    [
      `--pgdata=${staging}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--data-checksums',
      '--encoding=UTF8',
      // The builtin C.UTF-8 sorts the same on every machine and under every C library.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...Object.entries(INITIAL_SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
      ...(durable ? [] : ['--no-sync']),
    ],
    user,
    { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  );
  if (made.code !== 0) {
    await rm(staging, { recursive: true, force: true });
    await rm(secret, { force: true });
    const lines = made.stderr.trim().split('\n');
    const cause = lines.find((line) => /error:|FATAL|could not/.test(line)) ?? lines.at(-1);
    const reason = made.error?.message ?? cause ?? '';
    const advice = /user does not exist/.test(reason)
      ? 'Run this as an OS user that has a name (in a container: one with a line in /etc/passwd)'
      : 'Make room or give access there, or name another data folder with PALPITE_DATA';
    throw new PostgresStartError(
      `The database in ${home} could not be made: ${reason}. ${advice}, or set DATABASE_URL.`,
    );
  }
  await rename(secret, passwordFile(staging));
  await rename(staging, clusterOf(home)).catch(async (error: unknown) => {
    // Another start made it first; that one is whole, so ours goes.
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemCode(error))) throw error;
    await rm(staging, { recursive: true, force: true });
  });
}

export interface Cluster {
  readonly directory: string;
  readonly password: string;
  /** Who the server must run as: the owner of the folder. */
  readonly user: OperatingUser;
}

/** How the superuser connects to a database of this cluster's own. */
export function adminConfig(cluster: Cluster, port: number): ClientConfig {
  const { password } = cluster;
  const server = { host: LOOPBACK, port, user: SUPERUSER, password };
  return { ...server, database: 'postgres', connectionTimeoutMillis: 5000 };
}

/**
 * The cluster in `directory`.
 * @throws PostgresStartError when it is damaged or another user's
 */
export async function readCluster(directory: string, user: OperatingUser): Promise<Cluster> {
  const damaged = (what: string, cause?: unknown): PostgresStartError =>
    new PostgresStartError(
      `The database in ${directory} is damaged: ${what}. Nothing was changed. Restore a backup, or move the folder away to begin with an empty database.`,
      { cause },
    );
  const owner = await stat(directory);
  const own = process.getuid?.();
  if (own !== undefined && own !== 0 && owner.uid !== own) {
    throw new PostgresStartError(
      `The database in ${directory} belongs to another OS user (number ${owner.uid}). Start as that user or as root, or name another data folder with PALPITE_DATA.`,
    );
  }
  if (!owner.isDirectory()) throw damaged('it is not a folder');
  await readFile(join(directory, 'PG_VERSION')).catch((error: unknown) => {
    throw damaged('the file PG_VERSION cannot be read', error);
  });
  const password = await readFile(passwordFile(directory), 'utf8').catch((error: unknown) => {
    throw damaged('the file palpite.password cannot be read', error);
  });
  // Root runs the server as the owner of the data; a folder made by root's `chown` keeps working.
  const runAs = own === 0 && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : user;
  return { directory, password: password.trim(), user: runAs };
}

/**
 * The cluster of `home`, made when there is none.
 * @throws PostgresStartError when it cannot be made, or is there and cannot be used
 */
export async function openCluster(
  home: string,
  binaries: Binaries,
  user: OperatingUser,
  options: { readonly durable: boolean; readonly say: Say },
): Promise<Cluster> {
  const directory = clusterOf(home);
  const there = await stat(directory).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!there) {
    await sweepUnfinished(home);
    options.say(`Making a database in ${home}.`);
    await create(home, binaries, user, options.durable);
  }
  return readCluster(directory, user);
}
