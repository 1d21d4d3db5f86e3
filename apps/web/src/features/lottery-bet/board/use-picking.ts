import { isComposing } from '@palpite/ui/composing.ts';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type Direction, nearest } from './geometry.ts';
import { edgeOf, namedCell, rangeOf, typedDigits } from './pick-moves.ts';
import type { PickGridProps } from './pick-state.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** Digits typed closer together than this name one cell. */
const DIGITS_MILLISECONDS = 900;

const buttonAt = (target: EventTarget): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-pick]')) || undefined;

export const keyOfButton = (target: EventTarget): string | undefined =>
  buttonAt(target)?.dataset.pick;

/** What a grid remembers between events. */
interface Memory {
  /** Where a range begins. */
  anchor: string | undefined;
  /** Digits typed so far, and when. */
  digits: string;
  at: number;
}

/** The handlers of a grid of buttons: what a click and a key choose, and where the focus goes. */
export function usePicking(grid: PickGridProps) {
  const memory = useRef<Memory>({ anchor: undefined, digits: '', at: Number.NEGATIVE_INFINITY });
  return {
    onClick(event: MouseEvent<HTMLElement>) {
      const button = buttonAt(event.target);
      // Safari does not focus a button that is clicked.
      button?.focus();
      const key = button?.dataset.pick;
      if (key !== undefined && !grid.disabled) click(grid, memory.current, key, event.shiftKey);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const from = keyOfButton(event.target);
      if (from === undefined || isComposing(event) || event.altKey) return;
      if (!press(grid, memory.current, event, from)) return;
      event.preventDefault();
      // A dialog around the grid stays open while Escape drops the anchor.
      event.stopPropagation();
    },
  };
}

const isSet = ({ sets = [] }: PickGridProps, key: string) => sets.includes(key);

function click(grid: PickGridProps, memory: Memory, key: string, extend: boolean): void {
  const { rows, reach = 'grid', chosen, onPut, onSet } = grid;
  if (isSet(grid, key)) {
    onSet?.(key);
  } else if (extend && memory.anchor !== undefined) {
    onPut(rangeOf(rows, reach, memory.anchor, key), true);
  } else {
    onPut([key], !chosen.has(key));
    memory.anchor = key;
  }
}

/** @returns whether the key means something here */
function press(
  grid: PickGridProps,
  memory: Memory,
  event: KeyboardEvent<HTMLElement>,
  from: string,
): boolean {
  const { rows, reach = 'grid', disabled, onPut } = grid;
  const command = event.ctrlKey || event.metaKey;
  if (event.key === 'Escape') {
    const dropped = memory.anchor !== undefined;
    memory.anchor = undefined;
    return dropped;
  }
  if (command && event.key.toLowerCase() === 'a') {
    if (!disabled) onPut(rows.flat(), true);
    return rows.length > 0;
  }
  if (/^\d$/.test(event.key) && !command) {
    const before = event.timeStamp - memory.at < DIGITS_MILLISECONDS ? memory.digits : '';
    memory.digits = typedDigits(rows, before, event.key);
    memory.at = event.timeStamp;
    const to = namedCell(rows, reach, from, memory.digits);
    if (to !== undefined) go(grid, memory, event.currentTarget, { from, to, extend: false });
    return true;
  }
  const to = destination(grid, event, from);
  if (to === undefined) return false;
  go(grid, memory, event.currentTarget, { from, to, extend: event.shiftKey });
  return true;
}

function destination(
  { rows }: PickGridProps,
  event: KeyboardEvent<HTMLElement>,
  from: string,
): string | undefined {
  const command = event.ctrlKey || event.metaKey;
  if (event.key === 'Home' || event.key === 'End') {
    return edgeOf(rows, from, { last: event.key === 'End', whole: command });
  }
  const arrow = ARROWS[event.key];
  return arrow && !command ? ahead(event.currentTarget, event.target, arrow) : undefined;
}

/** Moves the focus; with Shift it chooses what lies between. */
function go(
  grid: PickGridProps,
  memory: Memory,
  element: HTMLElement,
  { from, to, extend }: { from: string; to: string; extend: boolean },
): void {
  const { rows, reach = 'grid', disabled, onPut } = grid;
  if (!extend) {
    memory.anchor = isSet(grid, to) ? undefined : to;
  } else if (!disabled && !isSet(grid, from) && !isSet(grid, to)) {
    memory.anchor ??= from;
    onPut(rangeOf(rows, reach, memory.anchor, to), true);
  }
  element.querySelector<HTMLElement>(`[data-pick="${CSS.escape(to)}"]`)?.focus();
}

/** The key of the button that an arrow leads to from this one, among those that are seen. */
function ahead(grid: HTMLElement, target: EventTarget, direction: Direction): string | undefined {
  const here = buttonAt(target)?.getBoundingClientRect();
  if (!here) return undefined;
  const shown = [...grid.querySelectorAll<HTMLElement>('[data-pick]')]
    .map((button) => ({ key: button.dataset.pick, box: button.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const boxes = shown.map(({ box }) => box);
  return shown[nearest(here, boxes, direction)]?.key;
}
