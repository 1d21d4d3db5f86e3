import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime, isMissingPart, mayRenew, PART_MILLISECONDS, renew } from './missing-part.ts';

const reload = vi.spyOn(location, 'reload');

beforeEach(() => {
  reload.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const gone = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://site.test/assets/${file}`);

test('[SHELL-18] a part may take 120 seconds, and not one more', async () => {
  expect(PART_MILLISECONDS).toBe(120_000);
  const told = inTime(new Promise<never>(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  const late = await told;
  expect(isMissingPart(late)).toBe(true);
  // The network is slow: another page would only take longer.
  expect(mayRenew(late)).toBe(false);
});

test('a part that comes, or fails by itself, is what was waited for, and no clock goes on', async () => {
  await expect(inTime(Promise.resolve('part'))).resolves.toBe('part');
  await expect(inTime(Promise.reject(gone('a.js')))).rejects.toThrow('a.js');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  'Failed to fetch dynamically imported module: https://site.test/assets/a.js',
  'error loading dynamically imported module: https://site.test/assets/a.js',
  'Importing a module script failed.',
])('[SHELL-18] the page is renewed once for a part that is gone: %s', (message) => {
  const error = new TypeError(message);
  expect(mayRenew(error)).toBe(true);
  renew(error);
  expect(mayRenew(error)).toBe(false);
  renew(error);
  expect(reload).toHaveBeenCalledOnce();
  expect(isMissingPart(error)).toBe(true);
});

test('a part that does not come while there is no network renews nothing: it may still be there', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  renew(gone('a.js'));
  expect(reload).not.toHaveBeenCalled();
  expect(mayRenew(gone('a.js'))).toBe(true);
});

test('each part has its own once', () => {
  renew(gone('a.js'));
  expect(mayRenew(gone('b.js'))).toBe(true);
});

test('nothing else renews a page: a call that failed, no error at all', () => {
  for (const other of [new TypeError('Failed to fetch'), 'x', undefined, null]) {
    expect(mayRenew(other)).toBe(false);
  }
  expect(isMissingPart(new TypeError('Failed to fetch'))).toBe(false);
});
