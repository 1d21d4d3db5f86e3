import { join } from 'node:path';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { RenderThreadData } from './render-protocol.ts';
import { type PageRun, runPage, type RunningPage } from './render-run.ts';
import type { RenderSettings } from './render-settings.ts';
import { createTurns, type Turn } from './turns.ts';
import type { Drawing, DrawingContext, PageJob } from './web.ts';

/** Whose page it is: no client takes all the turns. */
export interface PoolContext extends DrawingContext {
  readonly client: string;
}

export interface RenderPool {
  /** Draws a page, or says that too many wait for it already. */
  draw(this: void, job: PageJob, context: PoolContext): Promise<Drawing | 'busy'>;
  /** Ends what is still rendered. */
  close(): Promise<void>;
}

/** A thread that needs more than this is ended, not the site. */
const HEAP_MEGABYTES = 512;

/**
 * Renders pages in threads: so many at once, so many waiting, each client's in turn. A thread that ends or hangs is
 * replaced.
 */
export function createRenderPool(
  entry: string,
  { threads, waiting }: RenderSettings,
  limits: Pick<PageRun, 'stopMs' | 'limitMs'> = { stopMs: 2_000, limitMs: 60_000 },
): RenderPool {
  const pool = new Piscina({
    filename: join(import.meta.dirname, 'render-thread.ts'),
    name: 'renderPage',
    workerData: { entry } satisfies RenderThreadData,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    // A page waits for its calls, and between two pages the last one's port still has to close: the thread's loop must run.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  // A thread that ends without a page fails no page; the pool replaces it.
  pool.on('error', (error) => console.error(error));
  const queue = new PQueue({ concurrency: threads });
  const turns = createTurns(waiting);
  return {
    async draw(job, { client, ...context }) {
      const turn = turns.join(client, job.isShared ? 'shared' : 'alone');
      if (turn === 'busy') return 'busy';
      // Within a round, a page that everybody shares goes before those that are for one request.
      const priority = (job.isShared ? 1 : 0) - 2 * turn.round;
      return whenTurn(queue, { priority, signal: context.signal, turn }, () =>
        runPage(pool, { job, ...context, ...limits }),
      );
    },
    close: () => pool.destroy(),
  };
}

/**
 * Runs a page when a thread is free, which it takes to its end; one that is not wanted any more, or has to make room,
 * leaves the queue.
 */
function whenTurn(
  queue: PQueue,
  { priority, signal, turn }: { priority: number; signal: AbortSignal; turn: Turn },
  run: () => RunningPage,
): Promise<Drawing | 'busy'> {
  const drawing = Promise.withResolvers<Drawing | 'busy'>();
  // The queue counts a task as done once its signal is aborted. A page that runs still has its thread, so its own signal
  // stops it.
  const waits = new AbortController();
  const leave = () => {
    turn.end('left');
    waits.abort(signal.reason);
  };
  signal.addEventListener('abort', leave);
  turn.dropped.addEventListener('abort', () => {
    signal.removeEventListener('abort', leave);
    drawing.resolve('busy');
    waits.abort();
  });
  const begin = async () => {
    signal.removeEventListener('abort', leave);
    turn.end('begun');
    const page = run();
    page.drawing.then(drawing.resolve, drawing.reject);
    await page.ended;
  };
  if (signal.aborted) leave();
  queue.add(begin, { priority, signal: waits.signal }).catch(drawing.reject);
  return drawing.promise;
}
