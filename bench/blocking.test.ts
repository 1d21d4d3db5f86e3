import { expect, test } from 'vitest';
import { blockingMs, type TraceEvent } from './blocking.ts';

const at = (ts: number, name: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 2,
  ts,
  ...more,
});
const page = at(100, 'navigationStart', {
  ph: 'R',
  args: { data: { documentLoaderURL: 'http://localhost/' } },
});
const shown = at(1_000, 'firstContentfulPaint', { ph: 'R' });

test('a task blocks for what it takes a phone four times slower beyond 50 ms, once there is something to see', () => {
  const events = [
    page,
    at(500, 'RunTask', { tdur: 90_000 }),
    shown,
    at(2_000, 'RunTask', { tdur: 12_500 }),
    at(3_000, 'RunTask', { tdur: 20_000 }),
    at(4_000, 'RunTask', { tdur: 20_000, tid: 3 }),
    at(5_000, 'RunTask', { tdur: 20_000, pid: 9 }),
  ];
  expect(blockingMs(events)).toBe(30);
});

test('a trace without a page, or of one that shows nothing, is no measurement', () => {
  expect(() => blockingMs([shown])).toThrow(RangeError);
  expect(() => blockingMs([page])).toThrow(RangeError);
});
