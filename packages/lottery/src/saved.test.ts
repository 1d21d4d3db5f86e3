import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { savedMark, savedText } from './saved.ts';

test('a saved text has its content in order, and the mark that another library computes', () => {
  const text = savedText({ format: 'lottery-record/1', b: [1, null], a: { left: undefined } });
  const canonical = '{"a":{},"b":[1,null],"format":"lottery-record/1"}';
  expect(JSON.parse(text)).toEqual({
    format: 'lottery-record/1',
    b: [1, null],
    a: {},
    mark: createHash('sha256').update(`lottery-saved/1\n${canonical}`).digest('hex'),
  });
});

test('the order of names does not change the mark, and every value does', () => {
  expect(savedMark({ a: 1, b: '2' })).toBe(savedMark({ b: '2', a: 1 }));
  const others: Parameters<typeof savedMark>[0][] = [
    { a: 1 },
    { a: 1, b: 2 },
    { a: 1, b: '2', c: null },
  ];
  for (const other of others) {
    expect(savedMark(other)).not.toBe(savedMark({ a: 1, b: '2' }));
  }
  expect(() => savedMark({ a: 0.5 })).toThrow(RangeError);
});
