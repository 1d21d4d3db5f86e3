/**
 * The host is killed (SIGKILL) at every step of a round, many times, and restarted on the same database. Afterwards
 * each round has one stake and one win at the wallet, or a stake that was rolled back.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  signVendorRequest,
  type VendorCall,
  type VendorTransactions,
} from '@palpite/contract/vendor-wallet.ts';
import { sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { createDatabase } from '@palpite/postgres';
import { startThrowAwayServer } from '@palpite/postgres/throw-away-server.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { GameState, SessionAnswer } from '../api-shapes.ts';
import { emptyClient } from '../testing/empty-client.ts';
import { startTestOperator, TEST_SECRET, type TestOperator } from '../testing/test-operator.ts';

const SCRIPT = fileURLToPath(new URL('../testing/games-process.ts', import.meta.url));
const GAME = 'lines-ocean-001';
const PLAYER = 'player-1';
const START = 1_000_000n;
const ROUNDS_A_STEP = inject('prove') ? 5 : 2;

interface Host {
  readonly origin: string;
  kill(): void;
}

let server: Awaited<ReturnType<typeof startThrowAwayServer>>;
let client: Awaited<ReturnType<typeof emptyClient>>;
let operator: TestOperator;
let host: Host;
let token: string;
const processes = new Set<ChildProcess>();

async function startHost(): Promise<Host> {
  const settings = {
    databaseUrl: server.url('games'),
    operatorOrigin: operator.origin,
    clientDirectory: client.directory,
  };
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify(settings)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  processes.add(child);
  child.once('exit', () => processes.delete(child));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { origin: `http://127.0.0.1:${port}`, kill: () => void child.kill('SIGKILL') };
}

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${host.origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

beforeAll(async () => {
  [server, client, operator] = await Promise.all([
    startThrowAwayServer(),
    emptyClient(),
    startTestOperator(),
  ]);
  await createDatabase(server, 'games');
  host = await startHost();
  operator.setBalance(PLAYER, START);
  const launchToken = operator.launch(PLAYER, GAME);
  ({ token } = await call<SessionAnswer>('/api/session', { gameCode: GAME, launchToken }));
  await call('/api/seed', { clientSeed: 'mine' });
});

afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await operator.close();
  await Promise.all([server.stop(), client.remove()]);
});

/** Kills the host when the wallet reaches this point of this call. */
function killAt(on: VendorCall, point: 'before' | 'after' | 'answered'): Promise<void> {
  return new Promise((killed) => {
    const kill = () => {
      operator.faults.before = undefined;
      operator.faults.after = undefined;
      host.kill();
      killed();
    };
    const fault = async (called: VendorCall) => {
      if (called !== on) return undefined;
      // the answer is on its way; how far the host gets with it varies
      if (point === 'answered') setTimeout(kill, Math.random() * 12);
      else kill();
      return undefined;
    };
    operator.faults[point === 'before' ? 'before' : 'after'] = fault;
  });
}

describe.each([
  ['as its stake arrives at the wallet', 'bet', 'before'],
  ['when its stake was taken', 'bet', 'after'],
  ['as the answer to its stake travels', 'bet', 'answered'],
  ['as its win arrives at the wallet', 'win', 'before'],
  ['when its win was credited', 'win', 'after'],
  ['as the answer to its win travels', 'win', 'answered'],
] as const)('a round whose host is killed %s', (_, on, point) => {
  test.each(Array.from({ length: ROUNDS_A_STEP }, (_, index) => index))(
    'ends with one stake and one win (%i)',
    async (index) => {
      const killed = killAt(on, point);
      const spinKey = randomUUID();
      const spun = call('/api/spin', { spinKey, stakeMinor: '100' }).catch(() => 'lost');
      await killed;
      await spun;
      host = await startHost();
      // half of the players return at once; for the others the outbox alone finishes the round
      if (index % 2 === 1) await wait(900);
      const { unseen } = await call<GameState>('/api/state');
      expect(unseen).toMatchObject({ state: 'closed' });
      const roundId = unseen?.id ?? '';
      const moved = operator.moved.filter((each) => each.roundId === roundId);
      expect(moved.map((each) => each.call)).toEqual(['bet', 'win']);
      expect(moved[1]?.amountMinor).toBe(BigInt(unseen?.winMinor ?? -1));
      const again = await call<{ round: { id: string; play: unknown } }>('/api/spin', {
        spinKey,
        stakeMinor: '100',
      });
      expect(again.round).toMatchObject({ id: roundId, play: unseen?.play });
    },
  );
});

test('in the end the host and the wallet agree on every transaction and on the balance', async () => {
  const sum = operator.moved.reduce(
    (all, { call: kind, amountMinor }) => all + (kind === 'bet' ? -amountMinor : amountMinor),
    0n,
  );
  expect(operator.balance(PLAYER)).toBe(START + sum);
  const from = new Date(Date.now() - 3_600_000).toISOString();
  const to = new Date(Date.now() + 60_000).toISOString();
  const path = `/vendor/transactions?from=${from}&to=${to}`;
  const vendorCode = sandboxGame(GAME)?.vendorCode ?? '';
  const response = await fetch(`${host.origin}${path}`, {
    headers: signVendorRequest(vendorCode, TEST_SECRET, {
      method: 'GET',
      path,
      timestamp: Date.now(),
      nonce: randomBytes(18).toString('base64url'),
      body: '',
    }),
  });
  expect(response.status).toBe(200);
  const { transactions } = (await response.json()) as VendorTransactions;
  const told = transactions.map(({ transactionId, amountMinor, state }) => ({
    transactionId,
    amountMinor,
    state,
  }));
  const held = operator.moved.map(({ transactionId, amountMinor }) => ({
    transactionId,
    amountMinor: String(amountMinor),
    state: 'accepted',
  }));
  const byId = (a: { transactionId: string }, b: { transactionId: string }) =>
    a.transactionId.localeCompare(b.transactionId);
  expect(told.toSorted(byId)).toEqual(held.toSorted(byId));
  expect(held).toHaveLength(2 * 6 * ROUNDS_A_STEP);
});
