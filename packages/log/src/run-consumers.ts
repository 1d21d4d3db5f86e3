import type { Logger } from '@palpite/server/log.ts';
import type { Pool } from 'pg';
import { type Consumed, type Consumer, consumeNext, registerConsumer } from './consume.ts';
import type { LogHome } from './log-home.ts';

const IDLE_MILLISECONDS = 200;
const FAILED_MILLISECONDS = 2_000;
/** A lane that waits for staff, or that another process works on, is looked at now and then. */
const AWAY_MILLISECONDS = 5_000;

/** What runs consumers. */
export interface ConsumersNeeds {
  readonly pool: Pool;
  readonly log: Pick<Logger, 'error'>;
  readonly metrics: {
    readonly consumers: {
      inc(labels: { consumer: string; outcome: string }, count?: number): void;
    };
  };
}

/** Runs every lane of the consumers until it is stopped. Several processes may: the lanes' rows decide which works. */
export function startConsumers(
  home: LogHome,
  needs: ConsumersNeeds,
  consumers: readonly Consumer[],
): () => Promise<void> {
  const gone = new AbortController();
  const running = consumers.map(async (consumer) => {
    await untilRegistered(home, needs, consumer, gone.signal);
    const lanes = Array.from({ length: consumer.lanes }, (_, lane) => lane);
    await Promise.all(lanes.map((lane) => runLane(home, needs, consumer, lane, gone.signal)));
  });
  return async () => {
    gone.abort();
    await Promise.all(running);
  };
}

async function untilRegistered(
  home: LogHome,
  { pool, log }: ConsumersNeeds,
  consumer: Consumer,
  gone: AbortSignal,
) {
  while (!gone.aborted) {
    try {
      return await registerConsumer(home, pool, consumer);
    } catch (err) {
      log.error({ err, consumer: consumer.name }, 'could not start a consumer of events');
      await pause(AWAY_MILLISECONDS, gone);
    }
  }
}

async function runLane(
  home: LogHome,
  needs: ConsumersNeeds,
  consumer: Consumer,
  lane: number,
  gone: AbortSignal,
) {
  while (!gone.aborted) {
    let wait = FAILED_MILLISECONDS;
    try {
      wait = report(needs, consumer, lane, await consumeNext(home, needs.pool, consumer, lane));
    } catch (err) {
      needs.log.error({ err, consumer: consumer.name, lane }, 'could not read events');
    }
    if (wait > 0) await pause(wait, gone);
  }
}

/** @returns how long the lane rests */
function report(
  { log, metrics }: ConsumersNeeds,
  { name, restMilliseconds = IDLE_MILLISECONDS }: Consumer,
  lane: number,
  did: Consumed,
): number {
  switch (did.kind) {
    case 'done':
      if (did.events > 0) metrics.consumers.inc({ consumer: name, outcome: 'done' }, did.events);
      return did.more ? 0 : restMilliseconds;
    case 'busy':
    case 'stopped':
      return AWAY_MILLISECONDS;
    case 'failed':
      metrics.consumers.inc({ consumer: name, outcome: did.outcome });
      log.error(
        { err: did.error, consumer: name, lane, outcome: did.outcome },
        did.outcome === 'stopped'
          ? 'a consumer of events has stopped: an event failed three times'
          : 'a consumer of events failed',
      );
      return did.outcome === 'stopped' ? AWAY_MILLISECONDS : FAILED_MILLISECONDS;
  }
}

const pause = (milliseconds: number, gone: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds).unref();
    gone.addEventListener('abort', end);
    // It was stopped while it read: a signal is given once.
    if (gone.aborted) end();
  });
