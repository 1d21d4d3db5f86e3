import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePaced } from './use-paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typing() {
  const acted: string[] = [];
  const { result, unmount } = renderHook(() => usePaced((now) => acted.push(now)));
  return { acted, unmount, type: result.current.follow, stop: result.current.stop };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('[LOBBY-06] the first key is acted on at once, the next ones together after a rest', () => {
  const { acted, type } = typing();
  expect(acted).toEqual([]);
  type('o');
  expect(acted).toEqual(['o']);
  pass(50);
  type('on');
  pass(50);
  type('onç');
  expect(acted).toEqual(['o']);
  pass(100);
  expect(acted).toEqual(['o', 'onç']);
  pass(1_000);
  type('onça');
  expect(acted).toEqual(['o', 'onç', 'onça']);
});

test('what is still to come is forgotten when the field is gone', () => {
  const { acted, type, unmount } = typing();
  type('o');
  type('on');
  unmount();
  pass(1_000);
  expect(acted).toEqual(['o']);
});

test('what is still to come is forgotten when the text is replaced beside the field', () => {
  const { acted, type, stop } = typing();
  type('o');
  type('on');
  stop();
  pass(1_000);
  expect(acted).toEqual(['o']);
});
