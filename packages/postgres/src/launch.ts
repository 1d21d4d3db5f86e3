/** Starting the server process, and waiting until it accepts connections. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import type { Say } from './data-home.ts';
import { freePort, isFree, LOOPBACK } from './free-port.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { type Postmaster, processesOf, readPostmaster } from './postmaster.ts';
import { explain, type StartFailure } from './start-failure.ts';

/** Committed means: on the disk. These are given at every start, so no edited file can undo them. */
export const DURABLE: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
};

/** For servers whose data is thrown away: tests. A crash of the machine may damage them. */
export const THROW_AWAY: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

export interface LaunchOptions {
  readonly home: string;
  readonly cluster: Cluster;
  readonly binaries: Binaries;
  readonly settings: Readonly<Record<string, string>>;
  /** The port to use; without it a free one is found, and kept for the next start. */
  readonly port: number | undefined;
  readonly say: Say;
}

const LOG_LIMIT_BYTES = 10_000_000;

export function logOf(home: string): string {
  return join(home, 'server.log');
}

async function choosePort(options: LaunchOptions, attempt: number): Promise<number> {
  if (options.port !== undefined) {
    if (await isFree(options.port)) return options.port;
    throw new PostgresStartError(
      `Port ${options.port} on ${LOOPBACK} is taken by another program. Stop that program, or give the database another port.`,
    );
  }
  const note = join(options.home, 'port');
  const noted = Number(await readFile(note, 'utf8').catch(() => ''));
  if (attempt === 0 && noted > 0 && (await isFree(noted))) return noted;
  const port = await freePort();
  await writeFile(note, `${port}\n`);
  return port;
}

/** Sets a long log aside; returns how long the log is now, so that only what follows is read. */
async function prepareLog(path: string): Promise<number> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size < LOG_LIMIT_BYTES) return size;
  await rename(path, `${path}.1`);
  return 0;
}

async function loggedSince(path: string, offset: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const length = (await file.stat()).size - offset;
    const { buffer } = await file.read(Buffer.alloc(Math.max(length, 0)), 0, length, offset);
    return buffer.toString();
  } finally {
    await file.close();
  }
}

function spawnServer(options: LaunchOptions, port: number, logPath: string): ChildProcess {
  const log = openSync(logPath, 'a', 0o600);
  const given = { ...options.settings, listen_addresses: LOOPBACK, unix_socket_directories: '' };
  const settings = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    const child = spawn(
      options.binaries.postgres,
      ['-D', options.cluster.directory, '-p', String(port), ...settings],
      {
        ...options.cluster.user,
        cwd: options.cluster.directory,
        env: { PATH: process.env.PATH, LC_ALL: 'C' },
        stdio: ['ignore', log, log],
        // A group of its own: Ctrl-C at the terminal reaches us, and we close the database last.
        detached: true,
      },
    );
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function untilReady(
  child: ChildProcess,
  options: LaunchOptions,
): Promise<Postmaster | undefined> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  for (let waited = 0; !ended; waited += 1) {
    const postmaster = await readPostmaster(options.cluster);
    if (postmaster?.pid === child.pid && postmaster?.ready) return postmaster;
    // Recovery takes as long as it takes; cutting it short would only begin it again.
    if (waited > 0 && waited % 1000 === 0) options.say('The database is still recovering …');
    await sleep(10);
  }
  return undefined;
}

/**
 * Starts the server once.
 * @returns the server, or why it did not start
 */
export async function launchOnce(
  options: LaunchOptions,
  attempt: number,
): Promise<Postmaster | StartFailure> {
  const port = await choosePort(options, attempt);
  const logPath = logOf(options.home);
  const offset = await prepareLog(logPath);
  const child = spawnServer(options, port, logPath);
  const postmaster = await untilReady(child, options);
  return postmaster ?? explain(await loggedSince(logPath, offset), options.cluster, logPath);
}

/**
 * Ends processes of a server whose own head was killed. They can change nothing any more, but they hold
 * the memory that the next server asks about.
 */
export async function endOrphans(cluster: Cluster): Promise<void> {
  const head = await readPostmaster(cluster);
  for (const pid of await processesOf(cluster)) {
    if (pid !== head?.pid) process.kill(pid, 'SIGQUIT');
  }
}
