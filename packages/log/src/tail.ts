import type { Logger } from '@palpite/server/log.ts';
import type { Pool } from 'pg';
import type { Notifications } from '@palpite/server/database/notifications.ts';
import { createEventRing, RING } from './event-ring.ts';
import type { LogHome } from './log-home.ts';
import { EVENT_COLUMNS, type EventRow, type StoredEvent, storedEvent } from './stored-event.ts';

/** How long without a word of the relay until the log is looked at all the same. */
const QUIET_MILLISECONDS = 1_000;
const AT_ONCE = 1_000;
/** The log could not be read for so long: what clients see may be old. */
const STALE_MILLISECONDS = 5_000;

/** What the relay notifies when it has handed events out. */
const relayOf = ({ schema }: LogHome) => `${schema}_event`;
const eventsAfter = ({ schema }: LogHome, pos: number) => ({
  name: `${schema} tail`,
  text: `select ${EVENT_COLUMNS} from ${schema}.event where pos > $1 order by pos limit $2`,
  values: [pos, AT_ONCE],
});

/** Follows the log for one process, which then knows its newest events without a query of its own for each reader. */
export interface EventTail {
  /** The last place that was read: everything up to it is committed and has been passed on. */
  readonly pos: number;
  readonly epoch: string;
  readonly isStale: boolean;
  /** The events after a place, oldest first; null when they are no longer in memory, or the place is not in this log. */
  since(pos: number): readonly StoredEvent[] | null;
  /** Called with each batch, in order, before `pos` moves past it. */
  onEvents(listen: (events: readonly StoredEvent[]) => void): void;
  /** Reads once, at once. */
  look(): Promise<void>;
  /** Begins to follow; resolves once the place of the head is known. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface TailNeeds {
  readonly pool: Pool;
  readonly notifications: Notifications;
  readonly log: Pick<Logger, 'warn'>;
}

export function createTail(home: LogHome, { pool, notifications, log }: TailNeeds): EventTail {
  const listeners: ((events: readonly StoredEvent[]) => void)[] = [];
  const ring = createEventRing();
  let pos = 0;
  let epoch = '';
  let readAt = Number.NEGATIVE_INFINITY;
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;

  /** @returns whether there may be more */
  const readOn = async (): Promise<boolean> => {
    const { rows } = await pool.query<EventRow>(eventsAfter(home, pos));
    readAt = performance.now();
    const events = rows.map(storedEvent);
    const last = events.at(-1);
    if (last === undefined) return false;
    ring.push(events);
    for (const listen of listeners) listen(events);
    pos = last.pos;
    return rows.length === AT_ONCE;
  };

  const { look, running } = oneAtATime(readOn);

  const tick = () => {
    clearTimeout(timer);
    if (stopped) return;
    look().catch((err) => log.warn({ err }, 'could not read the log of events; trying again'));
    timer = setTimeout(tick, QUIET_MILLISECONDS).unref();
  };

  notifications.listen(relayOf(home), tick);

  return {
    get pos() {
      return pos;
    },
    get epoch() {
      return epoch;
    },
    get isStale() {
      return performance.now() - readAt > STALE_MILLISECONDS;
    },
    since(after) {
      if (after > pos) return null;
      return after === pos ? [] : ring.since(after);
    },
    onEvents(listen) {
      listeners.push(listen);
    },
    look,
    async start() {
      stopped = false;
      const newest = await readNewest(home, pool);
      ({ pos, epoch } = newest);
      ring.push(newest.events);
      readAt = performance.now();
      tick();
      notifications.start();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await notifications.stop();
      await running();
    },
  };
}

/** The head of the log, and the events before it that are worth keeping. */
async function readNewest({ schema }: LogHome, pool: Pool) {
  const { rows } = await pool.query<{ pos: string; epoch: string }>(
    `select pos, epoch from ${schema}.event_head`,
  );
  const pos = Number(rows[0]?.pos ?? 0);
  const before = await pool.query<EventRow>(
    `select ${EVENT_COLUMNS} from ${schema}.event where pos > $1 and pos <= $2 order by pos`,
    [pos - RING, pos],
  );
  return { pos, epoch: rows[0]?.epoch ?? '', events: before.rows.map(storedEvent) };
}

/** Reads until nothing is left, one reading at a time; a call during one makes it look once more. */
function oneAtATime(readOn: () => Promise<boolean>) {
  let reading: Promise<void> | undefined;
  let again = false;
  const readAll = async () => {
    do {
      again = false;
      while (await readOn());
    } while (again);
  };
  return {
    look(): Promise<void> {
      again = reading !== undefined;
      reading ??= readAll().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    running: async () => {
      await reading?.catch(() => undefined);
    },
  };
}
