/** What the wallet has not answered is tried again until it has, whichever process placed the round. */
import { type Job } from '@palpite/work/job.ts';
import { startJobs } from '@palpite/work/run-job.ts';
import { sweepJobSlots } from '@palpite/work/sweep-job-slots.ts';
import { sweepWork } from '@palpite/work/sweep-work.ts';
import { handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import { createWorker } from '@palpite/work/worker.ts';
import type { Services } from '../services.ts';
import { oweOlderRounds } from './owe-older-rounds.ts';
import { retryTerms, settleKind } from './owed-round.ts';
import { isOpen } from './place-round.ts';
import { settleRound } from './settle-round.ts';

const AT_ONCE = 8;

/** A win is owed, and so is a stake that must go back: there is no last attempt. */
const settleWork = (services: Services): WorkHandler =>
  handleWork(settleKind, {
    attempts: Number.POSITIVE_INFINITY,
    ...retryTerms(services.timing),
    async outside({ roundId }) {
      const settled = await settleRound(services, roundId, { fresh: false, byWork: true });
      if (isOpen(settled))
        throw new Error(`the wallet has not answered, in state ${settled.state}`);
    },
  });

/** Starts doing what rounds owe. @returns a function that stops it and waits for running work */
export function startRoundWork(services: Services): () => Promise<void> {
  const { pool, database, work, log, timing } = services;
  const worker = createWorker(
    {
      pool,
      database,
      queue: work,
      log,
      clock: undefined,
      leaseSeconds: timing.lease / 1_000,
      lookMilliseconds: timing.poll,
      atOnce: AT_ONCE,
    },
    [settleWork(services)],
    [],
  );
  const sweeps: readonly Job[] = [
    oweOlderRounds(services),
    sweepWork(work, [settleKind]),
    sweepJobSlots(work),
  ];
  worker.start();
  const stopJobs = startJobs({ pool, work, log, now: () => new Date() }, sweeps);
  return async () => {
    await Promise.all([worker.stop(), stopJobs()]);
  };
}
