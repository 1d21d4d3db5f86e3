import type { Logger } from '@palpite/server/log.ts';
import type { Pool } from 'pg';
import type { LogHome } from './log-home.ts';

/** How many events get their places in one transaction. */
const BATCH = 1_000;
const BUSY_MILLISECONDS = 10;
const IDLE_MILLISECONDS = 100;
/** Where an event was, the next one often follows: the log is looked at often for so long. */
const BUSY_FOR_MILLISECONDS = 1_000;
/** After a failure: the database is away, and every process would ask. */
const FAILED_MILLISECONDS = 1_000;

export interface RelayNeeds {
  readonly log: Pick<Logger, 'warn'>;
  /** The most events of one transaction. */
  readonly batch?: number;
}

/**
 * Gives committed events their next places, in one transaction.
 * @returns how many; null while another process does it
 */
export async function handOut(
  { schema }: LogHome,
  pool: Pool,
  limit = BATCH,
): Promise<number | null> {
  const { rows } = await pool.query<{ count: number | null }>({
    name: `${schema} hand-out`,
    text: `select ${schema}.hand_out($1) as count`,
    values: [limit],
  });
  return rows[0]?.count ?? null;
}

/** Hands out for as long as it runs. Every process runs one: whichever has the lock works, so one that dies is replaced. */
export function startRelay(
  home: LogHome,
  pool: Pool,
  { log, batch = BATCH }: RelayNeeds,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let busyUntil = 0;
  const step = async () => {
    let pause = IDLE_MILLISECONDS;
    try {
      const count = await handOut(home, pool, batch);
      if (count !== null && count > 0) busyUntil = performance.now() + BUSY_FOR_MILLISECONDS;
      if (count === batch) pause = 0;
      else if (performance.now() < busyUntil) pause = BUSY_MILLISECONDS;
    } catch (err) {
      pause = FAILED_MILLISECONDS;
      if (!stopped) log.warn({ err }, 'could not hand out events; trying again');
    }
    if (!stopped) plan(pause);
  };
  const plan = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = step();
    }, milliseconds).unref();
  };
  plan(0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
