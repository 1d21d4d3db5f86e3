import { mkdir } from 'node:fs/promises';
import { APP_ROLE, createLedger } from '@palpite/ledger';
import { createPool } from '@palpite/server/database/pool.ts';
import { openDatabase } from '@palpite/server/database/transaction.ts';
import { createLog } from '@palpite/server/log.ts';
import type { Pool } from 'pg';
import { DEFAULT_LIMITS, type KernelConfig, type Limits } from './config.ts';
import type { BrandDirectory } from './brand/live-brand.ts';
import { createNotifications } from './database/notifications.ts';
import { createTail } from './events/tail.ts';
import { notifyCarrier } from './values/notify-carrier.ts';
import { createLiveValues } from './values/live-values.ts';
import type { MessageSender } from './messages/message.ts';
import { createMessages, type Messages } from './messages/messages.ts';
import { createMetrics } from './metrics.ts';
import type { Notifier } from './notify/notifier.ts';
import type { Pictures } from './pictures.ts';
import { createPasswordHasher } from './secrets/password-hash.ts';
import { createPayloadKeys } from './secrets/payload-keys.ts';
import { createSecretBox, readMasterKey } from './secrets/secret-box.ts';
import type { Services } from './services.ts';
import { createWorkQueue, type WorkQueue } from './work/work-queue.ts';
import { createThrottles } from './throttle.ts';

/** The kernel's ports: what modules make of its parts for all others. */
export interface KernelPorts {
  readonly pictures: Pictures;
  brands(
    database: Services['database'],
    now: Services['now'],
    log: Services['log'],
  ): BrandDirectory;
  /** Takes messages while no gateway is set. */
  outbox(parts: Pick<Services, 'database' | 'secrets' | 'now'>): MessageSender;
  notifier(
    parts: Pick<Services, 'brands' | 'config' | 'work'> & { readonly messages: Messages },
  ): Notifier;
}

/** The kernel of one process. */
export interface Kernel {
  /** What all modules share. */
  readonly services: Services;
  /** Whole: only the notifier and the worker send. */
  readonly messages: Messages;
  /** Whole: only the worker is woken. */
  readonly queue: WorkQueue;
}

/** Makes what all modules share in one process; nothing is read from the database yet. */
export async function createServices(
  config: KernelConfig & { readonly limits?: Partial<Limits> },
  ports: KernelPorts,
): Promise<Kernel> {
  await mkdir(config.dataDirectory, { recursive: true });
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const now = config.now ?? (() => new Date());
  const log = createLog(config.logLevel ?? 'info', { destination: config.logStream });
  const { pool, lookupPool, reportPool, counterPool } = openPools(config, limits, log);
  const database = openDatabase(lookupPool);
  const counters = { pool: counterPool, schema: 'operator' };
  const secrets = createSecretBox(await readMasterKey(config.dataDirectory, config.masterKey));
  const brands = ports.brands(database, now, log);
  const messages = createMessages(config, ports.outbox({ database, secrets, now }));
  const queue = createWorkQueue(secrets, config.now);
  const notifications = createNotifications(config.databaseUrl);
  const services: Services = {
    config,
    limits,
    pool,
    lookupPool,
    reportPool,
    counters,
    database,
    ledger: createLedger(pool),
    brands,
    events: createTail({ pool: lookupPool, notifications, log }),
    live: createLiveValues({ carrier: notifyCarrier(lookupPool, notifications), log }),
    log,
    metrics: createMetrics({
      transactions: pool,
      lookups: lookupPool,
      reports: reportPool,
      counters: counterPool,
    }),
    throttles: createThrottles(counters, limits),
    pictures: ports.pictures,
    messages,
    work: queue,
    notifier: ports.notifier({ brands, messages, config, work: queue }),
    passwords: await createPasswordHasher(limits.passwordHashes),
    payloadKeys: createPayloadKeys(lookupPool, secrets, now),
    secrets,
    now,
  };
  return { services, messages, queue };
}

function openPools(
  { databaseUrl, reportsDatabaseUrl = databaseUrl }: KernelConfig,
  limits: Limits,
  log: Services['log'],
) {
  const connection = { databaseUrl, role: APP_ROLE };
  const pool = createPool({ ...connection, max: limits.poolSize, name: 'palpite operator' });
  const counterPool = createPool({
    ...connection,
    max: 4,
    name: 'palpite counters',
    synchronousCommit: 'off',
  });
  // Separate from the transactions' pool: a call that looks something up during its transaction would otherwise wait
  // for a connection that others like it hold, and all of them for ever.
  const lookupPool = createPool({
    ...connection,
    max: limits.lookupPoolSize,
    name: 'palpite lookups',
  });
  const reportPool = createPool({
    databaseUrl: reportsDatabaseUrl,
    role: APP_ROLE,
    max: limits.reportPoolSize,
    name: 'palpite reports',
  });
  const pools: readonly Pool[] = [pool, lookupPool, reportPool, counterPool];
  // An idle connection that the server closes must not crash the process: the pool opens another.
  for (const each of pools) {
    each.on('error', (error) => log.warn({ err: error }, 'the database ended an idle connection'));
  }
  return { pool, lookupPool, reportPool, counterPool };
}

/** Closes the connections to gateways and to the database. */
export async function closeServices({ services, messages }: Kernel): Promise<void> {
  messages.close();
  services.live.stop();
  const { pool, lookupPool, reportPool, counters } = services;
  await Promise.all([pool, lookupPool, reportPool, counters.pool].map((each) => each.end()));
}
