import { inTransaction, type Transaction } from '@palpite/server/database/transaction.ts';
import type { Pool } from 'pg';
import type { LogHome } from './log-home.ts';
import { EVENT_COLUMNS, type EventRow, type StoredEvent, storedEvent } from './stored-event.ts';

/** Work that follows events: each once, in the order of the log within a lane. */
export interface Consumer {
  /** Its name in the database, for ever. */
  readonly name: string;
  /** Lanes work side by side; all events of an account are in one of them. The number never changes. */
  readonly lanes: number;
  /** The names of those that it waits for; others are passed over. */
  readonly topics: readonly string[];
  /** The most events of one transaction; 500 by default. */
  readonly batch?: number;
  /** How long a lane that has caught up rests before it looks again. Longer: fewer, larger batches. */
  readonly restMilliseconds?: number;
  /**
   * The effect, in the transaction that also moves the consumer's place: both are committed or neither. May run again
   * for the same events after a failure, so it has no effect outside.
   */
  handle(transaction: Transaction, events: readonly StoredEvent[]): Promise<void>;
  /** Puts an event aside that failed three times, in its own transaction; without this its lane stops there. */
  park?(transaction: Transaction, event: StoredEvent, error: unknown): Promise<void>;
}

/** What one run did. */
export type Consumed =
  | { readonly kind: 'done'; readonly events: number; readonly more: boolean }
  /** Another process works on this lane. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'failed';
      readonly error: unknown;
      readonly outcome: 'again' | 'parked' | 'stopped';
    };

const BATCH = 500;
const MOST_FAILURES = 3;

interface Place {
  readonly pos: string;
  readonly failures: number;
  readonly stopped: boolean;
}

/**
 * Makes the rows of a consumer's lanes; a new consumer begins at the head of the log.
 * @throws Error when it had another number of lanes: the events between their places would be done twice or never
 */
export async function registerConsumer(
  { schema }: LogHome,
  pool: Pool,
  { name, lanes }: Consumer,
): Promise<void> {
  await pool.query(
    `insert into ${schema}.consumer (name, lane, pos)
     select $1, lane, pos from ${schema}.event_head, generate_series(0, $2::int - 1) lane
     where not exists (select 1 from ${schema}.consumer where name = $1)
     on conflict do nothing`,
    [name, lanes],
  );
  const { rows } = await pool.query<{ lanes: number }>(
    `select count(*)::int as lanes from ${schema}.consumer where name = $1`,
    [name],
  );
  if (rows[0]?.lanes !== lanes) {
    throw new Error(
      `the consumer ${name} has ${rows[0]?.lanes} lanes in the database, not ${lanes}`,
    );
  }
}

/** Does the next events of a lane. After a failure they come one by one, so that the next failure names its event. */
export async function consumeNext(
  home: LogHome,
  pool: Pool,
  consumer: Consumer,
  lane: number,
  batch = consumer.batch ?? BATCH,
): Promise<Consumed> {
  let tried: readonly StoredEvent[] = [];
  try {
    return await inTransaction(pool, async (transaction): Promise<Consumed> => {
      const place = await lockPlace(home, transaction, consumer, lane);
      if (place === null) return { kind: 'busy' };
      if (place.stopped) return { kind: 'stopped' };
      const limit = place.failures > 0 ? 1 : batch;
      const { events, upTo, more } = await nextEvents(
        home,
        transaction,
        consumer,
        lane,
        place,
        limit,
      );
      tried = events;
      if (events.length > 0) await consumer.handle(transaction, events);
      if (upTo !== Number(place.pos)) await movePlace(home, transaction, consumer, lane, upTo);
      return { kind: 'done', events: events.length, more };
    });
  } catch (error) {
    if (tried.length === 0) throw error;
    const outcome = await noteFailure(home, pool, consumer, lane, tried, error);
    return { kind: 'failed', error, outcome };
  }
}

async function lockPlace(
  { schema }: LogHome,
  { client }: Transaction,
  { name }: Consumer,
  lane: number,
): Promise<Place | null> {
  const { rows } = await client.query<Place>(
    `select pos, failures, stopped_at is not null as stopped from ${schema}.consumer
     where name = $1 and lane = $2 for update skip locked`,
    [name, lane],
  );
  return rows[0] ?? null;
}

/** The head first: all that is at or below it is committed, so a place may move up to it. */
async function nextEvents(
  { schema }: LogHome,
  { client }: Transaction,
  { lanes, topics }: Consumer,
  lane: number,
  { pos }: Place,
  limit: number,
) {
  const head = await client.query<{ pos: string }>(`select pos from ${schema}.event_head`);
  const upTo = Number(head.rows[0]?.pos ?? pos);
  const { rows } = await client.query<EventRow>({
    name: `${schema} consume`,
    text: `select ${EVENT_COLUMNS} from ${schema}.event
      where pos > $1 and pos <= $2 and mod(coalesce(account_id, 0), $3) = $4 and topic = any ($5)
      order by pos limit $6`,
    values: [pos, upTo, lanes, lane, topics, limit],
  });
  const events = rows.map(storedEvent);
  const more = events.length === limit;
  return { events, more, upTo: more ? (events.at(-1)?.pos ?? upTo) : upTo };
}

async function movePlace(
  { schema }: LogHome,
  { client }: Transaction,
  { name }: Consumer,
  lane: number,
  pos: number,
) {
  await client.query(
    `update ${schema}.consumer set pos = $3, failures = 0, last_error = null
     where name = $1 and lane = $2`,
    [name, lane, pos],
  );
}

async function noteFailure(
  home: LogHome,
  pool: Pool,
  consumer: Consumer,
  lane: number,
  tried: readonly StoredEvent[],
  error: unknown,
): Promise<'again' | 'parked' | 'stopped'> {
  const { schema, clock } = home;
  const { name, park } = consumer;
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.client.query<{ failures: number }>(
      `update ${schema}.consumer set failures = failures + 1, last_error = left($3, 1000)
       where name = $1 and lane = $2 returning failures`,
      [name, lane, error instanceof Error ? (error.stack ?? error.message) : String(error)],
    );
    const [event] = tried;
    if (tried.length > 1 || event === undefined || (rows[0]?.failures ?? 0) < MOST_FAILURES) {
      return 'again';
    }
    if (park !== undefined) {
      await park.call(consumer, transaction, event, error);
      await movePlace(home, transaction, consumer, lane, event.pos);
      return 'parked';
    }
    await transaction.client.query(
      `update ${schema}.consumer set stopped_at = ${clock} where name = $1 and lane = $2`,
      [name, lane],
    );
    return 'stopped';
  });
}
