import type { StoredEvent } from '../events/stored-event.ts';
import type { Connection } from './connection.ts';

const NOBODY: ReadonlySet<Connection> = new Set();

/** The connections of this process: by channel, and by account. */
export interface Directory {
  all(): Iterable<Connection>;
  followers(channel: string): ReadonlySet<Connection>;
  /** Whether a channel of that kind has followers. */
  follows(kind: string): boolean;
  /** Those that an event may be about: its account's, or without an account the brand's. */
  among(event: Pick<StoredEvent, 'accountId' | 'brandCode'>): Iterable<Connection>;
  add(connection: Connection): void;
  remove(this: void, connection: Connection): void;
  follow(connection: Connection, channel: string, asked: string): void;
  unfollow(connection: Connection, channel: string): void;
}

export function createDirectory(): Directory {
  const everyone = new Set<Connection>();
  const channels = new Map<string, Set<Connection>>();
  const accounts = new Map<number, Set<Connection>>();

  const unfollow = (connection: Connection, channel: string) => {
    connection.channels.delete(channel);
    remove(channels, channel, connection);
  };
  return {
    all: () => everyone,
    followers: (channel) => channels.get(channel) ?? NOBODY,
    follows: (kind) => Array.from(channels.keys()).some((name) => name.startsWith(`${kind}:`)),
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
    follow(connection, channel, asked) {
      // It has left while its subscription was looked up.
      if (!everyone.has(connection)) return;
      connection.channels.set(channel, asked);
      add(channels, channel, connection);
    },
    unfollow,
  };
}

function add<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(connection));
}

function remove<Key>(sets: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const set = sets.get(key);
  set?.delete(connection);
  if (set?.size === 0) sets.delete(key);
}
