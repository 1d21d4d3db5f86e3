/**
 * The server process of a data folder, seen from outside: who it is, whether it is ours, and how it
 * ends. Nothing here signals a process before it has been identified as the server of this very folder.
 */
import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { systemCode } from './postgres-start-error.ts';

type ClusterFolder = Pick<Cluster, 'directory'>;

/** What `postmaster.pid` says. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** True once the server accepts connections. */
  readonly ready: boolean;
}

export function pidFile(cluster: Cluster): string {
  return join(cluster.directory, 'postmaster.pid');
}

/** Reads `postmaster.pid`; undefined when no server has the folder, or one is only just beginning. */
export async function readPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Ours, another's, or (without a readable /proc) unknown. */
export type Identity = 'ours' | 'other' | 'unknown';

/**
 * Whether process `pid` is a server process of this cluster: same OS user, a `postgres` program, and the
 * cluster as its working folder. Process ids are used again, so a living pid alone proves nothing.
 */
export async function identify(pid: number, cluster: ClusterFolder): Promise<Identity> {
  try {
    const process = `/proc/${pid}`;
    const [owner, program, folder, own] = await Promise.all([
      stat(process),
      readlink(join(process, 'exe')),
      readlink(join(process, 'cwd')),
      stat(cluster.directory),
    ]);
    // A program that was replaced while it runs (an upgrade) reads as "… (deleted)".
    const isPostgres = basename(program.replace(/ \(deleted\)$/, '')) === 'postgres';
    return owner.uid === own.uid && isPostgres && folder === cluster.directory ? 'ours' : 'other';
  } catch {
    return 'unknown';
  }
}

/** All server processes of this cluster, found by what they are, whether or not their head still lives. */
export async function processesOf(cluster: ClusterFolder): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const found: number[] = [];
  for (const pid of pids) {
    if ((await identify(pid, cluster)) === 'ours') found.push(pid);
  }
  return found;
}

async function gone(pid: number, cluster: Cluster, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 100; waited += 1) {
    // Where nobody collects dead processes the pid stays, so the removed file counts too.
    if (!isAlive(pid) || (await readPostmaster(cluster))?.pid !== pid) return true;
    await sleep(10);
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

/**
 * Stops the server: first in order ("fast": open transactions are rolled back, everything is written),
 * and after half a minute at once ("immediate": nothing committed is lost, the next start recovers).
 */
export async function stopPostmaster(pid: number, cluster: Cluster): Promise<void> {
  signal(pid, 'SIGINT');
  if (await gone(pid, cluster, 30)) return;
  signal(pid, 'SIGQUIT');
  await gone(pid, cluster, 10);
}
