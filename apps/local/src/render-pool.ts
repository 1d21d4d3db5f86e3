import { join } from 'node:path';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import type { RenderThreadData } from './render-protocol.ts';
import { type PageRun, runPage, type RunningPage } from './render-run.ts';
import type { RenderSettings } from './render-settings.ts';
import type { DrawSomewhere, Drawing } from './web.ts';

export interface RenderPool {
  readonly draw: DrawSomewhere;
  /** Ends what is still rendered. */
  close(): Promise<void>;
}

/** A page that everybody shares goes before those that are for one request. */
const PRIORITY = { shared: 1, alone: 0 } as const;
/** A thread that needs more than this is ended, not the site. */
const HEAP_MEGABYTES = 512;

/** Renders pages in threads: so many at once, so many waiting. A thread that ends or hangs is replaced. */
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
  return {
    async draw(job, context) {
      const priority = job.isShared ? PRIORITY.shared : PRIORITY.alone;
      if (queue.sizeBy({ priority }) >= waiting) return 'busy';
      return whenTurn(queue, { priority, signal: context.signal }, () =>
        runPage(pool, { job, ...context, ...limits }),
      );
    },
    close: () => pool.destroy(),
  };
}

/** Runs a page when a thread is free, which it takes to its end; one that is not wanted any more leaves the queue. */
function whenTurn(
  queue: PQueue,
  { priority, signal }: { priority: number; signal: AbortSignal },
  run: () => RunningPage,
): Promise<Drawing> {
  const drawing = Promise.withResolvers<Drawing>();
  // The queue counts a task as done once its signal is aborted. A page that runs still has its thread, so its own signal
  // stops it.
  const waits = new AbortController();
  const leave = () => waits.abort(signal.reason);
  signal.addEventListener('abort', leave);
  const turn = async () => {
    signal.removeEventListener('abort', leave);
    const page = run();
    page.drawing.then(drawing.resolve, drawing.reject);
    await page.ended;
  };
  if (signal.aborted) leave();
  queue.add(turn, { priority, signal: waits.signal }).catch(drawing.reject);
  return drawing.promise;
}
