import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveValues } from './live-values.ts';
import { memoryCarriers } from './testing/carriers.ts';
import { ODDS } from './testing/odds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a publisher that was away while another took its key over shows the other’s value once it is back', async () => {
  const carriers = memoryCarriers();
  const start = () => {
    const values = createLiveValues({ carrier: carriers.open(), log: { warn: vi.fn() } });
    values.start();
    return values;
  };
  const [before, after] = [start(), start()];
  before.publish(ODDS, 'final', { home: 1, away: 1 });
  await vi.advanceTimersByTimeAsync(50);
  // The first of the two.
  await carriers.cut?.(1);
  after.publish(ODDS, 'final', { home: 2, away: 2 });
  await vi.advanceTimersByTimeAsync(50);
  before.follow('odds:final');
  expect(before.whole('odds:final')?.patch.home).toBe(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(before.whole('odds:final')?.patch.home).toBe(2);
  before.stop();
  after.stop();
});
