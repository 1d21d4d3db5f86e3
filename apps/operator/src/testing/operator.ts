import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { hash } from '@node-rs/argon2';
import { endpoints, type LoginRequest, type SessionStart } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import { createCipher, type PayloadCipher } from '@palpite/contract/cipher.ts';
import { type Client, createClient } from '@palpite/contract/client.ts';
import type { AccountType, Language } from '@palpite/domain';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { ignoreRejection } from '@palpite/server/ignore-rejection.ts';
import { createOperator, type Operator } from '../app.ts';
import type { Limits } from '../kernel/config.ts';
import { consumeNext, handOut } from '../kernel/events/operator-log.ts';
import type { Module } from '../kernel/module/module.ts';
import { type AccountToCreate, createAccount } from '../modules/identity/account/create-account.ts';
import type { OperatorConfig } from '../operator-config.ts';

/** The master key in tests: the template's secrets are sealed with it. */
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64url');
/** Real work for the hasher, but little of it: tests make many accounts. */
const CHEAP = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

export const TEST_PASSWORD = 'correct horse battery';

export interface TestOperator extends Operator {
  /** Its configuration. */
  readonly config: OperatorConfig;
  readonly database: TestDatabase;
  /** Every log line so far. */
  readonly logLines: string[];
  /** The operator's clock; tests set it. The database's follows: `isSet` waits for it. */
  readonly clock: { now: Date; advance(seconds: number): void; isSet(): Promise<unknown> };
  /** Hands out all events and lets the consumers do them, as a started operator does all the time. */
  catchUp(): Promise<void>;
  /** Calls as a browser at `address` would, on the host of a brand. */
  browser(options?: BrowserOptions): Browser;
  /** An account of the default brand, with the opening balance and `TEST_PASSWORD`. */
  account(wanted?: Partial<AccountToCreate> & { brandCode?: string }): Promise<{
    readonly id: number;
    readonly username: string;
  }>;
  /** A browser in which an account of that type has just signed in. */
  signedIn(type?: Exclude<AccountType, 4>, options?: BrowserOptions): Promise<Browser>;
}

export interface BrowserOptions {
  readonly host?: string;
  readonly brandCode?: string;
  readonly address?: string;
  readonly language?: Language;
}

/** A client that remembers its token, with a plain fetch in addition. */
export interface Browser {
  readonly client: Client;
  readonly cipher: PayloadCipher;
  token: string | null;
  accountId: number | null;
  login(username: string, password?: string): Promise<SessionStart>;
  /** Sends what no client would: the path and everything else unchanged. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export type UsernameLogin = Omit<Extract<LoginRequest, { type: 'username' }>, 'type'>;

let lastAddress = 0;
/** A separate address, so that tests of a file do not count against each other. */
export const freshAddress = () => `198.51.100.${++lastAddress}`;

/** Tries to sign in. @returns the refusal @throws Error when the login was not refused */
export async function refusedLogin(browser: Browser, body: UsernameLogin): Promise<CallError> {
  try {
    await browser.client.call(endpoints.session.login, { body: { type: 'username', ...body } });
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error('the login was not refused');
}

/** An operator on its own database, migrated and seeded, called without a socket. Close it after use. */
export async function createTestOperator(
  options: { limits?: Partial<Limits>; config?: Partial<OperatorConfig> } = {},
): Promise<TestOperator> {
  const database = await createTestDatabase({ template: 'operator', migrate: prepareTemplate });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'palpite-operator-'));
  const logLines: string[] = [];
  const clock = createTestClock(database);
  await clock.isSet();
  const config = {
    ...baseConfig(database.url, dataDirectory),
    logStream: lineSink(logLines),
    now: () => clock.now,
    ...options.config,
    limits: { poolSize: 5, lookupPoolSize: 3, reportPoolSize: 2, ...options.limits },
  };
  const operator = await createOperator(config);
  const browser = (given: BrowserOptions = {}) =>
    createBrowser(operator, clock, given, clock.isSet);
  const account: TestOperator['account'] = async ({
    brandCode: code = 'palpite',
    ...wanted
  } = {}) => {
    await clock.isSet();
    return createTestAccount(operator, code, wanted);
  };
  return {
    ...operator,
    config,
    database,
    logLines,
    clock,
    catchUp: () => catchUp(operator),
    browser,
    account,
    async signedIn(type = 0, given = {}) {
      const opened = browser(given);
      const brandCode = given.brandCode ?? 'palpite';
      const { username } = await account({ type, brandCode });
      await opened.login(username);
      return opened;
    },
    async close() {
      await operator.close();
      await clock.isSet();
      await database.drop();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

async function catchUp({ services: { pool }, modules }: Operator): Promise<void> {
  while ((await handOut(pool)) !== 0);
  for (const consumer of Object.values<Module>(modules).flatMap(
    ({ consumers = [] }) => consumers,
  )) {
    for (let lane = 0; lane < consumer.lanes; lane += 1) {
      for (;;) {
        const did = await consumeNext(pool, consumer, lane);
        if (did.kind === 'failed') throw did.error;
        // A process that was killed holds its place until the database has noticed: asked until then.
        if (did.kind !== 'busy' && (did.kind !== 'done' || !did.more)) break;
      }
    }
  }
}

function baseConfig(databaseUrl: string, dataDirectory: string): OperatorConfig {
  return {
    databaseUrl,
    dataDirectory,
    publicOrigins: ['http://localhost:3000'],
    gamesOrigin: 'http://localhost:3001',
    masterKey: MASTER_KEY,
    logLevel: 'info',
  };
}

/**
 * The operator's clock, which tests set, and the database's, which is shifted along: the ledger's numbers carry its time.
 * That one is never frozen: it goes on from the instant that was set.
 */
function createTestClock(database: TestDatabase) {
  let now = new Date('2026-03-02T12:00:00.000Z');
  let setting: Promise<unknown> = Promise.resolve();
  const clock = {
    get now() {
      return now;
    },
    set now(next: Date) {
      now = next;
      // A test that sets it and asks nothing more does not wait for it; `isSet` rejects for those that do.
      setting = ignoreRejection(
        setting.then(() =>
          database.pool.query('select ledger.shift_clock($1::timestamptz - clock_timestamp())', [
            next,
          ]),
        ),
      );
    },
    advance(seconds: number) {
      clock.now = new Date(now.getTime() + seconds * 1_000);
    },
    isSet: () => setting,
  };
  clock.now = now;
  return clock;
}

/** Migrations and seed, once for all test files of a run. */
async function prepareTemplate(pool: { options: { connectionString?: string | undefined } }) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'palpite-template-'));
  const operator = await createOperator({
    ...baseConfig(pool.options.connectionString ?? '', dataDirectory),
    logLevel: 'error',
    demoAccounts: false,
  });
  await operator.migrate();
  await operator.seed();
  await operator.close();
  await rm(dataDirectory, { recursive: true });
}

/** What a browser asks: an operator in this process, or one behind a socket. */
export interface Asked extends Pick<Operator, 'services'> {
  readonly app: {
    fetch(request: Request, bindings: { peerAddress: string }): Response | Promise<Response>;
  };
}

export function createBrowser(
  operator: Asked,
  clock: { now: Date },
  { host = 'localhost', brandCode = 'palpite', address = '203.0.113.7', language }: BrowserOptions,
  isReady: () => Promise<unknown> = async () => {},
): Browser {
  const send = async (path: string, init: RequestInit = {}) => {
    await isReady();
    const request = new Request(new URL(path, `http://${host}:3000`), init);
    // Set afterwards: in test environments that imitate a browser, a request's maker may not set its host.
    if (!request.headers.has('host')) request.headers.set('host', host);
    return operator.app.fetch(request, { peerAddress: address });
  };
  const keys = async () => (await operator.services.payloadKeys.ring()).publicKeys(clock.now);
  let known: Awaited<ReturnType<typeof keys>> = [];
  const plain = createCipher({ keys: () => known, now: () => clock.now.getTime() });
  const cipher: PayloadCipher = {
    async seal(endpoint, body) {
      if (known.length === 0) known = await keys();
      return plain.seal(endpoint, body);
    },
    learn: plain.learn,
  };
  const browser: Browser = {
    token: null,
    accountId: null,
    cipher,
    client: createClient({
      baseUrl: '',
      fetch: send,
      brandCode: () => brandCode,
      language: language === undefined ? undefined : () => language,
      token: () => browser.token,
      cipher,
      onUnauthenticated: () => {},
    }),
    async login(username, password = TEST_PASSWORD) {
      const start = await browser.client.call(endpoints.session.login, {
        body: { type: 'username', username, password },
      });
      browser.token = start.token;
      browser.accountId = Number(start.user.id);
      return start;
    },
    fetch: send,
  };
  return browser;
}

export async function createTestAccount(
  { services, modules }: Operator,
  brandCode: string,
  wanted: Partial<AccountToCreate>,
) {
  const brand = await services.brands.byCode(brandCode);
  if (brand === undefined) throw new Error(`there is no brand ${brandCode}`);
  const passwordHash = await hash(TEST_PASSWORD, CHEAP);
  return inTransaction(services.pool, async (transaction) => {
    const created = await createAccount(transaction, services, brand, {
      username: `player${randomBytes(5).toString('hex')}`,
      type: 0,
      passwordHash,
      termsVersion: brand.settings.termsVersion,
      ...wanted,
    });
    if (created === null) throw new Error('the name is taken');
    const call = { ...transaction, services, brand, now: services.now() };
    await modules.identity.own.openMoney(call, created.id, { kind: 'demo' });
    return { id: created.id, username: created.username };
  });
}

function lineSink(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString('utf8').trimEnd().split('\n'));
      done();
    },
  });
}
