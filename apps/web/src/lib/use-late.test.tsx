import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLate } from './use-late.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('what comes soon is never shown as late; what does not is, until it has come', () => {
  const { result, rerender } = renderHook(({ waiting }) => useLate(waiting), {
    initialProps: { waiting: false },
  });
  rerender({ waiting: true });
  pass(299);
  expect(result.current).toBe(false);
  rerender({ waiting: false });
  pass(1_000);
  expect(result.current).toBe(false);
  rerender({ waiting: true });
  pass(300);
  expect(result.current).toBe(true);
  rerender({ waiting: false });
  expect(result.current).toBe(false);
  rerender({ waiting: true });
  expect(result.current).toBe(false);
});
