import type { StoredEvent } from '@palpite/log/stored-event.ts';
import { splitName } from '@palpite/live/channel-name.ts';
import type { Connection } from './connection.ts';

const NOBODY: ReadonlySet<Connection> = new Set();

/** The connections of this process: by channel, and by account. */
export interface Directory {
  all(): Iterable<Connection>;
  followers(name: string): ReadonlySet<Connection>;
  /** Whether any key of a channel has followers. */
  follows(this: void, channel: string): boolean;
  /** Those that an event may be about: its account's, or without an account the brand's. */
  among(event: Pick<StoredEvent, 'accountId' | 'brandCode'>): Iterable<Connection>;
  add(connection: Connection): void;
  remove(this: void, connection: Connection): void;
  follow(connection: Connection, name: string, asked: string): void;
  unfollow(connection: Connection, name: string): void;
}

/** @param onName called when a name has its first follower, and when it has lost its last */
export function createDirectory(onName: (name: string, isFollowed: boolean) => void): Directory {
  const everyone = new Set<Connection>();
  const channels = new Map<string, Set<Connection>>();
  const accounts = new Map<number, Set<Connection>>();

  /** How many keys of each channel have followers. */
  const keys = new Map<string, number>();

  const unfollow = (connection: Connection, name: string) => {
    connection.channels.delete(name);
    if (!remove(channels, name, connection)) return;
    const [channel] = splitName(name);
    keys.set(channel, (keys.get(channel) ?? 1) - 1);
    onName(name, false);
  };
  return {
    all: () => everyone,
    followers: (name) => channels.get(name) ?? NOBODY,
    follows: (channel) => (keys.get(channel) ?? 0) > 0,
    among({ accountId, brandCode }) {
      if (accountId !== null) return accounts.get(accountId) ?? NOBODY;
      return Array.from(everyone).filter(({ caller }) => caller.brand.code === brandCode);
    },
    add(connection) {
      everyone.add(connection);
      const { caller } = connection.caller;
      if (caller !== null) add(accounts, caller.accountId, connection);
    },
    remove(connection) {
      everyone.delete(connection);
      for (const channel of Array.from(connection.channels.keys())) unfollow(connection, channel);
      const { caller } = connection.caller;
      if (caller !== null) remove(accounts, caller.accountId, connection);
    },
    follow(connection, name, asked) {
      // It has left while its subscription was looked up.
      if (!everyone.has(connection)) return;
      connection.channels.set(name, asked);
      const isFirst = !channels.has(name);
      add(channels, name, connection);
      if (!isFirst) return;
      const [channel] = splitName(name);
      keys.set(channel, (keys.get(channel) ?? 0) + 1);
      onName(name, true);
    },
    unfollow,
  };
}

function add<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(connection));
}

/** @returns whether it was the last of its set */
function remove<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): boolean {
  const set = sets.get(key);
  set?.delete(connection);
  return set?.size === 0 && sets.delete(key);
}
