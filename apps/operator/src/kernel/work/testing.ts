import { APP_ROLE } from '@palpite/ledger';
import { createPool } from '@palpite/server/database/pool.ts';
import { openDatabase, type Transaction } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { Registry } from 'prom-client';
import * as v from 'valibot';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import type { Calendar } from '@palpite/work/calendar.ts';
import { defineWork, handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import { createWorkMetrics } from '@palpite/work/work-metrics.ts';
import { createOperatorQueue } from './operator-queue.ts';
import type { WorkQueue } from '@palpite/work/work-queue.ts';
import { createWorker, type Worker } from '@palpite/work/worker.ts';

/** A kind whose effect is a line in a table of this test: when a piece is done, and how often, shows there. */
export const testStep = defineWork({
  name: 'test.step',
  payload: v.object({ run: v.string(), lane: v.string(), step: v.number() }),
});

export type TestStep = v.InferOutput<typeof testStep.payload>;

export async function writeEffect({ tx }: Transaction, { run, lane, step }: TestStep) {
  await tx.execute(sql`
    insert into operator.work_effect (run, lane, step) values (${run}, ${lane}, ${step})`);
}

export const stepHandler: WorkHandler = handleWork(testStep, { inside: writeEffect });

/** A database with work, a clock that the test shifts, and any number of processes beside each other. */
export interface WorkBench {
  readonly operator: TestOperator;
  readonly queue: WorkQueue;
  readonly clock: { readonly now: Date; shift(seconds: number): void };
  readonly log: readonly string[];
  /**
   * A process with its own connections.
   * @param statements after so many it is dead: its connections break and no other opens, as by a kill
   */
  process(
    handlers: readonly WorkHandler[],
    options?: { statements?: number; calendars?: readonly Calendar[] },
  ): WorkProcess;
  /** The lines of a run, in the order of the effects. */
  effects(run: string): Promise<readonly TestStep[]>;
  close(): Promise<void>;
}

export interface WorkProcess extends Worker {
  readonly pool: Pool;
  readonly registry: Registry;
  end(): Promise<void>;
}

export async function createWorkBench(
  options?: Parameters<typeof createTestOperator>[0],
): Promise<WorkBench> {
  const operator = await createTestOperator(options);
  await operator.database.pool.query(`
    create table operator.work_effect (
      at bigint generated always as identity primary key, run text, lane text, step int);
    grant select, insert on operator.work_effect to ${APP_ROLE}`);
  const { services } = operator;
  const clock = {
    get now() {
      return operator.clock.now;
    },
    shift: operator.clock.advance,
  };
  const queue = createOperatorQueue(services.secrets, () => clock.now);
  const opened: WorkProcess[] = [];
  return {
    operator,
    queue,
    clock,
    log: operator.logLines,
    process(handlers, { statements = Number.POSITIVE_INFINITY, calendars = [] } = {}) {
      const pool = mortalPool(operator.database.url, statements);
      const database = openDatabase(pool);
      const registry = new Registry();
      const worker = createWorker(
        {
          pool,
          database,
          queue,
          log: services.log,
          clock: () => clock.now,
          leaseSeconds: 30,
          metrics: createWorkMetrics(registry, queue, database),
        },
        handlers,
        calendars,
      );
      const one: WorkProcess = {
        ...worker,
        pool,
        registry,
        async end() {
          await worker.stop();
          if (!pool.ended) await pool.end();
        },
      };
      opened.push(one);
      return one;
    },
    async effects(run) {
      const { rows } = await services.database.execute<TestStep & Record<string, unknown>>(
        sql`select run, lane, step from operator.work_effect where run = ${run} order by at`,
      );
      return rows;
    },
    async close() {
      for (const one of opened) await one.end();
      await operator.close();
    },
  };
}

/** A pool that dies after so many statements. */
export function mortalPool(databaseUrl: string, statements: number): Pool {
  const pool = createPool({ databaseUrl, max: 5, name: 'work process', role: APP_ROLE });
  makeMortal(pool, statements);
  return pool;
}

/** Lets a pool that has no connection yet die after so many statements. */
export function makeMortal(pool: Pool, statements: number): void {
  pool.on('error', () => undefined);
  const clients = new Set<PoolClient>();
  let left = statements;
  const die = () => {
    const refuse = (callback?: (error: Error) => void) => {
      const error = new Error('the process is dead');
      return callback ? callback(error) : Promise.reject(error);
    };
    Object.assign(pool, { connect: refuse });
    for (const client of clients) Object(client).connection.stream.destroy();
  };
  pool.on('connect', (client) => {
    clients.add(client);
    const query = client.query.bind(client);
    const counted = (...given: Parameters<typeof query>) => {
      left -= 1;
      if (left === 0) die();
      return query(...given);
    };
    Object.assign(client, { query: counted });
  });
}
