import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

let reducedMotion = false;

class SampleQuery extends EventTarget implements MediaQueryList {
  readonly media: string;
  readonly onchange = null;
  constructor(media: string) {
    super();
    this.media = media;
  }
  get matches() {
    return this.media.includes('reduced-motion') && reducedMotion;
  }
  addListener() {}
  removeListener() {}
}

beforeEach(() => {
  reducedMotion = false;
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => new SampleQuery(query));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let drawn = 0;

async function showCarousel(count: number) {
  const carousel = (
    <Carousel
      roleName="carousel"
      slideRoleName="slide"
      label="Highlights"
      slides={Array.from({ length: count }, (_, at) => ({
        id: `${at}`,
        content: <p>{`Slide ${at + 1}`}</p>,
      }))}
      slideLabel={(number) => `${number} of ${count}`}
      showSlideLabel={(number) => `Show ${number}`}
      pauseLabel="Pause"
      playLabel="Resume"
    />
  );
  render(
    <Profiler id="carousel" onRender={() => (drawn += 1)}>
      {carousel}
    </Profiler>,
  );
  // The machinery comes when the page is idle.
  await act(async () => {
    await vi.advanceTimersByTimeAsync(3000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
}

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** Number of the slide that is shown. */
const shown = () =>
  screen
    .getAllByRole('button', { name: /^Show / })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
const carousel = () => screen.getByRole('region', { name: 'Highlights' });

test('[SHELL-05] a slide stays five seconds, then the next one comes, and after the last the first', async () => {
  await showCarousel(2);
  expect(shown()).toBe(1);
  await pass(4900);
  expect(shown()).toBe(1);
  await pass(200);
  expect(shown()).toBe(2);
  await pass(5000);
  expect(shown()).toBe(1);
});

test('slides that move draw nothing again, and what is not shown cannot be reached', async () => {
  await showCarousel(3);
  const before = drawn;
  await pass(5100);
  expect(shown()).toBe(2);
  expect(drawn).toBe(before);
  const slides = screen.getAllByText(/^Slide /).map(({ parentElement }) => parentElement);
  expect(slides.map((slide) => slide?.inert)).toEqual([true, false, true]);
});

test('[SHELL-05] one banner alone has no dots, no pause and does not move', async () => {
  await showCarousel(1);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('Slide 1')).toBeTruthy();
});

test('a pause holds until it is lifted', async () => {
  await showCarousel(2);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(12_000);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await pass(5100);
  expect(shown()).toBe(2);
});

test('it waits while the mouse is over it, and while the keyboard is in it', async () => {
  await showCarousel(2);
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  await pass(12_000);
  expect(shown()).toBe(1);
  fireEvent.pointerLeave(carousel());
  fireEvent.focusIn(screen.getByRole('button', { name: 'Show 2' }));
  await pass(12_000);
  expect(shown()).toBe(1);
  fireEvent.focusOut(screen.getByRole('button', { name: 'Show 2' }), {
    relatedTarget: document.body,
  });
  await pass(5100);
  expect(shown()).toBe(2);
});

test('a visitor who wants less motion moves it by hand, and has nothing to pause', async () => {
  reducedMotion = true;
  await showCarousel(3);
  await pass(12_000);
  expect(shown()).toBe(1);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 3' }));
  await pass(100);
  expect(shown()).toBe(3);
});

test('nothing moves while somebody types, and goes on once they have left the field', async () => {
  await showCarousel(2);
  const field = document.body.appendChild(document.createElement('input'));
  act(() => field.focus());
  await pass(12_000);
  expect(shown()).toBe(1);
  act(() => field.blur());
  await pass(5_000);
  expect(shown()).toBe(2);
  field.remove();
});

test('more dots than a phone is wide scroll in their own place', async () => {
  await showCarousel(8);
  const dots = screen.getByRole('button', { name: 'Show 1' }).parentElement;
  expect(dots?.className).toContain('overflow-x-auto');
});
