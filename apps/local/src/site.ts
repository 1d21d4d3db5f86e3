/**
 * The whole site in one process: database, operator, games and web, on two neighbouring ports; pages are rendered in threads
 * of it. It owns the order in which they start and stop, and nothing of what they do.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoAccount, Operator } from '@palpite/operator';
import { createReadOrigin } from '@palpite/server/http/client-address.ts';
import { addressKey } from '@palpite/server/throttle/address-key.ts';
import { DatabaseError } from 'pg';
import { gamesBuild } from './client-builds.ts';
import { createCloseStack } from './close-stack.ts';
import { openDatabase } from './database.ts';
import { keepAssets } from './keep-assets.ts';
import { type Answer, type Listener, listenPair } from './listener.ts';
import { lotteryConfig } from './lottery-config.ts';
import type { Settings } from './settings.ts';
import { publicOrigins, readSiteBrands, type SiteBrand } from './site-brands.ts';
import { StartError } from './start-error.ts';
import { createVisitorCalls } from './visitor-calls.ts';
import { builtWeb, type Web, type WebSource } from './web.ts';

export interface SiteOptions extends Settings {
  /** Told, one line at a time, what is being done; silent without it. */
  readonly say?: (line: string) => void;
  /** Where the web client comes from; by default its build. */
  readonly webSource?: WebSource;
}

export interface Site {
  /** Where players reach the site, the canonical origin first. */
  readonly origins: readonly [string, ...string[]];
  readonly gamesOrigin: string;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  /** The default brand first. */
  readonly brands: readonly SiteBrand[];
  readonly demoAccounts: readonly DemoAccount[];
  /** Lets running requests end, then closes everything, the database last. */
  close(options?: { hurry?: AbortSignal }): Promise<void>;
}

const IN_WORDS = ['BrandError', 'LedgerMigrationError', 'MigrationError'];
const INSUFFICIENT_PRIVILEGE = '42501';
const DRAIN_MS = 15_000;

/**
 * Starts a site.
 * @throws StartError with a sentence that says what to do; whatever had been started is closed again
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const opened = createCloseStack();
  try {
    return await start(options, opened);
  } catch (error) {
    await opened.closeAll().catch(() => undefined);
    throw explained(error);
  }
}

/**
 * The parts say in plain errors why they cannot start (a migration that was edited, a brand's file that
 * does not fit); whatever else fails is a defect and keeps its whole story.
 */
function explained(error: unknown): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  if (error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE) {
    return new StartError(
      `The user of DATABASE_URL may not prepare the database: ${error.message}. It needs the right to create schemas and one role (CREATEROLE).`,
      { cause: error },
    );
  }
  const inWords = error.constructor === Error || IN_WORDS.includes(error.name);
  return inWords ? new StartError(error.message, { cause: error }) : error;
}

/** The gateways that deliver codes. */
const codeWays = ({ smtp, smsGateway, firebase }: SiteOptions) => ({ smtp, smsGateway, firebase });
/** What a demonstration has, or lacks, and an operator with players replaces. */
const demonstration = ({ demoAccounts, openingBalance, ...settings }: SiteOptions) => ({
  demoAccounts,
  openingBalance,
  ...lotteryConfig(settings),
});

async function start(
  options: SiteOptions,
  opened: ReturnType<typeof createCloseStack>,
): Promise<Site> {
  const { say = () => undefined, dataDirectory, brandsDirectory } = options;
  await makeDataDirectory(dataDirectory);
  const listeners = await listenPair(options.host, options.port, options.gamesPort);
  opened.add('the ports', async () => void (await drain(listeners, 0)));
  const parts = await openParts(options, listeners[0], say, opened);
  const { database, web, gamesDirectory, createOperator, createGames } = parts;
  const brands = await readSiteBrands(brandsDirectory);
  const origins = publicOrigins(options.publicOrigins, brands, listeners[0].port);
  const gamesOrigin = options.gamesOrigin ?? `http://localhost:${listeners[1].port}`;

  const operator = await createOperator({
    ...addresses(database.url, options),
    brandsDirectory,
    publicOrigins: origins,
    gamesOrigin,
    logLevel: options.logLevel,
    gamesInternalOrigin: ownOrigin(options.host, listeners[1].port),
    trustedProxies: options.trustedProxies,
    countryHeader: options.countryHeader,
    masterKey: options.masterKey,
    metricsToken: options.metricsToken,
    ...codeWays(options),
    ...demonstration(options),
    limits: options.limits,
  });
  opened.add('the operator', () => operator.close());
  await operator.migrate();
  const { demoAccounts } = await operator.seed();

  const games = await createGames({
    databaseUrl: database.url,
    clientDirectory: gamesDirectory,
    pastAssets: await keepAssets(
      join(gamesDirectory, 'assets'),
      join(dataDirectory, 'games-assets'),
    ),
    operatorOrigin: ownOrigin(options.host, listeners[0].port),
    publicOrigin: gamesOrigin,
    frameAncestors: origins,
    vendorSecrets: { all: async () => new Map(Object.entries(await operator.vendorSecrets())) },
    seedKey: operator.gameSeedKey,
    callerOf: countedAs(options),
    logLevel: options.logLevel,
  });
  opened.add('the games', () => games.close());
  await games.migrate();

  await Promise.all([operator.start(), games.start()]);
  listeners[0].answerWith(await answerSite(operator, web, options), web.before);
  listeners[0].upgradeWith(operator.live.upgrade);
  listeners[1].answerWith((request, bindings) => games.app.fetch(request, bindings));
  return {
    origins,
    gamesOrigin,
    databaseUrl: database.url,
    dataDirectory,
    brands,
    demoAccounts,
    async close({ hurry } = {}) {
      operator.letGo();
      await drain(listeners, DRAIN_MS, hurry);
      await opened.closeAll();
    },
  };
}

/** Where the operator keeps its rows and files, where it reads reports, and what carries its values that move. */
const addresses = (
  databaseUrl: string,
  { dataDirectory, reportsDatabaseUrl, valkeyUrl }: Settings,
) => ({
  databaseUrl,
  dataDirectory,
  reportsDatabaseUrl,
  valkeyUrl,
});

async function makeDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${directory} cannot be made: ${reason}. Name another one with PALPITE_DATA.`,
      { cause: error },
    );
  }
}

/**
 * Database, clients and what the products are made by, two thousand files, at the same time; when one fails, the others are
 * closed with all the rest.
 */
async function openParts(
  options: SiteOptions,
  listener: Listener,
  say: (line: string) => void,
  opened: ReturnType<typeof createCloseStack>,
) {
  const opening = [
    openDatabase(options.dataDirectory, options.databaseUrl, say),
    (options.webSource ?? builtWeb)({ ...options, listener, say }),
    gamesBuild(say),
    import('@palpite/operator'),
    import('@palpite/games'),
  ] as const;
  const [database, web] = await Promise.allSettled(opening);
  if (database.status === 'fulfilled') opened.add('the database', database.value.close);
  if (web.status === 'fulfilled') opened.add('the web client', web.value.close);
  const [openedDatabase, openedWeb, gamesDirectory, { createOperator }, { createGames }] =
    await Promise.all(opening);
  return { database: openedDatabase, web: openedWeb, gamesDirectory, createOperator, createGames };
}

/** What a visitor is counted as by the game host and by the pages: the same as by the operator. */
function countedAs({ trustedProxies }: Pick<Settings, 'trustedProxies'>) {
  const readOrigin = createReadOrigin(trustedProxies);
  return (headers: Headers, peer: string | undefined) =>
    addressKey(readOrigin(headers, peer).address);
}

/** How the game host reaches the operator from this machine. */
function ownOrigin(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Splits the site's requests between the operator and the web client. */
async function answerSite(
  operator: Operator,
  web: Web,
  settings: Pick<Settings, 'trustedProxies'>,
): Promise<Answer> {
  const visitors = createVisitorCalls(
    (request, bindings) => operator.app.fetch(request, bindings),
    countedAs(settings),
  );
  const pages = await web.pages(visitors);
  return (request, bindings) => {
    if (operator.owns(new URL(request.url).pathname)) {
      return operator.app.fetch(request, bindings);
    }
    return visitors.pageFor(request, bindings, pages);
  };
}

async function drain(
  listeners: readonly Listener[],
  limitMs: number,
  hurry?: AbortSignal,
): Promise<void> {
  // The games first: a round that runs still has its stake to take and its win to bring, over the site's port.
  for (const listener of listeners.toReversed()) await listener.drain(limitMs, hurry);
}
