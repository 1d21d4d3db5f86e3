import { availableParallelism } from 'node:os';

export interface RenderSettings {
  /** Pages that are rendered at once, each in a thread of its own. */
  readonly threads: number;
  /** Pages of a kind (for everybody, for one request) that may wait for a thread; the next one is answered 503. */
  readonly waiting: number;
}

/** One core stays for money; more than a few threads would only ask the operator for more than it answers. */
export const DEFAULT_RENDER_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/** A second's worth of pages: few visitors wait longer. */
export const WAITING_PER_THREAD = 32;
