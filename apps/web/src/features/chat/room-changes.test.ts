import type { ChatMessage } from '@palpite/contract/chat.ts';
import { expect, test } from 'vitest';
import { withChanges } from './room-changes.ts';

const message = (id: number): ChatMessage => ({
  id,
  name: 'An***',
  mine: false,
  text: `Message ${id}`,
  at: '2026-03-02T12:00:00.000Z',
});
const rest = { muted: null, language: 'EN' } as const;
const answer = (ids: number[], deleted: number[], cursor: number) => ({
  ...rest,
  messages: ids.map(message),
  deleted,
  cursor,
});
const idsOf = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ id }) => id);

test('an answer adds new messages, removes deleted ones, and repeats none', () => {
  const first = withChanges(undefined, answer([1, 2], [], 2));
  expect(idsOf(first)).toEqual([1, 2]);
  const next = withChanges(first, answer([2, 3], [1], 4));
  expect(idsOf(next)).toEqual([2, 3]);
  expect(next.cursor).toBe(4);
  expect(next).not.toHaveProperty('deleted');
});

test('a page shows the newest hundred', () => {
  const many = Array.from({ length: 100 }, (_, index) => index + 1);
  const room = withChanges(withChanges(undefined, answer(many, [], 100)), answer([101], [], 101));
  expect(idsOf(room)).toHaveLength(100);
  expect(idsOf(room).at(0)).toBe(2);
  expect(idsOf(room).at(-1)).toBe(101);
});
