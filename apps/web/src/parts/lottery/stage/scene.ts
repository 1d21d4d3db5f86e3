import type { ComponentType } from 'react';
import type { OpenedDraw } from '../lottery-queries.ts';
import type { Motion } from './motion.ts';

export interface SceneProps {
  readonly draw: Pick<OpenedDraw, 'prizes'>;
}

/** How a game draws. */
export interface Scene {
  /** The end of a draw, without words: those are next to it. */
  readonly Still: ComponentType<SceneProps>;
  readonly motion: Motion;
}
