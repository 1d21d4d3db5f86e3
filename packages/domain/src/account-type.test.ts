import { expect, test } from 'vitest';
import { ACCOUNT_TYPES, isGuest } from './account-type.ts';

test('only type 4 is a guest', () => {
  expect(ACCOUNT_TYPES.filter(isGuest)).toEqual([4]);
});
