export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Going sideways off the line costs this many times as much as going on. */
const OFF_LINE = 3;
/** Middles this close along the way are side by side, not ahead. */
const SAME = 4;

const middle = ({ left, top, width, height }: Box) => ({
  x: left + width / 2,
  y: top + height / 2,
});

/**
 * The box that an arrow leads to: ahead, near, and in line if there is one.
 * @returns its index, or -1 when no box is ahead
 */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const here = middle(from);
  const sideways = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, box] of boxes.entries()) {
    const there = middle(box);
    const [across, along] = [there.x - here.x, there.y - here.y];
    const ahead = (sideways ? across : along) * sign;
    if (ahead <= SAME) continue;
    const distance = ahead + Math.abs(sideways ? along : across) * OFF_LINE;
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}
