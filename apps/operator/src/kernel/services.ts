import type { Ledger } from '@palpite/ledger';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { CounterTable } from '@palpite/server/throttle/counters.ts';
import type { Pool } from 'pg';
import type { Messages } from './messages/messages.ts';
import type { LiveValues } from '@palpite/live/live-values.ts';
import type { EventTail } from '@palpite/log/tail.ts';
import type { KernelConfig, Limits } from './config.ts';
import type { BrandDirectory } from './brand/live-brand.ts';
import type { Metrics } from './metrics.ts';
import type { Throttles } from './throttle.ts';
import type { Notifier } from './notify/notifier.ts';
import type { Pictures } from './pictures.ts';
import type { PasswordHasher } from './secrets/password-hash.ts';
import type { PayloadKeys } from './secrets/payload-keys.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { WorkQueue } from '@palpite/work/work-queue.ts';

/** What every part of one operator process shares. Nothing in here holds state that another process needs. */
export interface Services {
  readonly config: KernelConfig;
  readonly limits: Limits;
  /** For transactions. */
  readonly pool: Pool;
  /** For single statements outside a call's transaction; safe to use while one is open. */
  readonly lookupPool: Pool;
  /** For reports, whose long reads must not keep money waiting; perhaps on a standby. It only reads. */
  readonly reportPool: Pool;
  /** Counters that a power cut may lose; their pool commits asynchronously and writes nothing else. */
  readonly counters: CounterTable;
  /** Drizzle on the lookup pool: reads, and rows that must stay whatever the outcome of the call's own `tx`. */
  readonly database: Database;
  readonly ledger: Ledger;
  readonly brands: BrandDirectory;
  /** The log of events as this process has read it. */
  readonly events: EventTail;
  /** Values that move, on their way to pages. */
  readonly live: LiveValues;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly throttles: Throttles;
  readonly pictures: Pictures;
  /** Which ways to people there are. The notifier sends. */
  readonly messages: Pick<Messages, 'reaches'>;
  /** What must happen later, elsewhere or outside of a transaction. */
  readonly work: Omit<WorkQueue, 'onWake'>;
  /** Notices and messages to people, in their language. */
  readonly notifier: Notifier;
  readonly passwords: PasswordHasher;
  readonly payloadKeys: PayloadKeys;
  /** Seals what the database must not hold in plain text (private keys, vendor secrets). */
  readonly secrets: SecretBox;
  readonly now: () => Date;
}
