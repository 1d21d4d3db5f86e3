import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase, type RunningPostgres, startPostgres } from '@palpite/postgres';
import { killServer } from '@palpite/postgres/kill-server.ts';
import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { appPool } from './connection.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { migrateLedger } from './migrate-ledger.ts';
import { startSealer } from './seal.ts';
import { assertSound } from './testing/assert-sound.ts';
import { findLost } from './testing/find-lost.ts';
import { perform, prepareTraffic, TrafficBook } from './testing/traffic.ts';

const KILLS = inject('prove') ? 50 : 4;
/** So many transfers were under way when something died that the kills bit; four may all miss but one. */
const BITES = inject('prove') ? KILLS / 2 : 0;
const WORKER = fileURLToPath(new URL('testing/traffic-worker.ts', import.meta.url));

let directory: string;
let server: RunningPostgres;
let pool: Pool;
let ledger: Ledger;
/** One book for the whole file: what was acknowledged early must survive all that comes later. */
const book = new TrafficBook();

function connect(): void {
  pool = appPool(server.url('palpite'), 10);
  pool.on('error', () => undefined);
  ledger = createLedger(pool);
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'palpite-crash-'));
  // The durable server, as an operator runs it.
  server = await startPostgres({ dataDirectory: directory });
  await createDatabase(server, 'palpite');
  const owner = surviveLostConnections(
    new Pool({ connectionString: server.url('palpite'), max: 1 }),
  );
  await migrateLedger(owner);
  await owner.end();
  connect();
  await prepareTraffic(ledger, pool);
});

afterAll(async () => {
  if (!pool.ended) await pool.end();
  await server.stop();
  await rm(server.home, { recursive: true, force: true });
  await rm(directory, { recursive: true, force: true });
});

/** Everything that must hold once nothing is in doubt. */
async function audit(): Promise<void> {
  expect(await findLost(pool, book.acknowledged)).toEqual([]);
  expect(await book.wrongBalances(ledger, pool)).toEqual([]);
  assertSound(await ledger.verify());
}

function read(line: string): void {
  const [mark, key = '', transferId = '', amount = '0'] = line.split(' ');
  if (mark === '>') book.sent(key);
  if (mark === '=') book.acknowledge({ key, transferId, amountMinor: BigInt(amount) });
  if (mark === '.') book.finished(key);
}

async function runWorker(round: number, untilKilledMs: number): Promise<void> {
  const worker: ChildProcess = spawn(
    process.execPath,
    [WORKER, server.url('palpite'), `worker:${round}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  worker.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = once(worker, 'close');
  while (!text.includes('=') && worker.exitCode === null) await sleep(5);
  await sleep(untilKilledMs);
  worker.kill('SIGKILL');
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  // A last line that was cut short was never said in full; what it stood for is in doubt.
  for (const line of text.split('\n').slice(0, -1)) read(line);
}

test(`a process that moves money is killed ${KILLS} times: every acknowledged transfer is there once`, async () => {
  let doubts = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    await runWorker(round, Math.random() * 60);
    doubts += await book.settleDoubts(ledger, pool);
    if (round % 10 === 0) await audit();
  }
  await audit();
  // It bites only if transfers were under way when the process died.
  expect(doubts).toBeGreaterThan(BITES);
  expect(book.acknowledged.length).toBeGreaterThan(KILLS);
});

/** Moves money until the database is gone; every call that fails leaves its act in doubt. */
async function caller(name: string): Promise<void> {
  for (let count = 1; ; count += 1) {
    const key = `${name}:${count}`;
    book.sent(key);
    try {
      await perform(ledger, pool, key, (each) => book.acknowledge(each));
    } catch {
      return;
    }
    book.finished(key);
  }
}

test(`the database is killed ${KILLS} times: every acknowledged transfer is there once`, async () => {
  let doubts = 0;
  const before = book.acknowledged.length;
  for (let round = 1; round <= KILLS; round += 1) {
    const sealer = startSealer(pool, { everyMs: 5, onError: () => undefined });
    const callers = Array.from({ length: 6 }, (_, at) => caller(`database:${round}:${at}`));
    await sleep(20 + Math.random() * 80);
    // Sometimes only the head dies, and its children are still about when the next server comes.
    await killServer(server, round % 5 === 0 ? 'head' : 'everything');
    await Promise.all(callers);
    await sealer.stop();
    await pool.end();
    await server.stop();
    server = await startPostgres({ dataDirectory: directory });
    connect();
    doubts += await book.settleDoubts(ledger, pool);
    if (round % 10 === 0) await audit();
  }
  await audit();
  expect(doubts).toBeGreaterThan(BITES);
  expect(book.acknowledged.length - before).toBeGreaterThan(KILLS);
});

test('the check bites: a transfer that is taken out, changed or done twice is reported', async () => {
  const owner = surviveLostConnections(
    new Pool({ connectionString: server.url('palpite'), max: 1 }),
  );
  const keys = new Set(book.acknowledged.map((each) => each.key));
  // Not a stake: its settlement would refuse to be asked for a second hold.
  const simple = [...keys].find((each) => !each.endsWith(':settle') && !keys.has(`${each}:settle`));
  const [key, other] = [simple ?? '', `${simple}:other`];
  const tamper = async (...statements: string[]): Promise<void> => {
    await owner.query('begin; set local session_replication_role = replica');
    for (const statement of statements) await owner.query(statement);
    await owner.query('commit');
  };
  const transfer = `(select transfer_id from ledger.used_key where key_hash = ledger.hash16('${key}'))`;
  try {
    await tamper(
      `update ledger.posting set amount_minor = amount_minor + 1 where transfer_id = ${transfer}`,
    );
    expect(await findLost(pool, book.acknowledged)).toEqual([{ key, problem: 'another amount' }]);
    await tamper(
      `update ledger.posting set amount_minor = amount_minor - 1 where transfer_id = ${transfer}`,
    );
    await audit();
    await tamper(
      `update ledger.transfer set key_hash = ledger.hash16('${other}') where transfer_id = ${transfer}`,
      `update ledger.used_key set key_hash = ledger.hash16('${other}') where transfer_id = ${transfer}`,
    );
    expect(await findLost(pool, book.acknowledged)).toEqual([{ key, problem: 'missing' }]);
    // Asked for again, the key that is gone moves the money a second time, and the balances tell.
    await perform(ledger, pool, key, () => undefined);
    expect(await findLost(pool, book.acknowledged)).toEqual([{ key, problem: 'another transfer' }]);
    expect(await book.wrongBalances(ledger, pool)).toHaveLength(1);
  } finally {
    await owner.end();
  }
});
