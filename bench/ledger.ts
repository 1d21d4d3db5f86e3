/**
 * The ledger's transfers per second, beside what the same database does at its simplest: one row inserted
 * and committed. Both run in turns on a durable server (fsync on), so that whatever else the machine does
 * falls on both; the ratio is what the bookkeeping costs. Then what rounds take on the disk (`ledger-storage.ts`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appPool, createLedger, type Ledger, migrateLedger, startSealer } from '@palpite/ledger';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { Pool } from 'pg';
import { measureStorage } from './ledger-storage.ts';
import { type Figure, median, type Part } from './result.ts';

const CLIENTS = [1, 8, 32] as const;
const ROUNDS = 5;
const SLICE_MS = 800;
const PLAYERS = 500;
const HOUSE = 'bench:house';

const INSERT = { name: 'bench.insert', text: 'insert into bench.row (value) values ($1)' };

interface BenchLedgerOptions {
  /** An empty database whose user may make tables and roles. */
  readonly url: string;
  readonly say?: (line: string) => void;
}

/** Calls one after another from each of `clients` for a while; answers per second. */
async function rate(clients: number, call: (client: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const loop = async (client: number): Promise<void> => {
    while (performance.now() - began < SLICE_MS) {
      await call(client);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)));
  return (done * 1000) / (performance.now() - began);
}

async function prepare(owner: Pool, ledger: Ledger, app: Pool): Promise<void> {
  await migrateLedger(owner);
  await owner.query('create schema bench');
  await owner.query(
    'create table bench.row (id bigint generated always as identity primary key, value bigint not null)',
  );
  const account = { currency: 'BRL', brandCode: 'bench' };
  await ledger.openAccount(app, { ...account, ref: HOUSE, guarded: false });
  for (let at = 0; at < PLAYERS; at += 1) {
    await ledger.openAccount(app, { ...account, ref: `bench:${at}`, guarded: true });
    await bet(ledger, app, `fund:${at}`, HOUSE, `bench:${at}`, 1_000_000_000n);
  }
}

function bet(
  ledger: Ledger,
  app: Pool,
  key: string,
  source: string,
  destination: string,
  amountMinor: bigint,
) {
  const postings = [{ source, destination, amountMinor, currency: 'BRL' }];
  return ledger.post(app, { key, kind: 'bet', reference: 'bench', postings });
}

/** Transfers and single-row inserts per second with 1, 8 and 32 clients, in turns; medians and ratios. */
export async function benchLedger({ url, say }: BenchLedgerOptions): Promise<Figure[]> {
  const owner = new Pool({ connectionString: url, max: 32 });
  const app = appPool(url, 32);
  const sealing = appPool(url, 1);
  const ledger = createLedger(app);
  const figures: Figure[] = [];
  let key = 0;
  const transfer = (): Promise<unknown> => {
    key += 1;
    const player = `bench:${key % PLAYERS}`;
    return bet(ledger, app, `bet:${key}`, player, HOUSE, 1n);
  };
  try {
    await prepare(owner, ledger, app);
    for (const clients of CLIENTS) {
      const transfers: number[] = [];
      const inserts: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        inserts.push(await rate(clients, () => owner.query({ ...INSERT, values: [round] })));
        // The sealer runs as it does in the operator: what it costs is part of the figure.
        const failed: unknown[] = [];
        const sealer = startSealer(sealing, {
          everyMs: 1000,
          onError: (error) => failed.push(error),
        });
        transfers.push(await rate(clients, transfer));
        await sealer.stop();
        if (failed.length > 0) throw failed[0];
      }
      const [moved, inserted] = [median(transfers), median(inserts)];
      say?.(
        `  ${clients} clients: ${Math.round(moved)} transfers, ${Math.round(inserted)} inserts`,
      );
      const who = clients === 1 ? '1 client' : `${clients} clients`;
      figures.push(
        { what: `Transfers, ${who}`, value: moved, unit: '/s', note: list(transfers) },
        { what: `Single-row inserts, ${who}`, value: inserted, unit: '/s', note: list(inserts) },
        { what: `Transfers ÷ inserts, ${who}`, value: moved / inserted, unit: '' },
      );
    }
    figures.push(...(await measureStorage({ owner, ledger, say })));
    const audit = await ledger.verify();
    if (!audit.ok) throw new Error('the ledger is not sound after the bench');
    return figures;
  } finally {
    await Promise.all([owner.end(), app.end(), sealing.end()]);
  }
}

const list = (rates: readonly number[]) => rates.map((each) => Math.round(each)).join(' ');

export const ledger: Part = {
  name: 'ledger',
  title: `Ledger on the embedded PostgreSQL, fsync on, median of ${ROUNDS}`,
  measure: async (say) => {
    const directory = await mkdtemp(join(tmpdir(), 'palpite-bench-'));
    const server = await startPostgres({ dataDirectory: directory, log: say });
    try {
      await createDatabase(server, 'bench');
      return await benchLedger({ url: server.url('bench'), say });
    } finally {
      await server.stop();
      await rm(server.home, { recursive: true, force: true });
      await rm(directory, { recursive: true, force: true });
    }
  },
};
