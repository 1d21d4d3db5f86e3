import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test.each(['password1', 'Qwerty123', '1q2w3e4r', 'abcd1234'])(
  '%s is among the first',
  (password) => {
    expect(isCommonPassword(password, [])).toBe(true);
  },
);

test('the account’s own name is one, whatever its case; a phrase is none', () => {
  expect(isCommonPassword('Beatriz1990', ['beatriz1990'])).toBe(true);
  expect(isCommonPassword('correct horse battery 9', ['beatriz1990', undefined])).toBe(false);
});
