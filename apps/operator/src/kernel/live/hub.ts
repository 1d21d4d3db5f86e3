import type { LiveFrame, LiveTopic } from '@palpite/contract/live.ts';
import type { WalletBalance } from '@palpite/contract/wallet.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { StoredEvent } from '../events/stored-event.ts';
import type { EventTail } from '../events/tail.ts';
import type { LiveBrand } from '../brand/live-brand.ts';
import type { Caller } from '../http/caller.ts';
import { accountOf, allowedChannel, type ChannelRules } from './channel.ts';
import type { Connection } from './connection.ts';
import { createDirectory } from './directory.ts';
import { isEndOf } from './session-ends.ts';
import { type HintsOf, type UplinesOf, hintsByChannel } from './hints-by-channel.ts';

/** What modules give to the live connections. */
export interface LivePorts {
  readonly channels: ChannelRules;
  /** The balances of these accounts, as of one moment. */
  balances(accountIds: readonly number[]): Promise<ReadonlyMap<number, WalletBalance>>;
  readonly uplinesOf: UplinesOf;
  /** The caller whose token has that hash, without counting as a use of the session; null when it is over. */
  findCaller(brand: LiveBrand, tokenHash: Buffer, now: Date): Promise<Caller | null>;
}

export interface HubNeeds extends LivePorts {
  readonly tail: EventTail;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  readonly metrics: {
    readonly liveFrames: { inc(labels: { type: string }, count?: number): void };
  };
}

/** The longest silence of a connection. */
export const BEAT_SECONDS = 20;
const CHECK_MILLISECONDS = 5 * 60_000;
/** How often readers that were behind are looked at. */
const LOOK_MILLISECONDS = 250;

/** Passes on, to the connections of this process, what the log says. */
export interface Hub {
  /** Adds a connection; it follows nothing yet. */
  join(connection: Connection): void;
  leave(connection: Connection): void;
  /** Adds channels. @param since the place that the client has seen everything up to; undefined for a new client */
  subscribe(connection: Connection, asked: readonly string[], since?: number): Promise<void>;
  unsubscribe(connection: Connection, asked: readonly string[]): void;
  /** Resolves once everything that the tail has read is passed on. */
  settled(): Promise<void>;
  start(): void;
  /** Tells everybody to connect again elsewhere. */
  stop(): void;
}

export function createHub(needs: HubNeeds): Hub {
  const { tail, log, metrics, channels: rules } = needs;
  const directory = createDirectory();
  let delivered = tail.pos;
  let delivering: Promise<void> = Promise.resolve();
  const timers: NodeJS.Timeout[] = [];

  const balancesOf = async (names: Iterable<string>) => {
    const ids = Array.from(names, accountOf).filter((id) => id !== undefined);
    if (ids.length === 0) return new Map<number, WalletBalance>();
    try {
      return await needs.balances(ids);
    } catch (err) {
      // The hint stays: the client asks for its balance itself.
      log.warn({ err }, 'could not read balances for live connections');
      return new Map<number, WalletBalance>();
    }
  };
  const balanceIn = (balances: ReadonlyMap<number, WalletBalance>, name: string) => {
    const balance = balances.get(accountOf(name) ?? Number.NaN);
    return balance === undefined ? {} : { balance };
  };

  const sendImages = async (connection: Connection) => {
    const names = connection.channels;
    if (names.size === 0) return;
    await connection.after(async (send) => {
      const offset = delivered;
      const balances = await balancesOf(names.keys());
      for (const [name, channel] of names) {
        send({ type: 'image', channel, offset, ...balanceIn(balances, name) });
      }
    });
  };

  /** One frame for a channel and a batch, whatever happened in it. */
  const hintsFrame = (
    channel: string,
    hints: HintsOf,
    offset: number,
    more: { balance?: WalletBalance },
  ): LiveFrame => ({
    type: 'hints',
    channel,
    offset,
    hints: Array.from(hints, ([topic, pos]) => ({ topic, offset: pos })),
    ...more,
  });

  const followed = {
    has: (name: string) => directory.followers(name).size > 0,
    anyTeam: () => directory.follows('team'),
  };
  const deliver = async (events: readonly StoredEvent[]) => {
    endSessions(events);
    const found = await hintsByChannel(events, followed, needs.uplinesOf);
    const moved = Array.from(found).flatMap(([name, hints]) => (hints.has('balance') ? name : []));
    const balances = await balancesOf(moved);
    const offset = events.at(-1)?.pos ?? delivered;
    for (const [name, hints] of found) {
      const frames = new Map<string, LiveFrame>();
      for (const connection of directory.followers(name)) {
        const asked = connection.channels.get(name) ?? name;
        const frame =
          frames.get(asked) ?? hintsFrame(asked, hints, offset, balanceIn(balances, name));
        frames.set(asked, frame);
        connection.send(frame);
      }
      metrics.liveFrames.inc({ type: 'hints' }, directory.followers(name).size);
    }
    delivered = offset;
  };
  tail.onEvents((events) => {
    delivering = delivering
      .then(() => deliver(events))
      .catch((err) => log.warn({ err }, 'could not pass events on to live connections'));
  });

  const endSessions = (events: readonly StoredEvent[]) => {
    for (const event of events) {
      for (const connection of directory.among(event)) {
        if (isEndOf(event, connection.caller)) connection.over('session');
      }
    }
  };

  const upstream = () => (tail.isStale ? ('stale' as const) : ('live' as const));

  const subscribe = (connection: Connection, asked: readonly string[], since?: number) =>
    connection.after(async (send) => {
      const fresh = new Map<string, string>();
      for (const wish of asked) {
        const channel = allowedChannel(rules, connection.caller, wish);
        if (channel === null) send({ type: 'refused', channel: wish });
        else fresh.set(channel.name, channel.asked);
      }
      for (const [name, wish] of fresh) directory.follow(connection, name, wish);
      const offset = tail.pos;
      const missed = since === undefined ? null : tail.since(since);
      const wanted = {
        has: (name: string) => fresh.has(name),
        anyTeam: () => Array.from(fresh.keys()).some((name) => name.startsWith('team:')),
      };
      const found = await hintsByChannel(missed ?? [], wanted, needs.uplinesOf);
      const balances = await balancesOf(fresh.keys());
      for (const [name, channel] of fresh) {
        const more = balanceIn(balances, name);
        if (missed === null) {
          send({ type: 'image', channel, offset, ...more });
          continue;
        }
        send({ type: 'resumed', channel, offset });
        const hints: HintsOf = found.get(name) ?? new Map<LiveTopic, number>();
        if (hints.size > 0) send(hintsFrame(channel, hints, offset, more));
      }
      // Says that the beginning of every channel was sent.
      send({ type: 'beat', offset, upstream: upstream() });
    });

  const check = async (connection: Connection) => {
    connection.checkAt = performance.now() + CHECK_MILLISECONDS;
    const { brand, caller } = connection.caller;
    if (caller === null) return;
    const again = await needs.findCaller(brand, caller.tokenHash, needs.now());
    if (again === null) return connection.over('session');
    for (const [name, channel] of Array.from(connection.channels)) {
      if (allowedChannel(rules, { brand, caller: again }, channel)) continue;
      directory.unfollow(connection, name);
      connection.send({ type: 'refused', channel });
    }
  };

  const beat = () => {
    const frame: LiveFrame = { type: 'beat', offset: delivered, upstream: upstream() };
    let checks: Promise<void> = Promise.resolve();
    for (const connection of directory.all()) {
      connection.send(frame);
      if (connection.checkAt > performance.now()) continue;
      checks = checks.then(() => check(connection)).catch(() => undefined);
    }
  };

  const lookAfterReaders = () => {
    for (const connection of directory.all()) {
      const how = connection.look();
      if (how === 'gone') connection.over('unwelcome');
      if (how === 'caught-up') void sendImages(connection);
    }
  };

  return {
    join(connection) {
      // Spread, so that thousands that came together are not looked up together.
      connection.checkAt = performance.now() + CHECK_MILLISECONDS * (0.5 + Math.random() / 2);
      directory.add(connection);
      connection.send({
        type: 'welcome',
        epoch: tail.epoch,
        offset: delivered,
        beatSeconds: BEAT_SECONDS,
      });
    },
    leave: directory.remove,
    subscribe,
    unsubscribe(connection, asked) {
      for (const wish of asked) {
        for (const [name, known] of connection.channels) {
          if (known === wish) directory.unfollow(connection, name);
        }
      }
    },
    settled: () => delivering,
    start() {
      delivered = tail.pos;
      timers.push(
        setInterval(beat, BEAT_SECONDS * 1_000).unref(),
        setInterval(lookAfterReaders, LOOK_MILLISECONDS).unref(),
      );
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      for (const connection of directory.all()) connection.over('leaving');
    },
  };
}
