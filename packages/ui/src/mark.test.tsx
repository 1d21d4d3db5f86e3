import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Mark } from './mark.tsx';

type Tell = (entries: Partial<IntersectionObserverEntry>[]) => void;
let tell: Tell;

beforeEach(() => {
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
