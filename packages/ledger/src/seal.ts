/** The sealer: links committed transfers into the hash chain, beside the traffic and never in its way. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Connection, runStatement, type Statement } from './connection.ts';

const BATCH = 1000;
const SEAL: Statement = { name: 'ledger.seal', text: 'select ledger.seal_transfers($1) as sealed' };

/** The end of the chain, the place of its last transfer: note it somewhere else, and `verify` proves that nothing was cut off. */
export interface ChainHead {
  readonly seq: string;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/**
 * Seals everything that is committed now.
 * @returns how many transfers were sealed; 0 also when another process is sealing
 */
export async function seal(on: Connection): Promise<number> {
  let total = 0;
  for (;;) {
    const [row] = await runStatement<{ sealed: number }>(on, SEAL, [BATCH]);
    total += row?.sealed ?? 0;
    if ((row?.sealed ?? 0) < BATCH) return total;
  }
}

const HEAD: Statement = {
  name: 'ledger.chain_head',
  text: `select seq, encode(hash, 'hex') as hash from ledger.seal order by seq desc limit 1`,
};

/** The chain's last link; undefined while nothing is sealed. */
export async function chainHead(on: Connection): Promise<ChainHead | undefined> {
  const [row] = await runStatement<{ seq: string; hash: string }>(on, HEAD, []);
  return row;
}

export interface Sealer {
  /** Ends after the batch that is being sealed. */
  stop(): Promise<void>;
}

/**
 * Seals again and again, `everyMs` apart. Any number of processes may do so at once: one works, the
 * others find nothing to do. A failure (the database is away) is reported and retried.
 */
export function startSealer(
  pool: Pool,
  options: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): Sealer {
  const stopping = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await seal(pool).catch(options.onError);
      await sleep(options.everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
