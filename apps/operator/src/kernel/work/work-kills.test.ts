import { createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { handleWork } from '@palpite/work/work-kind.ts';
import { work } from './work.table.ts';
import { createWorkBench, testStep, type WorkBench, writeEffect } from './testing.ts';

/** Processes that die at any statement, faults at any attempt, an outage: what is owed happens once, in order. */

const RUNS = inject('prove') ? 150 : 8;

let bench: WorkBench;
beforeAll(async () => {
  bench = await createWorkBench();
});
afterAll(() => bench.close());

const story = fc.record({
  /** How many steps each lane has; the steps of the last one have no lane. */
  lanes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
  /** For each generation of processes, after how many statements each of them dies. */
  deaths: fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 }), {
    maxLength: 5,
  }),
  /** One attempt in so many fails; 0 for none. */
  faultIn: fc.constantFrom(0, 2, 3, 5),
  /** Steps are due over so many minutes. */
  minutes: fc.constantFrom(0, 20),
});

/** Whether an attempt fails: the same in every process. */
const fails = (key: string, attempt: number, faultIn: number) =>
  faultIn > 0 &&
  createHash('sha256').update(`${key} ${attempt}`).digest().readUInt32BE() % faultIn === 0;

let runs = 0;

test('whatever dies, fails or stops for half an hour: each step is done once, in the order of its lane, and none is missing', async () => {
  const { queue, clock, operator } = bench;
  const { database, pool } = operator.services;
  const isOpen = async (run: string) => {
    const rows = await database
      .select({ state: work.state })
      .from(work)
      .where(like(work.key, `${run}:%`));
    return rows.some(({ state }) => state !== 'done');
  };
  await fc.assert(
    fc.asyncProperty(story, async ({ lanes, deaths, faultIn, minutes }) => {
      runs += 1;
      const run = `run ${runs}`;
      const handler = handleWork(testStep, {
        attempts: 1_000,
        outside: async (_step, { key, attempt }) => {
          if (fails(`${key} outside`, attempt, faultIn)) throw new Error('a fault outside');
        },
        async inside(transaction, step, _found, { key, attempt }) {
          await writeEffect(transaction, step);
          if (fails(`${key} inside`, attempt, faultIn)) throw new Error('a fault inside');
        },
      });
      const owed = lanes.flatMap((steps, lane) =>
        Array.from({ length: steps }, (_, step) => ({
          kind: testStep,
          key: `${run}:${lane}:${step}`,
          ...(lane < lanes.length - 1 ? { lane: `${run} lane ${lane}` } : {}),
          payload: { run, lane: String(lane), step },
          dueAt: new Date(clock.now.getTime() + minutes * 60_000 * (step / steps)),
        })),
      );
      await queue.oweAll(database, owed);
      // Owed again, as after a lost answer: it is the same work.
      expect(await queue.oweAll(database, owed)).toBe(0);
      for (const generation of deaths) {
        const processes = generation.map((statements) => bench.process([handler], { statements }));
        await Promise.allSettled(processes.map((one) => one.drain()));
        await Promise.all(processes.map((one) => one.end()));
        clock.shift(61);
      }
      clock.shift(30 * 60);
      const last = [bench.process([handler]), bench.process([handler])];
      while (await isOpen(run)) {
        await Promise.all(last.map((one) => one.drain()));
        clock.shift(3_600);
      }
      await Promise.all(last.map((one) => one.end()));
      const effects = await bench.effects(run);
      for (const [lane, steps] of lanes.entries()) {
        const done = effects.filter((each) => each.lane === String(lane)).map(({ step }) => step);
        const isOrdered = lane < lanes.length - 1;
        expect(isOrdered ? done : done.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: steps }, (_, step) => step),
        );
      }
    }),
    { numRuns: RUNS, ...(process.env.FC_SEED ? { seed: Number(process.env.FC_SEED) } : {}) },
  );
  expect(pool.waitingCount).toBe(0);
});
