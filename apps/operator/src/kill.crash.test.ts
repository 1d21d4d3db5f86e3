/**
 * The operator itself, and then its database, killed with SIGKILL at random moments while vendors move their players'
 * money over HTTP. `CRASH_SEED` repeats a run's rounds and moments.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChainHead, createLedger, type Ledger } from '@palpite/ledger';
import { appPool } from '@palpite/ledger/connection.ts';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { findLost } from '@palpite/ledger/testing/find-lost.ts';
import { createDatabase, type RunningPostgres, startPostgres } from '@palpite/postgres';
import { freePort } from '@palpite/postgres/free-port.ts';
import { killServer } from '@palpite/postgres/kill-server.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createOperator, type OperatorConfig } from './index.ts';
import { createDice } from './testing/dice.ts';
import { KillableOperator } from './testing/killable-operator.ts';
import type { Circumstances } from './testing/patient-vendor.ts';
import { seatPlayers } from './testing/seat-players.ts';
import { VendorPlayer } from './testing/vendor-player.ts';
import {
  brokenHistory,
  takenUnheard,
  unaskedTransfers,
  wrongBalances,
  wrongCalls,
  wrongRounds,
} from './testing/wallet-audit.ts';
import { startGameHost } from './modules/seamless/testing/vendor.ts';

const KILLS = inject('prove') ? 50 : 4;
/**
 * How many calls must have been in progress at the kills for the test to mean something; four kills may all miss but
 * one.
 */
const BITES = inject('prove') ? KILLS / 2 : 0;
const PLAYERS_A_BRAND = 4;
/** A kill comes after up to this many answers, and up to this much later. */
const LIFE_ANSWERS = 30;
const LIFE_MS = 30;
/** One kill in this many comes while the operator is still starting, within that time. */
const EARLY_EVERY = 3;
const START_MS = 1_200;
/** How many of each player's last calls are repeated at the end. */
const REPEATED = 20;

const dice = createDice(process.env.CRASH_SEED);
const say = (line: string) => process.stderr.write(`${line}\n`);
const all: Circumstances = {
  dice,
  silences: { 'not reached': 0, 'cut off': 0, unavailable: 0 },
  contradictions: [],
  giveUp: new AbortController(),
};

/** What to close at the end, in the order of opening. */
const opened: (() => Promise<unknown>)[] = [];
let databaseFolder: string;
let server: RunningPostgres;
let pool: Pool;
let ledger: Ledger;
let config: OperatorConfig;
let port: number;
let operator: KillableOperator;
let players: readonly VendorPlayer[];
let head: ChainHead | undefined;

function connect(): void {
  pool = appPool(server.url('palpite'), 4);
  pool.on('error', () => undefined);
  ledger = createLedger(pool);
}

const originOf = (): string => `http://127.0.0.1:${port}`;
const startOperator = () => new KillableOperator({ port, config });

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'palpite-crash-'));
  opened.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

beforeAll(async () => {
  databaseFolder = await makeFolder();
  // The durable server, as a site runs it.
  server = await startPostgres({ dataDirectory: databaseFolder });
  opened.push(() => rm(server.home, { recursive: true, force: true }));
  opened.push(() => server.stop());
  await createDatabase(server, 'palpite');
  connect();
  opened.push(async () => pool.ended || (await pool.end()));
  const host = await startGameHost();
  opened.push(host.close);
  config = {
    databaseUrl: server.url('palpite'),
    dataDirectory: await makeFolder(),
    publicOrigins: ['http://localhost:3000'],
    gamesOrigin: host.origin,
    logLevel: 'error',
    demoAccounts: false,
    picturesAhead: false,
  };
  port = await freePort();
  const here = await createOperator({ ...config, limits: { loginPerAddressPerMinute: 1_000 } });
  opened.push(here.close);
  await here.migrate();
  await here.seed();
  operator = startOperator();
  opened.push(async () => operator.isAlive && (await operator.kill()));
  await operator.ready(originOf());
  const seats = await seatPlayers(here, originOf(), PLAYERS_A_BRAND);
  players = seats.map((seat) => new VendorPlayer(seat, originOf(), all));
});

afterAll(async () => {
  all.giveUp.abort();
  for (const close of opened.toReversed()) await close();
});

const answers = () => players.reduce((sum, { answered }) => sum + answered.length, 0);

/** Every player plays, one round after the other, until stopped. */
function startTraffic() {
  let busy = true;
  const games = Promise.allSettled(
    players.map(async (player) => {
      while (busy) await player.play();
    }),
  );
  return {
    /** Resolves at a random moment: some answers from now, and a little more. */
    async untilKill(...name: readonly (string | number)[]): Promise<void> {
      const enough = answers() + 1 + dice.below(LIFE_ANSWERS, ...name, 'answers');
      await expect.poll(answers, { interval: 2, timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
      await sleep(dice.below(LIFE_MS, ...name, 'later'));
    },
    /** Lets every round end. */
    async stop(): Promise<void> {
      busy = false;
      for (const game of await games) if (game.status === 'rejected') throw game.reason;
    },
  };
}

/** What must be true at any moment: no answered call is lost, and no answer contradicts another. */
async function checkAnswers(): Promise<void> {
  expect(all.contradictions).toEqual([]);
  const acknowledged = players.flatMap((player) => player.acknowledged);
  expect(await findLost(pool, acknowledged)).toEqual([]);
}

/** The sums, the balances, and the hash chain with the last recorded link. */
async function checkLedger(): Promise<void> {
  assertSound(await ledger.verify(head ? { anchor: head } : {}));
  head = (await ledger.chainHead()) ?? head;
}

/** Everything that must be true once nothing is in progress. */
async function checkAll(): Promise<void> {
  await checkAnswers();
  for (const player of players) {
    for (const earlier of player.answered.slice(-REPEATED)) await player.repeat(earlier);
  }
  expect(all.contradictions).toEqual([]);
  expect(await wrongCalls(pool, players)).toEqual([]);
  expect(await unaskedTransfers(pool, players)).toEqual([]);
  expect(await wrongRounds(pool, players)).toEqual([]);
  expect(await wrongBalances(ledger, pool, players)).toEqual([]);
  expect(await brokenHistory(pool)).toEqual([]);
  await ledger.seal();
  await checkLedger();
}

/** A summary for the reader of the run. */
async function tell(what: string, recoveries: readonly number[]): Promise<void> {
  const sorted = recoveries.toSorted((a, b) => a - b).map(Math.round);
  const stakes = players.reduce((sum, { givenUp }) => sum + givenUp.length, 0);
  say(
    `${what}: ${answers()} calls answered; unanswered ${JSON.stringify(all.silences)}; of ${stakes} stakes ` +
      `given up, ${await takenUnheard(pool, players)} had been taken; ready again after ` +
      `${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`,
  );
}

test(`the operator is killed ${KILLS} times while vendors move money: every answered call is there, once`, async () => {
  say(`CRASH_SEED=${dice.seed}`);
  const traffic = startTraffic();
  const recoveries: number[] = [];
  let killedAt = performance.now();
  for (let round = 1; round <= KILLS; round += 1) {
    if (dice.below(EARLY_EVERY, 'early', round) === 0) {
      await sleep(dice.below(START_MS, 'start', round));
    } else {
      await operator.ready(originOf());
      recoveries.push(performance.now() - killedAt);
      await traffic.untilKill('operator', round);
    }
    await operator.kill();
    killedAt = performance.now();
    expect(operator.lines).toEqual([]);
    operator = startOperator();
    await checkAnswers();
    if (round % 10 === 0) await checkLedger();
  }
  await operator.ready(originOf());
  await traffic.stop();
  await checkAll();
  await tell('operator killed', recoveries);
  // The test means something only if calls were in progress when the process died.
  expect(all.silences['cut off']).toBeGreaterThan(BITES);
});

test(`the database is killed ${KILLS} times under the operator, which stays up: every answered call is there, once`, async () => {
  const unheard = all.silences.unavailable;
  const traffic = startTraffic();
  const recoveries: number[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    await traffic.untilKill('database', round);
    // Sometimes only the main process dies, and its children are still running when the next server starts.
    const what = dice.below(5, 'head', round) === 0 ? 'head' : 'everything';
    await killServer(server, what);
    await pool.end();
    await server.stop();
    server = await startPostgres({ dataDirectory: databaseFolder, port: server.connection.port });
    const upAt = performance.now();
    connect();
    await operator.ready(originOf());
    recoveries.push(performance.now() - upAt);
    await checkAnswers();
    if (round % 10 === 0) await checkLedger();
  }
  await traffic.stop();
  await checkAll();
  await tell('database killed', recoveries);
  operator.assertAlive();
  expect(all.silences.unavailable - unheard).toBeGreaterThan(BITES);
});
