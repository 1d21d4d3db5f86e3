import { type Database, inTransaction } from '@palpite/server/database/transaction.ts';
import type { Logger } from '@palpite/server/log.ts';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Pool } from 'pg';
import { markDone, markFailed, putOff, releaseLease, renewLease, type Task } from './claim-work.ts';
import { retryWait } from './retry-wait.ts';
import { presentOf, type WorkClock } from './work-clock.ts';
import type { WorkHandler } from './work-kind.ts';
import type { WorkQueue } from './work-queue.ts';

export type TaskOutcome = 'done' | 'retried' | 'failed' | 'lost' | 'released';

export interface TaskNeeds {
  readonly pool: Pool;
  /** For single statements. */
  readonly database: Database;
  readonly queue: Pick<WorkQueue, 'tables' | 'readPayload'>;
  readonly log: Logger;
  readonly clock: WorkClock;
  readonly leaseSeconds: number;
}

/** The work was given to another process: this one took too long. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

const LONGEST_ERROR = 500;

/**
 * Does a claimed piece of work: the outside part, then the effect and the mark that it is done, in one transaction.
 * @param stopping aborted when the process stops
 */
export async function runTask(
  needs: TaskNeeds,
  handler: WorkHandler,
  task: Task,
  stopping: AbortSignal,
): Promise<TaskOutcome> {
  const { pool, queue, log, clock } = needs;
  if (task.attempts > handler.attempts) {
    return fail(needs, task, new Error('each attempt ended with its process, or took too long'));
  }
  const lease = keepLease(needs, task);
  const signal = AbortSignal.any([stopping, lease.lost]);
  try {
    // The process may have been asked to stop while this was claimed; who begins now would not hear of it.
    signal.throwIfAborted();
    const payload = await queue.readPayload(handler.kind, task.payload);
    const attempt = { key: task.key, attempt: task.attempts, signal };
    const inside = await handler.begin(payload, attempt);
    await inTransaction(
      pool,
      async (transaction) => {
        // First, so that a process that has lost the work changes nothing.
        const sealed = handler.kind.sealed === true;
        const ended = { present: presentOf(clock), sealed };
        const isMine = await markDone(queue.tables, transaction.tx, task, ended);
        if (!isMine) throw new LeaseLost();
        await inside(transaction);
      },
      { onTaskFailed: (err) => log.error({ err, key: task.key }, 'a task after work failed') },
    );
    return 'done';
  } catch (error) {
    lease.end();
    return await afterFailure(needs, handler, task, error, stopping);
  } finally {
    lease.end();
  }
}

async function afterFailure(
  needs: TaskNeeds,
  handler: WorkHandler,
  task: Task,
  error: unknown,
  stopping: AbortSignal,
): Promise<TaskOutcome> {
  const { database, queue, log, clock } = needs;
  const { kind, key, attempts } = task;
  if (error instanceof LeaseLost) {
    log.warn({ kind, key, attempts }, 'work took longer than its lease and is done elsewhere');
    return 'lost';
  }
  if (stopping.aborted) {
    await releaseLease(queue.tables, database, task);
    return 'released';
  }
  if (attempts >= handler.attempts) return fail(needs, task, error);
  const wait = retryWait(attempts, Math.random(), handler);
  const isMine = await putOff(queue.tables, database, task, {
    present: presentOf(clock),
    wait,
    error: messageOf(error),
  });
  if (!isMine) return 'lost';
  log.warn({ err: error, kind, key, attempts, wait }, 'work failed and will be tried again');
  return 'retried';
}

async function fail(needs: TaskNeeds, task: Task, error: unknown): Promise<TaskOutcome> {
  const { database, queue, log, clock } = needs;
  const failed = { present: presentOf(clock), error: messageOf(error) };
  if (!(await markFailed(queue.tables, database, task, failed))) return 'lost';
  const { id, kind, key, attempts } = task;
  log.error(
    { err: error, work: id, kind, key, attempts },
    'work failed: staff must retry or drop it',
  );
  return 'failed';
}

/** What staff read; the message of a failed statement would show its values. */
function messageOf(error: unknown): string {
  const shown = error instanceof DrizzleQueryError ? error.cause : error;
  const text = shown instanceof Error ? shown.message : String(shown);
  return text.slice(0, LONGEST_ERROR);
}

/** Extends the claim while the work runs. */
function keepLease({ database, queue, clock, leaseSeconds }: TaskNeeds, task: Task) {
  const losing = new AbortController();
  const timer = setInterval(
    () => {
      // If the database does not answer now, the next renewal or the final transaction decides.
      renewLease(queue.tables, database, task, { present: presentOf(clock), leaseSeconds }).then(
        (isMine) => isMine || losing.abort(new LeaseLost()),
        () => undefined,
      );
    },
    (leaseSeconds * 1_000) / 3,
  ).unref();
  return { lost: losing.signal, end: () => clearInterval(timer) };
}
