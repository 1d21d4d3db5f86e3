import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each(['password1', 'Qwerty123', '1q2w3e4r', 'abcd1234'])(
  '%s is among the most common',
  (password) => {
    expect(isCommonPassword(password, [])).toBe(true);
  },
);

test('the account’s own name counts as common, whatever its case; a phrase does not', () => {
  expect(isCommonPassword('Beatriz1990', ['beatriz1990'])).toBe(true);
  expect(isCommonPassword('correct horse battery 9', ['beatriz1990', undefined])).toBe(false);
});
