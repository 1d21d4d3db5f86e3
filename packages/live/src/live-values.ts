import { randomUUID } from 'node:crypto';
import type { LiveValue, ValueChange, ValueChannel } from '@palpite/contract/live-value.ts';
import type { Logger } from '@palpite/server/log.ts';
import * as v from 'valibot';
import { fullName } from './channel-name.ts';
import type { ValueCarrier } from './carrier.ts';
import { readMessage } from './messages.ts';
import { createOutbox } from './outbox.ts';
import { createValueStore } from './value-store.ts';
import { createWants } from './wants.ts';

/** Changes of a key within this time are one. */
const CONFLATE_MILLISECONDS = 20;
/** A whole value as JSON; the carrier's smallest message has room for it. */
export const MOST_VALUE_BYTES = 6_000;

/**
 * The values that this process publishes or follows. One process publishes a key at a time; another takes it over by
 * publishing, first the whole value. Only the last value of a key counts: nothing here or on the way queues changes.
 */
export interface LiveValues {
  /**
   * Changes fields of a value, for everyone who follows it, in any process.
   * @param patch every field at the first time in a process
   * @throws ValiError when the value is not what the channel says; RangeError when it is too large
   */
  publish<Value extends LiveValue>(
    channel: ValueChannel<Value>,
    key: string,
    patch: Partial<Value>,
  ): void;
  /**
   * Ends a key here: this process publishes no more of it, or begins again with the whole value, as it does when it takes over.
   * Readers keep the last value.
   */
  end(channel: ValueChannel, key: string): void;
  /** For the hub: reports changes of what is followed, and reads from rows what no process publishes. */
  attach(hub: FollowingHub): void;
  /** The first reader of a name has come: its value is found out. */
  follow(name: string): void;
  /** The last one has gone. */
  unfollow(name: string): void;
  /** The whole value of a name; undefined while it is not known. */
  whole(name: string): ValueChange | undefined;
  /** Begins to hear what other processes publish. */
  start(): void;
  /** Sends and hears nothing more. */
  stop(): void;
}

export interface FollowingHub {
  changed(name: string, change: ValueChange): void;
  image(name: string): Promise<LiveValue | null>;
}

interface Needs {
  readonly carrier: ValueCarrier;
  readonly log: Pick<Logger, 'warn'>;
}

export function createLiveValues({ carrier, log }: Needs): LiveValues {
  const id = randomUUID();
  /** What has changed since the last flush. */
  const patches = new Map<string, LiveValue>();
  let hub: FollowingHub | undefined;
  let timer: NodeJS.Timeout | undefined;

  const outbox = createOutbox(carrier, log, id, (name) => store.whole(name));
  const wants = createWants({
    ask: outbox.want,
    image: async (name) => (store.whole(name) ? null : ((await hub?.image(name)) ?? null)),
    found(name, patch) {
      if (!store.whole(name)) store.take(name, { epoch: 0, seq: 0, patch, whole: true });
    },
    log,
  });
  const store = createValueStore({
    wants,
    changed: (name, change) => hub?.changed(name, change),
    takenOver: (name) => void patches.delete(name),
  });
  const flush = () => {
    timer = undefined;
    for (const [name, patch] of patches) outbox.send(name, store.number(name, patch));
    patches.clear();
  };

  carrier.listen(
    (text) => {
      const message = readMessage(text);
      if (message === undefined || message.from === id) return;
      for (const [name, change] of message.changes) store.hear(name, change);
      for (const name of message.wants) if (store.owns(name)) outbox.sendWhole(name);
    },
    () => store.names().forEach((name) => wants.add(name)),
  );
  return {
    publish(channel, key, patch) {
      const name = fullName(channel.name, key);
      const changed = { ...patches.get(name), ...patch };
      const value = { ...store.published(name)?.value, ...changed };
      patches.set(name, onlyParsed(channel, value, changed));
      store.own(name);
      timer ??= setTimeout(flush, CONFLATE_MILLISECONDS).unref();
    },
    end(channel, key) {
      const name = fullName(channel.name, key);
      if (patches.has(name)) flush();
      store.disown(name);
    },
    attach(to) {
      hub = to;
    },
    follow: store.follow,
    unfollow: store.unfollow,
    whole: store.whole,
    start: carrier.start,
    stop() {
      clearTimeout(timer);
      wants.stop();
      outbox.stop();
      carrier.stop();
    },
  };
}

/** Of the fields that changed those that the channel has, as it writes them. */
function onlyParsed(channel: ValueChannel, value: LiveValue, changed: LiveValue): LiveValue {
  const parsed = v.parse(channel.value, value);
  const bytes = Buffer.byteLength(JSON.stringify(parsed));
  if (bytes > MOST_VALUE_BYTES) {
    throw new RangeError(`a value of the live channel ${channel.name} has ${bytes} bytes`);
  }
  return Object.fromEntries(Object.entries(parsed).filter(([field]) => field in changed));
}
