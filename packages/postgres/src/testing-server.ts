/**
 * One throw-away server for a whole test run, as Vitest's `globalSetup`. The tests of every project in
 * the run share it; each test file takes a database of its own (`createTestDatabase`).
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the test server's own database `postgres`. */
    postgresUrl: string;
  }
}

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

// Vitest may load this file once per project; the server and its count are shared through the process.
const SHARED = Symbol.for('palpite.testing.server');
interface Shared {
  [SHARED]?: { users: number; server: Promise<RunningPostgres> };
}
const shared: typeof globalThis & Shared = globalThis;

/** Vitest's `globalSetup`. */
export default async function setup(project: {
  provide(key: 'postgresUrl', value: string): void;
}): Promise<() => Promise<void>> {
  shared[SHARED] ??= { users: 0, server: startThrowAwayServer() };
  const state = shared[SHARED];
  state.users += 1;
  const server = await state.server;
  project.provide('postgresUrl', server.url('postgres'));
  return async () => {
    state.users -= 1;
    if (state.users > 0) return;
    delete shared[SHARED];
    await server.stop();
  };
}
