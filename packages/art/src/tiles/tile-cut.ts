import type { Face } from '@palpite/contract';

/** How a brand shows its games: the frame of a tile, and the display typeface whose letters keep company on it. */
export interface TileCut {
  readonly shape: Face['tile'];
  readonly display: Face['type']['display'];
  /** Two columns wide: a game that the brand features. */
  readonly wide?: boolean;
}
