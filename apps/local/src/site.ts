/**
 * The whole site in one process: database, operator, games and web, on two neighbouring ports. It owns
 * the order in which they start and stop, and nothing of what they do.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { readBrands } from '@palpite/brands/read-brand.ts';
import { createGames, type Games } from '@palpite/games';
import { createOperator, type Operator } from '@palpite/operator';
import { closers } from './closers.ts';
import { openDatabase, type SiteDatabase } from './database.ts';
import { type Answer, type Listener, listenPair } from './listener.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
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
  readonly startedInMs: number;
  /** Lets running requests end, then closes everything, the database last. */
  close(options?: { hurry?: AbortSignal }): Promise<void>;
}

const DRAIN_MS = 15_000;
/** The first part of every path that is the operator's; everything else is the web client's. */
const OPERATOR_PATHS =
  /^\/(wps|lgw|lotto|vendor|images|docs|openapi\.json|healthz|readyz|metrics)(\/|$)/;

/**
 * Starts a site.
 * @throws StartError with a sentence that says what to do; whatever had been started is closed again
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const began = performance.now();
  const opened = closers();
  try {
    return await start(options, opened, began);
  } catch (error) {
    await opened.closeAll().catch(() => undefined);
    throw error;
  }
}

async function start(
  options: SiteOptions,
  opened: ReturnType<typeof closers>,
  began: number,
): Promise<Site> {
  const { say = () => undefined, dataDirectory } = options;
  await makeDataDirectory(dataDirectory);
  const listeners = await listenPair(options.host, options.port);
  opened.add('the ports', async () => void (await drain(listeners, 0)));
  const [database, web] = await openBoth(options, listeners[0], say, opened);
  const origins = await publicOrigins(options, listeners[0].port);
  const gamesOrigin = options.gamesOrigin ?? `http://localhost:${listeners[1].port}`;

  const operator = await createOperator({
    databaseUrl: database.url,
    dataDirectory: join(dataDirectory, 'operator'),
    publicOrigins: origins,
    gamesOrigin,
    logLevel: options.logLevel,
    trustedProxies: options.trustedProxies,
    limits: options.limits,
  });
  opened.add('the operator', () => operator.close());
  await operator.migrate();
  await operator.seed();

  const games = await openGames(options, database, operator, origins, gamesOrigin, listeners[0]);
  opened.add('the games', () => games.close());

  const answer = await answerSite(operator, web);
  await Promise.all([operator.start(), games.start()]);
  listeners[0].answerWith(answer, web.before);
  listeners[1].answerWith((request, bindings) => games.app.fetch(request, bindings));
  return {
    origins,
    gamesOrigin,
    databaseUrl: database.url,
    dataDirectory,
    startedInMs: performance.now() - began,
    async close({ hurry } = {}) {
      await drain(listeners, DRAIN_MS, hurry);
      await opened.closeAll();
    },
  };
}

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

/** Database and web client at the same time; when one fails, the other is closed with all the rest. */
async function openBoth(
  options: SiteOptions,
  listener: Listener,
  say: (line: string) => void,
  opened: ReturnType<typeof closers>,
): Promise<[SiteDatabase, Web]> {
  const database = openDatabase(options.dataDirectory, options.databaseUrl, say);
  const web = (options.webSource ?? builtWeb)(listener, say);
  const [databaseOutcome, webOutcome] = await Promise.allSettled([database, web]);
  if (databaseOutcome.status === 'fulfilled') {
    opened.add('the database', databaseOutcome.value.close);
  }
  if (webOutcome.status === 'fulfilled') opened.add('the web client', webOutcome.value.close);
  return Promise.all([database, web]);
}

/** One origin for each demo brand's host: browsers lead every name below `localhost` to this machine. */
async function publicOrigins(
  { publicOrigins: told }: SiteOptions,
  port: number,
): Promise<[string, ...string[]]> {
  const [canonical, ...others] = told;
  if (canonical) return [canonical, ...others];
  const hosts = (await readBrands()).flatMap((brand) => brand.hosts.slice(0, 1));
  const rest = hosts.filter((host) => host !== 'localhost');
  return [`http://localhost:${port}`, ...rest.map((host) => `http://${host}:${port}`)];
}

/** Splits the site's requests between the operator and the web client. */
async function answerSite(operator: Operator, web: Web): Promise<Answer> {
  // A page rendered here asks the operator on behalf of the visitor: the visitor's connection goes along.
  const visitor = new AsyncLocalStorage<HttpBindings>();
  const pages = await web.pages(async (request) => operator.app.fetch(request, visitor.getStore()));
  return (request, bindings) => {
    if (OPERATOR_PATHS.test(new URL(request.url).pathname)) {
      return operator.app.fetch(request, bindings);
    }
    return visitor.run(bindings, () => pages(request, bindings));
  };
}

async function drain(
  listeners: readonly Listener[],
  limitMs: number,
  hurry?: AbortSignal,
): Promise<void> {
  await Promise.all(listeners.map((listener) => listener.drain(limitMs, hurry)));
}
