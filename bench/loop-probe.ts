/** How long the event loop of this process is held. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const RESOLUTION_MS = 1;
const SETTLED_MS = 20;

/** @returns the longest stretch in which no timer ran while the work was done, in milliseconds */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  await pause(SETTLED_MS);
  delays.reset();
  await work();
  // What the work holds up at its end is seen by the next timer.
  await pause(2 * RESOLUTION_MS);
  delays.disable();
  return Math.max(0, delays.max / 1e6 - RESOLUTION_MS);
}
