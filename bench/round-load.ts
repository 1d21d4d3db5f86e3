/**
 * The operator of a checkout under vendors' rounds, as a process of its own: its parent measures two checkouts in turns.
 * Each round is two signed calls through the whole operator, without a socket. Messages: how many rounds to play;
 * answers: what they cost.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** What a number of rounds cost, per round. */
export interface RoundCost {
  readonly nodeMs: number;
  readonly postgresMs: number;
  readonly commits: number;
  readonly roundTrips: number;
}

export interface LoadSettings {
  readonly checkout: string;
  readonly databaseUrl: string;
  /** The main process of the database, whose children's time is counted. */
  readonly postgresPid: number;
  /** What the measurement asks for more often than one caller may. */
  readonly limits?: Readonly<Record<string, number>>;
}

const CLIENTS = 8;
const PLAYERS = 40;
const TICK_MS = 10;

const { checkout, databaseUrl, postgresPid, limits } = JSON.parse(
  process.argv[2] ?? '{}',
) as LoadSettings;
const from = (path: string) => import(join(checkout, path));

let roundTrips = 0;
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: never[]) {
  roundTrips += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

const { createOperator } = await from('apps/operator/src/index.ts');
const { signVendorRequest, VENDOR_CALLS } = await from('packages/contract/src/vendor-wallet.ts');
const { startSealer } = await from('packages/ledger/src/index.ts');
/** For a measurement of what else this process does. */
export const operator = await createOperator({
  databaseUrl,
  dataDirectory: await mkdtemp(join(tmpdir(), 'palpite-bench-')),
  publicOrigins: ['http://localhost:3000'],
  gamesOrigin: 'http://localhost:3001',
  logLevel: 'error',
  picturesAhead: false,
  demoAccounts: true,
  ...(limits && { limits }),
});
await operator.migrate();
await operator.seed();
const sealer = startSealer(operator.services.pool, { everyMs: 1_000, onError: () => undefined });
const secrets: Record<string, string> = await operator.vendorSecrets();
const owner = new pg.Pool({ connectionString: databaseUrl, max: 1 });

/** A vendor's call; its signature is made here as there. */
async function call(
  vendor: string,
  name: string,
  request: object,
): Promise<Record<string, string>> {
  const { path } = VENDOR_CALLS[name];
  const body = JSON.stringify(request);
  const headers = signVendorRequest(vendor, secrets[vendor], {
    method: 'POST',
    path,
    timestamp: Date.now(),
    nonce: randomUUID(),
    body,
  });
  const response = await operator.app.fetch(
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', host: 'localhost' },
      body,
    }),
    { peerAddress: '127.0.0.1' },
  );
  const answer: Record<string, string> = await response.json();
  if (response.status !== 200) throw new Error(`${name} was answered ${JSON.stringify(answer)}`);
  return answer;
}

/** Players in a game, made as rows: how they came there costs nothing of a round. */
async function seatPlayers() {
  const { rows } = await owner.query(
    `select node_id, code, vendor_code from operator.game
     where not maintenance order by node_id limit 1`,
  );
  const [game] = rows;
  const { createTestAccount } = await from('apps/operator/src/testing/operator.ts');
  return Promise.all(
    Array.from({ length: PLAYERS }, async () => {
      const { id } = await createTestAccount(operator, 'palpite', {});
      const launchToken = randomUUID();
      const { tokenHash } = await from('apps/operator/src/kernel/secrets/token.ts');
      const session = await owner.query(
        `insert into operator.session (token_hash, account_id, brand_code, created_at, last_seen_at, expires_at, address, user_agent)
         values ($1, $2, 'palpite', now(), now(), now() + interval '1 hour', '127.0.0.1', 'bench') returning id`,
        [tokenHash(randomUUID()), id],
      );
      await owner.query(
        `insert into operator.launch (token_hash, account_id, session_id, node_id, language, expires_at)
         values ($1, $2, $3, $4, 'PT', now() + interval '1 minute')`,
        [tokenHash(launchToken), id, session.rows[0].id, game.node_id],
      );
      const entered = await call(game.vendor_code, 'authenticate', { launchToken });
      return {
        vendor: game.vendor_code as string,
        seat: {
          sessionId: entered.sessionId,
          playerId: entered.playerId,
          gameCode: game.code,
          currency: 'BRL',
        },
      };
    }),
  );
}

const players = await seatPlayers();

async function playRound(at: number): Promise<void> {
  const player = players[at % PLAYERS];
  if (!player) return;
  const { vendor, seat } = player;
  const round = { ...seat, roundId: randomUUID() };
  await call(vendor, 'bet', { ...round, transactionId: randomUUID(), amountMinor: '100' });
  await call(vendor, 'win', {
    ...round,
    transactionId: randomUUID(),
    amountMinor: at % 4 === 0 ? '390' : '0',
    roundClosed: true,
  });
}

/** CPU time of the database's processes, in milliseconds. */
function postgresTime(): number {
  let total = 0;
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const isOurs = Number(name) === postgresPid || Number(fields[1]) === postgresPid;
      // The time of children that have ended is the parent's.
      if (isOurs) total += Number(fields[11]) + Number(fields[12]);
      if (Number(name) === postgresPid) total += Number(fields[13]) + Number(fields[14]);
    } catch {
      // It ended while the list was read.
    }
  }
  return total * TICK_MS;
}

async function commits(): Promise<number> {
  await owner.query('select pg_stat_force_next_flush()');
  const { rows } = await owner.query(
    'select xact_commit::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0].count;
}

let played = 0;

async function measure(rounds: number): Promise<RoundCost> {
  const before = { node: process.cpuUsage(), postgres: postgresTime(), commits: await commits() };
  const trips = roundTrips;
  const end = played + rounds;
  const client = async (): Promise<void> => {
    while (played < end) {
      played += 1;
      await playRound(played);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const roundTripsNow = roundTrips;
  const { user, system } = process.cpuUsage(before.node);
  return {
    nodeMs: (user + system) / 1_000 / rounds,
    postgresMs: (postgresTime() - before.postgres) / rounds,
    commits: ((await commits()) - before.commits) / rounds,
    roundTrips: (roundTripsNow - trips) / rounds,
  };
}

process.on('message', async (rounds: unknown) => {
  if (typeof rounds === 'number') process.send?.(await measure(rounds));
});
process.on('disconnect', async () => {
  await sealer.stop();
  process.exit(0);
});
process.send?.('ready');
