import { expect, test } from 'vitest';
import { likelyEmail, meantEmail, tidyEmail } from './email.ts';

test('an address keeps its letters and loses what keyboards and clipboards add', () => {
  expect(tidyEmail(' Ana@Example.com\u200b ')).toBe('Ana@Example.com');
  expect(tidyEmail('ａｎａ＠ｅｘａｍｐｌｅ。ｃｏｍ')).toBe('ana@example.com');
});

test.each([
  'ana@example.com.',
  'ana@example..com',
  '.ana@example.com',
  'ana.@example.com',
  'ana@example,com',
  'ana @example.com',
  'ana@@example.com',
  'ana@.example.com',
  'mailto:ana@example.com',
  'Ana <ana@example.com>',
  '"ana"@example.com',
])('%s is impossible, and ana@example.com is what was meant', (typed) => {
  expect(meantEmail(typed)).toBe('ana@example.com');
});

test.each(['ana@example.com', 'ana@example', 'a@b@c.com', 'ana@127.0.0.1', ''])(
  'of %j nothing else is thought',
  (typed) => {
    expect(meantEmail(typed)).toBeNull();
  },
);

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@Hotmial.com', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
])('%s is probably %s', (typed, likely) => {
  expect(likelyEmail(typed)).toBe(likely);
});

test.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@yahoo.com.br',
  'ana@gmx.com',
  'ana',
])('nothing is asked of %s', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
