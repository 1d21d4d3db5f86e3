import type { Connection } from './connection.ts';
import { deliver } from './deliver.ts';
import { createDirectory } from './directory.ts';
import type { HubNeeds, HubState } from './hub-state.ts';
import { isEndOf } from './session-ends.ts';
import { subscribe } from './subscribe.ts';
import { followingHub } from './send-values.ts';
import { beat, firstCheck, lookAfterReaders } from './upkeep.ts';

/** The longest silence of a connection. */
export const BEAT_SECONDS = 20;
/** How often readers that were behind are looked at. */
const LOOK_MILLISECONDS = 250;

/** Passes on, to the connections of this process, what the log says. */
export interface Hub {
  /** Adds a connection, which follows nothing yet. @param asOf a place from before its caller was looked up */
  join(connection: Connection, asOf: number): void;
  leave(connection: Connection): void;
  subscribe(connection: Connection, asked: readonly string[], since?: number): Promise<void>;
  unsubscribe(connection: Connection, asked: readonly string[]): void;
  /** Resolves once everything that the tail has read is passed on. */
  settled(): Promise<void>;
  start(): void;
  /** Tells everybody to connect again elsewhere. */
  stop(): void;
}

export function createHub(needs: HubNeeds): Hub {
  const { tail } = needs;
  const directory = createDirectory((name, isFollowed) => {
    if (needs.channels.of(name)?.values === undefined) return;
    if (isFollowed) needs.values.follow(name);
    else needs.values.unfollow(name);
  });
  const state: HubState = { needs, directory, delivered: tail.pos };
  needs.values.attach(followingHub(state));
  let delivering: Promise<void> = Promise.resolve();
  const timers: NodeJS.Timeout[] = [];
  tail.onEvents((events) => {
    delivering = delivering.then(() => deliver(state, events));
  });
  return {
    join(connection, asOf) {
      connection.checkAt = firstCheck();
      directory.add(connection);
      // Its session may have ended while its caller was looked up.
      const between = tail.since(asOf) ?? [];
      if (
        between.some((event) => isAbout(event, connection) && isEndOf(event, connection.caller))
      ) {
        return connection.over('session');
      }
      connection.send({
        type: 'welcome',
        epoch: tail.epoch,
        offset: state.delivered,
        beatSeconds: BEAT_SECONDS,
      });
    },
    leave: directory.remove,
    subscribe: (connection, asked, since) => subscribe(state, connection, asked, since),
    unsubscribe(connection, asked) {
      for (const [name, known] of Array.from(connection.channels)) {
        if (asked.includes(known)) directory.unfollow(connection, name);
      }
    },
    settled: () => delivering,
    start() {
      state.delivered = tail.pos;
      needs.values.start();
      timers.push(
        setInterval(() => beat(state), BEAT_SECONDS * 1_000).unref(),
        setInterval(() => lookAfterReaders(state), LOOK_MILLISECONDS).unref(),
      );
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      for (const connection of directory.all()) connection.over('leaving');
    },
  };
}

const isAbout = (
  { accountId, brandCode }: { accountId: number | null; brandCode: string },
  { caller: { brand, caller } }: Connection,
): boolean => (accountId === null ? brandCode === brand.code : accountId === caller?.accountId);
