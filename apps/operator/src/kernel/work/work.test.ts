import { lockWaits } from '@palpite/postgres/testing.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Calendar, instantsBetween, makeAhead } from '@palpite/work/calendar.ts';
import { dropWork, removeWork, retryWork } from '@palpite/work/manage-work.ts';
import { runJob } from '@palpite/work/run-job.ts';
import { sweepWork } from '@palpite/work/sweep-work.ts';
import {
  createWorkBench,
  stepHandler,
  type TestStep,
  testStep,
  type WorkBench,
  writeEffect,
} from './testing.ts';
import { work } from './work.table.ts';
import { defineWork, handleWork, type Owed } from '@palpite/work/work-kind.ts';

let bench: WorkBench;
beforeAll(async () => {
  bench = await createWorkBench();
});
afterAll(() => bench.close());

let run = '';
beforeEach(async () => {
  run = `run ${Math.random()}`;
  await bench.operator.services.database.delete(work);
});

const database = () => bench.operator.services.database;
const step = (
  number: number,
  more: Partial<Owed<typeof testStep.payload>> = {},
): Owed<typeof testStep.payload> => ({
  kind: testStep,
  key: `${run}:${number}`,
  payload: { run, lane: 'a', step: number },
  ...more,
});
const owe = (...owed: readonly Owed[]) => bench.queue.oweAll(database(), owed);
const stepsDone = async () => (await bench.effects(run)).map((each) => each.step);
const rowOf = async (key: string) => {
  const [row] = await database().select().from(work).where(eq(work.key, key));
  if (row === undefined) throw new Error(`no work ${key}`);
  return row;
};
/** Fails the first attempts at step 1. */
const broken = (faults: number) => {
  let left = faults;
  return handleWork(testStep, {
    attempts: 3,
    async inside(transaction, payload) {
      await writeEffect(transaction, payload);
      if (payload.step !== 1) return;
      left -= 1;
      if (left >= 0) throw new Error('it is broken');
    },
  });
};

describe('owed work', () => {
  test('of a transaction that rolls back is not owed', async () => {
    const { pool } = bench.operator.services;
    const undone = inTransaction(pool, async ({ tx }) => {
      await bench.queue.owe(tx, step(1));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await bench.process([stepHandler]).drain()).toBe(0);
  });

  test('is done at its time, not before', async () => {
    await owe(step(1, { dueAt: new Date(bench.clock.now.getTime() + 60_000) }));
    const process = bench.process([stepHandler]);
    await process.drain();
    expect(await stepsDone()).toEqual([]);
    bench.clock.shift(60);
    await process.drain();
    expect(await stepsDone()).toEqual([1]);
  });

  test('of another shape than its kind is refused where it is owed', async () => {
    const wrong = { run, lane: 'a', step: 'one' } as unknown as TestStep;
    await expect(owe(step(1, { payload: wrong }))).rejects.toThrow('Invalid type');
  });

  test('is found by a running worker, woken or not, until it stops', async () => {
    const process = bench.process([stepHandler]);
    process.start();
    await owe(step(1));
    bench.queue.wake();
    await expect.poll(stepsDone).toEqual([1]);
    await owe(step(2));
    await expect.poll(stepsDone).toEqual([1, 2]);
    await process.stop();
    await owe(step(3));
    expect(await stepsDone()).toEqual([1, 2]);
  });

  test('of a sealed kind is unreadable in the table, and gone from it once it is done', async () => {
    const texts: string[] = [];
    const secret = defineWork({
      name: 'test.secret',
      sealed: true,
      payload: v.object({ text: v.string() }),
    });
    await owe({ kind: secret, key: `${run}:secret`, payload: { text: 'code 123456' } });
    expect(JSON.stringify(await rowOf(`${run}:secret`))).not.toContain('123456');
    const handler = handleWork(secret, { outside: async ({ text }) => void texts.push(text) });
    await bench.process([handler]).drain();
    expect(texts).toEqual(['code 123456']);
    expect(await rowOf(`${run}:secret`)).toMatchObject({ state: 'done', payload: {} });
  });

  test('that is done can be looked up for thirty days', async () => {
    await owe(step(1));
    await bench.process([stepHandler]).drain();
    const { services } = bench.operator;
    const after = (days: number) => new Date(bench.clock.now.getTime() + days * 86_400_000);
    const sweep = sweepWork(bench.queue, [testStep]);
    expect(await runJob(services, sweep, after(29))).toEqual({ removed: 0 });
    expect(await runJob(services, sweep, after(31))).toEqual({ removed: 1 });
  });

  test('of a kind that is owed by the thousand is kept for as long as the kind says', async () => {
    await owe(step(1));
    await bench.process([stepHandler]).drain();
    const { services } = bench.operator;
    const sweep = sweepWork(bench.queue, [{ ...testStep, keptDays: 2 }]);
    const after = (days: number) => new Date(bench.clock.now.getTime() + days * 86_400_000);
    expect(await runJob(services, sweep, after(1))).toEqual({ removed: 0 });
    expect(await runJob(services, sweep, after(3))).toEqual({ removed: 1 });
  });
});

describe('work whose effect another way may reach first', () => {
  const later = () => step(1, { afterMilliseconds: 60_000 });

  test('is left alone for that long, and removed where the effect is reached', async () => {
    await owe(later());
    const process = bench.process([stepHandler]);
    expect(await process.drain()).toBe(0);
    await removeWork(bench.queue, database(), `${run}:1`);
    bench.clock.shift(61);
    expect(await process.drain()).toBe(0);
  });

  test('is due sooner once the other way has failed, but for work that a process is at', async () => {
    await owe(later());
    await bench.queue.putOff(database(), `${run}:1`, 1_000);
    bench.clock.shift(2);
    const began = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = handleWork(testStep, {
      async outside() {
        began.resolve();
        await goOn.promise;
      },
      inside: writeEffect,
    });
    const done = bench.process([slow]).drain();
    await began.promise;
    const { dueAt } = await rowOf(`${run}:1`);
    await bench.queue.putOff(database(), `${run}:1`, 90_000);
    expect((await rowOf(`${run}:1`)).dueAt).toEqual(dueAt);
    goOn.resolve();
    await done;
    expect(await stepsDone()).toEqual([1]);
  });
});

describe('work that fails', () => {
  test('leaves no effect, says why, and is tried again', async () => {
    await owe(step(1));
    const process = bench.process([broken(1)]);
    await process.drain();
    expect(await stepsDone()).toEqual([]);
    expect(await rowOf(`${run}:1`)).toMatchObject({
      state: 'open',
      attempts: 1,
      lastError: 'it is broken',
    });
    bench.clock.shift(2);
    await process.drain();
    expect(await stepsDone()).toEqual([1]);
  });

  test('to the end keeps its lane closed and no other, and raises an alarm, until it is retried', async () => {
    const other = step(9, { lane: `${run} other` });
    await owe(step(1, { lane: run }), step(2, { lane: run }), other);
    const process = bench.process([broken(3)]);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await process.drain();
      bench.clock.shift(10);
    }
    expect(await stepsDone()).toEqual([9]);
    const failed = await rowOf(`${run}:1`);
    expect(failed).toMatchObject({ state: 'failed', attempts: 3, lastError: 'it is broken' });
    expect(bench.log.join()).toContain('work failed: staff must retry or drop it');
    bench.clock.shift(86_400);
    await process.drain();
    expect(await stepsDone()).toEqual([9]);
    await retryWork(bench.queue, database(), failed.id, bench.clock.now);
    await process.drain();
    expect(await stepsDone()).toEqual([9, 1, 2]);
  });

  test('and is dropped opens its lane, also for a process that was at it', async () => {
    await owe(step(1, { lane: run }), step(2, { lane: run }));
    const inIt = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = handleWork(testStep, {
      async outside({ step: number }) {
        if (number !== 1) return;
        inIt.resolve();
        await goOn.promise;
      },
      inside: writeEffect,
    });
    const done = bench.process([slow]).drain();
    await inIt.promise;
    await dropWork(
      bench.queue,
      database(),
      (await rowOf(`${run}:1`)).id,
      bench.clock.now,
      'not needed',
    );
    goOn.resolve();
    await done;
    expect(await stepsDone()).toEqual([2]);
    expect(await rowOf(`${run}:1`)).toMatchObject({ state: 'dropped', lastError: 'not needed' });
  });

  test('by ending its process, each time, ends too', async () => {
    await owe(step(1));
    const patient = { ...broken(0), attempts: 2 };
    for (let life = 0; life < 2; life += 1) {
      // It dies with the statement after the claim.
      const process = bench.process([patient], { statements: 2 });
      await process.drain().catch(() => undefined);
      await process.end();
      bench.clock.shift(31);
    }
    await bench.process([patient]).drain();
    expect(await rowOf(`${run}:1`)).toMatchObject({ state: 'failed', attempts: 3 });
  });
});

describe('processes beside each other', () => {
  test('a process that takes longer than its lease changes nothing once another has done it', async () => {
    await owe(step(1));
    const inIt = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = handleWork(testStep, {
      async outside() {
        inIt.resolve();
        await goOn.promise;
      },
      inside: writeEffect,
    });
    const late = bench.process([slow]).drain();
    await inIt.promise;
    bench.clock.shift(31);
    await bench.process([stepHandler]).drain();
    expect(await stepsDone()).toEqual([1]);
    goOn.resolve();
    await late;
    expect(await stepsDone()).toEqual([1]);
    expect(bench.log.join()).toContain('work took longer than its lease');
  });

  test('a process that stops asks its work to end and gives it back at once, without counting the attempt', async () => {
    await owe(step(1));
    const inIt = Promise.withResolvers<void>();
    const endless = handleWork(testStep, {
      outside: (_payload, { signal }) =>
        new Promise<void>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          inIt.resolve();
        }),
    });
    const process = bench.process([endless]);
    process.start();
    await inIt.promise;
    await process.stop();
    expect(await rowOf(`${run}:1`)).toMatchObject({ state: 'open', attempts: 0, leaseUntil: null });
    await bench.process([stepHandler]).drain();
    expect(await stepsDone()).toEqual([1]);
  });

  test('a process that is asked to stop while it claims work begins none of it', async () => {
    const later = { dueAt: new Date(bench.clock.now.getTime() + 60_000) };
    await owe(step(1), step(2, later));
    const process = bench.process([stepHandler]);
    process.start();
    await expect.poll(stepsDone).toEqual([1]);
    const { pool } = bench.operator.database;
    const holder = await pool.connect();
    await holder.query('begin; lock table operator.work in access exclusive mode');
    bench.clock.shift(60);
    await expect.poll(() => lockWaits(pool)).toBe(1);
    const stopped = process.stop();
    await holder.query('rollback');
    holder.release();
    await stopped;
    expect(await stepsDone()).toEqual([1]);
    expect(await rowOf(`${run}:2`)).toMatchObject({ state: 'open', attempts: 0, leaseUntil: null });
  });

  test('work of a kind that a process does not know is left to another, and raises an alarm', async () => {
    await owe(step(1));
    const other = defineWork({ name: 'test.other', payload: v.object({}) });
    const stranger = bench.process([handleWork(other, {})]);
    await stranger.drain();
    stranger.start();
    await expect
      .poll(async () => await stranger.registry.getSingleMetricAsString('palpite_work_unknown'))
      .toContain('palpite_work_unknown{kind="test.step"} 1');
    await stranger.stop();
    expect(bench.log.join()).toContain('of a kind that this process does not know');
    await bench.process([stepHandler]).drain();
    expect(await stepsDone()).toEqual([1]);
  });

  test('what waits and what failed is in the metrics', async () => {
    await owe(step(1), step(2));
    const process = bench.process([{ ...broken(1), attempts: 1 }]);
    await process.drain();
    const text = await process.registry.metrics();
    expect(text).toContain('palpite_work_waiting{kind="test.step",state="failed"} 1');
    expect(text).toContain('palpite_work_attempts_total{kind="test.step",outcome="done"} 1');
  });

  test('a kind with a bound of its own takes no more places than that', async () => {
    let [now, most] = [0, 0];
    const bound = handleWork(testStep, {
      atOnce: 2,
      async outside() {
        now += 1;
        most = Math.max(most, now);
        await database().select().from(work);
        now -= 1;
      },
      inside: writeEffect,
    });
    await owe(...Array.from({ length: 7 }, (_, number) => step(number)));
    await bench.process([bound]).drain(4);
    expect(most).toBe(2);
    expect(await stepsDone()).toHaveLength(7);
  });
});

describe('a calendar', () => {
  const everyMinute = (): Calendar => ({
    name: run,
    horizonSeconds: 600,
    entries: async (_tx, { from, to }) =>
      instantsBetween(from, to, 60).map((at) =>
        step(at.getTime() / 60_000 - 29_000_000, { lane: run, dueAt: at }),
      ),
  });
  const make = () => {
    const { pool } = bench.operator.services;
    return makeAhead({ pool, queue: bench.queue, clock: () => bench.clock.now }, everyMinute());
  };

  test('makes its work ahead, and again once half of it is used up', async () => {
    expect(await make()).toBe(10);
    expect(await make()).toBe(0);
    bench.clock.shift(240);
    expect(await make()).toBe(0);
    bench.clock.shift(120);
    expect(await make()).toBe(6);
  });

  test('has missed nothing after an outage of half an hour: the list is longer, and is done in order, once', async () => {
    await make();
    const began = Math.floor(bench.clock.now.getTime() / 60_000) - 29_000_000;
    bench.clock.shift(30 * 60);
    const added = await Promise.all([make(), make(), make()]);
    expect(added.reduce((sum, each) => sum + each, 0)).toBe(30);
    await Promise.all([bench.process([stepHandler]).drain(), bench.process([stepHandler]).drain()]);
    expect(await stepsDone()).toEqual(Array.from({ length: 30 }, (_, nth) => began + 1 + nth));
  });

  test('is made by the running worker', async () => {
    const process = bench.process([stepHandler], { calendars: [everyMinute()] });
    process.start();
    await expect.poll(async () => (await database().select().from(work)).length).toBe(10);
    await process.stop();
  });
});
