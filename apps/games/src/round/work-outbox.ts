/** The outbox: a request that the wallet has not answered is retried until it has, whichever process wrote it. */
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { walletTransaction } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { settleRound } from './settle-round.ts';

const AT_ONCE = 8;

/**
 * Leases due transactions and advances their rounds. Leases let several processes share the work; the lease of a
 * process that dies expires.
 * @returns how many were leased
 */
export async function workOutbox(services: Services): Promise<number> {
  const { pool, timing, log } = services;
  const taken = await inTransaction(pool, async ({ tx }) => {
    const due = await tx
      .select({ id: walletTransaction.id, roundId: walletTransaction.roundId })
      .from(walletTransaction)
      .where(
        and(
          eq(walletTransaction.state, 'pending'),
          lte(walletTransaction.nextAttemptAt, sql`now()`),
        ),
      )
      .orderBy(asc(walletTransaction.nextAttemptAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      await tx
        .update(walletTransaction)
        .set({ nextAttemptAt: sql`now() + ${timing.lease}::float8 * interval '1 millisecond'` })
        .where(eq(walletTransaction.id, id));
    }
    return due;
  });
  const results = await Promise.allSettled(
    taken.map(({ roundId }) => settleRound(services, roundId, { fresh: false })),
  );
  for (const result of results) {
    if (result.status === 'rejected') log.error({ err: result.reason }, 'could not advance round');
  }
  return taken.length;
}

/** Polls the outbox. @returns a function that stops it and waits for running work */
export function startOutbox(services: Services): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = async () => {
    try {
      while (!stopped && (await workOutbox(services)) === AT_ONCE);
    } catch (error) {
      services.log.error({ err: error }, 'could not read the outbox');
    }
    if (!stopped) timer = setTimeout(begin, services.timing.poll);
  };
  const begin = () => {
    running = turn();
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
