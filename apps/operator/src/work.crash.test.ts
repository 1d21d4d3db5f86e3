/**
 * The process that does owed work is killed with SIGKILL, between the transaction that owes a security notice and its
 * sending and in the middle of the sending: each notice is in the inbox once, and reaches its member. `CRASH_SEED`
 * repeats a run's moments.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { freePort } from '@palpite/postgres/free-port.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createOperator, type Operator, type OperatorConfig } from './index.ts';
import { work } from './kernel/work/work.table.ts';
import { startSession } from './modules/identity/session/start-session.ts';
import { account } from './modules/identity/tables/account.table.ts';
import { provedMobile } from './modules/identity/tables/codes.table.ts';
import { message } from './modules/talk/tables/message.table.ts';
import { createDice } from './testing/dice.ts';
import { KillableOperator } from './testing/killable-operator.ts';
import { createTestAccount } from './testing/operator.ts';

const KILLS = inject('prove') ? 40 : 4;
/** A kill comes up to so long after the login, if the gateway does not kill first: sometimes while a process starts. */
const LIFE_MS = 5_000;
/** Every second message kills the process that sends it, before it is answered. */
const DEADLY_EVERY = 2;

const dice = createDice(process.env.CRASH_SEED);

interface Sent {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

const opened: (() => Promise<unknown>)[] = [];
const sent: Sent[] = [];
let here: Operator;
let config: OperatorConfig;
let port: number;
let operator: KillableOperator;

const startProcess = () => new KillableOperator({ port, config });
const kill = async () => {
  if (operator.isAlive) await operator.kill();
};

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'palpite-crash-'));
  opened.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An SMS gateway that takes every message, and kills the sender of some before it answers. */
async function answerGateway(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await readText(request).catch(() => null);
  // Its sender was killed half-way.
  if (text === null) return;
  const one = JSON.parse(text) as Sent;
  sent.push(one);
  const isFirst = sent.filter(({ id }) => id === one.id).length === 1;
  if (isFirst && dice.below(DEADLY_EVERY, 'deadly', sent.length) === 0) await kill();
  response.end('{}');
}

beforeAll(async () => {
  const databaseFolder = await makeFolder();
  const server = await startPostgres({ dataDirectory: databaseFolder });
  opened.push(() => rm(server.home, { recursive: true, force: true }));
  opened.push(() => server.stop());
  await createDatabase(server, 'palpite');
  const gateway = createServer((request, response) => void answerGateway(request, response));
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  opened.push(async () => {
    gateway.closeAllConnections();
    gateway.close();
  });
  config = {
    databaseUrl: server.url('palpite'),
    dataDirectory: await makeFolder(),
    publicOrigins: ['http://localhost:3000'],
    gamesOrigin: 'http://127.0.0.1:9',
    smsGateway: {
      url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`,
      token: 'crash',
    },
    limits: { workLeaseSeconds: 1 },
    logLevel: 'error',
    demoAccounts: false,
    picturesAhead: false,
  };
  port = await freePort();
  // It does no work: it is never started.
  here = await createOperator(config);
  opened.push(here.close);
  await here.migrate();
  await here.seed();
  operator = startProcess();
  opened.push(kill);
});

afterAll(async () => {
  for (const close of opened.toReversed()) await close();
});

async function signIn(accountId: number, address: string): Promise<void> {
  const { services } = here;
  await inTransaction(services.pool, async ({ tx }) => {
    const [row] = await tx.select().from(account).where(eq(account.id, accountId));
    if (row === undefined) throw new Error(`there is no account ${accountId}`);
    await startSession(tx, row, {
      method: 'username',
      address,
      country: null,
      userAgent: 'Mozilla/5.0',
      language: 'EN',
      now: services.now(),
      services,
    });
  });
}

/** A member with a verified number, whom an intruder logs in as from elsewhere. */
async function intruded(nth: number): Promise<{ readonly id: number; readonly number: string }> {
  const { id } = await createTestAccount(here, 'palpite', {});
  const number = `+5511912${String(nth).padStart(6, '0')}`;
  await here.services.database
    .insert(provedMobile)
    .values({ brandCode: 'palpite', accountId: id, number, provedAt: new Date() });
  await signIn(id, '203.0.113.7');
  await signIn(id, '198.51.100.9');
  return { id, number };
}

test(`a notice of a login from elsewhere survives ${KILLS} kills between its transaction and its sending, and in its sending`, async () => {
  process.stderr.write(`CRASH_SEED=${dice.seed}\n`);
  const members: { readonly id: number; readonly number: string }[] = [];
  for (let nth = 1; nth <= KILLS; nth += 1) {
    members.push(await intruded(nth));
    await sleep(dice.below(LIFE_MS, 'life', nth));
    await kill();
    expect(operator.lines.filter((line) => !line.includes('gateway'))).toEqual([]);
    operator = startProcess();
  }
  const { database } = here.services;
  const isNotice = inArray(work.kind, ['login.report-unfamiliar', 'message.send']);
  const rest = () => database.$count(work, and(isNotice, ne(work.state, 'done')));
  // A deadly message has ended the process: as on a site, something starts it again.
  for (let life = 0; (await rest()) > 0 && life < KILLS * 2; life += 1) {
    if (!operator.isAlive) operator = startProcess();
    await expect
      .poll(async () => !operator.isAlive || (await rest()) === 0 || 'at work', { timeout: 60_000 })
      .toBe(true);
  }
  expect(await rest()).toBe(0);
  for (const { number } of members) {
    const ids = sent.filter(({ to }) => to === number).map(({ id }) => id);
    // Sent again after a lost answer, it is the same message: a gateway leaves out the second.
    expect(new Set(ids).size).toBe(1);
  }
  const notices = await database
    .select({ accountId: message.accountId })
    .from(message)
    .where(
      inArray(
        message.accountId,
        members.map(({ id }) => id),
      ),
    );
  expect(notices.map(({ accountId }) => accountId).toSorted()).toEqual(
    members.map(({ id }) => id).toSorted(),
  );
  const repeats = sent.length - members.length;
  process.stderr.write(
    `${sent.length} messages for ${members.length} logins, ${repeats} of them repeats\n`,
  );
});
