import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { account } from '#modules/identity/tables/account.table.ts';
import { sweepOldCodes } from '#modules/identity/codes/code-jobs.ts';
import { sweepOldMail } from '#sandbox/outbox/outbox-jobs.ts';
import { frameJobs } from '../http/frame-jobs.ts';
import { sessionJobs } from '#modules/identity/session/session-jobs.ts';
import { withOperator } from '#testing/with-operator.ts';
import type { Job } from '@palpite/work/job.ts';
import { runJob, startJobs } from '@palpite/work/run-job.ts';
import { sweepJobSlots } from '@palpite/work/sweep-job-slots.ts';
import { jobSlot } from './work.table.ts';

const operator = withOperator();
let playerId: number;
beforeAll(async () => {
  playerId = (await operator.account()).id;
});
afterEach(() => void vi.useRealTimers());

/** Raises a rank by one, so that the number of runs shows. */
const promote = (name: string, fail = () => false): Job => ({
  name,
  everySeconds: 60,
  async run({ tx }) {
    await tx
      .update(account)
      .set({ rankLevel: sql`${account.rankLevel} + 1` })
      .where(eq(account.id, playerId));
    if (fail()) throw new Error('killed half-way');
    return { promoted: 1 };
  },
});
const rank = async () => {
  const [row] = await operator.services.database
    .select({ rankLevel: account.rankLevel })
    .from(account)
    .where(eq(account.id, playerId));
  return row?.rankLevel ?? 0;
};

test('work is done once in its interval, by the first of many processes', async () => {
  const job = promote('once');
  const { services, clock } = operator;
  const before = await rank();
  const reports = await Promise.all(
    Array.from({ length: 12 }, () => runJob(services, job, clock.now)),
  );
  expect(reports.filter((report) => report !== null)).toEqual([{ promoted: 1 }]);
  expect(await rank()).toBe(before + 1);
  expect(await runJob(services, job, new Date(clock.now.getTime() + 60_000))).toEqual({
    promoted: 1,
  });
});

test('while one process is at work another neither waits for it nor does the same', async () => {
  const { services, clock } = operator;
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const slow: Job = {
    name: 'slow',
    everySeconds: 60,
    async run() {
      begun.resolve();
      await end.promise;
      return { done: 1 };
    },
  };
  const first = runJob(services, slow, clock.now);
  await begun.promise;
  expect(await runJob(services, slow, clock.now)).toBeNull();
  end.resolve();
  expect(await first).toEqual({ done: 1 });
});

test('work that fails leaves neither its effect nor its claim, and is tried again', async () => {
  let failing = true;
  const job = promote('fails-first', () => failing);
  const { services, clock } = operator;
  const before = await rank();
  await expect(runJob(services, job, clock.now)).rejects.toThrow('killed half-way');
  expect(await rank()).toBe(before);
  failing = false;
  expect(await runJob(services, job, clock.now)).toEqual({ promoted: 1 });
  expect(await rank()).toBe(before + 1);
});

test('a running operator runs its jobs until it is stopped', async () => {
  let runs = 0;
  const job: Job = {
    name: 'counted',
    everySeconds: 1,
    run: async () => {
      runs += 1;
      return {};
    },
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const timers = vi.getTimerCount();
  const pass = (seconds: number) => {
    operator.clock.advance(seconds);
    vi.advanceTimersByTime(seconds * 1_000);
  };
  const stop = startJobs(operator.services, [job]);
  await expect.poll(() => runs, { timeout: 60_000 }).toBe(1);
  // A job that is still committing does not begin again, so the interval may have to come round more than once.
  await expect
    .poll(
      () => {
        if (runs === 1) pass(1);
        return runs;
      },
      { timeout: 60_000 },
    )
    .toBe(2);
  await stop();
  pass(10);
  expect(vi.getTimerCount()).toBe(timers);
  expect(runs).toBe(2);
});

test('every sweep runs on an empty database and on a used one', async () => {
  await operator.signedIn();
  const { services, clock } = operator;
  const late = new Date(clock.now.getTime() + 90 * 86_400_000);
  const sweeps = [
    ...frameJobs(services),
    sweepJobSlots(services.work),
    ...sessionJobs(services),
    sweepOldCodes,
  ];
  for (const job of [...sweeps, sweepOldMail]) {
    expect(await runJob(services, job, late)).toEqual({
      [job.name === 'close-guests' ? 'closed' : 'removed']: expect.any(Number),
    });
  }
  const slots = await services.database.select().from(jobSlot);
  expect(slots.every(({ slot }) => slot.getTime() > clock.now.getTime())).toBe(true);
});
