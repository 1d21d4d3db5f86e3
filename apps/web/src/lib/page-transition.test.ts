import { afterEach, expect, test, vi } from 'vitest';
import { pageTransition } from './page-transition.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const HOME = { href: '/' } as never;

/** What the router asks at each step, in a browser that can fade pages. */
function askAt(stillness: boolean) {
  vi.stubGlobal('CSS', { supports: () => true });
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: stillness } as never);
  const transition = pageTransition();
  if (typeof transition !== 'object' || typeof transition.types !== 'function') {
    throw new Error('pages never fade');
  }
  const { types } = transition;
  return (pathChanged: boolean, fromLocation: never | undefined = HOME) =>
    types({ fromLocation, toLocation: HOME, pathChanged, hrefChanged: true, hashChanged: false });
}

test('another page fades in; a dialog, a filter and the first page do not', () => {
  const ask = askAt(false);
  expect(ask(true)).toEqual(['page']);
  expect(ask(false)).toBe(false);
  const { types } = pageTransition() as { types: (info: object) => unknown };
  expect(types({ fromLocation: undefined, pathChanged: true })).toBe(false);
});

test('nothing fades for a reader who asks for less motion', () => {
  expect(askAt(true)(true)).toBe(false);
});

test('where a browser cannot tell a page from a dialog, nothing fades', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  expect(pageTransition()).toBe(false);
});
