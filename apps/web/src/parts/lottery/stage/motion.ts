/**
 * The draw as a motion. A scene shows the end; its motion leads there and changes nothing of it, so that skipping it, or a
 * reader who wants no motion, comes to the same picture.
 */

/** @returns what moves, from the stage with its end */
export type Motion = (stage: HTMLElement) => readonly Animation[];

const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** The parts of a stage, by name. */
export const partsOf = (stage: HTMLElement, name: string): HTMLElement[] => [
  ...stage.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
];

interface When {
  /** In milliseconds after the beginning. */
  at?: number;
  lasts: number;
  times?: number;
  back?: boolean;
  easing?: string;
}

/** Moves an element; before its time it shows the first frame. */
export function move(
  element: Element,
  frames: Keyframe[],
  { at = 0, lasts, times = 1, back = false, easing = EASE_OUT }: When,
): Animation {
  return element.animate(frames, {
    delay: at,
    duration: lasts,
    iterations: times,
    direction: back ? 'alternate' : 'normal',
    easing,
    fill: 'backwards',
  });
}

/** Hides an element until a moment. */
export const until = (element: Element, at: number): Animation =>
  move(element, [{ opacity: 0 }, { opacity: 1 }], { at, lasts: 160 });

/** Shows an element that has no place in the end, from one moment to another. */
export const between = (element: Element, from: number, to: number): Animation =>
  element.animate([{ opacity: 1 }, { opacity: 1 }], { delay: from, duration: to - from });

/** A number from 0 to 1 for each pair: how decoration differs, the same each time. */
export function unlike(one: number, other: number): number {
  const value = Math.sin(one * 12.9898 + other * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}
