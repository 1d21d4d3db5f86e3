import { afterEach, expect, test, vi } from 'vitest';
import { isSparing, whenNear } from './load-ahead.ts';

const connect = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test.each(['slow-2g', '2g', '3g'])('a %s network is sparing', (effectiveType) => {
  connect({ effectiveType, saveData: false });
  expect(isSparing()).toBe(true);
});

test('a reader who saves data is sparing on any network', () => {
  connect({ effectiveType: '4g', saveData: true });
  expect(isSparing()).toBe(true);
});

test('a fast network, and a browser that tells nothing of its network, are not sparing', () => {
  connect({ effectiveType: '4g', saveData: false });
  expect(isSparing()).toBe(false);
  Reflect.deleteProperty(navigator, 'connection');
  expect(isSparing()).toBe(false);
});

test('what a part holds is watched, and of a part within it what that one holds: neither has a box', () => {
  const watched: string[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (element: Element) => watched.push(element.id);
      disconnect() {}
    },
  );
  const around = document.createElement('div');
  around.innerHTML =
    '<p id="own"></p><div class="contents"><p id="inner"></p><div class="contents"><p id="innermost"></p></div></div>';
  whenNear(around, () => {})();
  expect(watched).toEqual(['own', 'inner', 'innermost']);
  vi.unstubAllGlobals();
});
