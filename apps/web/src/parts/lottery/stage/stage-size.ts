import type { Kind } from '@palpite/lottery/games.ts';

const HEIGHTS: Readonly<Record<Kind, string>> = {
  north: 'h-22',
  south: 'h-22',
  '5d': 'h-18',
  '11of5': 'h-18',
  k3: 'h-18',
  pk10: 'h-18',
  keno: 'h-23',
};

/** Of a region of Vietnam, which is drawn once a day: with room its stage is in the line of the sale. */
export const isFlat = (kind: Kind): boolean => kind === 'north' || kind === 'south';

/** The height of a game's stage, before and after its code has come: nothing below it moves, and the board begins high. */
export const stageHeight = (kind: Kind): string =>
  `${HEIGHTS[kind]} ${isFlat(kind) ? '@4xl:h-16' : '@3xl:h-27'}`;

/** What it takes while a draw runs: a race and a lid need more, and lie over the sale's line, never over the board. */
export const runningHeight = (kind: Kind): string =>
  kind === 'pk10' || kind === 'k3' ? 'h-34 @3xl:h-42' : 'h-full';
