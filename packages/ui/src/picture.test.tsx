import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';
import type { PictureSource } from './picture-source.ts';

const SOURCE: PictureSource = {
  template: '/images/game/1/tapir/{width}.{format}',
  widths: [160, 240, 360],
  formats: ['avif', 'webp'],
  width: 360,
  height: 480,
};

type Tell = (entries: Partial<IntersectionObserverEntry>[]) => void;
let tell: Tell | undefined;
let options: IntersectionObserverInit | undefined;

/** What the document says of a picture's loading: this one loads nothing by itself. */
let complete = false;

beforeEach(() => {
  vi.useFakeTimers();
  complete = false;
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => complete);
  tell = undefined;
  class Observer {
    constructor(listen: Tell, given: IntersectionObserverInit) {
      tell = listen;
      options = given;
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
  vi.restoreAllMocks();
});

const image = () => screen.queryByAltText<HTMLImageElement>('Tapir');
const fail = () => {
  const shown = image();
  if (!shown) throw new Error('No picture is being tried');
  fireEvent.error(shown);
};

test('a picture that only a wide screen shows at once is asked for there alone, until it comes near', () => {
  const { container } = render(
    <Picture source={SOURCE} alt="Tapir" sizes="10rem" loading="wide" />,
  );
  const sources = () =>
    [...container.querySelectorAll('source')].map(({ media, type }) => `${type} ${media}`);
  expect(sources()).toEqual(['image/avif (width >= 48rem)', 'image/webp (width >= 48rem)']);
  expect(image()?.getAttribute('src')).toBeNull();
  expect(image()?.getAttribute('srcset')).toBeNull();
  act(() => tell?.([{ isIntersecting: true }]));
  expect(sources()).toEqual(['image/avif ']);
  expect(image()?.getAttribute('srcset')).toContain('/images/game/1/tapir/160.webp 160w');
});

test('[SHELL-15] a picture is not asked for until it comes within 1.3 viewports', () => {
  render(<Picture source={SOURCE} alt="Tapir" sizes="10rem" />);
  expect(image()).toBeNull();
  expect(options?.rootMargin).toBe('30%');
  act(() => tell?.([{ isIntersecting: false }]));
  expect(image()).toBeNull();
  act(() => tell?.([{ isIntersecting: true }]));
  expect(image()?.getAttribute('srcset')).toContain('/images/game/1/tapir/160.webp 160w');
});

test('[SHELL-15] after three failed loads an error picture replaces it', () => {
  render(<Picture source={SOURCE} alt="Tapir" sizes="10rem" loading="eager" />);
  for (let attempt = 1; attempt < 3; attempt += 1) {
    const tried = image();
    fail();
    act(() => vi.advanceTimersByTime(200));
    expect(image()).not.toBeNull();
    expect(image()).not.toBe(tried);
  }
  fail();
  expect(image()).toBeNull();
  expect(screen.getByRole('img', { name: 'Tapir' }).dataset.pictureFailed).toBe('');
});

test('a picture that comes at the second attempt stays', () => {
  render(<Picture source={SOURCE} alt="Tapir" sizes="10rem" loading="eager" />);
  fail();
  act(() => vi.advanceTimersByTime(200));
  act(() => vi.advanceTimersByTime(10_000));
  expect(image()).not.toBeNull();
});

test('a picture that failed before the page came to life is tried again', () => {
  complete = true;
  render(<Picture source={SOURCE} alt="Tapir" sizes="10rem" loading="eager" />);
  const tried = image();
  complete = false;
  act(() => vi.advanceTimersByTime(200));
  expect(image()).not.toBeNull();
  expect(image()).not.toBe(tried);
});

test('another picture in the same place starts again', () => {
  const { rerender } = render(
    <Picture source={SOURCE} alt="Tapir" sizes="10rem" loading="eager" />,
  );
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    fail();
    act(() => vi.advanceTimersByTime(200));
  }
  expect(image()).toBeNull();
  const other = { ...SOURCE, template: '/images/game/1/gazela/{width}.{format}' };
  rerender(<Picture source={other} alt="Tapir" sizes="10rem" loading="eager" />);
  expect(image()).not.toBeNull();
});

test('the place has the picture’s proportions before it loads', () => {
  const { container } = render(<Picture source={SOURCE} alt="" sizes="10rem" />);
  expect((container.firstElementChild as HTMLElement).style.aspectRatio).toBe('360 / 480');
});

test('[SHELL-15] until it comes, its place shows its colours, and a picture without any shows the surface', () => {
  const tinted = { ...SOURCE, tint: '102030405060708090' };
  const { container } = render(<Picture source={tinted} alt="Tapir" sizes="10rem" />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.classList.contains('picture-tint')).toBe(true);
  const colours = ['above', 'middle', 'below'].map((part) =>
    place.style.getPropertyValue(`--tint-${part}`),
  );
  expect(colours).toEqual(['#102030', '#405060', '#708090']);
  cleanup();
  const plain = render(<Picture source={SOURCE} alt="Tapir" sizes="10rem" />).container;
  expect(plain.querySelector('.picture-tint')).toBeNull();
});

test('the error picture has none of the colours of the picture that failed', () => {
  const tinted = { ...SOURCE, tint: '102030405060708090' };
  const { container } = render(
    <Picture source={tinted} alt="Tapir" sizes="10rem" loading="eager" />,
  );
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    fail();
    act(() => vi.advanceTimersByTime(200));
  }
  expect(container.querySelector('.picture-tint')).toBeNull();
});
