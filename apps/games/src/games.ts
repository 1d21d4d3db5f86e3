import { fileURLToPath } from 'node:url';
import { createPool, surviveLostConnections } from '@palpite/server/database/pool.ts';
import { openDatabase } from '@palpite/server/database/transaction.ts';
import { createLog } from '@palpite/server/log.ts';
import { createWorkQueue } from '@palpite/work/work-queue.ts';
import type { Hono } from 'hono';
import pg from 'pg';
import { DEFAULT_TIMING, type GamesConfig } from './config.ts';
import { GAMES_ROLE, migrateGames } from './database/migrate.ts';
import { gamesWork } from './database/schema.ts';
import { sealOldSeeds } from './fairness/seal-old-seeds.ts';
import { createSeedBox } from './fairness/seed-box.ts';
import { createApp } from './http/app.ts';
import { readClientFiles } from './http/client-files.ts';
import { startRoundWork } from './round/round-work.ts';
import type { Services } from './services.ts';
import { createWalletClient } from './wallet/wallet-client.ts';

const BUILT_CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));
const POOL_SIZE = 12;

/** One game host process: its pages and calls, its database, its work. */
export interface Games {
  /** Answers /play, /verify, /assets, /api, /vendor and /healthz. */
  readonly app: Hono;
  /** Brings the database up to date. Call it before anything else; several processes may call it at once. */
  migrate(): Promise<void>;
  /** Starts delivering what the wallet has not answered yet. */
  start(): void;
  /** Waits for running work, then closes the database connections. */
  close(): Promise<void>;
}

/**
 * Composes a game host; reads nothing from the database yet.
 * @throws Error with a sentence that says what to do when the client is not built
 */
export async function createGames(config: GamesConfig): Promise<Games> {
  const files = await readClientFiles(config.clientDirectory ?? BUILT_CLIENT, config.pastAssets);
  const timing = { ...DEFAULT_TIMING, ...config.timing };
  const log = createLog(config.logLevel ?? 'info', {
    app: 'games',
    destination: config.logStream,
  });
  const pool = createPool({
    databaseUrl: config.databaseUrl,
    max: POOL_SIZE,
    name: 'palpite games',
    role: GAMES_ROLE,
  });
  // an idle connection that the server closes must not crash the process: the pool opens another
  pool.on('error', (error) => log.warn({ err: error }, 'the database ended an idle connection'));
  const services: Services = {
    config,
    timing,
    pool,
    database: openDatabase(pool),
    wallet: createWalletClient(config, timing.walletTimeout),
    work: createWorkQueue({ tables: gamesWork, clock: undefined }),
    seedBox: createSeedBox(config.seedKey),
    log,
  };
  let stopWork: () => Promise<void> = async () => {};
  return {
    app: createApp(services, files),
    async migrate() {
      const owner = surviveLostConnections(
        new pg.Pool({ connectionString: config.databaseUrl, max: 1 }),
      );
      try {
        await migrateGames(owner);
      } finally {
        await owner.end();
      }
      await sealOldSeeds(services.database, services.seedBox);
    },
    start() {
      stopWork = startRoundWork(services);
    },
    async close() {
      await stopWork();
      await pool.end();
    },
  };
}
