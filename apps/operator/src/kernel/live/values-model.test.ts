import fc from 'fast-check';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import {
  memoryCarriers,
  notifyCarriers,
  type TestCarriers,
  valkeyCarriers,
} from '@palpite/live/testing/carriers.ts';
import { createNotifications } from '@palpite/server/database/notifications.ts';
import { KEYS, startWorld, step } from './testing/value-world.ts';

/**
 * Values from their publishers to their readers, over processes whose messages are lost, late and doubled and whose connections
 * end, to readers who are slow, or leave and come back elsewhere.
 */

const VALKEY = inject('valkeyProgram');
const whole = inject('prove');

/** Not what sockets wait with: carriers speak to real servers while the test's clock stands. */
const CLOCK = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const;
const passTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: () => Promise.resolve() });
});
afterAll(() => database.drop());
beforeEach(() => void vi.useFakeTimers({ toFake: [...CLOCK] }));
afterEach(() => void vi.useRealTimers());

const CARRIERS = [
  { over: 'memory', runs: 300, open: () => Promise.resolve(memoryCarriers()) },
  {
    over: 'the notifications of a database',
    runs: whole ? 300 : 25,
    open: () => notifyCarriers(database.url, createNotifications),
  },
  {
    over: VALKEY === null ? 'Valkey (left out: none can be had here)' : 'Valkey',
    runs: whole ? 300 : 100,
    open: () => valkeyCarriers(VALKEY ?? ''),
    isMissing: VALKEY === null,
  },
];

describe.each(CARRIERS)('over $over', ({ runs, open, isMissing = false }) => {
  let carriers: TestCarriers;
  beforeAll(async () => {
    if (!isMissing) carriers = await open();
  });
  afterAll(() => carriers?.close());

  test.skipIf(isMissing)(
    'the last value of every key reaches every reader, and never an older one after a newer one',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
          const world = await startWorld(carriers, passTime);
          const { network, processes, readers, last, publish, run, pass } = world;
          for (const [at, reader] of readers.entries()) {
            const process = processes[at % processes.length];
            if (process) reader.join(process.hub);
          }
          for (const key of KEYS) publish(key, 'all');
          for (const each of steps) {
            // A publisher that takes over has waited for a lease.
            await pass(1);
            await run(each);
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
          world.stop();
        }),
        { numRuns: runs },
      );
    },
  );

  test.skipIf(isMissing)(
    'a slow reader has at most one value waiting for each key, however many changes there are',
    async () => {
      const world = await startWorld(carriers, passTime);
      const {
        processes: [first],
        readers: [reader],
        publish,
        pass,
      } = world;
      if (!reader || !first) throw new Error('there is no reader');
      for (const key of KEYS) publish(key, 'all');
      await pass(50);
      reader.join(first.hub);
      await pass(300);
      const before = reader.seen.length;
      reader.slow(true);
      for (let change = 0; change < 200; change += 1) {
        publish('a', 'all');
        await pass(25);
      }
      reader.slow(false);
      await pass(300);
      expect(reader.seen.length - before).toBe(1);
      world.stop();
    },
  );
});
