import { lockIfFree } from '@palpite/server/database/lock.ts';
import { inTransaction, type Transaction } from '@palpite/server/database/transaction.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { Pool } from 'pg';
import type { Job } from './job.ts';
import type { HasWorkTables, WorkTables } from './work-tables.ts';

/** What running jobs needs. */
interface Schedule {
  readonly pool: Pool;
  readonly work: HasWorkTables;
  readonly log: Logger;
  /** A program without figures has none. */
  readonly metrics?: {
    readonly jobs: { inc(labels: { job: string; outcome: 'done' | 'failed' }): void };
  };
  now(): Date;
}

/** The start of the interval that contains `now`. */
export function slotOf(job: Job, now: Date): Date {
  const length = job.everySeconds * 1_000;
  return new Date(Math.floor(now.getTime() / length) * length);
}

/**
 * Does a job's work for the current interval unless it is done. Work in the database commits together with the claim,
 * so a process killed between them leaves neither, and two processes never both do it.
 * @returns what the job reported, or null when the interval was done already, or is being done
 */
export async function runJob(
  { pool, work: { tables } }: Pick<Schedule, 'pool' | 'work'>,
  job: Job,
  now: Date,
): Promise<Record<string, number> | null> {
  const slot = slotOf(job, now);
  if ('run' in job) {
    return inTransaction(pool, async (transaction) =>
      (await isClaimed(tables, transaction, job, slot, now)) ? job.run(transaction, slot) : null,
    );
  }
  const claimed = await inTransaction(pool, (transaction) =>
    isClaimed(tables, transaction, job, slot, now),
  );
  return claimed ? job.work(slot) : null;
}

async function isClaimed(
  { jobSlot }: WorkTables,
  { tx }: Transaction,
  { name }: Job,
  slot: Date,
  now: Date,
) {
  // Otherwise a second process would wait for the first at the interval's row until it timed out.
  if (!(await lockIfFree(tx, `job ${name}`))) return false;
  const claimed = await tx
    .insert(jobSlot)
    .values({ name, slot, doneAt: now })
    .onConflictDoNothing()
    .returning({ slot: jobSlot.slot });
  return claimed.length > 0;
}

/** Starts running `jobs`; returns the function that stops it and waits for running work. */
export function startJobs(schedule: Schedule, jobs: readonly Job[]): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const lookAfter = (job: Job) => {
    if (running.has(job.name)) return;
    const run = attempt(schedule, job).finally(() => running.delete(job.name));
    running.set(job.name, run);
  };
  const timers = jobs.map((job) => {
    lookAfter(job);
    // Checked more often than it is due: the interval's row decides, not this process's clock.
    const period = Math.max(1_000, (job.everySeconds * 1_000) / 2);
    return setInterval(() => lookAfter(job), period).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}

async function attempt(schedule: Schedule, job: Job): Promise<void> {
  const { log, metrics } = schedule;
  try {
    const report = await runJob(schedule, job, schedule.now());
    if (report === null) return;
    metrics?.jobs.inc({ job: job.name, outcome: 'done' });
    log.debug({ job: job.name, ...report }, 'job finished');
  } catch (error) {
    metrics?.jobs.inc({ job: job.name, outcome: 'failed' });
    log.error({ err: error, job: job.name }, 'job failed; it will be retried');
  }
}
