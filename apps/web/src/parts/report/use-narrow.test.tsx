import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNarrow } from './use-narrow.ts';

/** Nothing is laid out here: the test knows which elements are watched. */
const watched = new Set<Element>();
class Watcher {
  readonly #own = new Set<Element>();
  observe(element: Element) {
    this.#own.add(element);
    watched.add(element);
  }
  disconnect() {
    for (const element of this.#own) watched.delete(element);
  }
}
afterEach(() => vi.unstubAllGlobals());

function Result({ rows }: { rows: boolean }) {
  const { box } = useNarrow<HTMLDivElement>();
  return rows ? <div ref={box} title="rows" /> : <p>None</p>;
}

test('the width of a result is watched, also where an earlier one was empty, and no longer than it is shown', () => {
  vi.stubGlobal('ResizeObserver', Watcher);
  const page = render(<Result rows={false} />);
  expect(watched.size).toBe(0);
  page.rerender(<Result rows />);
  expect([...watched]).toEqual([page.getByTitle('rows')]);
  page.rerender(<Result rows={false} />);
  expect(watched.size).toBe(0);
  page.rerender(<Result rows />);
  expect([...watched]).toEqual([page.getByTitle('rows')]);
  page.unmount();
  expect(watched.size).toBe(0);
});
