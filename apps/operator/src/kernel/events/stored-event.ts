import * as v from 'valibot';
import { type TopicName, TOPICS } from './topics.ts';

/** An event as the log has it. */
export interface StoredEvent {
  readonly pos: number;
  readonly brandCode: string;
  readonly accountId: number | null;
  /** One of `TOPICS`, or one that a newer process has written. */
  readonly topic: string;
  readonly facts: unknown;
  readonly at: Date;
}

/** Places and ids fit a JavaScript number: the driver gives bigint as text. */
export interface EventRow {
  readonly pos: string;
  readonly brand: string;
  readonly account_id: string | null;
  readonly topic: string;
  readonly facts: unknown;
  readonly at: Date;
}

export const EVENT_COLUMNS = 'pos, brand, account_id, topic, facts, at';

export const storedEvent = (row: EventRow): StoredEvent => ({
  pos: Number(row.pos),
  brandCode: row.brand,
  accountId: row.account_id === null ? null : Number(row.account_id),
  topic: row.topic,
  facts: row.facts,
  at: row.at,
});

/** The facts of an event of that topic. @throws ValiError when they are not what `TOPICS` says */
export function factsOf<Name extends TopicName>(
  topic: Name,
  { facts }: Pick<StoredEvent, 'facts'>,
): v.InferOutput<(typeof TOPICS)[Name]['facts']> {
  return v.parse(TOPICS[topic].facts, facts);
}
