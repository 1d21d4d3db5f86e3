import * as v from 'valibot';

/** An event as the log has it. */
export interface StoredEvent {
  readonly pos: number;
  readonly brandCode: string;
  readonly accountId: number | null;
  /** The name of one that a module declares, or of one that a newer process has written. */
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

/**
 * The facts of an event.
 * @param schema its topic's, or what a reader in another module needs of them
 * @throws ValiError when they are others
 */
export const factsOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  { facts }: Pick<StoredEvent, 'facts'>,
): v.InferOutput<Schema> => v.parse(schema, facts);
