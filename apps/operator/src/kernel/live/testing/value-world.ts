import { applyChange, type KnownValue } from '@palpite/contract/live-value.ts';
import type { LiveFrame } from '@palpite/contract/live.ts';
import fc from 'fast-check';
import { ODDS } from '@palpite/live/testing/odds.ts';
import { createLiveValues, type LiveValues } from '@palpite/live/live-values.ts';
import type { TestCarriers } from '@palpite/live/testing/carriers.ts';
import type { LiveCaller } from '../channel.ts';
import { gatherChannels } from '../channels.ts';
import { type Connection, createConnection } from '../connection.ts';
import { createHub, type Hub } from '../hub.ts';
import { testNetwork } from './network.ts';
import { oddsChannel } from './values.ts';

/**
 * Processes that publish values, and readers of them, over carriers whose messages are lost, late and doubled. The clock is
 * the test's.
 */

const PROCESSES = 2;
const READERS = 3;
export const KEYS = ['a', 'b', 'c'];

const channels = gatherChannels([{ channels: [oddsChannel()] }], new Map());
const log = { warn: () => undefined };
const tail = {
  pos: 0,
  epoch: 'one',
  isStale: false,
  since: () => [],
  onEvents: () => undefined,
} as unknown as Parameters<typeof createHub>[0]['tail'];

interface Process {
  readonly values: LiveValues;
  readonly hub: Hub;
}

function startProcess(network: ReturnType<typeof testNetwork>): Process {
  const values = createLiveValues({ carrier: network.carrier(200), log });
  const hub = createHub({
    tail,
    values,
    channels,
    log,
    now: () => new Date(),
    findCaller: () => Promise.resolve(null),
    metrics: { liveFrames: { inc: () => undefined } },
  });
  hub.start();
  return { values, hub };
}

/** A client that keeps what it knows of values when it connects again, as a page does. */
function createReader() {
  const known = new Map<string, KnownValue>();
  const seen: { name: string; home: number }[] = [];
  let mostWaiting = 0;
  let buffered = 0;
  let taken: string[] = [];
  let at: { hub: Hub; connection: Connection } | undefined;
  const take = (frame: LiveFrame) => {
    if (frame.type !== 'value') return;
    const after = applyChange(known.get(frame.channel), frame);
    if (after === 'old') return;
    if (after === 'gap') {
      void at?.hub.subscribe(at.connection, [frame.channel]);
      return;
    }
    known.set(frame.channel, after);
    seen.push({ name: frame.channel, home: Number(after.value.home) });
  };
  return {
    known,
    seen,
    mostWaiting: () => mostWaiting,
    join(hub: Hub) {
      if (at) at.hub.leave(at.connection);
      taken = [];
      const wire = {
        send(text: string) {
          taken.push(text);
          mostWaiting = Math.max(mostWaiting, taken.length);
        },
        buffered: () => buffered,
        close: () => undefined,
      };
      const caller = { brand: { code: 'palpite' }, caller: null } as unknown as LiveCaller;
      const connection = createConnection(wire, caller, () => undefined);
      at = { hub, connection };
      hub.join(connection, 0);
      void hub.subscribe(
        connection,
        KEYS.map((key) => `odds:${key}`),
      );
    },
    /** Takes nothing, and the network's buffer is full. */
    slow: (isSlow: boolean) => {
      buffered = isSlow ? 40 * 1_024 : 0;
    },
    read() {
      if (buffered > 0) return;
      for (const text of taken.splice(0)) take(JSON.parse(text) as LiveFrame);
    },
  };
}

/** What may happen, each with how often. */
export const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('publish' as const),
      key: fc.nat(KEYS.length - 1),
      side: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      at: fc.nat(20),
      keep: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), at: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('slow' as const),
      reader: fc.nat(READERS - 1),
      isSlow: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      reader: fc.nat(READERS - 1),
      to: fc.nat(PROCESSES - 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('takeOver' as const), key: fc.nat(KEYS.length - 1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cut' as const),
      at: fc.nat(PROCESSES - 1),
      key: fc.nat(KEYS.length - 1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1, 25, 300),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

/** @param pass lets that many milliseconds pass */
export async function startWorld(
  carriers: TestCarriers,
  passTime: (milliseconds: number) => Promise<unknown>,
) {
  const network = testNetwork(carriers);
  const processes = Array.from({ length: PROCESSES }, () => startProcess(network));
  await network.connected(passTime);
  const readers = Array.from({ length: READERS }, createReader);
  const publishers = new Map(KEYS.map((key, at) => [key, at % PROCESSES]));
  const last = new Map<string, { home: number; away: number }>();
  let count = 0;
  const processAt = (at: number) => processes[at] as Process;
  const publish = (key: string, patch: 'home' | 'away' | 'all') => {
    count += 1;
    const before = last.get(key);
    // `home` grows with each change, so that an older value shows.
    const value = { home: count, away: patch === 'home' && before ? before.away : count };
    last.set(key, value);
    const { values } = processAt(publishers.get(key) ?? 0);
    values.publish(ODDS, key, patch === 'home' && before ? { home: count } : value);
  };
  const run = async (at: Step) => {
    const key = 'key' in at ? (KEYS[at.key] ?? '') : '';
    if (at.do === 'publish') publish(key, at.side ? 'home' : 'away');
    if (at.do === 'deliver') network.deliver(at.at, at.keep);
    if (at.do === 'lose') network.lose(at.at);
    if (at.do === 'slow') readers[at.reader]?.slow(at.isSlow);
    if (at.do === 'move') readers[at.reader]?.join(processAt(at.to).hub);
    if (at.do === 'takeOver') {
      const next = ((publishers.get(key) ?? 0) + 1) % PROCESSES;
      publishers.set(key, next);
      processAt(next).values.end(ODDS, key);
      publish(key, 'all');
    }
    if (at.do === 'cut' && carriers.cut) {
      const connections = network.connections();
      await carriers.cut(at.at);
      publish(key, 'home');
      await network.connected(passTime, connections + 1);
    }
  };
  return {
    network,
    processes,
    readers,
    last,
    publish,
    run,
    /** Time passes, what was sent in it arrives, and readers read. */
    async pass(milliseconds: number) {
      await passTime(milliseconds);
      await network.arrived();
      for (const reader of readers) reader.read();
    },
    stop() {
      for (const { values, hub } of processes) {
        hub.stop();
        values.stop();
      }
    },
  };
}
