import type { Logger } from '@palpite/server/log.ts';
import { type Calendar, makeAhead } from './calendar.ts';
import { claimWork, type Task, unknownWork } from './claim-work.ts';
import { runTask, type TaskNeeds } from './run-task.ts';
import { presentOf } from './work-clock.ts';
import type { WorkHandler } from './work-kind.ts';
import type { WorkMetrics } from './work-metrics.ts';
import type { WorkQueue } from './work-queue.ts';

/** Does owed work, beside any number of other processes that do the same. */
export interface Worker {
  /** Begins to look for work, woken by commits of this process and every so often. */
  start(): void;
  /** Claims nothing more, asks running work to end, and waits for it. */
  stop(): Promise<void>;
  /**
   * Does what is due now until nothing is left; for tests and tools.
   * @param atOnce one after another without it
   * @returns how many pieces it began
   */
  drain(atOnce?: number): Promise<number>;
}

interface WorkerNeeds extends TaskNeeds {
  readonly queue: WorkQueue;
  /** A program without figures has none. */
  readonly metrics?: WorkMetrics;
  readonly log: Logger;
  /** Pieces of work that one process does at the same time. */
  readonly atOnce?: number;
  /** How often it looks for work that other processes have owed. */
  readonly lookMilliseconds?: number;
}

const AT_ONCE = 4;
const LOOK_MILLISECONDS = 500;
/** How often calendars are looked at, and unknown kinds. */
const UPKEEP_MILLISECONDS = 30_000;

export function createWorker(
  needs: WorkerNeeds,
  handlers: readonly WorkHandler[],
  calendars: readonly Calendar[],
): Worker {
  const { atOnce: places = AT_ONCE, lookMilliseconds = LOOK_MILLISECONDS } = needs;
  const byName = namedOnce(handlers);
  const stopping = new AbortController();
  const bell = createBell();
  const running = createRunning(bell.ring);
  let loop: Promise<void> = Promise.resolve();

  const claim = (kinds: readonly string[], most: number) =>
    claimWork(needs.queue.tables, needs.database, {
      kinds,
      most,
      present: presentOf(needs.clock),
      leaseSeconds: needs.leaseSeconds,
    });
  /** @returns how many pieces it began */
  const look = async (atOnce: number) => {
    let began = 0;
    for (const { kinds, most } of shares(handlers, places, running.countOf)) {
      if (stopping.signal.aborted) break;
      const tasks = await claim(kinds, Math.max(0, Math.min(most, atOnce - running.count())));
      for (const task of tasks) {
        running.add(task.kind, attempt(needs, byName, task, stopping.signal));
      }
      began += tasks.length;
    }
    return began;
  };
  const goOn = async () => {
    let upkeepAt = 0;
    while (!stopping.signal.aborted) {
      try {
        if (performance.now() >= upkeepAt) {
          upkeepAt = performance.now() + UPKEEP_MILLISECONDS;
          await upkeep(needs, byName, calendars);
        }
        if ((await look(places)) > 0 && running.count() < places) continue;
      } catch (error) {
        needs.log.error({ err: error }, 'could not look for work');
      }
      await bell.rung(lookMilliseconds);
    }
  };
  return {
    start() {
      needs.queue.onWake(bell.ring);
      loop = goOn();
    },
    async stop() {
      stopping.abort(new Error('the process stops'));
      bell.ring();
      await loop;
      await running.allEnded();
    },
    async drain(atOnce = 1) {
      let began = 0;
      for (;;) {
        began += await look(atOnce);
        if (running.count() === 0) return began;
        await running.oneEnded();
      }
    },
  };
}

/** The pieces of work that this process does at the moment. @param ended called after each */
function createRunning(ended: () => void) {
  const kinds = new Map<Promise<void>, string>();
  return {
    add(kind: string, run: Promise<void>): void {
      const whole = run.finally(() => {
        kinds.delete(whole);
        ended();
      });
      kinds.set(whole, kind);
    },
    count: () => kinds.size,
    countOf: (name: string) => [...kinds.values()].filter((kind) => kind === name).length,
    oneEnded: () => Promise.race(kinds.keys()),
    allEnded: () => Promise.all(kinds.keys()),
  };
}

function namedOnce(handlers: readonly WorkHandler[]): ReadonlyMap<string, WorkHandler> {
  const byName = new Map(handlers.map((handler) => [handler.kind.name, handler]));
  if (byName.size < handlers.length) throw new Error('two handlers for one kind of work');
  return byName;
}

/** Kinds without a bound of their own are claimed together, in the order in which they are due; each other by itself. */
function shares(
  handlers: readonly WorkHandler[],
  places: number,
  countOf: (kind: string) => number,
) {
  const free = handlers.filter(({ atOnce }) => atOnce >= places);
  const bound = handlers.filter(({ atOnce }) => atOnce < places);
  return [
    { kinds: free.map(({ kind }) => kind.name), most: places },
    ...bound.map(({ kind: { name }, atOnce }) => ({
      kinds: [name],
      most: atOnce - countOf(name),
    })),
  ];
}

async function attempt(
  needs: WorkerNeeds,
  byName: ReadonlyMap<string, WorkHandler>,
  task: Task,
  stopping: AbortSignal,
): Promise<void> {
  const { kind, key } = task;
  const handler = byName.get(kind);
  if (handler === undefined) throw new Error(`claimed work of the unknown kind ${kind}`);
  try {
    const outcome = await runTask(needs, handler, task, stopping);
    needs.metrics?.ended.inc({ kind, outcome });
  } catch (error) {
    // Even the failure could not be written. The lease ends, and the work is done by whichever process claims it then.
    needs.metrics?.ended.inc({ kind, outcome: 'lost' });
    needs.log.error({ err: error, kind, key }, 'could not record the outcome of work');
  }
}

async function upkeep(
  { pool, queue, clock, database, log, metrics }: WorkerNeeds,
  byName: ReadonlyMap<string, WorkHandler>,
  calendars: readonly Calendar[],
): Promise<void> {
  for (const calendar of calendars) await makeAhead({ pool, queue, clock }, calendar);
  const unknown = await unknownWork(queue.tables, database, [...byName.keys()], presentOf(clock));
  metrics?.unknown.reset();
  for (const { kind, count } of unknown) {
    metrics?.unknown.set({ kind }, count);
    log.error({ kind, count }, 'due work is of a kind that this process does not know');
  }
}

/** A wait that ends early when it is rung; a ring that nothing waits for ends the next wait. */
function createBell() {
  let rang = false;
  let end: (() => void) | undefined;
  return {
    ring() {
      rang = true;
      end?.();
    },
    async rung(milliseconds: number): Promise<void> {
      if (!rang) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, milliseconds).unref();
        end = resolve;
        await promise;
        clearTimeout(timer);
      }
      end = undefined;
      rang = false;
    },
  };
}
