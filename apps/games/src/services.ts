import type { Database } from '@palpite/server/database/transaction.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { WorkQueue } from '@palpite/work/work-queue.ts';
import type pg from 'pg';
import type { GamesConfig, Timing } from './config.ts';
import type { SeedBox } from './fairness/seed-box.ts';
import type { WalletClient } from './wallet/wallet-client.ts';

/** What the parts of a game host process share. */
export interface Services {
  readonly config: GamesConfig;
  readonly timing: Timing;
  readonly pool: pg.Pool;
  readonly database: Database;
  readonly wallet: WalletClient;
  /** What must happen even if this process ends. */
  readonly work: WorkQueue;
  readonly seedBox: SeedBox;
  readonly log: Logger;
}
