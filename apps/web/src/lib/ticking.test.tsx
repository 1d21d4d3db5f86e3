import { act, cleanup, render, screen } from '@testing-library/react';
import { beginTab } from '@palpite/ui/tab.ts';
import { Profiler, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secondsUntil, useAsTimePasses } from './ticking.ts';
import { TickingText } from './ticking-text.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});
afterEach(() => {
  cleanup();
  beginTab();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

function Left({ end }: { end: number }) {
  const left = () => `${secondsUntil(end)}`;
  return <TickingText role="timer" text={left} label={() => `${left()} s left`} />;
}
const shown = () => screen.getByRole('timer').textContent;

test('a countdown is right in each second and says so, and nothing renders for it', async () => {
  const drawn = vi.fn();
  render(
    <Profiler id="page" onRender={drawn}>
      <Left end={10_000} />
    </Profiler>,
  );
  expect(shown()).toBe('10');
  drawn.mockClear();
  await pass(3);
  expect(shown()).toBe('7');
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('7 s left');
  await pass(20);
  expect(shown()).toBe('0');
  expect(drawn).not.toHaveBeenCalled();
});

test('another end shows at once, also where it reads as the countdown began', async () => {
  const { rerender } = render(<Left end={10_000} />);
  await pass(4);
  rerender(<Left end={14_000} />);
  expect(shown()).toBe('10');
  rerender(<Left end={5_000} />);
  expect(shown()).toBe('1');
});

test('what a server wrote a minute ago is right once the page has come to life, without a complaint', async () => {
  const page = (
    <StrictMode>
      <Left end={90_000} />
    </StrictMode>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('90');
  await pass(60);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page, { container, hydrate: true });
  expect(shown()).toBe('30');
  await pass(1);
  expect(shown()).toBe('29');
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('what depends on time renders when it is another value, and then once', async () => {
  const drawn = vi.fn();
  function Sale() {
    const isOver = useAsTimePasses(() => secondsUntil(5_000) === 0);
    drawn(isOver);
    return null;
  }
  render(<Sale />);
  drawn.mockClear();
  await pass(4);
  expect(drawn).not.toHaveBeenCalled();
  await pass(6);
  expect(drawn.mock.calls).toEqual([[true]]);
});

test('one timer counts for all, and none is left when the last has gone', async () => {
  const { unmount } = render(
    <>
      <Left end={10_000} />
      <Left end={20_000} />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a tab that slept is right as it wakes', () => {
  render(<Left end={100_000} />);
  vi.setSystemTime(50_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toBe('50');
});
