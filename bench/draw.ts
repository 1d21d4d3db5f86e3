/**
 * A draw with many bets, from its close to the last settled one, beside the raw cost: as many rows updated and as many
 * transfers posted, in transactions of the same size, on as many connections. On a durable database (fsync on).
 */
import { APP_ROLE } from '@palpite/ledger';
import { type Browser, createBrowser, createTestAccount } from '@palpite/operator/testing';
import {
  drawIssue,
  line,
  makeIssues,
  numeroOf,
  placeSlip,
  playOnly,
} from '@palpite/operator/testing/play';
import { type BenchOperator, withOperator } from './bench-operator.ts';
import type { Figure, Part } from './result.ts';

const BETS = Number(process.env.DRAW_BETS ?? 100_000);
const LINES_A_SLIP = 200;
const BATCH = 100;
const CONNECTIONS = 4;
const MOST_TIMES_RAW = 5;
const GAME = 'k3-5m';
const SALE_MS = 300_000;
/** Plays of different rules; each line costs two cents a unit. */
const CHOSEN = [
  ['sum-size', 'big'],
  ['sum', '7 11'],
  ['two-different', '1 2 3'],
  ['any-pair', '4'],
] as const;
const UNITS = [1, 2, 3, 1] as const;
const UNIT_MINOR = 2;
const PLAYERS = 50;
const LIMITS = {
  generalPerMinute: 1_000_000,
  moneyPerMinute: 1_000_000,
  loginPerAddressPerMinute: 100_000,
};

async function betMany(players: readonly Browser[], numero: string): Promise<void> {
  const lines = Array.from({ length: LINES_A_SLIP }, (_, at) => {
    const [play, areas] = CHOSEN[at % CHOSEN.length] ?? CHOSEN[0];
    return line(GAME, numero, play, areas, String(UNIT_MINOR));
  });
  const units = lines.reduce((sum, _, at) => sum + (UNITS[at % UNITS.length] ?? 0), 0);
  let slips = BETS / LINES_A_SLIP;
  const bet = async () => {
    for (; slips > 0; ) {
      slips -= 1;
      const player = players[slips % players.length];
      if (player !== undefined) await placeSlip(player, lines, units * UNIT_MINOR);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, bet));
}

/** The least that a settlement could be: a row updated and a transfer posted for each bet. */
async function rawSeconds({ operator, owner }: BenchOperator, accountId: number): Promise<number> {
  const { ledger, pool } = operator.services;
  await owner.query('create schema bench');
  await owner.query('create table bench.bet (id int primary key, payout bigint)');
  await owner.query('insert into bench.bet select n, null from generate_series(1, $1) n', [BETS]);
  await owner.query(`grant usage on schema bench to ${APP_ROLE}`);
  await owner.query(`grant select, update on bench.bet to ${APP_ROLE}`);
  let next = 0;
  const began = performance.now();
  const settle = async () => {
    const client = await pool.connect();
    while (next < BETS) {
      const first = next;
      next += BATCH;
      await client.query('begin');
      for (let at = first + 1; at <= first + BATCH; at += 1) {
        await client.query({
          name: 'bench.bet',
          text: 'update bench.bet set payout = $2 where id = $1',
          values: [at, 195],
        });
        await ledger.post(client, {
          key: `bench:${at}`,
          kind: 'win',
          reference: `B${at}`,
          postings: [
            {
              source: 'house:bets:palpite:BRL',
              destination: `player:${accountId}:main`,
              amountMinor: 1n,
              currency: 'BRL',
            },
          ],
        });
      }
      await client.query('commit');
    }
    client.release();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, settle));
  return (performance.now() - began) / 1_000;
}

async function measureOn(bench: BenchOperator, say: (line: string) => void): Promise<Figure[]> {
  const { operator, owner, clock } = bench;
  // The database's clock follows from here on. At the beginning of a sale: placing takes minutes.
  clock.now = new Date(Math.ceil(Date.now() / SALE_MS) * SALE_MS + 1_000);
  const drawing = { ...operator, clock, database: { pool: owner } };
  await playOnly(drawing, [GAME]);
  await makeIssues(drawing);
  const accounts = await Promise.all(
    Array.from({ length: PLAYERS }, () => createTestAccount(operator, 'palpite', {})),
  );
  const players = accounts.map(() => createBrowser(operator, clock, {}, clock.isSet));
  for (const [at, { username }] of accounts.entries()) await players[at]?.login(username);
  const [first] = players;
  if (first === undefined) throw new Error('no player');
  const numero = await numeroOf(first, GAME);
  const placing = performance.now();
  await betMany(players, numero);
  const placed = (performance.now() - placing) / 1_000;
  say(`  ${BETS} bets of ${PLAYERS} players placed in ${placed.toFixed(1)} s`);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  await drawIssue(drawing, first, GAME, CONNECTIONS);
  const seconds = (performance.now() - began) / 1_000;
  const grown = (process.memoryUsage().rss - before) / 1e6;
  const { rows } = await owner.query<{ settled: number }>(
    'select settled_count as settled from operator.lottery_issue where brand_code = $1 and numero = $2 and game_code = $3',
    ['palpite', numero, GAME],
  );
  if (rows[0]?.settled !== BETS) throw new Error(`${rows[0]?.settled} of ${BETS} bets are settled`);
  say(`  closed, drawn and settled in ${seconds.toFixed(1)} s`);
  const raw = await rawSeconds(bench, accounts[0]?.id ?? 0);
  say(`  raw: ${raw.toFixed(1)} s`);
  return [
    { what: 'Bets placed, in slips of 200', value: BETS / placed, unit: 'per s' },
    {
      what: `A draw with ${BETS} bets, close to last settlement`,
      value: seconds,
      unit: 's',
      note: `${(BETS / seconds).toFixed(0)} bets per s; the operator grew by ${grown.toFixed(0)} MB`,
    },
    {
      what: 'The same as times the raw cost',
      value: seconds / raw,
      unit: '×',
      bound: MOST_TIMES_RAW,
      note: `raw: ${raw.toFixed(1)} s`,
    },
  ];
}

export const draw: Part = {
  name: 'draw',
  title: `A lottery's draw with ${BETS} bets`,
  measure: (say) => withOperator((bench) => measureOn(bench, say), LIMITS),
};
