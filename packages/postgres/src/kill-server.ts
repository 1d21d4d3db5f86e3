/** For crash tests: the server killed without warning, as a power cut or the kernel would do it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterOf } from './data-home.ts';
import { systemCode } from './postgres-start-error.ts';
import { isAlive, processesOf } from './postmaster.ts';
import type { RunningPostgres } from './start-postgres.ts';

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

/**
 * Sends kill -9 to the server's head, and with `everything` to all its processes (each is in a process
 * group of its own, so they are found one by one). Afterwards `server.stop()` only lets go of it.
 */
export async function killServer(
  server: RunningPostgres,
  what: 'head' | 'everything',
): Promise<void> {
  const cluster = { directory: clusterOf(server.home) };
  const all = await processesOf(cluster);
  kill(server.pid);
  if (what === 'everything') for (const pid of all) kill(pid);
  while (isAlive(server.pid)) await sleep(2);
  // What the head had started in between; now that it is gone, no more can come.
  if (what === 'everything') for (const pid of await processesOf(cluster)) kill(pid);
}
