import { expect, test } from 'vitest';
import { packMessages, readMessage } from './messages.ts';

test('messages between processes are within the bytes of a notification, and lose nothing', () => {
  const change = { epoch: 1, seq: 1, patch: { text: 'é'.repeat(100) }, whole: true };
  const changes = Array.from({ length: 300 }, (_, at) => [`odds:${at}`, change] as const);
  const wants = Array.from({ length: 900 }, (_, at) => `odds:want-${at}`);
  const messages = packMessages('process', changes, wants, 7_900);
  expect(Math.max(...messages.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(7_900);
  const read = messages.map(readMessage);
  expect(read.flatMap((message) => message?.changes)).toEqual(changes);
  expect(read.flatMap((message) => message?.wants)).toEqual(wants);
  expect(readMessage('{"from":"a process of another release"}')).toBeUndefined();
});
