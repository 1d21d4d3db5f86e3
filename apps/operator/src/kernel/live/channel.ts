import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { LiveValue } from '@palpite/contract/live-value.ts';
import type { LiveFrame, LiveTopic } from '@palpite/contract/live.ts';
import type { LiveBrand } from '../brand/live-brand.ts';
import type { StoredEvent } from '@palpite/log/stored-event.ts';
import { authorise } from '../http/authorise.ts';
import type { Caller } from '../http/caller.ts';

/** Who is at the other end of a live connection. */
export interface LiveCaller {
  readonly brand: LiveBrand;
  /** Null for a visitor. */
  readonly caller: Caller | null;
}

/** The keys of a channel that one event is about. */
export type Keys = readonly string[];

/** What a frame may carry besides its hints, so that clients need not ask for it. */
export type Carried = Pick<Extract<LiveFrame, { type: 'hints' }>, 'balance'>;

/** A channel, as the module that owns it declares it in its door. */
export interface Channel {
  /** One word in small letters; clients write `name`, or `name:key`. */
  readonly name: string;
  /** Whether many people follow the same key, whose clients then spread their questions. */
  readonly shared: boolean;
  /** The key of the caller's own channel; null when they have none. */
  own(caller: LiveCaller): string | null;
  /** Whether the caller may follow that key. Asked at each subscription, and again every five minutes. */
  may(caller: LiveCaller, key: string): boolean;
  /** Of a channel that hints: the keys that each of these events is about, in the order of the events. */
  keysOf?(events: readonly StoredEvent[]): readonly Keys[] | Promise<readonly Keys[]>;
  /** What its images carry, and those of its hints that name the topic. */
  readonly carries?: {
    readonly topic: LiveTopic;
    /** As of one moment, by key. */
    read(keys: Keys): Promise<ReadonlyMap<string, Carried>>;
  };
  /** Of a channel of values. */
  readonly values?: {
    /** The value of a key that no process publishes, from rows; null where there is none. */
    image(key: string): Promise<LiveValue | null>;
  };
}

const NONE: Keys = [];

/** Keys of channels that follow accounts; an event about a whole brand is about none. */
export const byAccount = (events: readonly StoredEvent[]): readonly Keys[] =>
  events.map(({ accountId }) => (accountId === null ? NONE : [String(accountId)]));

/** Keys of channels that follow brands. */
export const byBrand = (events: readonly StoredEvent[]): readonly Keys[] =>
  events.map(({ brandCode }) => [brandCode]);

/** Whether the caller may make a call: a channel that says when its answer is stale is open to the same people. */
export function mayCall(endpoint: Endpoint, { brand, caller }: LiveCaller): boolean {
  try {
    authorise(endpoint, caller, brand);
    return true;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
}
