import { afterEach, expect, test } from 'vitest';
import { forgetAccount, rememberAccount, rememberedAccount } from './remembered-account.ts';

const DAY = 86_400_000;
afterEach(() => localStorage.clear());

test('[LOGIN-05] remember-me keeps the account name for one day, to the millisecond', () => {
  rememberAccount('ana', 1_000);
  expect(rememberedAccount(1_000 + DAY - 1)).toBe('ana');
  expect(rememberedAccount(1_000 + DAY)).toBeNull();
});

test('a name whose day is over is removed from the browser', () => {
  rememberAccount('ana', 0);
  rememberedAccount(DAY);
  expect(localStorage).toHaveLength(0);
});

test('a remembered name can be removed', () => {
  rememberAccount('ana');
  forgetAccount();
  expect(rememberedAccount()).toBeNull();
});

test('an invalid stored value is not a name', () => {
  for (const text of ['', 'ana', '{}', '{"username":7,"until":9e15}', 'null']) {
    localStorage.setItem('rememberedAccount', text);
    expect(rememberedAccount()).toBeNull();
  }
});
