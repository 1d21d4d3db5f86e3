import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeStorageUsable } from './usable-storage.ts';

const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
const { setItem } = Storage.prototype;
beforeEach(() => localStorage.clear());
afterEach(() => {
  if (own) Object.defineProperty(window, 'localStorage', own);
  else Reflect.deleteProperty(window, 'localStorage');
  Storage.prototype.setItem = setItem;
});

const refuse = (get: () => unknown) =>
  Object.defineProperty(window, 'localStorage', { configurable: true, get });

test.each([
  [
    'a browser that refuses it',
    () =>
      refuse(() => {
        throw new DOMException('', 'SecurityError');
      }),
  ],
  ['a browser that has none', () => refuse(() => null)],
] as const)('with %s what is stored lasts as long as the page', (_, block) => {
  block();
  makeStorageUsable();
  expect(localStorage.getItem('getItem')).toBeNull();
  localStorage.setItem('side', 'mini');
  localStorage.setItem('count', '1');
  expect(localStorage.getItem('side')).toBe('mini');
  expect(Object.keys(localStorage)).toEqual(['side', 'count']);
  localStorage.removeItem('side');
  expect(localStorage.getItem('side')).toBeNull();
});

test('of a full one everything can still be read', () => {
  localStorage.setItem('before', 'kept');
  Storage.prototype.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  makeStorageUsable();
  localStorage.setItem('after', 'new');
  expect([localStorage.getItem('before'), localStorage.getItem('after')]).toEqual(['kept', 'new']);
});

test('one that works is left alone', () => {
  const before = localStorage;
  makeStorageUsable();
  expect(localStorage).toBe(before);
  expect(Object.keys(localStorage)).toEqual([]);
});
