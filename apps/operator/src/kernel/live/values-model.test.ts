import { applyChange, type KnownValue } from '@palpite/contract/live-value.ts';
import type { LiveFrame } from '@palpite/contract/live.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveCaller } from './channel.ts';
import { gatherChannels } from './channels.ts';
import { type Connection, createConnection } from './connection.ts';
import { channelsHinted } from '../events/topics.ts';
import { byBrand } from './channel.ts';
import { createHub, type Hub } from './hub.ts';
import { createLiveValues, type LiveValues } from '../values/live-values.ts';
import { ODDS, oddsChannel, testNetwork } from './testing/values.ts';

/**
 * Values from their publishers to their readers, over processes whose messages are lost, late and doubled, to readers who are
 * slow, or leave and come back elsewhere.
 */

const PROCESSES = 2;
const READERS = 3;
const KEYS = ['a', 'b', 'c'];
const RUNS = 300;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hinting = Array.from(channelsHinted(), (name) => ({
  name,
  shared: true,
  own: () => null,
  may: () => true,
  keysOf: byBrand,
}));
const channels = gatherChannels([{ channels: [...hinting, oddsChannel()] }]);
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

const step = fc.oneof(
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
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1, 25, 300),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

function startWorld() {
  const network = testNetwork();
  const processes = Array.from({ length: PROCESSES }, () => startProcess(network));
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
  const run = (at: Step) => {
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
  };
  return { network, processes, readers, last, publish, run };
}

test('the last value of every key reaches every reader, and never an older one after a newer one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { network, processes, readers, last, publish, run } = startWorld();
      const pass = async (milliseconds: number) => {
        await vi.advanceTimersByTimeAsync(milliseconds);
        for (const reader of readers) reader.read();
      };
      for (const [at, reader] of readers.entries()) reader.join((processes[at % 2] as Process).hub);
      for (const key of KEYS) publish(key, 'all');
      for (const each of steps) {
        // A publisher that takes over has waited for a lease.
        await pass(1);
        run(each);
        await pass(each.do === 'wait' ? each.milliseconds : 0);
      }
      // The network heals.
      for (const reader of readers) reader.slow(false);
      for (let turn = 0; turn < 8; turn += 1) {
        network.deliverAll();
        if (turn === 2) network.back();
        await pass(300);
      }
      for (const reader of readers) {
        for (const key of KEYS) {
          expect(reader.known.get(`odds:${key}`)?.value).toEqual(last.get(key));
          const homes = reader.seen.flatMap(({ name, home }) =>
            name === `odds:${key}` ? home : [],
          );
          expect(homes).toEqual(homes.toSorted((a, b) => a - b));
        }
      }
      for (const { values, hub } of processes) {
        hub.stop();
        values.stop();
      }
    }),
    { numRuns: RUNS },
  );
}, 120_000);

test('a slow reader has at most one value waiting for each key, however many changes there are', async () => {
  const { processes, readers, publish } = startWorld();
  const [reader] = readers;
  const [first] = processes;
  if (!reader || !first) throw new Error('there is no reader');
  for (const key of KEYS) publish(key, 'all');
  await vi.advanceTimersByTimeAsync(50);
  reader.join(first.hub);
  await vi.advanceTimersByTimeAsync(300);
  reader.read();
  const before = reader.seen.length;
  reader.slow(true);
  for (let change = 0; change < 200; change += 1) {
    publish('a', 'all');
    await vi.advanceTimersByTimeAsync(25);
  }
  reader.slow(false);
  await vi.advanceTimersByTimeAsync(300);
  reader.read();
  expect(reader.seen.length - before).toBe(1);
  for (const { values, hub } of processes) {
    hub.stop();
    values.stop();
  }
});
