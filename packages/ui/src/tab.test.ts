import { afterEach, expect, test, vi } from 'vitest';
import { beginTab, Listeners, perTab } from './tab.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  beginTab();
});

test('a tab remembers its parts until the next one begins', () => {
  const count = perTab(() => ({ presses: 0 }));
  const other = perTab(() => ({ presses: 0 }));
  count().presses += 1;
  expect([count().presses, other().presses]).toEqual([1, 0]);
  beginTab();
  expect(count().presses).toBe(0);
});

test('a server remembers nothing from one page to the next', () => {
  const count = perTab(() => ({ presses: 0 }));
  vi.stubGlobal('document', undefined);
  count().presses += 1;
  expect(count().presses).toBe(0);
});

test('listeners hear of each change until they end it', () => {
  const listeners = new Listeners();
  const heard: string[] = [];
  const stop = listeners.subscribe(() => void heard.push('one'));
  listeners.subscribe(() => void heard.push('other'));
  listeners.tell();
  stop();
  listeners.tell();
  expect(heard).toEqual(['one', 'other', 'other']);
});
