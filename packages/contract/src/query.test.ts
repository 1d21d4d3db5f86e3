import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readQuery, writeQuery } from './query.ts';

const schema = v.object({
  pageNo: v.optional(v.pipe(v.number(), v.integer())),
  isPlatform: v.optional(v.literal(2)),
  open: v.optional(v.boolean()),
  gameCode: v.optional(v.string()),
  types: v.optional(v.array(v.picklist(['B', 'H']))),
});
const read = (text: string) => readQuery(schema, new URLSearchParams(text));

test.each([
  [
    'pageNo=2&isPlatform=2&open=true&gameCode=007&types=B&types=H',
    { pageNo: 2, isPlatform: 2, open: true, gameCode: '007', types: ['B', 'H'] },
  ],
  ['types=B', { types: ['B'] }],
  ['', {}],
  ['unknown=1', {}],
])('%s is read by the schema’s types', (text, expected) => {
  expect(v.parse(schema, read(text))).toEqual(expected);
});

test.each([
  'pageNo=two',
  'pageNo=1e3',
  'pageNo=',
  'pageNo=1&pageNo=2',
  'open=yes',
  'types=X',
  'gameCode=a&gameCode=b',
])('%s is refused rather than guessed', (text) => {
  expect(v.is(schema, read(text))).toBe(false);
});

test('an omitted field is not written', () => {
  expect(writeQuery({ a: undefined, b: null, c: 0, d: '', e: false, f: [1, 2] }).toString()).toBe(
    'c=0&d=&e=false&f=1&f=2',
  );
});

test('a schema that is not a plain object is refused for a query', () => {
  expect(() => readQuery(v.string(), new URLSearchParams())).toThrow(TypeError);
});
