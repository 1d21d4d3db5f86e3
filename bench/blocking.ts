/** How long a trace's tasks block the page, by the processor's own time: whatever else the machine does, it is the same. */

/** An event of a trace of Chromium's, as far as it is read here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time of the thread, where the event has a length. */
  readonly tdur?: number;
  readonly args?: { data?: { documentLoaderURL?: string } };
}

/** How many times slower the phone is that Lighthouse imitates. */
const PHONE = 4;
/** A task may hold a press up for as long as nobody sees. */
const UNSEEN_MS = 50;

/**
 * Total blocking time of the page that the trace opened last, from its first contents on: of each task what it takes a
 * phone beyond 50 ms.
 */
export function blockingMs(events: readonly TraceEvent[]): number {
  const begin = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!begin) throw new RangeError('the trace opens no page');
  const here = events.filter(({ pid, ts }) => pid === begin.pid && ts >= begin.ts);
  const shown = here.find(({ name }) => name === 'firstContentfulPaint');
  if (!shown) throw new RangeError('the trace’s page shows nothing');
  return here
    .filter(({ name, ph, tid, ts }) => isTask(name, ph) && tid === begin.tid && ts >= shown.ts)
    .reduce((total, { tdur = 0 }) => total + Math.max(0, (tdur / 1000) * PHONE - UNSEEN_MS), 0);
}

const isTask = (name: string, ph: string) =>
  ph === 'X' && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
