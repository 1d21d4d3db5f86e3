import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFieldProblem, tidyValue, type ValueRule } from './field-rule.ts';

const rule = (changes: Partial<ValueRule> = {}): ValueRule => ({
  required: true,
  minLength: 2,
  maxLength: 4,
  acceptedPattern: '[a-z]+',
  ...changes,
});

describe('[REG-09] a value is valid when it matches the accepted pattern and its length is in bounds', () => {
  test.each([
    ['ab', null],
    ['abcd', null],
    ['a', 'unfit'],
    ['abcde', 'unfit'],
    ['AB', 'unfit'],
    ['ab1', 'unfit'],
    ['', 'required'],
  ] as const)('%j is %s', (value, problem) => {
    expect(findFieldProblem(rule(), value)).toBe(problem);
  });

  test('the pattern holds for the whole value, whether or not it is anchored', () => {
    for (const acceptedPattern of ['[a-z]+', '^[a-z]+$', '[a-z]+|[0-9]+']) {
      expect(findFieldProblem(rule({ acceptedPattern }), 'ab!')).toBe('unfit');
      expect(findFieldProblem(rule({ acceptedPattern }), 'ab\n')).toBe('unfit');
      expect(findFieldProblem(rule({ acceptedPattern }), 'ab')).toBeNull();
    }
  });

  test('the pattern * means any: only the length decides', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (value) => {
        const length = [...value].length;
        const fits = length >= 2 && length <= 4;
        const expected = length === 0 ? 'required' : fits ? null : 'unfit';
        expect(findFieldProblem(rule({ acceptedPattern: '*' }), value)).toBe(expected);
      }),
    );
  });

  test('a sign outside the basic plane counts once', () => {
    const four = { acceptedPattern: '*', minLength: 4, maxLength: 4 };
    expect(findFieldProblem(rule(four), '𠀀𠀁𠀂𠀃')).toBeNull();
  });

  test('an optional field may stay empty, and is measured once it is filled', () => {
    expect(findFieldProblem(rule({ required: false }), '')).toBeNull();
    expect(findFieldProblem(rule({ required: false }), 'a')).toBe('unfit');
  });
});

test('a number loses the signs that people put between its digits', () => {
  expect(tidyValue('idNumber', '123.456.789-09')).toBe('12345678909');
  expect(tidyValue('whatsapp', '+55 (11) 98757-8294')).toBe('5511987578294');
  expect(tidyValue('qqNum', '１２３ ４５６')).toBe('123456');
  expect(tidyValue('verificationCode', '123 456')).toBe('123456');
  expect(tidyValue('idNumber', 'AB 12-34')).toBe('AB1234');
});

test('names and addresses are trimmed, passwords never', () => {
  expect(tidyValue('username', ' ana ')).toBe('ana');
  expect(tidyValue('nickname', ' Ana   Lua ')).toBe('Ana Lua');
  for (const field of ['password', 'confirmPassword', 'paymentPassword', 'newPassword']) {
    expect(tidyValue(field, ' a b ')).toBe(' a b ');
  }
});
