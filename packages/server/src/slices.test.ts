import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapInSlices } from './slices.ts';

let milliseconds = 0;
beforeEach(() => {
  milliseconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => milliseconds);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Work of so many milliseconds for each item, which notes what it does. */
const notedWork = (log: string[], name: string, each: number) => (item: number) => {
  milliseconds += each;
  log.push(`${name}${item}`);
  return item * 10;
};

/** Notes each turn of the event loop. @returns what ends that */
function noteTurns(log: string[]) {
  let isOn = true;
  const turn = () => {
    if (!isOn) return;
    log.push('|');
    setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOn = false;
  };
}

test('work that lasts lets the event loop run between its items; the results are in order', async () => {
  const log: string[] = [];
  const stop = noteTurns(log);
  const results = await mapInSlices([1, 2, 3, 4, 5], notedWork(log, '', 2));
  stop();
  expect(results).toEqual([10, 20, 30, 40, 50]);
  expect(log.join('')).toBe('12|34|5');
});

test('work that is over within a slice is done at once', async () => {
  const log: string[] = [];
  const stop = noteTurns(log);
  await mapInSlices([1, 2, 3], notedWork(log, '', 1));
  stop();
  expect(log.join('')).toBe('123');
});

test('of several pieces of long work one slice is done in a turn of the loop', async () => {
  const log: string[] = [];
  const items = [1, 2, 3];
  const both = [
    mapInSlices(items, notedWork(log, 'a', 4)),
    mapInSlices(items, notedWork(log, 'b', 4)),
  ];
  const stop = noteTurns(log);
  await Promise.all(both);
  stop();
  // The first slice of each is in the turn in which its call came.
  expect(log.join('')).toBe('a1b1|a2|b2|a3|b3');
});

test('what the work throws ends it', async () => {
  const log: string[] = [];
  const work = notedWork(log, '', 4);
  const failing = mapInSlices([1, 2, 3], (item) => {
    if (item === 2) throw new Error('two');
    return work(item);
  });
  await expect(failing).rejects.toThrow('two');
  expect(log.join('')).toBe('1');
  expect(await mapInSlices([4, 5], work)).toEqual([40, 50]);
});
