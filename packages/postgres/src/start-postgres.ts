/**
 * The project's own PostgreSQL: real PostgreSQL 18, a child process on a loopback port, with its data in
 * one folder. What is guaranteed: a commit that was answered is on the disk; a kill -9 of this process
 * or of the server loses nothing; nothing that belongs to somebody else is ever stopped or removed.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { adminConfig, type Cluster, openCluster, SUPERUSER } from './cluster.ts';
import { folderError, openHome, type Say } from './data-home.ts';
import { LOOPBACK } from './free-port.ts';
import { type Keeper, keep } from './keeper.ts';
import { DURABLE, endOrphans, type LaunchOptions, launchOnce, THROW_AWAY } from './launch.ts';
import { operatingUser } from './operating-user.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import {
  identify,
  isAlive,
  type Postmaster,
  pidFile,
  readPostmaster,
  stopPostmaster,
} from './postmaster.ts';

export interface StartPostgresOptions {
  /** A folder for the database alone; made when missing. */
  readonly dataDirectory: string;
  /** Told, in sentences, what takes time or is unusual. */
  readonly log?: Say;
  /** A loopback port; without it a free one is found and kept for later starts. */
  readonly port?: number;
  /** True for tests: quicker, and not safe against a crash of the machine. */
  readonly throwAway?: boolean;
}

export interface RunningPostgres {
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
  };
  /** The address of one database of this server, with the password: never log it. */
  url(database: string): string;
  /** Closes the server in order; connections that are still open are ended. */
  stop(): Promise<void>;
  /** True when the server was found running (an earlier process was killed) and taken over. */
  readonly reused: boolean;
  /** The server's process id. */
  readonly pid: number;
  /** The folder that really holds the data; not below `dataDirectory` when that was unreachable. */
  readonly home: string;
}

const ATTEMPTS_UNTIL_MS = 20_000;

function connectionTo(cluster: Cluster, port: number): RunningPostgres['connection'] {
  return { host: LOOPBACK, port, user: SUPERUSER, password: cluster.password };
}

/** Whether the server behind `postmaster` has this cluster and the settings that are wanted. */
async function serves(
  postmaster: Postmaster,
  cluster: Cluster,
  settings: Readonly<Record<string, string>>,
): Promise<boolean> {
  const client = new Client(adminConfig(cluster, postmaster.port));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [['data_directory', ...Object.keys(settings)]],
    );
    const found = new Map(answer.rows.map((row) => [row.name, row.setting]));
    if (found.get('data_directory') !== cluster.directory) return false;
    return Object.entries(settings).every(([name, value]) => found.get(name) === value);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Looks whether a server already has the cluster: takes it over when it is the one that is wanted, stops
 * it when it is ours but does not answer, and clears a leftover pid file that names a stranger's process.
 */
async function adopt(options: LaunchOptions): Promise<Postmaster | undefined> {
  const { cluster, settings, say } = options;
  for (let waited = 0; waited < 100; waited += 1) {
    const found = await readPostmaster(cluster);
    if (!found || !isAlive(found.pid)) return undefined;
    const identity = await identify(found.pid, cluster);
    if (identity === 'other') {
      say('A leftover postmaster.pid names a process that is not this database: removing it.');
      await rm(pidFile(cluster), { force: true });
      return undefined;
    }
    const portFits = options.port === undefined || options.port === found.port;
    if (found.ready && portFits && (await serves(found, cluster, settings))) return found;
    if (found.ready && identity === 'ours') {
      say('A database from an earlier run is still there, with other settings: restarting it.');
      await stopPostmaster(found.pid, cluster);
      return undefined;
    }
    // Starting up, going down, or (without /proc) not certain: PostgreSQL's own lock decides in the end.
    if (identity === 'unknown') return undefined;
    await sleep(100);
  }
  throw new PostgresStartError(
    `A server for ${cluster.directory} is there but accepts no connections. Look at its log, stop that process, and start again.`,
  );
}

async function launch(options: LaunchOptions): Promise<{ server: Postmaster; reused: boolean }> {
  const began = Date.now();
  let portsTried = 0;
  for (;;) {
    const adopted = await adopt(options);
    if (adopted) return { server: adopted, reused: true };
    const outcome = await launchOnce(options, portsTried);
    if (outcome instanceof PostgresStartError) throw outcome;
    if (typeof outcome === 'object') return { server: outcome, reused: false };
    const waited = Date.now() - began;
    if (waited > ATTEMPTS_UNTIL_MS) {
      throw new PostgresStartError(
        `The database in ${options.cluster.directory} is held by a process that does not let go. Stop the processes named "postgres" that use this folder, then start again.`,
      );
    }
    if (outcome === 'port') portsTried += 1;
    if (outcome === 'again' && waited > 2000) await endOrphans(options.cluster);
    await sleep(outcome === 'again' ? 50 : 0);
  }
}

interface Prepared {
  readonly home: string;
  readonly cluster: Cluster;
  readonly server: Postmaster;
  readonly reused: boolean;
}

async function prepare(options: StartPostgresOptions): Promise<Prepared> {
  const say = options.log ?? (() => undefined);
  const durable = options.throwAway !== true;
  const user = await operatingUser();
  const home = await openHome(options.dataDirectory, user, say);
  const binaries = await findBinaries(user, home, say);
  const cluster = await openCluster(home, binaries, user, { durable, say });
  const settings = durable ? DURABLE : THROW_AWAY;
  const launched = await launch({ home, cluster, binaries, settings, port: options.port, say });
  return { home, cluster, ...launched };
}

/**
 * Starts the embedded PostgreSQL, or takes over the one that an earlier, killed process left running.
 * @throws PostgresStartError with a sentence that says what to do
 */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const { home, cluster, server, reused } = await prepare(options).catch((error: unknown) => {
    throw folderError(
      `The data folder ${options.dataDirectory}`,
      'Make that good, name another one with PALPITE_DATA, or set DATABASE_URL.',
      error,
    );
  });
  const connection = connectionTo(cluster, server.port);
  const keeper: Keeper = await keep(adminConfig(cluster, server.port), options.dataDirectory);
  let stopping: Promise<void> | undefined;
  return {
    connection,
    url: (database) =>
      `postgres://${SUPERUSER}:${cluster.password}@${LOOPBACK}:${server.port}/${encodeURIComponent(database)}`,
    stop: () => {
      stopping ??= (async () => {
        await keeper.untilAlone();
        await keeper.release();
        await stopPostmaster(server.pid, cluster);
      })();
      return stopping;
    },
    reused,
    pid: server.pid,
    home,
  };
}
