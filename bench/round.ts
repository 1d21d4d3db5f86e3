/**
 * A round of a vendor's game (a stake, and a payout that ends it) through the whole operator on a durable database: round
 * trips, commits, CPU, and what it leaves in storage. With `ROUND_BEFORE`, another checkout with its modules installed,
 * both are measured in turns: the ratio holds on a busy machine too.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { Pool } from 'pg';
import { type Figure, median, type Part } from './result.ts';
import type { LoadSettings, RoundCost } from './round-load.ts';

const TURNS = 3;
const ROUNDS_A_TURN = Number(process.env.ROUND_TURN ?? 5_000);
/** Caches are warm after them, and partitions have their first pages. */
const BEFORE_THE_TURNS = 1_000;
const HERE = join(import.meta.dirname, '..');

interface Load {
  play(rounds: number): Promise<RoundCost>;
  readonly url: string;
  close(): Promise<void>;
}

async function startLoad(checkout: string): Promise<Load> {
  const directory = await mkdtemp(join(tmpdir(), 'palpite-bench-'));
  const server = await startPostgres({ dataDirectory: directory });
  await createDatabase(server, 'bench');
  const url = server.url('bench');
  const settings: LoadSettings = { checkout, databaseUrl: url, postgresPid: server.pid };
  const child = fork(join(import.meta.dirname, 'round-load.ts'), [JSON.stringify(settings)]);
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the operator ended')));
  gone.catch(() => undefined);
  const answer = () => Promise.race([once(child, 'message'), gone]);
  await answer();
  return {
    url,
    async play(rounds) {
      child.send(rounds);
      const [cost] = await answer();
      return cost;
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
      await server.stop();
      await rm(server.home, { recursive: true, force: true });
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Bytes of what every round leaves. */
async function storedBytes(url: string): Promise<number> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const { rows } = await pool.query<{ bytes: string }>(`
    select sum(pg_total_relation_size(c.oid))::text as bytes from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (
      n.nspname = 'operator' and c.relname ~ '^(act_w|ended_wager_w|wager_leg_w|wager_key$)'
      or n.nspname = 'ledger' and c.relname ~ '^(transfer_w|posting_w|used_key$|seal$)')`);
  await pool.end();
  return Number(rows[0]?.bytes ?? 0);
}

const cpu = ({ nodeMs, postgresMs }: RoundCost) => nodeMs + postgresMs;

export const round: Part = {
  name: 'round',
  title: `A round of a vendor's game, fsync on, median of ${TURNS} turns of ${ROUNDS_A_TURN}`,
  async measure(say) {
    const before = process.env.ROUND_BEFORE;
    const loads = [await startLoad(HERE), ...(before ? [await startLoad(before)] : [])];
    try {
      for (const load of loads) await load.play(BEFORE_THE_TURNS);
      const [here] = loads;
      const bytesBefore = here ? await storedBytes(here.url) : 0;
      const costs: RoundCost[][] = loads.map(() => []);
      for (let turn = 1; turn <= TURNS; turn += 1) {
        for (const [at, load] of loads.entries()) {
          const cost = await load.play(ROUNDS_A_TURN);
          costs[at]?.push(cost);
          const which = at === 0 ? 'here' : 'before';
          say(
            `  ${which}: Node ${cost.nodeMs.toFixed(2)} ms, PostgreSQL ${cost.postgresMs.toFixed(2)} ms`,
          );
        }
      }
      const of = (read: (cost: RoundCost) => number, at = 0) => median((costs[at] ?? []).map(read));
      const played = TURNS * ROUNDS_A_TURN;
      const bytes = here ? (await storedBytes(here.url)) - bytesBefore : 0;
      const figures: Figure[] = [
        { what: 'Round trips', value: of((cost) => cost.roundTrips), unit: '', bound: 3 },
        {
          what: 'Commits',
          value: of((cost) => cost.commits),
          unit: '',
          bound: 2.5,
          note: 'the sealer’s too',
        },
        { what: 'CPU, Node', value: of((cost) => cost.nodeMs), unit: 'ms' },
        { what: 'CPU, PostgreSQL', value: of((cost) => cost.postgresMs), unit: 'ms' },
        {
          what: 'Storage of a million',
          // Bytes of a round are megabytes of a million.
          value: bytes / played,
          unit: 'MB',
          bound: 1_400,
          note: `growth over ${played}`,
        },
      ];
      if (before) {
        figures.push({ what: 'CPU ÷ before', value: of(cpu) / of(cpu, 1), unit: '', bound: 0.45 });
      }
      return figures;
    } finally {
      for (const load of loads) await load.close();
    }
  },
};
