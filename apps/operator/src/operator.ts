import { mkdir } from 'node:fs/promises';
import { endpoints } from '@palpite/contract';
import { APP_ROLE, createLedger, migrateLedger, startSealer } from '@palpite/ledger';
import { createPool } from '@palpite/server/database/pool.ts';
import { openDatabase } from '@palpite/server/database/transaction.ts';
import { createLog } from '@palpite/server/log.ts';
import { watchProcess } from '@palpite/server/metrics.ts';
import type { Hono } from 'hono';
import pg from 'pg';
import { drawnPictures } from './sandbox/pictures/drawn-pictures.ts';
import { mountImages } from './sandbox/pictures/image-routes.ts';
import { makePicturesAhead } from './sandbox/pictures/make-ahead.ts';
import { createBrandDirectory } from './modules/brand/brand-directory.ts';
import { mountFonts } from './modules/talk/page/fonts.ts';
import { mountCountryFlags } from './modules/identity/account/flag-routes.ts';
import { createMessages } from './kernel/messages/messages.ts';
import { createOutbox } from './sandbox/outbox/outbox.ts';
import { mountOutbox } from './sandbox/outbox/outbox-routes.ts';
import { DEFAULT_LIMITS } from './kernel/config.ts';
import type { OperatorConfig } from './operator-config.ts';
import { OPERATOR_GRANTS } from './grants.ts';
import { migrateOperator } from './kernel/database/migrate.ts';
import { mountPaymentNotifications } from './modules/money/deposit/notification-routes.ts';
import { createHandlers } from './handlers.ts';
import { mountContract } from './kernel/http/contract-routes.ts';
import { mountDocuments } from './kernel/http/documents.ts';
import { createFrame, type OperatorEnv } from './kernel/http/frame.ts';
import { mountHealth } from './kernel/http/health.ts';
import { createTail } from './kernel/events/tail.ts';
import { startRelay } from './kernel/events/relay.ts';
import { createLive, type Live } from './kernel/live/live.ts';
import { createMetrics } from './kernel/metrics.ts';
import { createThrottles } from './kernel/throttle.ts';
import { startJobs } from './kernel/work/run-job.ts';
import { mountMemberImages } from './modules/identity/account/image-routes.ts';
import { createNotifier } from './modules/talk/notice/notifier.ts';
import { mountSandboxBank } from './sandbox/bank/bank-routes.ts';
import type { SendToOperator } from './sandbox/bank/send-notifications.ts';
import { createPasswordHasher } from './kernel/secrets/password-hash.ts';
import { createPayloadKeys } from './kernel/secrets/payload-keys.ts';
import { createSecretBox, readMasterKey } from './kernel/secrets/secret-box.ts';
import { livePorts } from './live-ports.ts';
import { createOwn, type Own } from './own.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { type Seeded, seed } from './seed.ts';
import type { Services } from './kernel/services.ts';
import { createAuthenticate } from './modules/identity/session/find-session.ts';
import { mountServiceDesk } from './modules/talk/support/desk-routes.ts';
import { loadTexts } from './kernel/texts/texts.ts';
import { createVendorSecrets } from './modules/play/vendors/vendor-secrets.ts';
import { mountVendorWallet } from './modules/play/engines/seamless/wallet-routes.ts';

/** How long a committed transfer waits for its link in the ledger's hash chain, at most. */
const SEAL_MILLISECONDS = 1_000;

/** One operator process: the site's calls, its scheduled work, its database. */
export interface Operator {
  /** Answers /wps, /lgw, /lotto, /vendor, /images, /support, /payments, /dev/outbox, /dev/bank, /openapi.json, /docs, /healthz, /readyz and /metrics. */
  readonly app: Hono<OperatorEnv>;
  /** For the command line and for tests. */
  readonly services: Services;
  /** What modules keep for themselves; for the command line and for tests. */
  readonly own: Own;
  /** Brings the database up to date. Call it before anything else; several processes may call it at once. */
  migrate(): Promise<void>;
  /**
   * Brands, catalogue, demo accounts: what must exist before the first request. Several processes may call it at once.
   */
  seed(): Promise<Seeded>;
  /**
   * The secrets with which the sandbox game host signs its calls, by vendor code; a rotated one is here within ten
   * seconds.
   */
  vendorSecrets(): Promise<Readonly<Record<string, string>>>;
  /** The key with which the sandbox game host seals its players' seeds. */
  readonly gameSeedKey: string;
  /** The live connections; the site's server passes them its upgrades. */
  readonly live: Live;
  /** Starts the scheduled work, the hand-out of events and the live connections. */
  start(): Promise<void>;
  /** Ends the live connections, so that a stop need not wait for them. */
  letGo(): void;
  /** Waits for running work, then closes the database connections. */
  close(): Promise<void>;
}

/**
 * Composes an operator; reads nothing from the database yet.
 * @throws Error with a sentence for the operator when the configuration is invalid
 */
export async function createOperator(config: OperatorConfig): Promise<Operator> {
  loadTexts();
  const services = await createServices(config);
  const own = createOwn(services, config);
  const app = createFrame(services);
  mountHealth(app, services);
  mountDocuments(app, endpoints);
  mountMemberImages(app);
  mountCountryFlags(app);
  mountFonts(app);
  mountServiceDesk(app, services);
  mountOutbox(app, services);
  mountPaymentNotifications(app, services, own.money);
  // The bank calls the operator by requests, as an external provider would; they need no socket here.
  const send: SendToOperator = (request) => app.fetch(request, { peerAddress: '127.0.0.1' });
  mountSandboxBank(app, services, send);
  const vendorSecrets = createVendorSecrets(services.database, services.secrets, services.now);
  mountVendorWallet(app, services, vendorSecrets);
  const raster = mountImages(app, services);
  const authenticate = createAuthenticate(services);
  mountContract(app, services, authenticate, endpoints, createHandlers(own));

  services.events.onEvents((batch) => {
    if (batch.some(({ topic }) => topic === 'winners.changed')) own.insight.winnerBoards.clear();
  });
  const live = createLive(app, services, livePorts(services));
  let stopJobs: () => Promise<void> = async () => {};
  return {
    app,
    services,
    own,
    migrate: () => migrateAll(config.databaseUrl),
    seed: () => seed(services),
    gameSeedKey: services.secrets.derive('game seeds'),
    async vendorSecrets() {
      return Object.fromEntries(await vendorSecrets.all());
    },
    live,
    async start() {
      watchProcess(services.metrics);
      await services.events.start();
      live.start();
      const stopRelay = startRelay(services.lookupPool, { log: services.log });
      const stopScheduled = startJobs(services, scheduledJobs(services, own, send));
      const stopPictures =
        config.picturesAhead === false ? async () => {} : makePicturesAhead(services, raster);
      const sealer = startSealer(services.pool, {
        everyMs: SEAL_MILLISECONDS,
        onError: (error) => services.log.error({ err: error }, 'could not seal the ledger'),
      });
      stopJobs = async () => {
        await Promise.all([stopScheduled(), stopPictures(), sealer.stop(), stopRelay()]);
      };
    },
    letGo: live.letGo,
    async close() {
      live.letGo();
      await stopJobs();
      await live.settled();
      await services.events.stop();
      await services.messages.close();
      await Promise.all([
        services.pool.end(),
        services.lookupPool.end(),
        services.counters.pool.end(),
      ]);
    },
  };
}

async function createServices(config: OperatorConfig): Promise<Services> {
  await mkdir(config.dataDirectory, { recursive: true });
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const now = config.now ?? (() => new Date());
  const log = createLog(config.logLevel ?? 'info', { destination: config.logStream });
  const connection = { databaseUrl: config.databaseUrl, role: APP_ROLE };
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
  // An idle connection that the server closes must not crash the process: the pool opens another.
  for (const each of [pool, lookupPool, counterPool]) {
    each.on('error', (error) => log.warn({ err: error }, 'the database ended an idle connection'));
  }
  const database = openDatabase(lookupPool);
  const counters = { pool: counterPool, schema: 'operator' };
  const secrets = createSecretBox(await readMasterKey(config.dataDirectory, config.masterKey));
  const brands = createBrandDirectory(database, now, log);
  const events = createTail({ pool: lookupPool, databaseUrl: config.databaseUrl, log });
  // Before the tail's place passes a change, what this process remembers of it is gone.
  events.onEvents((batch) => {
    if (batch.some(({ topic }) => topic === 'brand.changed')) brands.forget();
  });
  const messages = createMessages(config, createOutbox({ database, secrets, now }), log);
  return {
    config,
    limits,
    pool,
    lookupPool,
    counters,
    database,
    ledger: createLedger(pool),
    brands,
    events,
    log,
    metrics: createMetrics({ transactions: pool, lookups: lookupPool, counters: counterPool }),
    throttles: createThrottles(counters, limits),
    pictures: drawnPictures,
    messages,
    notifier: createNotifier({ brands, database, messages, config }),
    passwords: await createPasswordHasher(limits.passwordHashes),
    payloadKeys: createPayloadKeys(lookupPool, secrets, now),
    secrets,
    now,
  };
}

/** Migrations run as the owner; the application's own pools have no right to. */
async function migrateAll(databaseUrl: string): Promise<void> {
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    await migrateOperator(owner, OPERATOR_GRANTS);
    await migrateLedger(owner);
  } finally {
    await owner.end();
  }
}
