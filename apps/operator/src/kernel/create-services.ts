import { mkdir } from 'node:fs/promises';
import { APP_ROLE, createLedger } from '@palpite/ledger';
import { createPool } from '@palpite/server/database/pool.ts';
import { openDatabase } from '@palpite/server/database/transaction.ts';
import { createLog } from '@palpite/server/log.ts';
import type { Pool } from 'pg';
import { DEFAULT_LIMITS, type KernelConfig, type Limits } from './config.ts';
import type { BrandDirectory } from './brand/live-brand.ts';
import type { MessageSender } from './messages/message.ts';
import { createMessages, type Messages } from './messages/messages.ts';
import { createMetrics } from './metrics.ts';
import type { Notifier } from './notify/notifier.ts';
import type { Pictures } from './pictures.ts';
import { createPasswordHasher } from './secrets/password-hash.ts';
import { createPayloadKeys } from './secrets/payload-keys.ts';
import { createSecretBox, readMasterKey } from './secrets/secret-box.ts';
import type { Services } from './services.ts';
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
    parts: Pick<Services, 'brands' | 'database' | 'config'> & { readonly messages: Messages },
  ): Notifier;
}

/** What all modules share in one process; nothing is read from the database yet. */
export async function createServices(
  config: KernelConfig & { readonly limits?: Partial<Limits> },
  ports: KernelPorts,
): Promise<Services> {
  await mkdir(config.dataDirectory, { recursive: true });
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const now = config.now ?? (() => new Date());
  const log = createLog(config.logLevel ?? 'info', { destination: config.logStream });
  const { pool, lookupPool, counterPool } = openPools(config.databaseUrl, limits, log);
  const database = openDatabase(lookupPool);
  const counters = { pool: counterPool, schema: 'operator' };
  const secrets = createSecretBox(await readMasterKey(config.dataDirectory, config.masterKey));
  const brands = ports.brands(database, now, log);
  const messages = createMessages(config, ports.outbox({ database, secrets, now }), log);
  return {
    config,
    limits,
    pool,
    lookupPool,
    counters,
    database,
    ledger: createLedger(pool),
    brands,
    log,
    metrics: createMetrics({ transactions: pool, lookups: lookupPool, counters: counterPool }),
    throttles: createThrottles(counters, limits),
    pictures: ports.pictures,
    messages,
    notifier: ports.notifier({ brands, database, messages, config }),
    passwords: await createPasswordHasher(limits.passwordHashes),
    payloadKeys: createPayloadKeys(lookupPool, secrets, now),
    secrets,
    now,
  };
}

function openPools(databaseUrl: string, limits: Limits, log: Services['log']) {
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
  const pools: readonly Pool[] = [pool, lookupPool, counterPool];
  // An idle connection that the server closes must not crash the process: the pool opens another.
  for (const each of pools) {
    each.on('error', (error) => log.warn({ err: error }, 'the database ended an idle connection'));
  }
  return { pool, lookupPool, counterPool };
}

/** Sends what is still deferred, then closes the database connections. */
export async function closeServices(services: Services): Promise<void> {
  await services.messages.close();
  await Promise.all([services.pool.end(), services.lookupPool.end(), services.counters.pool.end()]);
}
