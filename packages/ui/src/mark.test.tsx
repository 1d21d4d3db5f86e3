import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Mark } from './mark.tsx';

type Tell = (entries: Partial<IntersectionObserverEntry>[]) => void;
let tell: Tell;

beforeEach(() => {
  vi.useFakeTimers();
  class Observer {
    constructor(listen: Tell) {
      tell = listen;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('is asked for once it comes near, and holds its place until then', () => {
  render(<Mark src="/images/vendor/1/TUCF/icon.svg" alt="Tucano Forge" width={40} height={40} />);
  const image = screen.getByAltText('Tucano Forge');
  expect(image.getAttribute('src')).toBeNull();
  expect(image.getAttribute('width')).toBe('40');
  act(() => tell([{ isIntersecting: false }]));
  expect(image.getAttribute('src')).toBeNull();
  act(() => tell([{ isIntersecting: true }]));
  expect(image.getAttribute('src')).toBe('/images/vendor/1/TUCF/icon.svg');
});

/** Fails the load that is being tried, and lets the rest before the next one pass. */
function fail(container: HTMLElement): void {
  const image = container.querySelector('img');
  if (!image) throw new Error('No image is being tried');
  fireEvent.error(image);
  act(() => void vi.advanceTimersByTime(200));
}

test('[SHELL-15] after three failed loads its name replaces it, and no broken image shows', () => {
  const { container } = render(<Mark src="/a.svg" alt="Tucano Forge" width={140} height={32} />);
  act(() => tell([{ isIntersecting: true }]));
  fail(container);
  fail(container);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.svg');
  fail(container);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Tucano Forge')).toBeTruthy();
});

test('[SHELL-15] where its name is written beside it, a sign says that it is missing', () => {
  const { container } = render(<Mark src="/a.svg" alt="" width={20} height={20} />);
  act(() => tell([{ isIntersecting: true }]));
  for (let attempt = 0; attempt < 3; attempt += 1) fail(container);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-picture-failed] svg')).not.toBeNull();
});
