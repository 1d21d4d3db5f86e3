/**
 * Two operator processes on one database, as a site runs them behind a balancer: what one does, the other knows.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { endpoints } from '@palpite/contract';
import { CallError } from '@palpite/contract/call-error.ts';
import type { VendorAnswer } from '@palpite/contract/vendor-wallet.ts';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { freePort } from '@palpite/postgres/free-port.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator, type Operator, type OperatorConfig } from './index.ts';
import { emit } from './kernel/events/operator-log.ts';
import { brandChanged } from '#modules/brand/topics.ts';
import { connect, helloOf } from './kernel/live/testing/connect.ts';
import { sendMessage } from './kernel/messages/send-message.ts';
import { anyGame, idOf, launchToken, startGameHost } from './modules/seamless/testing/vendor.ts';
import { askWallet, type Reply } from './testing/ask-wallet.ts';
import { KillableOperator } from './testing/killable-operator.ts';
import { type Browser, createBrowser, createTestAccount } from './testing/operator.ts';

const LOGINS_A_MINUTE = 12;
const MESSAGES = 40;

const opened: (() => Promise<unknown>)[] = [];
const sent: string[] = [];
const ports: number[] = [];
let children: readonly KillableOperator[] = [];
/** For accounts, staff and the look at the books. It serves nothing. */
let here: Operator;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'palpite-crash-'));
  opened.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An SMS gateway that takes every message. @returns its port */
async function startGateway(): Promise<number> {
  const gateway = createServer((request, response) => {
    readText(request).then(
      (body) => {
        sent.push((JSON.parse(body) as { id: string }).id);
        response.end('{}');
      },
      // Its sender was killed half-way.
      () => response.destroy(),
    );
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  opened.push(async () => {
    gateway.closeAllConnections();
    gateway.close();
  });
  return (gateway.address() as AddressInfo).port;
}

beforeAll(async () => {
  const server = await startPostgres({ dataDirectory: await makeFolder() });
  opened.push(() => rm(server.home, { recursive: true, force: true }));
  opened.push(() => server.stop());
  await createDatabase(server, 'palpite');
  const host = await startGameHost();
  opened.push(host.close);
  const config: OperatorConfig = {
    databaseUrl: server.url('palpite'),
    dataDirectory: await makeFolder(),
    publicOrigins: ['http://localhost:3000'],
    gamesOrigin: host.origin,
    smsGateway: { url: `http://127.0.0.1:${await startGateway()}/sms`, token: 'two' },
    limits: { loginPerAddressPerMinute: LOGINS_A_MINUTE },
    logLevel: 'error',
    demoAccounts: false,
    picturesAhead: false,
  };
  here = await createOperator(config);
  opened.push(here.close);
  await here.migrate();
  await here.seed();
  ports.push(await freePort(), await freePort());
  children = ports.map((port) => new KillableOperator({ port, config }));
  opened.push(...children.map((child) => () => child.kill()));
  await Promise.all(children.map((child, nth) => child.ready(originOf(ports[nth] ?? 0))));
});
afterAll(async () => {
  for (const close of opened.toReversed()) await close();
});

const originOf = (port: number) => `http://127.0.0.1:${port}`;
const member = () => createTestAccount(here, 'palpite', {});

/** A browser that calls one of the processes. */
function browserAt(nth: 0 | 1, token: string | null = null): Browser {
  const origin = originOf(ports[nth] ?? 0);
  const app = {
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'GET' ? undefined : await request.arrayBuffer();
      return fetch(`${origin}${pathname}${search}`, { method, headers, body: body ?? null });
    },
  };
  const browser = createBrowser({ services: here.services, app }, { now: new Date() }, {});
  browser.token = token;
  return browser;
}

/** Signs in. A machine that does much at once may have no connection free for seconds, which an operator says as `unavailable`. */
async function enter(browser: Browser, username: string): Promise<void> {
  for (;;) {
    try {
      return void (await browser.login(username));
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'unavailable')) throw error;
    }
  }
}

const balance = ({ client }: Browser) => client.call(endpoints.wallet.getBalance, {});

test('a login at one is valid at the other, and its end at either ends it at both', async () => {
  const { username } = await member();
  for (const [first, second] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const one = browserAt(first);
    await enter(one, username);
    const other = browserAt(second, one.token);
    expect((await balance(other)).sumBalance).toBe((await balance(one)).sumBalance);
    await other.client.call(endpoints.session.logout, {});
    await expect(balance(one)).rejects.toMatchObject({ code: 'session_expired' });
    await expect(balance(other)).rejects.toMatchObject({ code: 'session_expired' });
  }
});

test('an act at one reaches the socket of its member at the other', async () => {
  const { username } = await member();
  const one = browserAt(0);
  await enter(one, username);
  const socket = await connect(ports[0] ?? 0, helloOf(one));
  const before = socket.frames.length;
  const { bet } = await sit(browserAt(1, one.token), 1, username);
  expect(await bet(1, 'live')).toMatchObject({ status: 200 });
  const hints = await socket.until(
    (frame) => frame.type === 'hints' && frame.hints.some(({ topic }) => topic === 'balance'),
  );
  expect(socket.frames.indexOf(hints)).toBeGreaterThanOrEqual(before);
  await browserAt(1, one.token).client.call(endpoints.session.logout, {});
  expect(await socket.closed).toBeGreaterThan(0);
});

test('a change of the brand shows at both', async () => {
  await inTransaction(here.services.pool, async ({ tx, client }) => {
    await client.query("update operator.brand set status = 2 where code = 'palpite'");
    await emit(tx, brandChanged, { brandCode: 'palpite' }, {});
  });
  const statusAt = async (nth: 0 | 1) =>
    (await browserAt(nth).client.call(endpoints.system.getStatus, {})).status;
  for (const nth of [0, 1] as const) await expect.poll(() => statusAt(nth)).toBe(2);
  await here.services.pool.query("update operator.brand set status = 0 where code = 'palpite'");
  for (const nth of [0, 1] as const) await expect.poll(() => statusAt(nth)).toBe(0);
});

test('work that both could do is done once', async () => {
  const ids = Array.from({ length: MESSAGES }, (_, at) => `two-${at}`);
  const { services } = here;
  await inTransaction(services.pool, async ({ tx }) => {
    for (const id of ids) {
      const text = { brandCode: 'palpite', brandName: 'Palpite', subject: '', text: id };
      const payload = { id, channel: 'sms', recipient: '+5511900000000', ...text } as const;
      await services.work.owe(tx, { kind: sendMessage, key: id, payload });
    }
  });
  await expect.poll(() => new Set(sent).size).toBe(MESSAGES);
  const open = async () => {
    const { rows } = await services.pool.query(
      "select from operator.work where kind = 'message.send' and state <> 'done'",
    );
    return rows.length;
  };
  await expect.poll(open).toBe(0);
  expect(sent.toSorted()).toEqual(ids.toSorted());
});

/** A member in a game, and the calls of its vendor to one of the processes. */
async function sit(browser: Browser, nth: 0 | 1, username: string) {
  const game = await anyGame(browser);
  const secret = (await here.vendorSecrets())[game.vassalage] ?? '';
  const vendor = { code: game.vassalage, secret };
  const token = await launchToken(browser, game, username);
  const origin = (at: number) => originOf(ports[at] ?? 0);
  const entered = await askWallet(origin(nth), vendor, 'authenticate', { launchToken: token });
  if (typeof entered === 'string') throw new Error(`a member could not enter: ${entered}`);
  const { sessionId, playerId } = entered.body as VendorAnswer<'authenticate'>;
  /** As vendors do, a call that is not answered is made again. */
  const ask = async (at: number, call: 'bet' | 'win', round: string, more: object) => {
    const request = {
      sessionId,
      playerId,
      transactionId: idOf(playerId, call, round),
      roundId: idOf(playerId, round),
      gameCode: game.gameCode,
      amountMinor: '100',
      currency: 'BRL',
      ...more,
    };
    for (;;) {
      const reply = await askWallet(origin(at), vendor, call, request);
      if (typeof reply !== 'string') return reply;
    }
  };
  return {
    bet: (at: number, round: string) => ask(at, 'bet', round, {}),
    win: (at: number, round: string) => ask(at, 'win', round, { roundClosed: true }),
  };
}

test('stakes and payouts that reach both at once count once, and the ledger stays at zero', async () => {
  const players = await Promise.all(
    [0, 1, 2].map(async () => {
      const { id, username } = await member();
      const browser = browserAt(0);
      await enter(browser, username);
      return { id, ...(await sit(browser, 0, username)) };
    }),
  );
  const rounds = Array.from({ length: 8 }, (_, at) => `round ${at}`);
  const atBoth = (ask: (at: number) => Promise<Reply>) => Promise.all([ask(0), ask(1)]);
  await Promise.all(
    players.flatMap(({ bet, win }) =>
      rounds.map(async (round) => {
        for (const call of [bet, win]) {
          const [one, other] = await atBoth((at) => call(at, round));
          expect(one).toMatchObject({ status: 200 });
          expect(other).toEqual(one);
        }
      }),
    ),
  );
  const { pool, ledger } = here.services;
  for (const { id } of players) {
    const { rows } = await pool.query(
      "select from operator.wager where account_id = $1 and status = 'settled' and stake_minor = 100 and payout_minor = 100",
      [id],
    );
    expect(rows).toHaveLength(rounds.length);
  }
  const verified = await ledger.verify();
  expect(verified.ok).toBe(true);
  expect(Object.values(verified.sumByCurrency).every((sum) => sum === 0n)).toBe(true);
});

test('neither had an error that it did not expect', () => {
  const lines = children.flatMap((child) => child.lines);
  expect(lines.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

test('an address that one process refuses is refused by the other', async () => {
  const refusalAt = (nth: 0 | 1) =>
    browserAt(nth)
      .login('no-such-member')
      .then(
        () => 'signed in',
        ({ code }: { code: string }) => code,
      );
  const atOther: string[] = [];
  // A minute may end between the two: then the next one does not.
  for (let minute = 0; minute < 3; minute += 1) {
    while ((await refusalAt(0)) !== 'too_many_requests') continue;
    atOther.push(await refusalAt(1));
  }
  expect(atOther).toContain('too_many_requests');
});
