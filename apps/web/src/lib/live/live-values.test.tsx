import type { ValueChannel } from '@palpite/contract/live-value.ts';
import { beginTab } from '@palpite/ui/tab.ts';
import { act, cleanup, render } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeValue, useLiveValue } from './live-values.ts';
import { channelsWanted, wantedChannels } from './wanted-channels.ts';

/** Values that components read while they move. */

const ODDS: ValueChannel<{ home: number; away: number }> = {
  name: 'odds',
  value: v.object({ home: v.number(), away: v.number() }),
};

let drawn: string[];
function Odds({ of }: { of: string }) {
  const odds = useLiveValue(ODDS, of);
  const text = odds ? `${of} ${odds.home}/${odds.away}` : `${of} unknown`;
  drawn.push(text);
  return <p>{text}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  beginTab();
  drawn = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const whole = (seq: number, home: number, away: number, epoch = 1) =>
  takeValue('odds:a', { epoch, seq, patch: { home, away }, whole: true });
const patch = (seq: number, fields: object, epoch = 1) =>
  takeValue('odds:a', { epoch, seq, patch: { ...fields }, whole: false });
const frame = () => act(() => vi.advanceTimersToNextFrame());
const again = () => wantedChannels().getState().again;

test('a value is drawn once an animation frame, with all that changed before it', () => {
  const { container } = render(<Odds of="a" />);
  expect(container.textContent).toBe('a unknown');
  whole(1, 1, 1);
  for (let seq = 2; seq <= 100; seq += 1) patch(seq, { home: seq });
  patch(101, { away: 7 });
  expect(container.textContent).toBe('a unknown');
  const before = drawn.length;
  frame();
  expect(container.textContent).toBe('a 100/7');
  expect(drawn.length - before).toBe(1);
  patch(102, { home: 3 });
  frame();
  expect(container.textContent).toBe('a 3/7');
});

test('a key is followed while a component reads it, by the first and until the last', () => {
  const both = render(
    <>
      <Odds of="a" />
      <Odds of="b" />
      <Odds of="a" />
    </>,
  );
  expect(channelsWanted()).toEqual(['odds:a', 'odds:b']);
  whole(1, 1, 1);
  frame();
  both.rerender(<Odds of="a" />);
  expect(channelsWanted()).toEqual(['odds:a']);
  expect(both.container.textContent).toBe('a 1/1');
  both.unmount();
  expect(channelsWanted()).toEqual([]);
  expect(wantedChannels().getState().own).toEqual([]);
  whole(2, 2, 2);
  render(<Odds of="a" />);
  expect(drawn.at(-1)).toBe('a unknown');
});

test('late and doubled changes show nothing older, and a gap asks for the value once', () => {
  const { container } = render(<Odds of="a" />);
  whole(5, 5, 5);
  patch(6, { home: 6 });
  patch(6, { home: 6 });
  patch(4, { home: 4 });
  whole(3, 3, 3);
  whole(9, 0, 0, 0);
  frame();
  expect(container.textContent).toBe('a 6/5');
  expect(again()).toEqual([]);
  patch(8, { home: 8 });
  patch(9, { home: 9 });
  frame();
  expect(container.textContent).toBe('a 6/5');
  expect(again()).toEqual(['odds:a']);
  whole(9, 9, 5);
  patch(1, { home: 1 }, 2);
  frame();
  expect(container.textContent).toBe('a 9/5');
  whole(1, 1, 1, 2);
  frame();
  expect(container.textContent).toBe('a 1/1');
});

test('a value that this release cannot read is not shown', () => {
  const { container } = render(<Odds of="a" />);
  takeValue('odds:a', { epoch: 1, seq: 1, patch: { home: 'evens', away: 2 }, whole: true });
  frame();
  expect(container.textContent).toBe('a unknown');
});
