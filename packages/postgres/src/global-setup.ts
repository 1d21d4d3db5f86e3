/**
 * Vitest's `globalSetup`: one throw-away server for a whole test run. The tests of every project in the
 * run share it; each test file takes a database of its own (`createTestDatabase` in `testing.ts`).
 */
import type { RunningPostgres } from './start-postgres.ts';
import { startThrowAwayServer } from './throw-away-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the test server's own database `postgres`. */
    postgresUrl: string;
  }
}

// Vitest may load this file once per project; the server and its count are shared through the process.
const SHARED = Symbol.for('palpite.testing.server');
interface Shared {
  [SHARED]?: { users: number; server: Promise<RunningPostgres> };
}
const shared: typeof globalThis & Shared = globalThis;

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
