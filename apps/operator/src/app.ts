import { endpoints } from '@palpite/contract';
import { migrateLedger, startSealer } from '@palpite/ledger';
import { lockFor } from '@palpite/server/database/lock.ts';
import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { watchProcess } from '@palpite/server/metrics.ts';
import type { Hono } from 'hono';
import pg from 'pg';
import type { Office } from './backoffice/index.ts';
import { OPERATOR_GRANTS } from './grants.ts';
import { closeServices, createServices, type Kernel } from './kernel/create-services.ts';
import { migrateOperator } from './kernel/database/migrate.ts';
import { keepEventLog } from './kernel/events/event-jobs.ts';
import { startConsumers, startRelay } from './kernel/events/operator-log.ts';
import { gatherTopics } from '@palpite/log/topics.ts';
import { mountContract } from './kernel/http/contract-routes.ts';
import { mountDocuments } from './kernel/http/documents.ts';
import { createFrame, type OperatorEnv } from './kernel/http/frame.ts';
import { frameJobs } from './kernel/http/frame-jobs.ts';
import { mountHealth } from './kernel/http/health.ts';
import { ownedPaths } from './kernel/http/owned-paths.ts';
import { gatherChannels } from './kernel/live/channels.ts';
import { createLive, type Live } from './kernel/live/live.ts';
import { messageWork } from './kernel/messages/send-message.ts';
import { mergeHandlers } from './kernel/module/merge-handlers.ts';
import type { Module } from './kernel/module/module.ts';
import type { Services } from './kernel/services.ts';
import { loadTexts } from './kernel/texts/texts.ts';
import { startJobs } from '@palpite/work/run-job.ts';
import { sweepJobSlots } from '@palpite/work/sweep-job-slots.ts';
import { sweepWork } from '@palpite/work/sweep-work.ts';
import { createWorkMetrics } from '@palpite/work/work-metrics.ts';
import { createWorker, type Worker } from '@palpite/work/worker.ts';
import { createAgent, findInviter } from './modules/agent/index.ts';
import { createBrand, createBrandDirectory } from './modules/brand/index.ts';
import { createCatalogue, lobby } from './modules/catalogue/index.ts';
import { callerOf, createIdentity } from './modules/identity/index.ts';
import { createInsight } from './modules/insight/index.ts';
import { createLottery } from './modules/lottery/index.ts';
import {
  createLiveBalances,
  createMoney,
  createOpenMoney,
  welcomeOf,
} from './modules/money/index.ts';
import { createPromotion } from './modules/promotion/index.ts';
import { createSeamless } from './modules/seamless/index.ts';
import { createNotifier, createTalk } from './modules/talk/index.ts';
import { createTally } from './modules/tally/index.ts';
import { createWager, proofsOf, stakesIn } from './modules/wager/index.ts';
import { DEFAULT_LIMITS, type OperatorConfig, THROTTLES } from './operator-config.ts';
import {
  createOutbox,
  createSandbox,
  DEMO_NAMES,
  type DemoAccount,
  drawnPictures,
} from './sandbox/index.ts';

/** How long a committed transfer waits for its link in the ledger's hash chain, at most. */
const SEAL_MILLISECONDS = 1_000;

/** One operator process: the site's calls, its scheduled work, its database. */
export interface Operator {
  readonly app: Hono<OperatorEnv>;
  /** Whether `app` answers a path; the other paths of a site are the web client's. */
  owns(path: string): boolean;
  /** Whether it answers a call of the contract: otherwise the call is refused as not implemented. */
  isBuilt(call: { readonly constant: string }): boolean;
  /** For the command line. */
  readonly office: Office;
  /** For tests. */
  readonly services: Services;
  readonly modules: Modules;
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
  /** Does owed work; `start` starts it. For tests and tools, which let it work until nothing is due. */
  readonly worker: Worker;
  /** The live connections; the site's server passes them its upgrades. */
  readonly live: Live;
  /** Starts the worker, the sweeps, the sealer, the hand-out of events and the live connections. */
  start(): Promise<void>;
  /** Ends the live connections, so that a stop need not wait for them. */
  letGo(): void;
  /** Waits for running work, then closes the database connections. */
  close(): Promise<void>;
}

/** The logins of a seeded operator. */
export interface Seeded {
  /** Empty when the configuration wants no demo accounts. */
  readonly demoAccounts: readonly DemoAccount[];
}

type Modules = ReturnType<typeof createModules>;

/**
 * Composes an operator; reads nothing from the database yet.
 * @throws Error with a sentence for the operator when the configuration is invalid
 */
export async function createOperator(config: OperatorConfig): Promise<Operator> {
  loadTexts();
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const kernel = await createServices(
    config,
    { limits, throttles: THROTTLES },
    {
      pictures: drawnPictures(config.brandsDirectory),
      brands: createBrandDirectory,
      outbox: createOutbox,
      notifier: createNotifier,
    },
  );
  const { services } = kernel;
  const app = createFrame(services);
  const modules = createModules(services, config, app);
  const list: readonly Module[] = Object.values(modules);
  const handlers = mergeHandlers(endpoints, list);
  mountHealth(app, services);
  mountDocuments(app, endpoints);
  for (const { mount } of list) mount?.(app);
  mountContract(app, services, modules.identity.authenticate, endpoints, handlers);

  const { lottery, seamless, sandbox } = modules;
  const worker = workerOf(kernel, list);
  services.events.onEvents((events) => list.forEach((module) => module.onEvents?.(events)));
  const live = createLive(app, services, {
    channels: gatherChannels(list, gatherTopics(list)),
    findCaller: (brand, hash, now) => callerOf(services, brand, hash, now),
  });
  let stop = async () => {};
  return {
    app,
    owns: ownedPaths(app),
    isBuilt: ({ constant }) => constant in handlers,
    office: {
      services,
      own: { stakesIn, vendorHosts: sandbox.vendorHosts, ...lottery.staffNeeds },
    },
    services,
    modules,
    worker,
    migrate: () => migrateAll(config.databaseUrl),
    async seed() {
      for (const module of list) await seedModule(services, module);
      return seedDemonstration(config, sandbox, list);
    },
    gameSeedKey: sandbox.gameSeedKey,
    async vendorSecrets() {
      return Object.fromEntries(await seamless.vendorSecrets.all());
    },
    live,
    async start() {
      await services.events.start();
      live.start();
      stop = startAll(services, list, worker);
    },
    letGo: live.letGo,
    async close() {
      live.letGo();
      await stop();
      await live.settled();
      await services.events.stop();
      await closeServices(kernel);
    },
  };
}

/** The modules, and what each needs of others above it. */
function createModules(kernel: Services, config: OperatorConfig, app: Hono<OperatorEnv>) {
  const { gamesOrigin, firebase, picturesAhead = true } = config;
  const openMoney = createOpenMoney({ stakesIn });
  const sandbox = createSandbox(kernel, {
    gameHost: config,
    picturesAhead,
    openMoney,
    // The bank calls the operator by requests, as an external provider would; they need no socket here.
    send: (request) => app.fetch(request, { peerAddress: '127.0.0.1' }),
  });
  const { vendorHosts, paymentProviders } = sandbox;
  const opening = { openMoney, reservedNames: DEMO_NAMES };
  const firebaseEmulator = firebase?.emulator ?? null;
  const identity = createIdentity(kernel, {
    ...opening,
    welcomeOf,
    findInviter,
    firebase,
    liveBalances: createLiveBalances(kernel),
  });
  const { proveCaller } = identity;
  const wager = createWager(kernel);
  const seamless = createSeamless(kernel, { vendorHosts });
  const lottery = createLottery(kernel, {
    settings: config,
    capKeeper: wager.capKeeper,
    sandboxResults: sandbox.officialResults,
  });
  const engines = [seamless.engine, lottery.engine];
  return {
    tally: createTally(kernel),
    brand: createBrand(kernel, { lobby, welcomeOf, gamesOrigin, firebaseEmulator }),
    identity,
    money: createMoney(kernel, { stakesIn, proveCaller, paymentProviders }),
    wager,
    catalogue: createCatalogue(kernel, { engines }),
    seamless,
    lottery,
    talk: createTalk(kernel),
    promotion: createPromotion(kernel),
    agent: createAgent(kernel, opening),
    insight: createInsight(kernel, { proofOf: proofsOf(engines) }),
    sandbox,
  };
}

async function seedModule({ pool }: Services, { seed }: Module): Promise<void> {
  if (seed === undefined) return;
  await inTransaction(pool, async (transaction) => {
    await lockFor(transaction.tx, 'seed');
    await seed(transaction);
  });
}

/** Its accounts, and a past for its modules; nothing where none is wanted. */
async function seedDemonstration(
  { demoAccounts: isWanted }: OperatorConfig,
  sandbox: Modules['sandbox'],
  modules: readonly Module[],
): Promise<Seeded> {
  if (isWanted === false) return { demoAccounts: [] };
  const demoAccounts = await sandbox.seedDemoAccounts();
  for (const module of modules) await module.seedPast?.();
  return { demoAccounts };
}

function workerOf({ services, messages, queue }: Kernel, modules: readonly Module[]): Worker {
  const { metrics, database, config, limits } = services;
  const needs = {
    ...services,
    queue,
    metrics: createWorkMetrics(metrics.registry, queue, database),
    clock: config.now,
    leaseSeconds: limits.workLeaseSeconds,
  };
  const handlers = modules.flatMap(({ work = [] }) => work);
  const calendars = modules.flatMap(({ calendars: own = [] }) => own);
  return createWorker(needs, [messageWork(messages), ...handlers], calendars);
}

/** @returns stops it and waits for running work */
function startAll(
  services: Services,
  modules: readonly Module[],
  worker: Worker,
): () => Promise<void> {
  watchProcess(services.metrics);
  const jobs = modules.flatMap(({ schedules = [] }) => schedules);
  const stopJobs = startJobs(services, [
    ...frameJobs(services),
    sweepJobSlots(services.work),
    sweepWork(
      services.work,
      modules.flatMap(({ work = [] }) => work.map(({ kind }) => kind)),
    ),
    keepEventLog,
    ...jobs,
  ]);
  worker.start();
  const stopRelay = startRelay(services.lookupPool, { log: services.log });
  const stopConsumers = startConsumers(
    services,
    modules.flatMap(({ consumers = [] }) => consumers),
  );
  const stopModules = modules.map(({ start }) => start?.());
  const sealer = startSealer(services.pool, {
    everyMs: SEAL_MILLISECONDS,
    onError: (error) => services.log.error({ err: error }, 'could not seal the ledger'),
  });
  return async () => {
    await Promise.all([
      worker.stop(),
      stopJobs(),
      stopRelay(),
      stopConsumers(),
      ...stopModules.map((stop) => stop?.()),
      sealer.stop(),
    ]);
  };
}

/** Migrations run as the owner; the application's own pools have no right to. */
async function migrateAll(databaseUrl: string): Promise<void> {
  const owner = surviveLostConnections(new pg.Pool({ connectionString: databaseUrl, max: 2 }));
  try {
    // The ledger first: the operator's functions call it.
    await migrateLedger(owner);
    await migrateOperator(owner, OPERATOR_GRANTS);
  } finally {
    await owner.end();
  }
}
