import { mkdir } from 'node:fs/promises';
import { APP_ROLE, createLedger } from '@palpite/ledger';
import { createPool } from '@palpite/server/database/pool.ts';
import { openDatabase } from '@palpite/server/database/transaction.ts';
import { createLog } from '@palpite/server/log.ts';
import type { Pool } from 'pg';
import type { KernelConfig, Limits } from './config.ts';
import type { BrandDirectory } from './brand/live-brand.ts';
import { createNotifications, type Notifications } from '@palpite/server/database/notifications.ts';
import { createTail } from './events/operator-log.ts';
import type { ValueCarrier } from '@palpite/live/carrier.ts';
import { notifyCarrier } from '@palpite/live/notify-carrier.ts';
import { createLiveValues } from '@palpite/live/live-values.ts';
import type { MessageSender } from './messages/message.ts';
import { createMessages, type Messages } from './messages/messages.ts';
import { createMetrics } from './metrics.ts';
import type { Notifier } from './notify/notifier.ts';
import type { Pictures } from './pictures.ts';
import { createPasswordHasher } from './secrets/password-hash.ts';
import { createPayloadKeys } from './secrets/payload-keys.ts';
import { createSecretBox, readMasterKey } from './secrets/secret-box.ts';
import type { Services } from './services.ts';
import { createOperatorQueue } from './work/operator-queue.ts';
import type { WorkQueue } from '@palpite/work/work-queue.ts';
import { createThrottles } from './throttle.ts';
import type { ThrottleTerms } from './throttle-terms.ts';

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

/** What modules declare of the kernel's parts. */
export interface Declared {
  /** Their numbers and the kernel's, as the configuration has them. */
  readonly limits: Limits;
  readonly throttles: readonly ThrottleTerms[];
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
  config: KernelConfig,
  { limits, throttles }: Declared,
  ports: KernelPorts,
): Promise<Kernel> {
  await mkdir(config.dataDirectory, { recursive: true });
  const now = config.now ?? (() => new Date());
  const log = createLog(config.logLevel ?? 'info', { destination: config.logStream });
  const { pool, lookupPool, reportPool, counterPool } = openPools(config, limits, log);
  const database = openDatabase(lookupPool);
  const counters = { pool: counterPool, schema: 'operator' };
  const secrets = createSecretBox(await readMasterKey(config.dataDirectory, config.masterKey));
  const brands = ports.brands(database, now, log);
  const messages = createMessages(config, ports.outbox({ database, secrets, now }));
  const queue = createOperatorQueue(secrets, config.now);
  const notifications = createNotifications(config.databaseUrl);
  const events = createTail({ pool: lookupPool, notifications, log });
  const metrics = createMetrics({
    transactions: pool,
    lookups: lookupPool,
    reports: reportPool,
    counters: counterPool,
  });
  const carrier = await openCarrier(config, { lookupPool, notifications, events, log, metrics });
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
    events,
    live: createLiveValues({ carrier, log }),
    log,
    metrics,
    throttles: createThrottles(counters, limits, throttles),
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

/** What carries values that move: a Valkey where one is set, else the database. */
async function openCarrier(
  { valkeyUrl }: KernelConfig,
  {
    lookupPool,
    notifications,
    events,
    log,
    metrics,
  }: Pick<Services, 'lookupPool' | 'events' | 'log' | 'metrics'> & {
    readonly notifications: Notifications;
  },
): Promise<ValueCarrier> {
  if (valkeyUrl === undefined) return notifyCarrier(lookupPool, notifications);
  // Five hundred files that most sites never run.
  const { valkeyCarrier } = await import('@palpite/live/valkey-carrier.ts');
  return valkeyCarrier({
    url: valkeyUrl,
    // Other databases may have their processes on the same Valkey.
    room: () => events.epoch,
    log,
    connected: (is) => metrics.liveCarrier.set({ carrier: 'valkey' }, Number(is)),
  });
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
