import { expect, test } from 'vitest';
import { findFieldProblem } from './field-rule.ts';
import { NICKNAME_RULE, tidyNickname } from './nickname.ts';

const problemOf = (typed: string) => findFieldProblem(NICKNAME_RULE, tidyNickname(typed));

test.each(['Ana Lua', '  Zé  do   Caixão ', 'Nguyễn Văn Ấn', 'สมชาย ใจดี', '阿明', "D'Ávila-2.0_x"])(
  'a nickname may be %s',
  (typed) => {
    expect(problemOf(typed)).toBeNull();
  },
);

test.each([
  ['one letter', 'A'],
  ['more than twenty signs', 'a'.repeat(21)],
  ['markup', '<b>Ana</b>'],
  ['a sign that turns the text around', 'Ana\u202Elua'],
  ['a sign that nobody sees', 'Ana\u200BLua'],
  ['letters that nobody sees', '\u3164\u115F\uFFA0'],
  ['a letter that nobody sees among others', 'Ana\u3164'],
  ['a line', 'Ana\u0000Lua'],
  ['accents stacked to a tower', `A${'\u0316'.repeat(8)}na`],
  ['an address', 'win.example/free'],
  ['spaces alone', '   '],
])('and not %s', (_what, typed) => {
  expect(problemOf(typed)).not.toBeNull();
});
