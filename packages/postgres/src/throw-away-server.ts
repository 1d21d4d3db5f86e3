/**
 * A server whose data is thrown away: for test runs and benches. Its folders go when it stops, and when
 * this process dies, by whatever signal.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

/**
 * A process that outlives us just long enough to clean up: its input ends when we die, by whatever
 * signal, and then it stops the server and removes the folders.
 */
function guard(server: RunningPostgres, folders: readonly string[]): () => void {
  const script =
    'read line; kill -INT "$1" && while kill -0 "$1"; do sleep 0.1; done; shift; rm -rf "$@"';
  const child = spawn('/bin/sh', ['-c', script, 'sh', String(server.pid), ...folders], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.unref();
  return () => child.kill('SIGKILL');
}

/** Starts a server in a folder of its own that is gone when it stops, or when this process dies. */
export async function startThrowAwayServer(): Promise<RunningPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'palpite-test-'));
  const server = await startPostgres({ dataDirectory: directory, throwAway: true });
  const folders = [...new Set([directory, server.home])];
  const dismiss = guard(server, folders);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      dismiss();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}
