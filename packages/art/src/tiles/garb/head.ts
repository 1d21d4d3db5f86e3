import type { Box } from '../stand.ts';

/**
 * Where the head of each hero is, in the units that it is drawn in: what no frame may cut off. Of a thing it is what it is
 * known by. Where hats and glasses sit: a place, and their size beside a skull of 60 units to each side.
 */
export interface Head {
  readonly box: Box;
  readonly crown?: Anchor;
  readonly eyes?: Anchor;
  /** Where its face ends, if its ears or antlers are most of it. */
  readonly chin?: number;
  /** Its face is one of those that look at the player, whose mood can be another. */
  readonly faces?: boolean;
}
export type Anchor = readonly [x: number, y: number, size: number, turn?: number];

/** A head of its box, its place for a hat and for glasses. */
export const at = (box: Box, crown?: Anchor, eyes?: Anchor): Head => ({
  box,
  ...(crown ? { crown } : {}),
  ...(eyes ? { eyes } : {}),
});
