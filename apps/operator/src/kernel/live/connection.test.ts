import type { LiveFrame } from '@palpite/contract/live.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveCaller } from './channel.ts';
import { createConnection } from './connection.ts';

afterEach(() => void vi.useRealTimers());

const beat = (offset: number): LiveFrame => ({ type: 'beat', offset, upstream: 'live' });
function slowReader() {
  const sent: LiveFrame[] = [];
  const reader = { buffered: 0, closed: false };
  let dropped = 0;
  const wire = {
    send: (text: string) => void sent.push(JSON.parse(text) as LiveFrame),
    buffered: () => reader.buffered,
    close: () => {
      reader.closed = true;
    },
  };
  const caller = { brand: {}, caller: null } as LiveCaller;
  const connection = createConnection(wire, caller, () => {
    dropped += 1;
  });
  return { connection, sent, reader, dropped: () => dropped };
}

test('a reader who falls behind is sent nothing until they have caught up, then the present', () => {
  const { connection, sent, reader, dropped } = slowReader();
  connection.send(beat(1));
  reader.buffered = 300 * 1_024;
  for (let offset = 2; offset < 100; offset += 1) connection.send(beat(offset));
  expect(sent).toEqual([beat(1)]);
  expect(dropped()).toBe(1);
  expect(connection.look()).toBe('behind');
  reader.buffered = 0;
  expect(connection.look()).toBe('caught-up');
  expect(connection.look()).toBe('reading');
  connection.send(beat(100));
  expect(sent).toEqual([beat(1), beat(100)]);
});

test('a reader who takes nothing for a minute is gone', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { connection, reader } = slowReader();
  reader.buffered = 300 * 1_024;
  connection.send(beat(1));
  vi.advanceTimersByTime(59_000);
  expect(connection.look()).toBe('behind');
  vi.advanceTimersByTime(2_000);
  expect(connection.look()).toBe('gone');
});

test('frames of the present wait behind those that say where the client is', async () => {
  const { connection, sent } = slowReader();
  const ready = Promise.withResolvers<void>();
  const done = connection.after(async (send) => {
    await ready.promise;
    send({ type: 'resumed', channel: 'account', offset: 7 });
  });
  connection.send(beat(9));
  expect(sent).toEqual([]);
  ready.resolve();
  await done;
  expect(sent.map(({ type }) => type)).toEqual(['resumed', 'beat']);
});

test('nothing follows the last frame', () => {
  const { connection, sent, reader } = slowReader();
  connection.over('session');
  connection.over('leaving');
  connection.send(beat(1));
  expect(sent).toEqual([{ type: 'over', because: 'session' }]);
  expect(reader.closed).toBe(true);
});
